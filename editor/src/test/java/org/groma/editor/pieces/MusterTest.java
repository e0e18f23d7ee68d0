package org.groma.editor.pieces;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.groma.editor.Sample;
import org.groma.model.id.LeaderId;
import org.groma.model.id.NationId;
import org.groma.model.id.Place;
import org.groma.model.id.UnitTypeId;
import org.groma.model.pieces.Nation;
import org.groma.model.project.Kinds;
import org.groma.model.project.Project;
import org.groma.model.scenario.Scenario;
import org.groma.model.scenario.Setup;
import org.groma.model.value.Tags;
import org.junit.jupiter.api.Test;

class MusterTest {

  private static final Project PROJECT = Sample.PROJECT;
  private static final Scenario SCENARIO =
      PROJECT.get(Kinds.SCENARIOS).stream().findFirst().orElseThrow();
  private static final NationId FRANKS = new NationId("franks");
  private static final Place RHENUS = Place.parse("province:rhenus");
  private static final Place LATIUM = Place.parse("province:latium");

  private static Piece unit(NationId nation, String type) {
    return new Piece.Unit(nation, new UnitTypeId(type), Tags.NONE);
  }

  private static Nation nation(NationId id) {
    return PROJECT.get(Kinds.NATIONS).find(id).orElseThrow();
  }

  private static Muster muster(Scenario scenario) {
    return new Muster(PROJECT, scenario);
  }

  private static Scenario granted(Answer answer) {
    return ((Answer.Granted) answer).after();
  }

  private static String refused(Answer answer) {
    return ((Answer.Refused) answer).sentence();
  }

  private static int count(Scenario scenario, Place place, Piece piece) {
    return Stand.count(Stand.of(scenario).getOrDefault(place, List.of()), piece);
  }

  /** A type of which the nation has some left. */
  private static Pool.Line spare(NationId nation) {
    return Pool.of(nation(nation), SCENARIO).lines().stream()
        .filter(line -> line.left() > 0)
        .findFirst()
        .orElseThrow();
  }

  @Test
  void thePoolKnowsWhatIsSetUpAndWhatIsLeft() {
    for (Nation nation : PROJECT.get(Kinds.NATIONS)) {
      Pool pool = Pool.of(nation, SCENARIO);
      assertThat(pool.all()).isEqualTo(nation.pool().stream().mapToInt(Nation.Pooled::count).sum());
      assertThat(pool.placed())
          .isEqualTo(
              SCENARIO.setups().stream()
                  .filter(setup -> setup.nation().equals(nation.id()))
                  .flatMap(setup -> setup.units().stream())
                  .mapToInt(Setup.Placed::count)
                  .sum());
    }
  }

  @Test
  void aPlacedUnitLeavesThePoolAndJoinsItsLike() {
    Pool.Line line = spare(FRANKS);
    Piece piece = new Piece.Unit(FRANKS, line.unit(), Tags.NONE);
    Scenario once = granted(muster(SCENARIO).place(piece, 1, LATIUM));

    assertThat(count(once, LATIUM, piece)).isEqualTo(1);
    assertThat(Pool.of(nation(FRANKS), once).of(line.unit()).left()).isEqualTo(line.left() - 1);

    Scenario back = granted(muster(once).take(piece, 1, LATIUM));
    assertThat(back).isEqualTo(SCENARIO);
  }

  @Test
  void moreThanThePoolHasIsNotPlaced() {
    Pool.Line line = spare(FRANKS);
    Piece piece = new Piece.Unit(FRANKS, line.unit(), Tags.NONE);
    Scenario all = granted(muster(SCENARIO).place(piece, line.left(), RHENUS));

    assertThat(refused(muster(all).place(piece, 1, RHENUS)))
        .startsWith("All " + line.all() + " ")
        .endsWith("of the Franks are set up already.");
    assertThat(refused(muster(SCENARIO).place(unit(FRANKS, "elephant"), 1, RHENUS)))
        .isEqualTo("The force pool of the Franks has no Elephants.");
    assertThat(refused(muster(SCENARIO).place(piece, line.left() + 1, RHENUS)))
        .startsWith("Only " + line.left() + " ");
  }

  @Test
  void aMoveKeepsTheNumberOfUnitsAndThereAndBackIsNothing() {
    Setup.Placed placed = setup(SCENARIO, FRANKS).units().getFirst();
    Piece piece = new Piece.Unit(FRANKS, placed.unit(), placed.tags());
    Scenario moved = granted(muster(SCENARIO).move(piece, 1, placed.place(), LATIUM));

    assertThat(count(moved, LATIUM, piece)).isEqualTo(1);
    assertThat(count(moved, placed.place(), piece)).isEqualTo(placed.count() - 1);
    assertThat(Pool.of(nation(FRANKS), moved).placed())
        .isEqualTo(Pool.of(nation(FRANKS), SCENARIO).placed());
    assertThat(Stand.of(granted(muster(moved).move(piece, 1, LATIUM, placed.place()))).keySet())
        .isEqualTo(Stand.of(SCENARIO).keySet());
  }

  @Test
  void whatIsNotThereCannotBeTakenAway() {
    assertThat(refused(muster(SCENARIO).take(unit(FRANKS, "infantry"), 1, LATIUM)))
        .isEqualTo("There is no Infantry of the Franks in Latium.");
    assertThat(refused(muster(SCENARIO).move(unit(FRANKS, "infantry"), 1, LATIUM, RHENUS)))
        .isEqualTo("There is no Infantry of the Franks in Latium.");
  }

  @Test
  void aLeaderStandsInOnePlaceOnly() {
    Setup.Posted posted = setup(SCENARIO, FRANKS).leaders().getFirst();
    LeaderId leader = posted.leader();
    Scenario moved = granted(muster(SCENARIO).place(new Piece.Chief(FRANKS, leader), 1, LATIUM));
    assertThat(setup(moved, FRANKS).leaders()).containsExactly(new Setup.Posted(LATIUM, leader));
  }

  @Test
  void aNationThatWasNotSetUpGetsASetUpWhereItsIdBelongs() {
    NationId huns = new NationId("huns");
    assertThat(SCENARIO.setups()).noneMatch(setup -> setup.nation().equals(huns));
    Pool.Line line = Pool.of(nation(huns), SCENARIO).lines().getFirst();
    Scenario after =
        granted(muster(SCENARIO).place(new Piece.Unit(huns, line.unit(), Tags.NONE), 1, RHENUS));
    assertThat(after.setups())
        .hasSize(SCENARIO.setups().size() + 1)
        .isSortedAccordingTo((a, b) -> a.nation().slug().compareTo(b.nation().slug()));
  }

  private static Setup setup(Scenario scenario, NationId nation) {
    return scenario.setups().stream()
        .filter(setup -> setup.nation().equals(nation))
        .findFirst()
        .orElseThrow();
  }
}
