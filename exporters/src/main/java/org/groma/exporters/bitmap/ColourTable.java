package org.groma.exporters.bitmap;

import java.io.IOException;
import java.io.StringReader;
import java.nio.ByteBuffer;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.TreeMap;
import java.util.regex.Pattern;
import org.apache.commons.csv.CSVFormat;
import org.apache.commons.csv.CSVParser;
import org.apache.commons.csv.CSVRecord;

/**
 * Which colour is which place: a table with the columns {@code colour}, {@code id}, {@code name}
 * and perhaps {@code kind}.
 *
 * @param rows by colour, in the order of the file
 */
record ColourTable(Map<Integer, Row> rows) {

  /** A row: the properties of the place, and where it stands. */
  record Row(Map<String, String> properties, long line) {
    boolean isNobodys() {
      return properties.get("kind").equals("none");
    }
  }

  private static final Pattern COLOUR = Pattern.compile("#[0-9a-fA-F]{6}");
  private static final List<String> KINDS =
      List.of("", "province", "sea", "area", "void", "unassigned", "none");
  private static final long LARGEST = 16L << 20;

  static ColourTable read(Path file) {
    String name = file.getFileName().toString();
    try {
      if (Files.size(file) > LARGEST) {
        throw new Unpaintable(file + " is too large for a table of colours.");
      }
      String text =
          StandardCharsets.UTF_8.newDecoder().decode(ByteBuffer.wrap(Files.readAllBytes(file)))
              .toString();
      return of(name, text.startsWith("\uFEFF") ? text.substring(1) : text);
    } catch (NoSuchFileException missing) {
      throw new Unpaintable("There is no file " + file + ". Check its name.");
    } catch (CharacterCodingException other) {
      throw new Unpaintable(
          name + " is no text in Unicode (UTF-8); save the table in that encoding.");
    } catch (IOException failed) {
      throw new Unpaintable(
          file + " cannot be read: check that it exists and that you may read it.");
    }
  }

  static ColourTable of(String name, String text) {
    CSVFormat format =
        CSVFormat.DEFAULT
            .builder()
            .setHeader()
            .setSkipHeaderRecord(true)
            .setIgnoreEmptyLines(true)
            .setTrim(true)
            .setAllowMissingColumnNames(true)
            .get();
    Map<Integer, Row> rows = new LinkedHashMap<>();
    try (CSVParser table = CSVParser.parse(new StringReader(text), format)) {
      Map<String, String> columns = new TreeMap<>();
      table.getHeaderNames().forEach(each -> columns.put(each.toLowerCase(Locale.ROOT), each));
      String colour = columns.getOrDefault("colour", columns.get("color"));
      if (colour == null || !columns.containsKey("id")) {
        throw new Unpaintable(
            name
                + ", row 1: a table of colours begins with the line 'colour,id,name' or"
                + " 'colour,id,name,kind'.");
      }
      for (CSVRecord record : table) {
        take(name, record, columns, colour, rows);
      }
    } catch (IOException | RuntimeException broken) {
      if (broken instanceof Unpaintable told) {
        throw told;
      }
      throw new Unpaintable(name + " cannot be read as a table with commas (CSV).");
    }
    if (rows.isEmpty()) {
      throw new Unpaintable(name + " has no rows; each colour of the picture needs one.");
    }
    return new ColourTable(rows);
  }

  private static void take(
      String name,
      CSVRecord record,
      Map<String, String> columns,
      String colourColumn,
      Map<Integer, Row> rows) {
    String where = name + ", row " + (record.getRecordNumber() + 1) + ": ";
    String written = cell(record, colourColumn);
    if (!COLOUR.matcher(written).matches()) {
      throw new Unpaintable(
          where + "'" + written + "' is no colour; write it as #rrggbb, such as #c8102e.");
    }
    String kind = cell(record, columns.get("kind")).toLowerCase(Locale.ROOT);
    if (!KINDS.contains(kind)) {
      throw new Unpaintable(
          where + "the kind is province, sea, area, void or none, not '" + kind + "'.");
    }
    String id = cell(record, columns.get("id"));
    boolean place = KINDS.indexOf(kind) < KINDS.indexOf("void");
    if (place && id.isEmpty() && cell(record, columns.get("name")).isEmpty()) {
      throw new Unpaintable(where + "the colour " + written + " has neither an id nor a name.");
    }
    Map<String, String> properties = new TreeMap<>();
    properties.put("kind", kind);
    properties.put("id", id);
    properties.put("name", cell(record, columns.get("name")));
    int colour = Integer.parseInt(written.substring(1), 16);
    Row before = rows.put(colour, new Row(properties, record.getRecordNumber() + 1));
    if (before != null) {
      throw new Unpaintable(
          where + "the colour " + written + " stands in row " + before.line() + " too.");
    }
  }

  private static String cell(CSVRecord record, String column) {
    return column != null && record.isSet(column) ? record.get(column).strip() : "";
  }
}
