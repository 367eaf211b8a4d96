"""The tools of the rail, in its order and groups."""

from editor.tools.art_tool import ArtTool
from editor.tools.art_trace_tool import ArtTraceTool
from editor.tools.edit_vertices_tool import EditVerticesTool
from editor.tools.select_tool import SelectTool
from editor.tools.tool import Tool, ToolDesk

GROUPS: tuple[tuple[type[Tool], ...], ...] = (
    (SelectTool, EditVerticesTool),
    (ArtTraceTool,),
    (ArtTool,),
)
"""Select and vertices / draw / split, merge, smooth / brush, stamp / link, block / measure, art."""


def all_tools(desk: ToolDesk) -> tuple[tuple[Tool, ...], ...]:
    return tuple(tuple(made(desk) for made in group) for group in GROUPS)
