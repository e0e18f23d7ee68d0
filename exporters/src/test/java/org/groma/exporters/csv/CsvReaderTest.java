package org.groma.exporters.csv;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.charset.Charset;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.groma.exporters.grid.Cell;
import org.groma.exporters.grid.Grid;
import org.groma.exporters.grid.Grids;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class CsvReaderTest {

  @TempDir private Path folder;

  private Grids read(String name, String text, Charset charset) throws IOException {
    Path file = folder.resolve(name);
    Files.write(file, text.getBytes(charset));
    return CsvReader.read(file);
  }

  /** Rows as their number and their cells, empty ones included. */
  private List<String> rows(String name, String text) throws IOException {
    Grid grid = ((Grids.Read) read(name, text, StandardCharsets.UTF_8)).grids().getFirst();
    List<String> rows = new ArrayList<>();
    for (Grid.Row row : grid.rows()) {
      StringBuilder line = new StringBuilder().append(row.number());
      for (int i = 0; i <= row.cells().lastKey(); i++) {
        Cell cell = row.cells().get(i);
        line.append(" [").append(cell == null ? "" : cell.typed()).append(']');
      }
      rows.add(line.toString());
    }
    return rows;
  }

  private List<String> mistakes(String text, Charset charset) throws IOException {
    return ((Grids.Refused) read("gazetteer.csv", text, charset))
        .mistakes().stream().map(Object::toString).toList();
  }

  @ParameterizedTest
  @ValueSource(strings = {",", ";", "\t"})
  void theDelimiterIsFoundByTheTitles(String delimiter) throws IOException {
    String text = "\uFEFFid|\"Other; names, or so\"|Income\r\nabascia||½\r\n\r\n|x|\r\n";
    assertThat(rows("gazetteer.csv", text.replace("|", delimiter)))
        .containsExactly("1 [id] [Other; names, or so] [Income]", "2 [abascia] [] [½]", "4 [] [x]");
  }

  @Test
  void quotedTextMayHaveLinesAndQuotationMarks() throws IOException {
    assertThat(rows("gazetteer.csv", "id,Notes\na,\"one \"\"two\"\"\nthree\"\n"))
        .containsExactly("1 [id] [Notes]", "2 [a] [one \"two\"\nthree]");
  }

  @Test
  void aFileNamedForTabsHasTabs() throws IOException {
    assertThat(rows("gazetteer.tsv", "id, or name;;\tIncome\na,b\t2,5"))
        .containsExactly("1 [id, or name;;] [Income]", "2 [a,b] [2,5]");
  }

  @Test
  void anApostropheBeforeAFormulaIsTakenAway() throws IOException {
    assertThat(rows("gazetteer.csv", "id,Notes\na,'=1+1\nb,''=x\nc,'tis"))
        .containsExactly("1 [id] [Notes]", "2 [a] [=1+1]", "3 [b] ['=x]", "4 [c] ['tis]");
    assertThat(Apostrophe.before("=1+1")).isEqualTo("'=1+1");
    assertThat(Apostrophe.before("'=x")).isEqualTo("''=x");
    assertThat(Apostrophe.before("'tis")).isEqualTo("'tis");
  }

  @Test
  void otherEncodingsAreNamedAndNotGuessed() throws IOException {
    assertThat(mistakes("id,Name\nsaldae,Saldæ\n", StandardCharsets.ISO_8859_1))
        .containsExactly(
            "gazetteer.csv is not written in UTF-8, as line 2 shows; save it as CSV UTF-8.");
    assertThat(mistakes("id,Name\n", StandardCharsets.UTF_16))
        .containsExactly("gazetteer.csv is written in UTF-16; save it as CSV UTF-8.");
  }

  @Test
  void whatIsNoTableIsNamed() throws IOException {
    assertThat(mistakes("\uFEFF \r\n", StandardCharsets.UTF_8))
        .containsExactly("gazetteer.csv is empty.");
    assertThat(mistakes("PK\u0003\u0004\0\0", StandardCharsets.UTF_8))
        .containsExactly("gazetteer.csv is no text, so it is no table of separated values.");
    assertThat(mistakes("id,Name\na,\"open\n\n", StandardCharsets.UTF_8))
        .containsExactly(
            "gazetteer.csv, after row 1: a quotation mark is opened and not closed, or text follows"
                + " a closed one; double it where it is part of the text.");
    assertThat(mistakes("id" + ",x".repeat(1_000) + "\n", StandardCharsets.UTF_8))
        .containsExactly(
            "gazetteer.csv, row 1: a table for Groma has at most 200,000 rows and 1,000 columns.");
  }
}
