"""The options with which a command chooses how the rules are read, and which invented units there are."""

from pathlib import Path
from typing import Annotated

import typer

Edition = Annotated[str, typer.Option(help="Take this book's reading everywhere, for example sw-sv.")]
Rulings = Annotated[list[str] | None, typer.Option("--ruling", metavar="ID=OPTION", help="One dispute, one option.")]
Without = Annotated[list[str] | None, typer.Option("--without", metavar="CLAUSE", help="Switch a clause off.")]
Units = Annotated[
    list[Path] | None, typer.Option("--units", metavar="FOLDER", help="Invented units that scenarios may name.")
]
