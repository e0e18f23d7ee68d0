package org.groma.editor.fuzz;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;

/** Cuts pieces out of an input as long as the reader fails in the same way. */
final class Minimiser {

  private static final long PATIENCE = 3_000_000_000L;

  private final FuzzFailure failure;
  private final Path folder;
  private final long began = System.nanoTime();

  Minimiser(FuzzFailure failure, Path folder) {
    this.failure = failure;
    this.folder = folder.resolve(failure.target().name());
  }

  byte[] smallest() throws IOException {
    Files.createDirectories(folder);
    byte[] input = failure.input();
    if (failure.cause() instanceof IllegalStateException || failure.cause() instanceof Error) {
      return input; // what hangs or fills the memory is not tried again and again
    }
    for (int piece = input.length / 2; piece > 0; piece /= 2) {
      for (int at = 0; at + piece <= input.length && hasTime(); ) {
        byte[] shorter = new byte[input.length - piece];
        System.arraycopy(input, 0, shorter, 0, at);
        System.arraycopy(input, at + piece, shorter, at, shorter.length - at);
        if (failsAlike(shorter)) {
          input = shorter;
        } else {
          at += piece;
        }
      }
    }
    return input;
  }

  private boolean hasTime() {
    return System.nanoTime() - began < PATIENCE;
  }

  private boolean failsAlike(byte[] input) {
    try {
      failure.target().reader().read(input, folder);
      return false;
    } catch (Throwable failed) { // which is what is looked for
      return new FuzzFailure(failure.target(), 0, input, failed).kind().equals(failure.kind());
    }
  }
}
