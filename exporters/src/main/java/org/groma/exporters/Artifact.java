package org.groma.exporters;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;

/**
 * A file that an export makes: its usual name, and its content, which is written when asked for, so
 * that large ones never stand in memory as a whole.
 */
public record Artifact(String name, Content content) {

  /** The bytes of a file; the same each time it is written. */
  @FunctionalInterface
  public interface Content {
    void writeTo(OutputStream out) throws IOException;
  }

  public static Artifact of(String name, byte[] bytes) {
    return new Artifact(name, out -> out.write(bytes));
  }

  public static Artifact of(String name, String text) {
    return of(name, text.getBytes(StandardCharsets.UTF_8));
  }

  /** The whole content, for those that need it in one piece. */
  public byte[] bytes() {
    ByteArrayOutputStream bytes = new ByteArrayOutputStream();
    try {
      content.writeTo(bytes);
    } catch (IOException impossible) { // nothing is written but to memory
      throw new UncheckedIOException(impossible);
    }
    return bytes.toByteArray();
  }
}
