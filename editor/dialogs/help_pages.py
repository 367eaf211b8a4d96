"""The pages of the help, made from the commands, tools and finding codes themselves, so that none can be missing."""

from collections.abc import Iterable
from dataclasses import dataclass
from html import escape

from PySide6.QtGui import QAction, QKeySequence

from core.topology.checks.finding_code import Code
from core.topology.checks.findings_page import GROUPS
from editor.action_book import MENUS, ActionBook, plain_menu, plain_text
from editor.map_words import severity_title
from editor.tools.tool import Tool
from editor.words import mark, tr


@dataclass(frozen=True, slots=True)
class HelpPage:
    """`group` is where it stands in the list; pages without one stand for themselves."""

    title: str
    html: str
    group: str = ""


_FIRST_STEPS = mark("""
<p>A map is a board with regions. Neighbouring regions share one border: move it, and both follow.</p>
<ol>
<li><b>Draw.</b> Take the draw tool (<b>P</b>) and click corners; click the first one again to close. Near a vertex,
border or the frame the point jumps onto it. A region drawn over others is trimmed to them.</li>
<li><b>Fill and cut.</b> The bucket makes a region of any open area, split cuts one in two, merge joins them.</li>
<li><b>Tag.</b> Give names, terrains and symbols in the Region panel, in the regions table, or with the brush.</li>
<li><b>Check.</b> The findings panel tells what is wrong while you work. Each finding can be shown, selected, mended
with a preview, or ignored with a reason.</li>
<li><b>Use.</b> Export pictures and adjacency tables, print at exact size, or play on it in the sandbox.</li>
</ol>
<p>Everything can be undone. A recovery copy of unsaved work is written a moment after each change, and the last ten
saves are kept under <b>File › Earlier versions</b>.</p>
""")


def help_pages(actions: ActionBook, tools: Iterable[Tool]) -> tuple[HelpPage, ...]:
    """Every page, in the order of the list."""
    return (
        HelpPage(tr("First steps"), f"<h2>{tr('First steps')}</h2>{tr(_FIRST_STEPS)}"),
        HelpPage(tr("Shortcuts"), shortcut_page(actions)),
        *(tool_page(tool) for tool in tools),
        *(finding_page(code, title) for title, codes in GROUPS for code in codes),
    )


def tool_page(tool: Tool) -> HelpPage:
    keys = f"<p>{tr('Keys:')} <b>{escape(tool.keys.replace(' ', ', '))}</b></p>" if tool.keys else ""
    about = f"<p>{escape(tr(tool.about) or tool.hint())}</p>"
    if tool.about_keys:
        about += f"<p>{escape(tr(tool.about_keys))}</p>"
    menu = tr("In the menu {}.").format(escape(plain_menu(tool.menu)))
    html = f"<h2>{escape(tr(tool.title))}</h2>{about}{keys}<p>{menu}</p>"
    return HelpPage(tr(tool.title), html, tr("Tools"))


def finding_page(code: Code, group: str) -> HelpPage:
    repair = f"<p>{tr('It can be repaired by its own button, with a preview.')}</p>" if code.fix else ""
    html = (
        f"<h2>{escape(finding_title(code))}</h2><p><b>{severity_title(code.severity)}</b> · {escape(tr(group))}</p>"
        f"<p>{escape(tr(code.meaning))}</p><h3>{tr('How to mend it')}</h3><p>{escape(tr(code.mend))}</p>{repair}"
    )
    return HelpPage(finding_title(code), html, tr("Findings"))


def finding_title(code: Code) -> str:
    return tr(code.id.replace("-", " ").capitalize())


def shortcut_page(actions: ActionBook) -> str:
    """Every command with its keys, menu by menu, for reading and printing."""
    parts = [f"<h2>{tr('Shortcuts')}</h2>"]
    for menu in MENUS:
        rows = "".join(
            f"<tr><td width='62%'>{escape(plain_text(entry.action))}</td>"
            f"<td><b>{escape(_keys(entry.action))}</b></td></tr>"
            for entry in actions.entries()
            if entry.menu == menu and entry.action.shortcuts()
        )
        if rows:
            parts.append(f"<h3>{plain_menu(menu)}</h3><table width='100%' cellpadding='2'>{rows}</table>")
    return "".join(parts)


def _keys(action: QAction) -> str:
    native = QKeySequence.SequenceFormat.NativeText
    return ", ".join(each.toString(native) for each in action.shortcuts())
