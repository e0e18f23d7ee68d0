package org.groma.exporters.xlsx;

import org.apache.poi.ss.usermodel.DataValidation;
import org.apache.poi.ss.usermodel.DataValidationConstraint;
import org.apache.poi.ss.usermodel.DataValidationHelper;
import org.apache.poi.ss.util.CellRangeAddressList;
import org.apache.poi.xssf.streaming.SXSSFSheet;
import org.groma.exporters.table.Choices;
import org.groma.exporters.table.Labels;
import org.groma.exporters.table.Look;

/**
 * Lists to choose from in the cells of a page. They warn and do not forbid, because other spellings
 * and ids are understood when the workbook is brought back.
 */
final class Validations {

  private static final int ROWS_TO_ADD = 500;

  private Validations() {}

  static void add(SXSSFSheet sheet, Page page, Labels labels, int rows) {
    DataValidationHelper helper = sheet.getDataValidationHelper();
    for (int i = 0; i < page.headings().size(); i++) {
      int column = i;
      Heading heading = page.headings().get(i);
      heading
          .choices()
          .filter(Choices.ALL::contains) // the workbook has sheets for these
          .ifPresent(list ->
              add(
                  sheet,
                  helper,
                  helper.createFormulaListConstraint(ListsPage.range(labels, list)),
                  column,
                  rows,
                  labels.say("Choose a " + list.name() + " from the list.")));
      if (heading.look() == Look.YES_NO && heading.editable()) {
        add(
            sheet,
            helper,
            helper.createExplicitListConstraint(new String[] {"yes"}),
            column,
            rows,
            "Type yes, or leave the cell empty for no.");
      }
    }
  }

  private static void add(
      SXSSFSheet sheet,
      DataValidationHelper helper,
      DataValidationConstraint constraint,
      int column,
      int rows,
      String advice) {
    DataValidation validation =
        helper.createValidation(
            constraint,
            new CellRangeAddressList(Page.FIRST - 1, rows + ROWS_TO_ADD, column, column));
    validation.setErrorStyle(DataValidation.ErrorStyle.WARNING);
    validation.createErrorBox("Not in the list", advice);
    validation.setShowErrorBox(true);
    validation.setEmptyCellAllowed(true);
    validation.setSuppressDropDownArrow(true); // in this format, true shows the arrow
    sheet.addValidationData(validation);
  }
}
