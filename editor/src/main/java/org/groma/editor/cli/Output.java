package org.groma.editor.cli;

import java.io.FileDescriptor;
import java.io.FileOutputStream;
import java.io.FilterOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.io.OutputStreamWriter;
import java.io.PrintWriter;
import java.nio.charset.StandardCharsets;

/**
 * A standard stream: UTF-8 whatever the platform thinks, and aware of what could not be written.
 */
final class Output {

  private final Watched watched;
  private final PrintWriter writer;

  Output(FileDescriptor stream) {
    watched = new Watched(new FileOutputStream(stream));
    writer = new PrintWriter(new OutputStreamWriter(watched, StandardCharsets.UTF_8));
  }

  PrintWriter writer() {
    return writer;
  }

  /**
   * Whether something was lost. A reader that has seen enough, such as {@code head}, is no loss.
   */
  boolean failed() {
    writer.flush();
    return watched.failed;
  }

  /** A print writer only remembers that something failed; this remembers what. */
  private static final class Watched extends FilterOutputStream {

    private static final String READER_LEFT = "Broken pipe";
    private boolean failed;

    Watched(OutputStream stream) {
      super(stream);
    }

    @Override
    public void write(byte[] bytes, int offset, int length) throws IOException {
      try {
        out.write(bytes, offset, length);
      } catch (IOException lost) {
        failed |= !READER_LEFT.equals(lost.getMessage());
        throw lost;
      }
    }
  }
}
