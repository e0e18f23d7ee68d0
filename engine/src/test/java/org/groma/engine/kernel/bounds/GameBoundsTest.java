package org.groma.engine.kernel.bounds;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.tuple;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.groma.engine.Rulesets;
import org.groma.engine.cycles.Sample;
import org.groma.engine.kernel.Shortfall;
import org.groma.model.gazetteer.Province;
import org.groma.model.id.NationId;
import org.groma.model.id.ProvinceId;
import org.groma.model.id.ScenarioId;
import org.groma.model.id.UnitTypeId;
import org.groma.model.pieces.Nation;
import org.groma.model.project.Kinds;
import org.groma.model.project.Project;
import org.groma.model.scenario.Scenario;
import org.groma.model.value.Attributes;
import org.groma.model.value.Datum;
import org.groma.model.value.Halves;
import org.groma.model.value.Origins;
import org.groma.model.value.Tags;
import org.junit.jupiter.api.Test;

class GameBoundsTest {

  private static final Scenario SHORT = Scenario.named(new ScenarioId("short"), "Short", 1, 12);

  private static Project with(Scenario scenario) {
    return Project.empty(Sample.PROJECT.settings()).with(Kinds.SCENARIOS, scenario);
  }

  private static Nation nation(String id, int count, Datum special) {
    return new Nation(
        new NationId(id),
        id,
        List.of(),
        Optional.empty(),
        "barbarian",
        Optional.empty(),
        Optional.empty(),
        Optional.empty(),
        List.of(),
        List.of(new Nation.Pooled(new UnitTypeId("foot"), count, Optional.empty())),
        List.of(
            new Nation.Special(
                "rule", Optional.empty(), List.of(special), Optional.empty(), Optional.empty())),
        List.of(),
        Tags.NONE,
        Attributes.NONE,
        Origins.UNSTATED);
  }

  @Test
  void theSamplesAreWithinThem() {
    assertThat(Rulesets.bounds(Sample.PROJECT).exceeded(Sample.PROJECT)).isEmpty();
  }

  @Test
  void aForcePoolBeyondThemIsToldWithItsPlace() {
    Project project =
        with(SHORT).with(Kinds.NATIONS, nation("goths", Integer.MAX_VALUE, Datum.number(1)));

    assertThat(GameBounds.USUAL.exceeded(project, SHORT))
        .containsExactly(
            new Shortfall(
                "nation goths",
                "count is 2147483647; it may be -100 to 5000",
                Optional.of("nation:goths"),
                Optional.of("$.pool[0].count")));
  }

  @Test
  void numbersInOpenDataAreHeldToTheRangeOfTheirField() {
    Datum deep =
        new Datum.Items(
            List.of(
                new Datum.Fields(Map.of("limitanei", new Datum.Items(List.of(Datum.number(-1)))))));
    Project project = with(SHORT).with(Kinds.NATIONS, nation("goths", 1, deep));
    GameBounds bounds = GameBounds.USUAL.with("limitanei", 0, 100);

    assertThat(GameBounds.USUAL.exceeded(project)).isEmpty();
    assertThat(bounds.exceeded(project))
        .extracting(shortfall -> shortfall.field().orElse(""))
        .containsExactly("$.special[0].effects[0][0].limitanei[0]");
  }

  @Test
  void piecesOfAllNationsAreAddedUpAndToldOnce() {
    Project project = with(SHORT);
    for (int i = 10; i < 30; i++) {
      project = project.with(Kinds.NATIONS, nation("n" + i, 4_000, Datum.number(1)));
    }

    assertThat(GameBounds.USUAL.exceeded(project))
        .extracting(Shortfall::where, Shortfall::problem)
        .containsExactly(
            tuple(
                "nation n10",
                "it has 80000 units in its force pool and those of the others; the most are"
                    + " 50000"));
  }

  @Test
  void anotherScenarioThatIsTooLongDoesNotMatter() {
    Scenario endless = Scenario.named(new ScenarioId("endless"), "Endless", 1, 2_000_000_000);
    Project project = with(SHORT).with(Kinds.SCENARIOS, endless);

    assertThat(GameBounds.USUAL.exceeded(project, SHORT)).isEmpty();
    assertThat(GameBounds.USUAL.exceeded(project, endless))
        .extracting(shortfall -> shortfall.field().orElse(""))
        .containsExactly("$.lastTurn");
  }

  @Test
  void numbersOfAProvinceAreLookedAtToo() {
    Province province = Province.named(new ProvinceId("rich"), "Rich");
    Province rich =
        new Province(
            province.id(),
            province.name(),
            List.of(),
            Optional.empty(),
            province.terrain(),
            Halves.whole(1_000_000_000),
            false,
            false,
            false,
            "main",
            Tags.NONE,
            Attributes.NONE.with("limitanei", Datum.number(Integer.MAX_VALUE)),
            Origins.UNSTATED);

    assertThat(GameBounds.USUAL.exceeded(with(SHORT).with(Kinds.PROVINCES, rich)))
        .extracting(shortfall -> shortfall.field().orElse(""))
        .containsExactly("$.income", "$.attributes.limitanei");
  }
}
