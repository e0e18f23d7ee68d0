package org.groma.editor.cli;

import java.nio.file.Path;
import java.util.Optional;

/** A machine without a display. */
final class NoScreen implements Screen {

  @Override
  public Optional<String> obstacle() {
    return Optional.of("There is no display.");
  }

  @Override
  public void edit(Optional<Path> project, Optional<Path> home) {
    throw new AssertionError("no window can be opened");
  }
}
