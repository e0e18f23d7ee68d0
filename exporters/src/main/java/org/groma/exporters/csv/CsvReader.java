package org.groma.exporters.csv;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.CharacterCodingException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.TreeMap;
import org.apache.commons.csv.CSVFormat;
import org.apache.commons.csv.CSVParser;
import org.apache.commons.csv.CSVRecord;
import org.groma.exporters.grid.Cell;
import org.groma.exporters.grid.Grid;
import org.groma.exporters.grid.Grids;
import org.groma.exporters.incoming.Mistake;
import org.groma.model.limit.HeapRoom;

/** Reads a file of separated values, or says why it is not taken. */
public final class CsvReader {

  private static final long LARGEST_FILE = 64L << 20;
  private static final int BYTES_A_LETTER = 8;

  private CsvReader() {}

  public static Grids read(Path file) {
    String name = file.getFileName().toString();
    try {
      if (!Files.isRegularFile(file)) {
        return Grids.refused(file + " is no file; name the table to read.");
      }
      if (Files.size(file) > LARGEST_FILE) {
        return Grids.refused(
            String.format(
                Locale.ROOT,
                "%s is larger than %d MB, which no table for Groma is.",
                name,
                LARGEST_FILE >> 20));
      }
      Optional<String> lack = HeapRoom.own().lack(name, Files.size(file) * BYTES_A_LETTER);
      if (lack.isPresent()) {
        return Grids.refused(lack.get());
      }
      return parse(name, Decoding.text(Files.readAllBytes(file)));
    } catch (CharacterCodingException foreign) {
      return Grids.refused(name + " " + foreign.getMessage());
    } catch (IOException unreadable) {
      return Grids.refused(file + " cannot be read.");
    }
  }

  static Grids parse(String name, String text) throws IOException {
    if (text.isBlank()) {
      return Grids.refused(name + " is empty.");
    }
    if (text.indexOf('\0') >= 0) {
      return Grids.refused(name + " is no text, so it is no table of separated values.");
    }
    char delimiter = delimiter(name, text);
    Optional<Mistake> excess = CsvSize.excess(name, text, delimiter);
    if (excess.isPresent()) {
      return new Grids.Refused(List.of(excess.get()));
    }
    CSVFormat format =
        CSVFormat.DEFAULT.builder().setDelimiter(delimiter).setIgnoreEmptyLines(false).get();
    List<Grid.Row> rows = new ArrayList<>();
    try (CSVParser parser = CSVParser.parse(text, format)) {
      for (CSVRecord line : parser) {
        add(line, (int) line.getRecordNumber(), rows);
      }
      return new Grids.Read(List.of(new Grid(stem(name), name, rows)));
    } catch (UncheckedIOException malformed) {
      return new Grids.Refused(
          List.of(
              new Mistake(
                  name + ", after row " + (rows.isEmpty() ? 0 : rows.getLast().number()),
                  "a quotation mark is opened and not closed, or text follows a closed one; double"
                      + " it where it is part of the text.")));
    }
  }

  private static void add(CSVRecord line, int number, List<Grid.Row> rows) {
    TreeMap<Integer, Cell> cells = new TreeMap<>();
    for (int i = 0; i < line.size(); i++) {
      if (!line.get(i).isBlank()) {
        cells.put(i, new Cell.Text(Apostrophe.without(line.get(i))));
      }
    }
    if (!cells.isEmpty()) {
      rows.add(new Grid.Row(number, cells));
    }
  }

  /** What stands most often between the titles; a comma where nothing does. */
  private static char delimiter(String name, String text) {
    if (name.toLowerCase(Locale.ROOT).endsWith(".tsv")) {
      return '\t';
    }
    int[] counts = new int[3];
    boolean quoted = false;
    String titles = text.stripLeading();
    for (int i = 0; i < titles.length(); i++) {
      char c = titles.charAt(i);
      if (!quoted && (c == '\n' || c == '\r')) {
        break;
      }
      quoted ^= c == '"';
      int which = quoted ? -1 : ",;\t".indexOf(c);
      if (which >= 0) {
        counts[which]++;
      }
    }
    if (counts[2] > 0 && counts[2] >= Math.max(counts[0], counts[1])) {
      return '\t';
    }
    return counts[1] > counts[0] ? ';' : ',';
  }

  private static String stem(String name) {
    int dot = name.lastIndexOf('.');
    return dot > 0 ? name.substring(0, dot) : name;
  }
}
