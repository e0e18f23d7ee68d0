package org.groma.editor.studio;

import org.groma.editor.tool.SelectTool;
import org.groma.editor.tool.Tool;
import org.groma.editor.tool.ToolKind;
import org.groma.editor.tool.VertexTool;

/** Takes tools out: each kind in the state it starts in. */
final class Toolbox {

  private Toolbox() {}

  static Tool start(ToolKind kind) {
    return switch (kind) {
      case VERTEX -> VertexTool.START;
      default -> SelectTool.START;
    };
  }
}
