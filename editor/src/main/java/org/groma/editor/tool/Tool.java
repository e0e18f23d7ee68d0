package org.groma.editor.tool;

/** A tool in one of its states. Immutable. */
public interface Tool {

  /** Which tool it is. */
  ToolKind kind();

  /** What follows from an input. */
  Response on(Input input, Ground ground);
}
