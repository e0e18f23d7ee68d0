package org.groma.editor.studio;

import org.groma.editor.tool.AdjacencyTool;
import org.groma.editor.tool.AssignTool;
import org.groma.editor.tool.CityTool;
import org.groma.editor.tool.DistanceTool;
import org.groma.editor.tool.DrawTool;
import org.groma.editor.tool.LabelTool;
import org.groma.editor.tool.MarkTool;
import org.groma.editor.tool.MeasureTool;
import org.groma.editor.tool.MergeTool;
import org.groma.editor.tool.PanTool;
import org.groma.editor.tool.PieceTool;
import org.groma.editor.tool.PlaceTool;
import org.groma.editor.tool.PortTool;
import org.groma.editor.tool.RedrawTool;
import org.groma.editor.tool.RiverTool;
import org.groma.editor.tool.SelectTool;
import org.groma.editor.tool.SplitTool;
import org.groma.editor.tool.StraitTool;
import org.groma.editor.tool.Tool;
import org.groma.editor.tool.ToolKind;
import org.groma.editor.tool.VertexTool;

/** Takes tools out: each kind in the state it starts in. */
final class Toolbox {

  private Toolbox() {}

  static Tool start(ToolKind kind) {
    return switch (kind) {
      case SELECT -> SelectTool.START;
      case PAN -> PanTool.START;
      case VERTEX -> VertexTool.START;
      case DRAW -> DrawTool.PROVINCE;
      case SPLIT -> SplitTool.START;
      case MERGE -> MergeTool.START;
      case REDRAW -> RedrawTool.START;
      case MARK -> MarkTool.START;
      case RIVER -> RiverTool.START;
      case STRAIT -> StraitTool.START;
      case ADJACENCY -> AdjacencyTool.START;
      case CITY -> CityTool.START;
      case PORT -> PortTool.START;
      case SEA -> DrawTool.SEA;
      case ASSIGN -> AssignTool.START;
      case PIECES -> PieceTool.START;
      case LABEL -> LabelTool.START;
      case MEASURE -> MeasureTool.START;
      case DISTANCE -> DistanceTool.START;
      case PLACE -> PlaceTool.START;
    };
  }
}
