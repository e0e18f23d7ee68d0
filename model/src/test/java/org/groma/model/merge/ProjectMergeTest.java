package org.groma.model.merge;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.groma.model.edit.ChangeMap;
import org.groma.model.edit.Outcome;
import org.groma.model.gazetteer.City;
import org.groma.model.gazetteer.Province;
import org.groma.model.id.CityId;
import org.groma.model.id.ProvinceId;
import org.groma.model.id.ScenarioId;
import org.groma.model.project.Kinds;
import org.groma.model.project.Project;
import org.groma.model.project.Projection;
import org.groma.model.project.Vocabulary;
import org.groma.model.project.Vocabulary.Term;
import org.groma.model.scenario.Scenario;
import org.groma.model.scenario.Setup;
import org.groma.model.store.LoadResult;
import org.groma.model.store.ProjectStore;
import org.groma.model.store.json.RecordShape;
import org.groma.model.topology.MoveNode;
import org.groma.model.topology.Point;
import org.groma.model.topology.Topology;
import org.groma.model.value.Halves;
import org.groma.model.value.Origins;
import org.groma.model.value.Provenance;
import org.junit.jupiter.api.Test;

/** Two sides change the sample. */
class ProjectMergeTest {

  private static final Project BASE =
      ((LoadResult.Loaded) ProjectStore.load(Path.of("..", "sample-data", "romanitas"))).project();

  private static Province province(String id) {
    return BASE.provinces().find(id).orElseThrow();
  }

  private static Project with(Province changed) {
    return BASE.with(Kinds.PROVINCES, changed);
  }

  private static <R> R changed(R record, String field, Object value) {
    return RecordShape.with(record, field, value);
  }

  private static Project merged(Project mine, Project theirs) {
    Merging merging = ProjectMerge.of(BASE, mine, theirs);
    assertThat(merging).isInstanceOf(Merging.Merged.class);
    return ((Merging.Merged) merging).project();
  }

  private static String refused(Project mine, Project theirs) {
    Merging merging = ProjectMerge.of(BASE, mine, theirs);
    assertThat(merging).isInstanceOf(Merging.Refused.class);
    return ((Merging.Refused) merging).sentence();
  }

  @Test
  void twoFieldsOfOneProvinceGoTogether() {
    Province carthage = province("carthage");
    Project both =
        merged(
            with(changed(carthage, "name", "Kart Hadasht")),
            with(changed(carthage, "income", Halves.whole(9))));
    assertThat(both.provinces().find("carthage"))
        .contains(changed(changed(carthage, "name", "Kart Hadasht"), "income", Halves.whole(9)));
  }

  @Test
  void oneFieldThatBothChangedIsNamed() {
    Province carthage = province("carthage");
    assertThat(
            refused(
                with(changed(carthage, "name", "Kart Hadasht")),
                with(changed(carthage, "name", "Karthago"))))
        .isEqualTo("Both sides changed the province " + carthage.name() + " (name).");
  }

  @Test
  void theSameChangeOnBothSidesIsNoClash() {
    Project both = with(changed(province("carthage"), "name", "Kart Hadasht"));
    Project mine = both.with(Kinds.PROVINCES, Province.named(new ProvinceId("mine"), "Mine"));
    Project theirs = both.with(Kinds.PROVINCES, Province.named(new ProvinceId("theirs"), "Theirs"));
    assertThat(merged(mine, theirs))
        .isEqualTo(mine.with(Kinds.PROVINCES, Province.named(new ProvinceId("theirs"), "Theirs")));
  }

  @Test
  void whatOneDeletedAndTheOtherChangedIsNamed() {
    Project deleted = BASE.with(Kinds.PROVINCES, BASE.provinces().without("carthage"));
    Project renamed = with(changed(province("carthage"), "name", "Kart Hadasht"));
    String name = province("carthage").name();
    assertThat(refused(deleted, renamed))
        .isEqualTo("You deleted the province " + name + ", and they changed it.");
    assertThat(refused(renamed, deleted))
        .isEqualTo("They deleted the province " + name + ", and you changed it.");
  }

  @Test
  void whatOneDeletedAndTheOtherNeedsIsNamed() {
    Project lonely = BASE.with(Kinds.PROVINCES, Province.named(new ProvinceId("lonely"), "Lonely"));
    City old = BASE.cities().at(0);
    City town =
        changed(
            changed(changed(old, "id", new CityId("town")), "name", "Town"),
            "province",
            new ProvinceId("lonely"));
    Merging merging = ProjectMerge.of(lonely, BASE, lonely.with(Kinds.CITIES, town));
    assertThat(((Merging.Refused) merging).sentence())
        .isEqualTo(
            "One side deleted what the other needs in the city Town: 'lonely' is not among the"
                + " provinces of the project.");
  }

  @Test
  void twoSetupsOfOneScenarioGoTogether() {
    Scenario scenario = BASE.scenarios().getFirst();
    Project mine = BASE.with(Kinds.SCENARIOS, richer(scenario, 0));
    Project theirs =
        BASE.with(Kinds.SCENARIOS, changed(richer(scenario, 1), "name", "The Long Night"));
    Scenario both =
        merged(mine, theirs).get(Kinds.SCENARIOS).find(scenario.id().slug()).orElseThrow();
    assertThat(both).isEqualTo(changed(richer(richer(scenario, 0), 1), "name", "The Long Night"));
    assertThat(refused(mine, BASE.with(Kinds.SCENARIOS, richer(richer(scenario, 0), 0))))
        .contains("setups." + scenario.setups().getFirst().nation().slug() + ".treasury");
  }

  private static Scenario richer(Scenario scenario, int nation) {
    List<Setup> setups = new ArrayList<>(scenario.setups());
    Setup old = setups.get(nation);
    int treasury = old.treasury().map(Halves::count).orElse(0);
    setups.set(nation, changed(old, "treasury", Optional.of(new Halves(treasury + 14))));
    return scenario.withSetups(setups);
  }

  @Test
  void twoNewWordsOfOneListGoTogetherEachAtItsPlace() {
    Vocabulary words = BASE.vocabulary();
    Term bog = new Term("bog", "Bog", Optional.empty(), false);
    Term moor = new Term("moor", "Moor", Optional.empty(), false);
    List<Term> mine = new ArrayList<>(words.terrains());
    mine.addFirst(bog);
    List<Term> theirs = new ArrayList<>(words.terrains());
    theirs.addLast(moor);
    List<Term> both = new ArrayList<>(mine);
    both.addLast(moor);
    assertThat(
            merged(
                    BASE.with(changed(words, "terrains", mine)),
                    BASE.with(changed(words, "terrains", theirs)))
                .vocabulary())
        .isEqualTo(changed(words, "terrains", both));
  }

  @Test
  void whatARecordRefusesIsRefusedInItsWords() {
    Scenario scenario = Scenario.named(new ScenarioId("short"), "Short", 3, 5);
    Project base = BASE.with(Kinds.SCENARIOS, scenario);
    Merging merging =
        ProjectMerge.of(
            base,
            base.with(Kinds.SCENARIOS, changed(scenario, "firstTurn", 5)),
            base.with(Kinds.SCENARIOS, changed(scenario, "lastTurn", 3)));
    assertThat(((Merging.Refused) merging).sentence())
        .contains("the scenario Short")
        .contains("the last turn (3) comes before the first (5)");
  }

  @Test
  void originsOfTwoFieldsGoTogether() {
    Province carthage = province("carthage");
    Origins base = carthage.origin();
    Provenance house = Provenance.parse("house: for balance");
    Province mine = changed(carthage, "origin", base.with("income", house));
    Province theirs = changed(carthage, "origin", base.with("name", house));
    assertThat(merged(with(mine), with(theirs)).provinces().find("carthage"))
        .contains(changed(carthage, "origin", base.with("income", house).with("name", house)));
  }

  @Test
  void theMapOfOneGoesWithTheRecordsOfTheOtherAndTwoMapsClash() {
    Project moved = moved(1);
    Project renamed = with(changed(province("carthage"), "name", "Kart Hadasht"));
    assertThat(merged(renamed, moved)).isEqualTo(renamed.with(moved.map()));
    assertThat(merged(moved, renamed)).isEqualTo(renamed.with(moved.map()));
    assertThat(refused(moved, moved(2))).isEqualTo("Both sides changed the map.");
    assertThat(refused(moved, BASE.with(Projection.LONLAT)))
        .isEqualTo("Both sides changed the map.");
  }

  /** With the n-th corner moved that can be. */
  private static Project moved(int n) {
    Topology map = BASE.map();
    int left = n;
    List<Integer> nodes = new ArrayList<>();
    map.forEachNode(nodes::add);
    for (int node : nodes) {
      Point at = new Point(map.nodePoint(node).x + 0.01, map.nodePoint(node).y);
      Outcome outcome = new ChangeMap(new MoveNode(node, at)).apply(BASE);
      if (outcome instanceof Outcome.Applied applied && --left == 0) {
        return applied.project();
      }
    }
    throw new AssertionError("no corner can be moved");
  }

  @Test
  void manyClashesAreCounted() {
    Project mine = BASE;
    Project theirs = BASE;
    for (Province each : BASE.provinces().toList().subList(0, 5)) {
      mine = mine.with(Kinds.PROVINCES, changed(each, "name", "Mine"));
      theirs = theirs.with(Kinds.PROVINCES, changed(each, "name", "Theirs"));
    }
    assertThat(refused(mine, theirs)).endsWith("And 2 more.");
  }
}
