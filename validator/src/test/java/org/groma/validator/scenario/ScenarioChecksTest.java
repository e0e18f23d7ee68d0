package org.groma.validator.scenario;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.NavigableSet;
import java.util.TreeSet;
import java.util.stream.Stream;
import org.groma.model.edit.Reach;
import org.groma.model.entry.Entry;
import org.groma.model.entry.Kind;
import org.groma.model.id.Id;
import org.groma.model.project.Kinds;
import org.groma.model.project.Project;
import org.groma.validator.CheckFixture;
import org.groma.validator.Found;
import org.groma.validator.Rewrite;
import org.groma.validator.Sample;
import org.groma.validator.check.Check;
import org.groma.validator.finding.Finding;
import org.groma.validator.run.Validation;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

class ScenarioChecksTest {

  static List<CheckFixture> fixtures() {
    return ScenarioFixtures.all();
  }

  @Test
  void nothingIsFoundInTheLittleWar() {
    assertThat(Validation.of(LittleWar.PROJECT, ScenarioChecks.ALL).findings()).isEmpty();
  }

  @Test
  void nothingIsFoundInTheSample() {
    assertThat(Validation.of(Sample.PROJECT, ScenarioChecks.ALL).findings()).isEmpty();
  }

  @ParameterizedTest
  @MethodSource("fixtures")
  void whatAnEditSpoilsOrMendsIsFoundWithoutLookingAtEverything(CheckFixture fixture) {
    Validation good = Validation.of(fixture.good(), ScenarioChecks.ALL);
    Validation bad = Validation.of(fixture.bad(), ScenarioChecks.ALL);
    Reach reach = difference(fixture.good(), fixture.bad());

    assertThat(good.after(fixture.bad(), reach).findings()).isEqualTo(bad.findings());
    assertThat(bad.after(fixture.good(), reach).findings()).isEmpty();
  }

  @Test
  void namesInSentencesChangeWithTheEntryThatIsNamed() {
    Project bad = spoilt(Kinds.SCENARIOS, "war", "\"foot\",\"count\":2", "\"foot\",\"count\":4");
    Project renamed =
        Rewrite.replace(bad, Kinds.UNITS, "foot", "\"name\":\"Foot\"", "\"name\":\"Pikes\"");
    Validation after =
        Validation.of(bad, ScenarioChecks.ALL).after(renamed, difference(bad, renamed));

    assertThat(after.findings())
        .extracting(Finding::message)
        .containsExactly(
            "War sets up 4 Pikes of the Reds, but their force pool has 3; take some away or correct"
                + " the pool.");
  }

  @Test
  void theWholeForcePoolMayBeSetUp() {
    assertThat(
            found(
                new SetUpOverPoolCheck(),
                spoilt(Kinds.SCENARIOS, "war", "\"foot\",\"count\":2", "\"foot\",\"count\":3")))
        .isEmpty();
  }

  @Test
  void unitsOfATypeThatThePoolHasNotAreFound() {
    assertThat(
            found(
                new SetUpOverPoolCheck(),
                spoilt(
                    Kinds.SCENARIOS,
                    "war",
                    "\"province:b\",\"unit\":\"foot\"",
                    "\"province:b\",\"unit\":\"horse\"")))
        .containsExactly(
            "War sets up 1 Horse of the Blues, but their force pool has none; take some away or"
                + " correct the pool.");
  }

  @Test
  void aLeaderWithoutTurnsMayStandAnywhereInTime() {
    assertThat(
            found(
                new LeaderOutOfTimeCheck(),
                spoilt(Kinds.LEADERS, "otto", ",\"arrives\":1,\"leaves\":2", "")))
        .isEmpty();
  }

  @Test
  void aLeaderWhoHasLeftBeforeTheFirstTurnIsOutOfTime() {
    assertThat(
            found(
                new LeaderOutOfTimeCheck(),
                spoilt(Kinds.LEADERS, "otto", "\"arrives\":1,\"leaves\":2", "\"leaves\":0")))
        .containsExactly("War begins with turn 1, but Otto, whom it sets up, left on turn 0.");
  }

  @Test
  void aRelationInBothDirectionsIsSaidTwice() {
    assertThat(
            found(
                new RelationTwiceCheck(),
                spoilt(
                    Kinds.SCENARIOS,
                    "war",
                    "\"relations\":[",
                    "\"relations\":[{\"kind\":\"truce\",\"from\":\"blues\",\"to\":\"reds\"},")))
        .containsExactly(
            "War gives Blues and Reds the relation 'truce' in both directions; one of them is"
                + " enough.");
  }

  @Test
  void twoRelationsOfDifferentKindsMayHoldAtOnce() {
    assertThat(
            found(
                new RelationTwiceCheck(),
                spoilt(
                    Kinds.SCENARIOS,
                    "war",
                    "\"relations\":[",
                    "\"relations\":[{\"kind\":\"trade\",\"from\":\"blues\",\"to\":\"reds\"},")))
        .isEmpty();
  }

  @Test
  void numbersOnSomeCardsOnlyAreNoCountOfTheDeck() {
    assertThat(
            found(
                new CardNumberMissingCheck(), spoilt(Kinds.DECKS, "chances", ",\"number\":3", "")))
        .isEmpty();
  }

  @Test
  void aNationThatTheScenarioHasAnEntryForMayComeLater() {
    Project waiting = spoilt(Kinds.SCENARIOS, "war", "[\"reds\"]", "[\"reds\",\"greys\"]");
    assertThat(found(new NationNeverComesCheck(), waiting)).hasSize(1);
    Project provided =
        Rewrite.replace(
            waiting,
            Kinds.SCENARIOS,
            "war",
            "\"players\":",
            "\"attributes\":{\"restart\":{\"greys\":\"open\"}},\"players\":");
    assertThat(found(new NationNeverComesCheck(), provided)).isEmpty();
  }

  private static List<String> found(Check check, Project project) {
    return Found.messages(check, project);
  }

  private static <I extends Id, E extends Entry<I>> Project spoilt(
      Kind<I, E> kind, String id, String passage, String other) {
    return LittleWar.with(kind, id, passage, other);
  }

  /** The entries in which two projects differ. */
  private static Reach difference(Project one, Project other) {
    NavigableSet<String> entries = new TreeSet<>();
    Kinds.ALL.forEach(kind -> collect(kind, one, other, entries));
    return new Reach(Reach.NOTHING.map(), entries, false);
  }

  private static <I extends Id, E extends Entry<I>> void collect(
      Kind<I, E> kind, Project one, Project other, NavigableSet<String> entries) {
    Stream.concat(one.get(kind).stream(), other.get(kind).stream())
        .map(entry -> entry.id().slug())
        .filter(id -> !one.get(kind).find(id).equals(other.get(kind).find(id)))
        .forEach(id -> entries.add(kind.word() + ":" + id));
  }
}
