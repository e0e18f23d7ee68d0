package org.groma.editor.tool;

/** Leaves the map alone: the hand that holds it is no business of tools. */
public enum PanTool implements Tool {
  START;

  @Override
  public ToolKind kind() {
    return ToolKind.PAN;
  }

  @Override
  public Response on(Input input, Ground ground) {
    return Response.of(this, Preview.NONE);
  }
}
