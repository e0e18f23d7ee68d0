package org.groma.editor.panel.simulation;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.within;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.CancellationException;
import org.groma.editor.Sample;
import org.groma.engine.kernel.Named;
import org.groma.engine.kernel.Skill;
import org.groma.engine.simulation.NationStanding;
import org.groma.engine.simulation.ProvinceStanding;
import org.groma.engine.simulation.Standings;
import org.groma.model.id.Place;
import org.groma.model.id.ScenarioId;
import org.groma.model.project.Kinds;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;

/** What is shown of a short series of the sample. */
class SeriesTest {

  private static final ScenarioId SCENARIO = Sample.PROJECT.get(Kinds.SCENARIOS).at(0).id();
  private static final Order ORDER = new Order(SCENARIO, 3, 1, Map.of());

  private static Venue.Ready venue;
  private static Standings standings;

  @BeforeAll
  static void playThreeGames() {
    venue = (Venue.Ready) Venue.of(Sample.PROJECT, SCENARIO);
    standings = Series.play(ORDER, venue, 0, _ -> {}).standings();
  }

  @Test
  void numbersThatCannotBePlayedAreRefusedWithASentence() {
    assertThat(Order.read(SCENARIO, "0", "1", Map.of()))
        .isEqualTo(
            new Order.Reading.Refused("Games is a whole number from 1 to 1000000, not '0'."));
    assertThat(Order.read(SCENARIO, "10", "one", Map.of()))
        .isEqualTo(new Order.Reading.Refused("The seed is any whole number, not 'one'."));
    assertThat(Order.read(SCENARIO, " 3 ", "1", Map.of()))
        .isEqualTo(new Order.Reading.Understood(ORDER));
    assertThat(Order.gameNumber("0")).isEmpty();
    assertThat(Order.gameNumber("12")).contains(12L);
  }

  @Test
  void everySeatIsPlayedAsItWasChosen() {
    List<Named> seats = venue.contest().seats();
    Order order = new Order(SCENARIO, 1, 1, Map.of(seats.get(1).id(), Skill.RANDOM));
    assertThat(order.seating(venue.contest()).skills())
        .startsWith(Skill.STEADY, Skill.RANDOM)
        .hasSameSizeAs(seats);
  }

  @Test
  void aScenarioThatIsGoneIsNoVenue() {
    assertThat(Venue.of(Sample.PROJECT, new ScenarioId("nowhere")))
        .isInstanceOfSatisfying(
            Venue.Closed.class,
            closed -> assertThat(closed.sentence()).contains("'nowhere' is not there any more"));
  }

  @Test
  void whatTheDataLackIsToldInSentences() {
    var tables = Sample.PROJECT.get(Kinds.TABLES);
    var without = Sample.PROJECT.with(Kinds.TABLES, tables.without("stacking-limits"));
    Venue.Closed closed = (Venue.Closed) Venue.of(without, SCENARIO);
    assertThat(closed.sentence()).contains("cannot be played yet");
    assertThat(closed.lacks())
        .anySatisfy(lack -> assertThat(lack.sentence()).contains("stacking-limits"));
  }

  @Test
  void gamesAreCalledOffWhenSomebodyHasEnough() {
    Order many = new Order(SCENARIO, 1000, 1, Map.of());
    assertThatThrownBy(() ->
            Series.play(
                many,
                venue,
                0,
                _ -> {
                  throw new CancellationException();
                }))
        .isInstanceOf(CancellationException.class);
  }

  @Test
  void theSharesOfAllSeatsAddUp() {
    List<ShareBar> bars = ShareBar.outcomes(standings);

    assertThat(bars.stream().mapToDouble(ShareBar::share).sum()).isCloseTo(1, within(1e-5));
    assertThat(bars)
        .allSatisfy(bar ->
            bar.interval()
                .ifPresent(ends ->
                    assertThat(bar.share()).isBetween(ends.low() - 1e-9, ends.high() + 1e-9)));
    assertThat(bars.getFirst().figure()).contains("%", " – ");
    assertThat(bars.getFirst().remark()).contains("points");
  }

  @Test
  void everySeatHasACurveOfPointsThatEndsAboveItsBeginning() {
    List<Curve> curves = Curve.points(standings);

    assertThat(curves).hasSameSizeAs(standings.players());
    assertThat(curves)
        .allSatisfy(curve -> {
          assertThat(curve.turns()).isEqualTo(standings.turns());
          assertThat(curve.values().getLast()).isGreaterThan(curve.values().getFirst());
        });
  }

  @Test
  void turnsThatOnlySomeGamesPlayedAreRemarkedOn() {
    boolean all = standings.gamesByTurn().stream().allMatch(games -> games == 3);
    assertThat(Curve.remark(standings).isEmpty()).isEqualTo(all);
  }

  @Test
  void theLargestNationsHaveCurvesAndTheOthersOneTogether() {
    List<Curve> curves = Curve.provinces(standings, 5);

    assertThat(curves).hasSize(6);
    assertThat(curves.getLast().of()).isEqualTo(Curve.OTHERS);
    assertThat(curves.get(0).peak()).isGreaterThanOrEqualTo(curves.get(1).peak());
    double all = curves.stream().mapToDouble(curve -> curve.values().getFirst()).sum();
    double held =
        standings.nations().stream()
            .map(NationStanding::provinces)
            .mapToDouble(List::getFirst)
            .sum();
    assertThat(all).isCloseTo(held, within(1e-6));
  }

  @Test
  void heatIsMeasuredAgainstTheMostThereIs() {
    List<HeatSource> sources = HeatSource.of(standings);
    assertThat(sources).extracting(HeatSource::id).contains("fights", "traffic");

    for (String id : List.of("fights", "traffic")) {
      HeatSource.Heat heat = source(sources, id).heat(standings);
      assertThat(heat.heat()).hasSameSizeAs(standings.provinces());
      assertThat(heat.heat().values()).allMatch(share -> share >= 0 && share <= 1).contains(1.0);
      assertThat(heat.remark()).startsWith("Most in ");
    }
  }

  @Test
  void controlIsAShareOfAllTurns() {
    ProvinceStanding province =
        standings.provinces().stream()
            .filter(each -> !each.holders().isEmpty())
            .findFirst()
            .orElseThrow();
    ProvinceStanding.Holder holder = province.holders().getFirst();
    HeatSource control = source(HeatSource.of(standings), "control:" + holder.nation().id());

    assertThat(control.heat(standings).heat())
        .containsEntry(new Place(Place.Kind.PROVINCE, province.province().id()), holder.share());
    assertThat(control.heat(standings).most()).isEqualTo("always");
  }

  @Test
  void whatNeverHappensIsColdEverywhere() {
    HeatSource nothing = new HeatSource("nothing", "Nothing", false, _ -> 0);
    assertThat(nothing.heat(standings).heat().values()).containsOnly(0.0);
    assertThat(nothing.heat(standings).remark()).isEqualTo("None anywhere.");
  }

  private static HeatSource source(List<HeatSource> sources, String id) {
    Optional<HeatSource> found =
        sources.stream().filter(source -> source.id().equals(id)).findFirst();
    return found.orElseThrow();
  }
}
