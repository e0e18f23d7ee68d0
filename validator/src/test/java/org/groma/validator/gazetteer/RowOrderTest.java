package org.groma.validator.gazetteer;

import static org.assertj.core.api.Assertions.assertThat;
import static org.groma.validator.gazetteer.Rows.province;
import static org.groma.validator.gazetteer.Rows.row;
import static org.groma.validator.gazetteer.Rows.rows;
import static org.groma.validator.gazetteer.Rows.table;

import java.util.List;
import org.groma.model.project.Kinds;
import org.groma.model.sources.SourceTable;
import org.groma.validator.Found;
import org.junit.jupiter.api.Test;

class RowOrderTest {

  @Test
  void theFewestRowsThatDisturbTheOrderAreNamed() {
    assertThat(found("Alpha", "Beta", "Zeta", "Gamma", "Iota", "Kappa", "Lambda", "Rho"))
        .containsExactly("In the table 't' of first a row stands out of alphabetical order: Zeta.");
  }

  @Test
  void accentsAndCapitalsDoNotDisturbTheOrder() {
    assertThat(found("Alpha", "beta", "Çeta", "Dæta", "Daf", "Epsilon", "Eta", "Rho")).isEmpty();
  }

  @Test
  void aTableInAnotherOrderIsNotSortedAtAll() {
    assertThat(found("Rho", "Lambda", "Kappa", "Iota", "Gamma", "Zeta", "Beta", "Alpha")).isEmpty();
  }

  @Test
  void everyAreaBeginsTheAlphabetAnew() {
    SourceTable areas =
        table(
            "t",
            row("raetia", "area", "A", "name", "Rho"),
            row("raetia", "area", "A", "name", "Sigma"),
            row("raetia", "area", "A", "name", "Tau"),
            row("raetia", "area", "A", "name", "Ypsilon"),
            row("raetia", "area", "B", "name", "Alpha"),
            row("raetia", "area", "B", "name", "Beta"),
            row("raetia", "area", "B", "name", "Gamma"),
            row("raetia", "area", "B", "name", "Iota"));
    assertThat(found(areas)).isEmpty();
  }

  private static List<String> found(String... names) {
    SourceTable.Row[] rows = new SourceTable.Row[names.length];
    for (int i = 0; i < names.length; i++) {
      rows[i] = row("raetia", "name", names[i]);
    }
    return found(table("t", rows));
  }

  private static List<String> found(SourceTable table) {
    return Found.messages(
        new RowOrderCheck(), rows(province("raetia", "Raetia")).with(Kinds.SOURCES, table));
  }
}
