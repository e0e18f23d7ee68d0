package org.groma.editor.cli;

import java.io.IOException;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.io.Writer;
import org.groma.model.value.ControlCharacters;

/**
 * Text on its way to a person. What a terminal would obey has come from a file or from the command
 * line, for Groma prints nothing of the kind this way: it becomes blank. Ends of lines and tabs
 * pass.
 */
final class PlainWriter extends Writer {

  private final Writer to;

  /** A carriage return that is the first half of an end of line, if a line feed follows. */
  private boolean returning;

  private PlainWriter(Writer to) {
    this.to = to;
  }

  static PrintWriter before(Writer to) {
    return new PrintWriter(new PlainWriter(to));
  }

  static String plain(String text) {
    StringWriter plain = new StringWriter();
    PrintWriter writer = before(plain);
    writer.print(text);
    writer.flush();
    return plain.toString();
  }

  @Override
  public void write(char[] chars, int offset, int length) throws IOException {
    StringBuilder plain = new StringBuilder(length + 1);
    for (int i = offset; i < offset + length; i++) {
      char c = chars[i];
      if (returning) {
        plain.append(c == '\n' ? '\r' : ' ');
      }
      returning = c == '\r';
      if (!returning) {
        plain.append(c == '\n' || c == '\t' || !ControlCharacters.isControl(c) ? c : ' ');
      }
    }
    to.append(plain);
  }

  @Override
  public void flush() throws IOException {
    to.flush();
  }

  @Override
  public void close() throws IOException {
    to.close();
  }
}
