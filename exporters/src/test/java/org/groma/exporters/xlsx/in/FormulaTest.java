package org.groma.exporters.xlsx.in;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class FormulaTest {

  @ParameterizedTest
  @ValueSource(
      strings = {
        "SUM(E2:E9)",
        "SUMIFS(Provinces!$E:$E,Provinces!$C:$C,$B4)",
        "IF(A1=\"[1]Sheet!A1\",1,2)",
        "\"cmd|' /C calc'!A0\"",
        "HYPERLINK(\"#Areas!A1\",\"Arabia\")",
        "HYPERLINK(\"#'Sea zones'!A\"&MATCH(B2,Sea!B:B,0),B2)",
        "Table1[[#This Row],[Income]]*2",
        "SUM(Table1[Income])",
        "'A|B'!C3",
        "_xlfn.IFS(A1>2,1,TRUE,0)",
        "CALLER(A1)",
        "1/2"
      })
  void aFormulaWithinTheWorkbookIsHarmless(String formula) {
    assertThat(new Formula(formula).reach()).isEmpty();
  }

  @ParameterizedTest
  @CsvSource(
      delimiterString = " => ",
      quoteCharacter = '`',
      value = {
        "WEBSERVICE(\"http://example.org/\"&A1) => calls WEBSERVICE, which asks outside of the"
            + " workbook",
        "_xlfn.WEBSERVICE(A1) => calls WEBSERVICE, which asks outside of the workbook",
        "1+webservice (A1) => calls WEBSERVICE, which asks outside of the workbook",
        "_xlfn.IMAGE(A1) => calls IMAGE, which asks outside of the workbook",
        "com.sun.star.sheet.addin.RTD(A1) => calls RTD, which asks outside of the workbook",
        "REGISTER.ID(A1,B1) => calls REGISTER.ID, which asks outside of the workbook",
        "HYPERLINK(\"https://example.org\",\"more\") => links to a place outside of the workbook",
        "HYPERLINK(\"#A1\")&HYPERLINK(B1) => links to a place outside of the workbook",
        "[1]Sheet1!A1 => reads from another workbook",
        "SUM([2]Incomes!$A$1:$A$9) => reads from another workbook",
        "'[Incomes.xlsx]Sheet 1'!A1 => reads from another workbook",
        "'C:\\Users\\[Incomes.xlsx]Sheet 1'!A1 => reads from another workbook",
        "'file:///tmp/[x.xlsx]S'!A1+1 => reads from another workbook",
        "cmd|'/C calc'!A0 => asks another program (DDE)",
        "DDE(\"soffice\",\"a\",\"b\") => calls DDE, which asks outside of the workbook"
      })
  void aFormulaThatReachesOutIsTold(String formula, String how) {
    assertThat(new Formula(formula).reach()).contains(how);
  }
}
