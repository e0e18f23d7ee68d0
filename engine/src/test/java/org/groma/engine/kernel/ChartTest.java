package org.groma.engine.kernel;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.groma.engine.kernel.Chart.Column;
import org.groma.model.id.TableId;
import org.groma.model.tables.RuleTable;
import org.groma.model.value.Attributes;
import org.groma.model.value.Datum;
import org.groma.model.value.Origins;
import org.junit.jupiter.api.Test;

class ChartTest {

  private static final RuleTable LOOT =
      new RuleTable(
          new TableId("loot"),
          "Loot",
          List.of(),
          Optional.of("d6"),
          List.of("gold"),
          List.of(row("1-3", Map.of("gold", Datum.number(2))), row("4-6", Map.of())),
          Attributes.NONE,
          Origins.UNSTATED);

  private static RuleTable.Row row(String key, Map<String, Datum> cells) {
    return new RuleTable.Row(key, cells, Optional.empty());
  }

  private static final Column GOLD = new Column("Gold", row -> PlainPhrases.text(row, "gold"));

  @Test
  void rowsThatAreRolledBeginWithTheRoll() {
    assertThat(Chart.rolled(LOOT, List.of("In gold."), GOLD))
        .isEqualTo(
            new Chart(
                "Loot",
                Optional.of("d6"),
                Optional.empty(),
                List.of("", "Gold"),
                List.of(
                    new Chart.Row(List.of("1–3", "2"), true, Optional.empty()),
                    new Chart.Row(List.of("4–6", ""), true, Optional.empty())),
                List.of("In gold.")));
  }

  @Test
  void otherRowsBeginWithAName() {
    Chart chart = Chart.named(LOOT, row -> "row " + row.key(), List.of(), GOLD);
    assertThat(chart.heads()).containsExactly("", "Gold");
    assertThat(chart.rows())
        .extracting(Chart.Row::cells)
        .containsExactly(List.of("row 1-3", "2"), List.of("row 4-6", ""));
    assertThat(chart.rows()).extracting(Chart.Row::rolled).containsOnly(false);
  }

  @Test
  void whatRowsAreCalledByMayHaveAHeadToo() {
    Chart chart =
        Chart.of(LOOT, false, List.of(), List.of(new Column("Roll", RuleTable.Row::key), GOLD));
    assertThat(chart.heads()).containsExactly("Roll", "Gold");
  }
}
