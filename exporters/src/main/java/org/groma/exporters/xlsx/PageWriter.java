package org.groma.exporters.xlsx;

import org.apache.poi.common.usermodel.HyperlinkType;
import org.apache.poi.ss.usermodel.CreationHelper;
import org.apache.poi.ss.usermodel.Hyperlink;
import org.apache.poi.ss.util.CellRangeAddress;
import org.apache.poi.xssf.streaming.SXSSFCell;
import org.apache.poi.xssf.streaming.SXSSFRow;
import org.apache.poi.xssf.streaming.SXSSFSheet;
import org.apache.poi.xssf.streaming.SXSSFWorkbook;
import org.groma.exporters.table.Labels;
import org.groma.exporters.table.Look;
import org.groma.exporters.table.Shown;

/** Writes one page into its sheet. */
final class PageWriter {

  private static final int WIDTH_UNIT = 256;
  private static final double LINE_POINTS = 13.2;

  private final Page page;
  private final SXSSFWorkbook book;
  private final SXSSFSheet sheet;
  private final Styles styles;
  private final Labels labels;
  private final Printing printing;
  private final Widths widths;
  private final CreationHelper create;
  private int next;
  private double onPaper;

  PageWriter(Page page, SXSSFWorkbook book, Styles styles, Labels labels, Printing printing) {
    this.page = page;
    this.book = book;
    this.sheet = book.getSheet(page.name());
    this.styles = styles;
    this.labels = labels;
    this.printing = printing;
    this.widths = new Widths(page);
    this.create = book.getCreationHelper();
  }

  void write() {
    top();
    headings();
    page.lines().get().forEach(this::line);
    int columns = page.headings().size();
    for (int i = 0; i < columns; i++) {
      sheet.setColumnWidth(i, (int) Math.round(widths.of(i) * WIDTH_UNIT));
    }
    sheet.createFreezePane(page.manner().frozen(), Page.HEADINGS);
    if (page.manner().filtered()) {
      sheet.setAutoFilter(
          new CellRangeAddress(
              Page.HEADINGS - 1, Math.max(next - 1, Page.HEADINGS), 0, columns - 1));
    }
    if (page.manner().editable()) {
      Validations.add(sheet, page, labels, next);
    }
    printing.set(book, sheet, page, widths, next);
  }

  private void top() {
    SXSSFRow title = sheet.createRow(next++);
    title.setHeightInPoints(22);
    int at = page.manner().firstPrinted();
    boolean contents = page.name().equals(ContentsPage.NAME);
    SXSSFCell name = title.createCell(at);
    name.setCellValue(text(contents ? labels.project().settings().name() : page.name()));
    name.setCellStyle(styles.title());
    if (!contents) {
      name.setHyperlink(link("'" + ContentsPage.NAME + "'!A1"));
    }
    SXSSFRow purpose = sheet.createRow(next++);
    SXSSFCell note = purpose.createCell(at);
    boolean read = !page.manner().editable() && !contents;
    note.setCellValue(
        text(page.purpose() + (read ? " To be read: changes are not brought back." : "")));
    note.setCellStyle(styles.note());
  }

  private void headings() {
    SXSSFRow row = sheet.createRow(next++);
    row.setHeightInPoints((float) (LINE_POINTS * widths.headingLines() + 4));
    for (int i = 0; i < page.headings().size(); i++) {
      Heading heading = page.headings().get(i);
      SXSSFCell cell = row.createCell(i);
      cell.setCellValue(heading.title());
      cell.setCellStyle(styles.heading(page.manner().editable(), heading));
    }
  }

  private void line(Line line) {
    double height = line.tone() == Tone.STEEP ? steep(line) : LINE_POINTS * lines(line);
    breakBefore(line, height);
    SXSSFRow row = sheet.createRow(next);
    if (height > LINE_POINTS) {
      row.setHeightInPoints((float) height + 1);
    }
    for (int i = 0; i < line.cells().size(); i++) {
      cell(row, i, line);
    }
    if (line.within()) {
      sheet.setRowOutlineLevel(next, 1);
    }
    next++;
  }

  private int lines(Line line) {
    int lines = 1;
    if (line.tone() == Tone.PLAIN) {
      for (int i = 0; i < line.cells().size(); i++) {
        lines = Math.max(lines, widths.lines(i, line.cells().get(i).shown().text()));
      }
    }
    return lines;
  }

  /** As high as its longest name is long. */
  private static double steep(Line line) {
    double longest =
        line.cells().stream()
            .skip(2)
            .mapToDouble(cell -> Widths.of(cell.shown().text()))
            .max()
            .orElse(1);
    return 10 + 6.3 * Math.min(longest, 40);
  }

  /** Begins another page of paper where what belongs together would not fit on this one. */
  private void breakBefore(Line line, double height) {
    if (line.kept() > 1) {
      double block = height + LINE_POINTS * (line.kept() - 1);
      double room = 0.9 * (printing.height(page, widths) - Printing.TOP);
      if (onPaper > 0 && onPaper + block > room) {
        sheet.setRowBreak(next - 1);
        onPaper = 0;
      }
      onPaper += block;
    }
  }

  private void cell(SXSSFRow row, int column, Line line) {
    Cell cell = line.cells().get(column);
    Look look = page.headings().get(column).look();
    if (cell.shown().isNothing()
        && cell.formula().isEmpty()
        && line.tone() == Tone.PLAIN
        && line.cells().size() < 2) {
      return;
    }
    SXSSFCell made = row.createCell(column);
    made.setCellStyle(styles.of(look, line.tone(), cell));
    cell.formula().ifPresent(made::setCellFormula);
    value(made, cell);
    cell.link().ifPresent(place -> made.setHyperlink(link(place)));
    if (line.tone() != Tone.STEEP || look != Look.YES_NO) {
      widths.note(column, cell.shown().text(), line.tone() != Tone.PLAIN);
    }
  }

  private static void value(SXSSFCell made, Cell cell) {
    switch (cell.shown()) {
      case Shown.Words(String words) when words.isEmpty() && cell.formula().isEmpty() -> {}
      case Shown.Words(String words) -> made.setCellValue(text(words));
      case Shown.Whole(int number) -> made.setCellValue(number);
      case Shown.Half(var halves) -> made.setCellValue(halves.number().doubleValue());
      case Shown.Decimal(var number) -> made.setCellValue(number.doubleValue());
    }
  }

  private Hyperlink link(String place) {
    Hyperlink link = create.createHyperlink(HyperlinkType.DOCUMENT);
    link.setAddress(place);
    return link;
  }

  /** Text that looks like the code for a character is written so that it is not taken for it. */
  private static String text(String words) {
    return words.contains("_x") ? words.replaceAll("_(?=x[0-9A-Fa-f]{4}_)", "_x005F_") : words;
  }
}
