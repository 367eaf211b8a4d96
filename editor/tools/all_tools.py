"""The tools of the rail, in its order and groups."""

from editor.tools.art_tool import ArtTool
from editor.tools.art_trace_tool import ArtTraceTool
from editor.tools.block_tool import BlockTool
from editor.tools.brush_tool import BrushTool
from editor.tools.bucket_tool import BucketTool
from editor.tools.draw_region_tool import DrawRegionTool
from editor.tools.edit_vertices_tool import EditVerticesTool
from editor.tools.freehand_tool import FreehandTool
from editor.tools.link_tool import LinkTool
from editor.tools.measure_tool import MeasureTool
from editor.tools.merge_tool import MergeTool
from editor.tools.rectangle_tool import RectangleTool
from editor.tools.select_tool import SelectTool
from editor.tools.smooth_tool import SmoothTool
from editor.tools.split_tool import SplitTool
from editor.tools.stamp_tool import StampTool
from editor.tools.tool import Tool, ToolDesk

GROUPS: tuple[tuple[type[Tool], ...], ...] = (
    (SelectTool, EditVerticesTool),
    (DrawRegionTool, RectangleTool, FreehandTool, BucketTool, ArtTraceTool),
    (SplitTool, MergeTool, SmoothTool),
    (BrushTool, StampTool),
    (LinkTool, BlockTool),
    (MeasureTool, ArtTool),
)
"""Select and vertices / draw / split, merge, smooth / brush, stamp / link, block / measure, art."""


def all_tools(desk: ToolDesk) -> tuple[tuple[Tool, ...], ...]:
    return tuple(tuple(made(desk) for made in group) for group in GROUPS)
