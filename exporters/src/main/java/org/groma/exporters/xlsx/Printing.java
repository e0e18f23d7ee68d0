package org.groma.exporters.xlsx;

import org.apache.poi.ss.usermodel.PageMargin;
import org.apache.poi.ss.usermodel.PrintSetup;
import org.apache.poi.ss.util.CellRangeAddress;
import org.apache.poi.xssf.streaming.SXSSFSheet;
import org.apache.poi.xssf.streaming.SXSSFWorkbook;
import org.groma.exporters.Paper;

/** How pages are printed: on which paper, how large, and what stands on every sheet of it. */
record Printing(Paper paper, String project) {

  /** The rows that are repeated at the top of every sheet of paper, in points. */
  static final double TOP = 60;

  private static final double INCH = 72;
  private static final double SIDE = 0.45;
  private static final double HEAD = 0.5;
  private static final double FOOT = 0.65;
  private static final double POINTS_A_DIGIT = 5.7;
  private static final int LONGEST_NAME = 80;

  void set(SXSSFWorkbook book, SXSSFSheet sheet, Page page, Widths widths, int rows) {
    Page.Manner manner = page.manner();
    book.setPrintArea(
        book.getSheetIndex(sheet),
        manner.firstPrinted(),
        manner.lastPrinted(),
        0,
        Math.max(rows - 1, Page.HEADINGS - 1));
    sheet.setRepeatingRows(new CellRangeAddress(0, Page.HEADINGS - 1, -1, -1));
    PrintSetup setup = sheet.getPrintSetup();
    setup.setPaperSize(
        paper == Paper.LETTER ? PrintSetup.LETTER_PAPERSIZE : PrintSetup.A4_PAPERSIZE);
    setup.setLandscape(manner.landscape());
    if (sheet.getRowBreaks().length > 0) {
      // spreadsheets forget breaks when they fit a page to its paper
      setup.setScale((short) Math.floor(100 * scale(page, widths)));
    } else {
      sheet.setFitToPage(true);
      setup.setFitWidth((short) 1);
      setup.setFitHeight((short) (page.name().equals(ContentsPage.NAME) ? 1 : 0));
    }
    sheet.setHorizontallyCenter(true);
    sheet.setMargin(PageMargin.LEFT, SIDE);
    sheet.setMargin(PageMargin.RIGHT, SIDE);
    sheet.setMargin(PageMargin.TOP, HEAD);
    sheet.setMargin(PageMargin.BOTTOM, FOOT);
    sheet.setMargin(PageMargin.FOOTER, 0.3);
    String name = project.length() > LONGEST_NAME ? project.substring(0, LONGEST_NAME) : project;
    sheet.getFooter().setLeft("&8" + name.replace("&", "&&"));
    sheet.getFooter().setCenter("&8" + page.name());
    sheet.getFooter().setRight("&8Page &P of &N");
  }

  /** How much is made smaller so that all columns go on the paper. */
  private double scale(Page page, Widths widths) {
    double width = 0;
    for (int i = page.manner().firstPrinted(); i <= page.manner().lastPrinted(); i++) {
      width += widths.of(i) * POINTS_A_DIGIT;
    }
    double room = (page.manner().landscape() ? paper.height() : paper.width()) - 2 * SIDE * INCH;
    return Math.clamp(room / width, 0.1, 1);
  }

  /** How much of a page goes on a sheet of paper, in points before it is made smaller. */
  double height(Page page, Widths widths) {
    double height = page.manner().landscape() ? paper.width() : paper.height();
    return (height - (HEAD + FOOT) * INCH) / scale(page, widths);
  }
}
