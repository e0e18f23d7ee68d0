package org.groma.editor.panel.scenario;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Map;
import org.groma.editor.Sample;
import org.groma.editor.sheet.Cell;
import org.groma.editor.sheet.Entered;
import org.groma.model.edit.Outcome;
import org.groma.model.id.NationId;
import org.groma.model.project.Kinds;
import org.groma.model.project.Project;
import org.groma.model.scenario.Scenario;
import org.groma.model.value.Halves;
import org.junit.jupiter.api.Test;

class ScenarioModelTest {

  private static final Scenario SCENARIO =
      Sample.PROJECT.get(Kinds.SCENARIOS).stream().findFirst().orElseThrow();

  private static Project after(Entered entered) {
    return ((Outcome.Applied) ((Entered.Changed) entered).edit().apply(Sample.PROJECT)).project();
  }

  private static Scenario scenario(Project project) {
    return project.get(Kinds.SCENARIOS).find(SCENARIO.id()).orElseThrow();
  }

  private static Worksheet<?> sheet(Ledgers ledger) {
    return ledger.of(Sample.PROJECT, SCENARIO.id());
  }

  @Test
  void nationsThatAreSetUpComeFirstAndAccentsDoNotCountInSearch() {
    ScenarioModel model = new ScenarioModel(Sample.PROJECT);
    List<ScenarioModel.Line> all = model.roll("", false);
    assertThat(all).hasSize(Sample.PROJECT.get(Kinds.NATIONS).size());
    assertThat(all.stream().map(ScenarioModel.Line::setUp).toList())
        .isSortedAccordingTo((a, b) -> Boolean.compare(b, a));
    assertThat(model.roll("goth", false))
        .extracting(ScenarioModel.Line::name)
        .contains("Visigoths", "Ostrogoths");
    assertThat(model.roll("", true)).hasSize(SCENARIO.setups().size());
  }

  @Test
  void theChosenNationShowsItsPoolLeadersAndRelations() {
    ScenarioModel model = new ScenarioModel(Sample.PROJECT);
    model.choose(new NationId("romans"));
    assertThat(model.units()).extracting(ScenarioModel.Tile::name).contains("Legion");
    assertThat(model.leaders()).isNotEmpty().anyMatch(tile -> tile.placed() == 1);
    assertThat(model.relations()).anyMatch(line -> line.contains("Mauritanians → Romans"));
  }

  @Test
  void aTypedTreasuryChangesTheSetUpAndNothingElse() {
    Entered entered = sheet(Ledgers.SETUPS).type(new Cell("350-ad/romans", "treasury"), "12½");
    Scenario changed = scenario(after(entered));
    for (int i = 0; i < SCENARIO.setups().size(); i++) {
      var before = SCENARIO.setups().get(i);
      var now = changed.setups().get(i);
      if (before.nation().slug().equals("romans")) {
        assertThat(now.treasury()).contains(new Halves(25));
        assertThat(now.units()).isEqualTo(before.units());
      } else {
        assertThat(now).isEqualTo(before);
      }
    }
    assertThat(sheet(Ledgers.SETUPS).type(new Cell("350-ad/romans", "treasury"), "20"))
        .isEqualTo(new Entered.Same());
    assertThat(sheet(Ledgers.SETUPS).type(new Cell("350-ad/romans", "seat"), "Nowhere"))
        .isInstanceOf(Entered.Wrong.class);
  }

  @Test
  void whatEveryTableShowsSaysTheSameWhenItIsReadBack() {
    for (Ledgers ledger : Ledgers.values()) {
      Worksheet<?> sheet = sheet(ledger);
      assertThat(sheet.ids(ledger.sortedBy())).as(ledger.title()).isNotEmpty();
      for (String id : sheet.ids(List.of())) {
        for (var column : sheet.columns()) {
          if (column.isEditable()) {
            assertThat(sheet.type(new Cell(id, column.key()), sheet.show(id, column.key()).text()))
                .as(ledger.title() + " " + id + " " + column.title())
                .isEqualTo(new Entered.Same());
          }
        }
      }
    }
  }

  @Test
  void theTimeTableStandsByTurnAndOrder() {
    Worksheet<?> sheet = sheet(Ledgers.TIME_TABLE);
    List<Integer> turns =
        sheet.ids(Ledgers.TIME_TABLE.sortedBy()).stream()
            .map(id -> Integer.parseInt(sheet.show(id, "turn").text()))
            .toList();
    assertThat(turns).isSorted();
  }

  @Test
  void rowsAreAddedAndRemoved() {
    Worksheet<?> relations = sheet(Ledgers.RELATIONS);
    Project more =
        after(relations.add(Map.of("kind", "alliance", "from", "Franks", "to", "Alemanni")));
    assertThat(scenario(more).relations()).hasSize(SCENARIO.relations().size() + 1);
    Project less = after(relations.remove(relations.ids(List.of()).getFirst()));
    assertThat(scenario(less).relations())
        .isEqualTo(SCENARIO.relations().subList(1, SCENARIO.relations().size()));
    assertThat(relations.add(Map.of("kind", "alliance", "from", "Franks")))
        .isEqualTo(
            new Entered.Wrong(
                List.of(
                    new Entered.Mistaken(
                        new Cell("", "to"), "Expected a nation, not an empty cell."))));
    Project card =
        after(sheet(Ledgers.CARDS).add(Map.of("entry", "Administration", "name", "New card")));
    assertThat(card.get(Kinds.DECKS).find("administration").orElseThrow().cards())
        .anyMatch(each -> each.name().equals("New card"));
  }
}
