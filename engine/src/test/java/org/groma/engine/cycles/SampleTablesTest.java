package org.groma.engine.cycles;

import static org.assertj.core.api.Assertions.assertThat;
import static org.groma.engine.cycles.Sample.PROJECT;
import static org.groma.engine.cycles.Sample.table;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeSet;
import java.util.stream.IntStream;
import org.groma.model.pieces.UnitType;
import org.groma.model.project.Kinds;
import org.groma.model.tables.RuleTable;
import org.groma.model.value.Datum;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** The tables and units of the sample: complete, and as the scraps of the text ask. */
class SampleTablesTest {

  @ParameterizedTest
  @CsvSource({
    "administration, 2, 12",
    "combat, 2, 12",
    "optional-leaders, 1, 6",
    "rebellion, 2, 12",
    "rebellions-1, 2, 12",
    "rebellions-2, 2, 12",
    "rebellions-of-alexander, 2, 12",
    "solitaire-events, 2, 14", // one more for each column that was paid for
    "solitaire-opposition, 1, 6"
  })
  void everyRollHasItsRow(String id, int least, int most) {
    List<Integer> rolls = new ArrayList<>();
    for (RuleTable.Row row : table(id).rows()) {
      String[] ends = row.key().replace("+", "").split("-", 2);
      IntStream.rangeClosed(Integer.parseInt(ends[0]), Integer.parseInt(ends[ends.length - 1]))
          .forEach(rolls::add);
    }

    assertThat(rolls)
        .containsExactlyElementsOf(IntStream.rangeClosed(least, most).boxed().toList());
  }

  @Test
  void combatFollowsTheProposedFormula() {
    RuleTable combat = table("combat");
    for (RuleTable.Row row : combat.rows()) {
      for (int column = 0; column < combat.columns().size(); column++) {
        assertThat(row.cells().get(combat.columns().get(column)))
            .as(row.key() + " at " + combat.columns().get(column))
            .isEqualTo(Datum.text(result(Integer.parseInt(row.key()) + column - 3)));
      }
    }
  }

  @Test
  void combatKeepsThePrintedExample() {
    assertThat(cell("combat", "9", "3-2")).isEqualTo(Datum.text("DR1"));
  }

  @Test
  void administrationKeepsThePrintedScraps() {
    assertThat(Sample.whole(cell("administration", "6", "20"))).isEqualTo(7);
    assertThat(cell("administration", "2", "0")).isEqualTo(Datum.text("rebellion"));
    assertThat(
            table("administration").rows().stream()
                .flatMap(row -> row.cells().values().stream())
                .filter(Datum.Amount.class::isInstance)
                .mapToInt(Sample::whole)
                .min())
        .hasValue(3);
  }

  @Test
  void everyGroupHasARowOfCreationAndACountdown() {
    TreeSet<String> groups = new TreeSet<>();
    PROJECT.get(Kinds.NATIONS).stream()
        .flatMap(nation -> nation.attributes().text("group").stream())
        .forEach(groups::add);

    for (String id : List.of("unit-creation", "countdown")) {
      assertThat(table(id).rows())
          .extracting(RuleTable.Row::key)
          .containsExactlyInAnyOrderElementsOf(groups);
    }
  }

  @Test
  void whatIsCreatedMayStandTogether() {
    for (RuleTable.Row row : table("unit-creation").rows()) {
      assertThat(row.cells()).hasSize(6);
      for (Datum cell : row.cells().values()) {
        List<Datum> units = ((Datum.Items) cell).items();
        assertThat(units.stream().filter(each -> weight(each).equals("heavy")))
            .as(row.key())
            .hasSizeLessThanOrEqualTo(1);
        assertThat(units).hasSizeBetween(1, 2);
      }
    }
  }

  @Test
  void celtsCreateNothingButBarbarianInfantry() {
    RuleTable.Row celts =
        table("unit-creation").rows().stream()
            .filter(row -> row.key().equals("celt"))
            .findFirst()
            .orElseThrow();

    assertThat(celts.cells().values())
        .containsOnly(new Datum.Items(List.of(Datum.text("barbarian-infantry"))));
  }

  @Test
  void everyMovingUnitHasItsConversion() {
    assertThat(table("conversion").rows())
        .extracting(RuleTable.Row::key)
        .contains(
            "tribe",
            "barbarian-infantry",
            "barbarian-horse",
            "horse-bow",
            "bow",
            "infantry",
            "horse",
            "ship");
    assertThat(cell("conversion", "horse", "empire")).isEqualTo(Datum.text("elite"));
  }

  @ParameterizedTest
  @ValueSource(strings = {"bow", "infantry", "horse", "ship", "elite", "garrison"})
  void aUnitCostsTwiceItsUpkeep(String id) {
    UnitType unit = PROJECT.get(Kinds.UNITS).find(id).orElseThrow();
    Map<String, Datum> upkeep =
        ((Datum.Fields) unit.attributes().get("upkeep").orElseThrow()).fields();

    assertThat(unit.cost()).isNotEmpty().containsOnlyKeys(upkeep.keySet());
    unit.cost()
        .forEach((status, price) ->
            assertThat(price.number().intValueExact())
                .isEqualTo(2 * Sample.whole(upkeep.get(status))));
  }

  @Test
  void theTwoSidesOfACounterNameEachOther() {
    for (UnitType unit : PROJECT.get(Kinds.UNITS)) {
      unit.attributes()
          .text("reverse")
          .ifPresent(other ->
              assertThat(
                      PROJECT
                          .get(Kinds.UNITS)
                          .find(other)
                          .orElseThrow()
                          .attributes()
                          .text("reverse"))
                  .contains(unit.id().slug()));
    }
  }

  private static String result(int sum) {
    return switch (sum) {
      case 3 -> "AR3";
      case 4 -> "AR2";
      case 5, 6 -> "AR1";
      case 7 -> "EX";
      case 8, 9, 10 -> "DR1";
      case 11 -> "DR2";
      case 12 -> "DR3";
      default -> sum < 3 ? "AE" : "DE";
    };
  }

  private static Datum cell(String table, String key, String column) {
    return table(table).rows().stream()
        .filter(row -> row.key().equals(key))
        .findFirst()
        .orElseThrow()
        .cells()
        .get(column);
  }

  private static String weight(Datum unit) {
    return PROJECT
        .get(Kinds.UNITS)
        .find(((Datum.Text) unit).text())
        .orElseThrow()
        .attributes()
        .text("weight")
        .orElseThrow();
  }
}
