package org.groma.editor.cli;

import java.util.concurrent.Callable;

/** A command that does something. */
interface Task extends Callable<Integer> {

  /**
   * What it does, to follow "while": {@code reading maps/gallia}. Told when it fails unexpectedly.
   */
  String doing();

  /** Does it and gives the exit code. */
  @Override
  Integer call();
}
