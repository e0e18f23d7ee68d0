package org.groma.editor.tool;

/** A tool in one of its states. Immutable. */
public interface Tool {

  /** Which tool it is. */
  ToolKind kind();

  /** Whether it has a use for an input that otherwise would zoom or take up another tool. */
  default boolean wants(Input input) {
    return false;
  }

  /** What follows from an input. */
  Response on(Input input, Ground ground);
}
