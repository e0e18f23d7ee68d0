package org.groma.exporters.xlsx.in;

import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.TreeMap;
import org.apache.poi.ss.usermodel.DateUtil;
import org.groma.exporters.grid.Cell;
import org.groma.exporters.grid.Grid;
import org.groma.exporters.incoming.Mistake;
import org.groma.model.limit.HeapRoom;
import org.xml.sax.Attributes;
import org.xml.sax.SAXException;
import org.xml.sax.helpers.DefaultHandler;

/**
 * One sheet, read as a stream: its cells, and the formulas in it that reach out of the workbook,
 * those of choices and of conditional formats too.
 */
final class SheetScan extends DefaultHandler {

  static final int MOST_ROWS = 200_000;
  static final int MOST_COLUMNS = 1_000;
  static final int LONGEST_TEXT = 32_767; // of a cell, by the format

  /** Of all sheets of a workbook together. */
  static final int CELLS = HeapRoom.own().holds(150, 4_000_000);

  private static final int MOST_MISTAKES = 1_000;

  private final String where;
  private final SharedTexts strings;
  private final DateStyles styles;
  private final int mostCells;

  private final List<Grid.Row> rows = new ArrayList<>();
  private final List<Mistake> mistakes = new ArrayList<>();
  private final StringBuilder text = new StringBuilder();
  private TreeMap<Integer, Cell> cells = new TreeMap<>();
  private int cellCount;
  private int row;
  private int column;
  private String type = "";
  private int style;
  private boolean collecting;
  private boolean reading;
  private Optional<String> formula = Optional.empty();
  private Optional<String> value = Optional.empty();

  /**
   * @param mostCells how many cells there is room for
   */
  SheetScan(String where, SharedTexts strings, DateStyles styles, int mostCells) {
    this.where = where;
    this.mostCells = mostCells;
    this.strings = strings;
    this.styles = styles;
  }

  List<Grid.Row> rows() {
    return rows;
  }

  int cells() {
    return cellCount;
  }

  List<Mistake> mistakes() {
    return mistakes;
  }

  @Override
  public void startElement(String uri, String local, String qualified, Attributes attributes)
      throws SAXException {
    switch (local) {
      case "row" -> {
        row = number(attributes.getValue("r"), row + 1);
        column = -1;
        cells = new TreeMap<>();
      }
      case "c" -> {
        column = column(attributes.getValue("r"), column + 1);
        type = attributes.getValue("t") == null ? "n" : attributes.getValue("t");
        style = number(attributes.getValue("s"), 0);
        formula = Optional.empty();
        value = Optional.empty();
        reading = true;
      }
      case "f", "v", "formula", "formula1", "formula2" -> collect();
      case "is" -> text.setLength(0);
      case "t" -> collecting = reading;
      case "rPh" -> reading = false; // how a text is pronounced is not the text
      default -> {}
    }
  }

  private void collect() {
    text.setLength(0);
    collecting = true;
  }

  @Override
  public void characters(char[] characters, int start, int length) throws SAXException {
    if (collecting) {
      text.append(characters, start, length);
      if (text.length() > LONGEST_TEXT) {
        throw new TooMuch(
            place(),
            String.format(Locale.ROOT, "this cell has more than %,d characters.", LONGEST_TEXT));
      }
    }
  }

  @Override
  public void endElement(String uri, String local, String qualified) throws SAXException {
    switch (local) {
      case "f" -> {
        collecting = false;
        formula = Optional.of(text.toString());
        look(new Formula(text.toString()), place());
      }
      case "formula", "formula1", "formula2" -> {
        collecting = false;
        look(new Formula(text.toString()), where);
      }
      case "v", "is" -> {
        collecting = false;
        value = Optional.of(text.toString());
      }
      case "t" -> collecting = false;
      case "rPh" -> reading = true;
      case "c" -> {
        reading = false;
        cell().ifPresent(found -> cells.put(column, found));
      }
      case "row" -> endRow();
      default -> {}
    }
  }

  private void endRow() throws SAXException {
    if (cells.isEmpty()) {
      return;
    }
    if (cells.lastKey() >= MOST_COLUMNS) {
      throw new TooMuch(
          where + ", row " + row + ", column " + Grid.letters(cells.lastKey()),
          String.format(Locale.ROOT, "a table for Groma has at most %,d columns.", MOST_COLUMNS));
    }
    cellCount += cells.size();
    if (rows.size() == MOST_ROWS || cellCount > mostCells) {
      throw new TooMuch(
          where + ", row " + row,
          String.format(
              Locale.ROOT,
              "a table for Groma has at most %,d rows, and its workbook %,d cells.",
              MOST_ROWS,
              CELLS));
    }
    rows.add(new Grid.Row(row, cells));
  }

  private void look(Formula asked, String at) {
    asked
        .reach()
        .filter(_ -> mistakes.size() < MOST_MISTAKES)
        .ifPresent(how ->
            mistakes.add(
                new Mistake(
                    at, "the formula " + asked.told() + " " + how + "; type the value instead.")));
  }

  private Optional<Cell> cell() {
    if (value.filter(text -> !text.isBlank()).isEmpty()) {
      return formula.map(typed ->
          new Cell.Unusable(
              new Formula(typed).told(),
              "the formula has no result yet; save the workbook in a spreadsheet program, or type"
                  + " the value."));
    }
    String written = value.get();
    return switch (type) {
      case "s" -> Optional.of(new Cell.Text(shared(written)));
      case "b" -> Optional.of(new Cell.Truth(written.equals("1")));
      case "e" ->
          Optional.of(
              new Cell.Unusable(
                  written, "the cell shows the error " + written + "; type a value."));
      case "d" -> Optional.of(day(written));
      case "n" -> Optional.of(numeric(written));
      default -> Optional.of(new Cell.Text(written)); // str of a formula, inlineStr
    };
  }

  private String shared(String index) {
    return strings.at(number(index, -1));
  }

  private Cell numeric(String written) {
    double number;
    try {
      number = Double.parseDouble(written);
    } catch (NumberFormatException noNumber) {
      return new Cell.Text(written);
    }
    if (!Double.isFinite(number)) {
      return new Cell.Unusable(written, "the number is too large for any table.");
    }
    return styles.isDate(style) && DateUtil.isValidExcelDate(number)
        ? day(DateUtil.getLocalDateTime(number).toLocalDate().toString())
        : new Cell.Amount(BigDecimal.valueOf(number));
  }

  private static Cell day(String day) {
    return new Cell.Unusable(
        day,
        "the cell holds the date "
            + day
            + ", as spreadsheet programs make of 1/2; format it as a number and type 0.5, or type"
            + " ½.");
  }

  private String place() {
    return where + ", row " + row + ", column " + Grid.letters(Math.max(0, column));
  }

  /** The column of {@code BC12}; where the sheet does not say, the next one. */
  private static int column(String reference, int next) {
    int column = 0;
    for (int i = 0; reference != null && i < reference.length(); i++) {
      char letter = reference.charAt(i);
      if (letter < 'A' || letter > 'Z' || column > MOST_COLUMNS * 26) {
        break;
      }
      column = column * 26 + (letter - 'A' + 1);
    }
    return column == 0 ? next : column - 1;
  }

  /** A whole number that is not negative, or what to take where there is none. */
  static int number(String written, int otherwise) {
    try {
      return written == null ? otherwise : Math.max(0, Integer.parseInt(written.strip()));
    } catch (NumberFormatException unreadable) {
      return otherwise;
    }
  }
}
