package org.groma.exporters.xlsx;

import java.util.List;
import java.util.Locale;
import java.util.Optional;
import org.apache.poi.ss.usermodel.ConditionalFormattingRule;
import org.apache.poi.ss.usermodel.FontFormatting;
import org.apache.poi.ss.usermodel.IndexedColors;
import org.apache.poi.ss.usermodel.PatternFormatting;
import org.apache.poi.ss.usermodel.SheetConditionalFormatting;
import org.apache.poi.ss.util.CellRangeAddress;
import org.apache.poi.xssf.streaming.SXSSFWorkbook;
import org.groma.exporters.table.Table;
import org.groma.exporters.table.Tables;
import org.groma.model.project.Project;

/** Shows sums in red that are not what is printed. */
final class Alarm {

  private Alarm() {}

  static void sound(SXSSFWorkbook book, List<Page> pages, Project project) {
    String areasName = Tables.name(project, Tables.AREAS);
    String provincesName = Tables.name(project, Tables.PROVINCES);
    Page areas = named(pages, areasName);
    Page provinces = named(pages, provincesName);
    int last = book.getSheet(areasName).getLastRowNum() + 1;
    if (last < Page.FIRST) {
      return;
    }
    for (boolean empire : new boolean[] {false, true}) {
      Optional<Integer> differences = AreasPage.differences(areas, empire);
      if (differences.isPresent()) {
        String column = Where.letter(differences.get());
        red(
            book,
            areasName,
            differences.get(),
            String.format(Locale.ROOT, "SUM($%s%d)<>0", column, Page.FIRST));
        red(
            book,
            provincesName,
            indexOf(provinces, empire ? "Level" : "Income"),
            String.format(
                Locale.ROOT,
                "AND($A%1$d=\"\",LEFT($B%1$d,%2$d)=\"%3$s\",SUM(INDEX(%7$s!$%4$s$%1$d:$%4$s$%5$d,"
                    + "MATCH(MID($B%1$d,%6$d,200),%7$s!$B$%1$d:$B$%5$d,0)))<>0)",
                Page.FIRST,
                Table.TOTAL.length(),
                Table.TOTAL,
                column,
                last,
                Table.TOTAL.length() + 1,
                areasName));
      }
    }
  }

  private static void red(SXSSFWorkbook book, String sheet, int column, String formula) {
    SheetConditionalFormatting formatting = book.getSheet(sheet).getSheetConditionalFormatting();
    ConditionalFormattingRule rule = formatting.createConditionalFormattingRule(formula);
    FontFormatting font = rule.createFontFormatting();
    font.setFontColorIndex(IndexedColors.WHITE.getIndex());
    font.setFontStyle(false, true);
    PatternFormatting ground = rule.createPatternFormatting();
    ground.setFillBackgroundColor(IndexedColors.RED.getIndex());
    ground.setFillPattern(PatternFormatting.SOLID_FOREGROUND);
    int last = Math.max(book.getSheet(sheet).getLastRowNum(), Page.FIRST - 1);
    formatting.addConditionalFormatting(
        new CellRangeAddress[] {new CellRangeAddress(Page.FIRST - 1, last, column, column)}, rule);
  }

  private static Page named(List<Page> pages, String name) {
    return pages.stream().filter(page -> page.name().equals(name)).findFirst().orElseThrow();
  }

  private static int indexOf(Page page, String title) {
    return page.headings().stream().map(Heading::title).toList().indexOf(title);
  }
}
