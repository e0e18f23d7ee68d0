package org.groma.editor.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.PrintWriter;
import java.io.StringWriter;
import org.groma.editor.cli.TextTable.Side;
import org.junit.jupiter.api.Test;

class TextTableTest {

  private static String printed(TextTable table) {
    StringWriter text = new StringWriter();
    PrintWriter out = new PrintWriter(text);
    table.print(out);
    out.flush();
    return text.toString().replace(System.lineSeparator(), "\n");
  }

  @Test
  void columnsStandUnderOneAnother() {
    assertThat(printed(TextTable.of(Side.LEFT, Side.RIGHT).row("Gallia", 1).row("Rhætia", 1000)))
        .isEqualTo("  Gallia     1\n  Rhætia  1000\n");
  }

  @Test
  void anAccentTakesNoColumn() {
    assertThat(printed(TextTable.of(Side.LEFT, Side.LEFT).row("Ga\u0301l", "x").row("Gal", "y")))
        .isEqualTo("  Ga\u0301l  x\n  Gal  y\n");
  }

  @Test
  void noLineEndsInBlanks() {
    assertThat(printed(TextTable.of(Side.LEFT, Side.LEFT).row("a", "long").row("b", "")))
        .isEqualTo("  a  long\n  b\n");
  }

  @Test
  void namesCannotBreakTheTable() {
    assertThat(printed(TextTable.of(Side.LEFT).row("two\nlines\u001b[31m")))
        .isEqualTo("  two lines [31m\n");
  }
}
