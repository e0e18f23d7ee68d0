package org.groma.validator.play;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.EnumSet;
import java.util.List;
import java.util.Set;
import java.util.concurrent.atomic.AtomicLong;
import java.util.stream.Stream;
import org.groma.engine.kernel.Shortfall;
import org.groma.engine.kernel.Usage;
import org.groma.model.project.Kinds;
import org.groma.model.review.Severity;
import org.groma.model.scenario.Scenario;
import org.groma.validator.Sample;
import org.groma.validator.catalogue.Catalogue;
import org.groma.validator.finding.Finding;
import org.groma.validator.finding.Subject;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

class PlayChecksTest {

  /** As long as a duel; of the sample it has the id and the name. */
  private static final Scenario SCENARIO =
      Sample.PROJECT
          .get(Kinds.SCENARIOS)
          .find("350-ad")
          .map(scenario ->
              Scenario.named(scenario.id(), scenario.name(), Duel.FIRST_TURN, Duel.TURNS))
          .orElseThrow();

  private static final long GAMES = 120;
  private static final long SEED = 7;

  /** A duel and the one check that has something to say of it. */
  record Fixture(String check, Duel duel) {}

  static List<Fixture> bad() {
    return List.of(
        new Fixture("play.engine-error", Duel.with(Duel.Vice.BREAKS)),
        new Fixture("play.broken-invariant", Duel.with(Duel.Vice.OFFENDS)),
        new Fixture("play.different-game", Duel.with(Duel.Vice.CHEATS_UNHEARD)),
        new Fixture("play.nation-never-enters", Duel.without(Usage.NATION_ENTERED)),
        new Fixture("play.nation-never-acts", Duel.without(Usage.NATION_ACTED)),
        new Fixture("play.province-never-entered", Duel.without(Usage.PROVINCE_ENTERED)),
        new Fixture("play.objective-never-reached", Duel.without(Usage.OBJECTIVE_REACHED)),
        new Fixture("play.card-never-drawn", Duel.without(Usage.CARD_DRAWN)),
        new Fixture("play.card-never-played", Duel.without(Usage.CARD_PLAYED)),
        new Fixture("play.nation-never-moves", Duel.without(Usage.NATION_MOVED)),
        new Fixture("play.nation-never-attacks", Duel.without(Usage.NATION_ATTACKED)),
        new Fixture("play.nation-never-holds", Duel.without(Usage.NATION_HELD)),
        new Fixture("play.piece-never-used", Duel.without(Usage.PIECE_USED)),
        new Fixture("play.leader-never-comes", Duel.without(Usage.LEADER_USED)),
        new Fixture("play.purchase-never-made", Duel.without(Usage.PURCHASE_MADE)),
        new Fixture("play.special-never-used", Duel.without(Usage.SPECIAL_USED)),
        new Fixture("play.entry-never-happens", Duel.without(Usage.ENTRY_HAPPENED)),
        new Fixture("play.same-ending", Duel.with(Duel.Vice.STOPS_SHORT)),
        new Fixture("play.row-never-read", Duel.without(Usage.ROW_READ)),
        new Fixture("play.rule-never-exercised", Duel.without(Usage.RULE_EXERCISED)),
        new Fixture(
            "play.no-way-out",
            new Duel(EnumSet.of(Usage.RETREAT_MADE, Usage.RETREAT_CUT_OFF), Set.of())),
        new Fixture("play.bankrupt-start", Duel.without(Usage.BANKRUPT_AT_FIRST)));
  }

  private static List<Finding> play(Duel duel) {
    return play(duel, GAMES, 2);
  }

  private static List<Finding> play(Duel duel, long games, int threads) {
    return Playing.run(Sample.PROJECT, SCENARIO, DuelRules.of(duel), games, SEED, threads, _ -> {});
  }

  private static Finding only(Duel duel) {
    List<Finding> found = play(duel);
    assertThat(found).hasSize(1);
    return found.getFirst();
  }

  @Test
  void nothingIsFoundInASoundGame() {
    assertThat(play(Duel.SOUND)).isEmpty();
  }

  @ParameterizedTest
  @MethodSource("bad")
  void oneCheckFindsWhatIsWrong(Fixture fixture) {
    assertThat(play(fixture.duel()))
        .isNotEmpty()
        .allSatisfy(finding -> {
          assertThat(finding.check()).isEqualTo(fixture.check());
          assertThat(finding.message()).endsWith(".").doesNotContain("\n").doesNotContain("..");
          assertThat(Character.isLowerCase(finding.message().charAt(0))).isFalse();
          assertThat(finding.subjects()).contains(new Subject("scenario", "350-ad"));
          assertThat(finding.evidence()).isPresent();
        });
  }

  @Test
  void everyCheckIsShownSomethingWrongSomewhereInThisTest() {
    List<String> elsewhere = List.of("play.endless-game", "play.one-sided", "play.hopeless-seat");

    assertThat(PlayChecks.ALL.stream().map(check -> check.profile().id()))
        .containsExactlyInAnyOrderElementsOf(
            Stream.concat(bad().stream().map(Fixture::check), elsewhere.stream()).toList());
  }

  @Test
  void theCatalogueHasThemAll() {
    assertThat(Catalogue.profiles()).containsAll(PlayChecks.profiles());
  }

  @Test
  void aBreakdownIsToldWithItsPlaceAndTheCommandThatShowsIt() {
    Finding finding = only(Duel.with(Duel.Vice.BREAKS));

    assertThat(finding.severity()).isEqualTo(Severity.ERROR);
    assertThat(finding.message())
        .matches(
            "[0-9]+ of 120 games break down in Duel\\.DuelGame\\.step, first game [0-9]+ of"
                + " (steady|random) players: IllegalArgumentException: a sword broke\\. In play"
                + " then: (Whites \\(nation:whites\\)|Blacks \\(nation:blacks\\)).*");
    assertThat(finding.subjects())
        .startsWith(
            new Subject("scenario", "350-ad"),
            new Subject("code", "IllegalArgumentException Duel.DuelGame.step"))
        .containsAnyOf(new Subject("nation", "whites"), new Subject("nation", "blacks"));
    assertThat(finding.evidence().orElseThrow().command("p"))
        .matches(
            "groma replay p --scenario 350-ad --seed 7 --game [0-9]+( --players random)?"
                + " --until 2/(whites|blacks)");
  }

  @Test
  void aGameThatBreaksWhileItIsSetUpIsToldWithoutATurn() {
    Finding finding = only(Duel.with(Duel.Vice.BREAKS_AT_ONCE));

    assertThat(finding.message())
        .isEqualTo(
            "120 of 120 games break down in Duel.start, first game 1 of steady players:"
                + " IllegalStateException: nobody came.");
    assertThat(finding.evidence().orElseThrow().command("p"))
        .isEqualTo("groma replay p --scenario 350-ad --seed 7 --game 1");
  }

  @Test
  void aBrokenInvariantIsToldOncePerSubjectWithItsSection() {
    List<Finding> found = play(Duel.with(Duel.Vice.OFFENDS));

    assertThat(found)
        .extracting(Finding::message)
        .containsExactly(
            "The Blacks cheat in Far East (honour.kept): in 120 of 120 games, first in game 1 of"
                + " steady players.",
            "The Whites cheat in Far East (honour.kept): in 120 of 120 games, first in game 1 of"
                + " steady players.");
    assertThat(found.getFirst().rule()).contains("I.B");
    assertThat(found.getFirst().subjects())
        .containsExactly(
            new Subject("nation", "blacks"),
            new Subject("province", "far-east"),
            new Subject("scenario", "350-ad"),
            new Subject("invariant", "honour.kept"));
    assertThat(found.getFirst().evidence().orElseThrow().command("p"))
        .endsWith("--game 1 --until 2/blacks");
  }

  @Test
  void chanceFromElsewhereIsNoticed() {
    assertThat(play(Duel.with(Duel.Vice.WAVERS)))
        .extracting(Finding::check)
        .contains("play.different-game");
  }

  @Test
  void aPlayerWhoAlwaysWinsAndOneWhoNeverDoesAreTold() {
    assertThat(play(Duel.with(Duel.Vice.FAVOURS_WHITE)))
        .extracting(Finding::check)
        .containsExactly("play.hopeless-seat", "play.one-sided");
    assertThat(play(Duel.with(Duel.Vice.FAVOURS_WHITE)))
        .extracting(Finding::message)
        .containsExactly(
            "Black win none of 60 games in which everybody plays to win: at most 6 % with a"
                + " confidence of 95 %, where 50 % would be fair.",
            "White win 60 of 60 games in which everybody plays to win: 94 to 100 % with a"
                + " confidence of 95 %, where 50 % would be fair.");
  }

  @Test
  void gamesThatAllEndBeforeTheLastTurnAreTold() {
    Finding finding = only(Duel.with(Duel.Vice.STOPS_SHORT));

    assertThat(finding.message())
        .isEqualTo("All of 120 games end in turn 1, and the last turn is 2.");
    assertThat(finding.field()).contains("$.lastTurn");
  }

  @Test
  void gamesThatNobodyEverWinsAreTold() {
    assertThat(play(Duel.with(Duel.Vice.TIES)))
        .extracting(Finding::message)
        .contains("Nobody wins any of 120 games.");
  }

  @Test
  void aNationThatNeverMovesIsNotBlamedForNotAttackingAndHoldingNothing() {
    Duel duel =
        new Duel(
            EnumSet.of(Usage.NATION_MOVED, Usage.NATION_ATTACKED, Usage.NATION_HELD), Set.of());

    assertThat(only(duel).check()).isEqualTo("play.nation-never-moves");
  }

  @Test
  void whatIsBoughtIsPointedAtInItsEntry() {
    Finding finding = only(Duel.without(Usage.PURCHASE_MADE));

    assertThat(finding.message()).isEqualTo("Nobody pays for swords (Prices) in any of 120 games.");
    assertThat(finding.subjects().getFirst()).isEqualTo(new Subject("table", "prices"));
    assertThat(finding.field()).contains("$.rows[0]");
  }

  @Test
  void whatNeverHappensIsToldOnlyAfterEnoughGames() {
    Duel duel = Duel.without(Usage.PROVINCE_ENTERED);

    assertThat(play(duel, Played.ENOUGH - 1, 1)).isEmpty();
    assertThat(play(duel, Played.ENOUGH, 1)).hasSize(1);
  }

  @Test
  void aNationThatNeverComesIsNotBlamedForDoingNothing() {
    Duel duel =
        new Duel(
            EnumSet.of(Usage.NATION_ENTERED, Usage.NATION_ACTED, Usage.OBJECTIVE_REACHED),
            Set.of());

    assertThat(only(duel).check()).isEqualTo("play.nation-never-enters");
  }

  @Test
  void aCardThatIsNeverDrawnIsNotMissedWhenItIsNotPlayed() {
    Duel duel = new Duel(EnumSet.of(Usage.CARD_DRAWN, Usage.CARD_PLAYED), Set.of());

    Finding finding = only(duel);

    assertThat(finding.check()).isEqualTo("play.card-never-drawn");
    assertThat(finding.field()).contains("$.cards[0]");
    assertThat(finding.subjects().getFirst()).isEqualTo(new Subject("deck", "tricks"));
  }

  @Test
  void manyProvincesThatNobodyEntersAreOneMatter() {
    Finding finding = only(Duel.with(Duel.Vice.SPRAWLS));

    assertThat(finding.check()).isEqualTo("play.province-never-entered");
    assertThat(finding.message())
        .isEqualTo(
            "Nobody ever sets foot in 21 of 23 provinces in 120 games, "
                + "among them Waste 1, Waste 2, Waste 3.");
    assertThat(finding.subjects()).containsExactly(new Subject("scenario", "350-ad"));
  }

  @Test
  void aSectionIsNamedAsTheRuleInQuestion() {
    Finding finding = only(Duel.without(Usage.RULE_EXERCISED));

    assertThat(finding.rule()).contains("I.A");
    assertThat(finding.subjects().getFirst()).isEqualTo(new Subject("rule", "I.A/duel"));
  }

  @Test
  void objectivesAreToldOnceANation() {
    Finding finding = only(Duel.without(Usage.OBJECTIVE_REACHED));

    assertThat(finding.message())
        .isEqualTo(
            "The Whites get no points for 1 of their 1 objectives in any of 120 games: East (1).");
    assertThat(finding.field()).contains("$.victory");
  }

  @Test
  void someRetreatsThatFailAreNothingSpecial() {
    assertThat(play(Duel.without(Usage.RETREAT_CUT_OFF))).isEmpty();
  }

  @Test
  void theSameIsFoundByAnyNumberOfThreads() {
    Duel duel =
        new Duel(EnumSet.allOf(Usage.class), EnumSet.of(Duel.Vice.BREAKS, Duel.Vice.OFFENDS));

    assertThat(play(duel, GAMES, 1)).isNotEmpty().isEqualTo(play(duel, GAMES, 5));
  }

  @Test
  void everyGameIsAnnounced() {
    AtomicLong most = new AtomicLong();

    Playing.run(
        Sample.PROJECT,
        SCENARIO,
        DuelRules.of(Duel.SOUND),
        9,
        SEED,
        3,
        over -> most.accumulateAndGet(over, Math::max));

    assertThat(most).hasValue(9);
  }

  @Test
  void nothingIsPlayedWhenDataFallShort() {
    List<Shortfall> lacking =
        List.of(
            new Shortfall("table hits, row 1", "the value is missing"),
            new Shortfall("deck tricks", "the deck is missing"));
    AtomicLong over = new AtomicLong();

    List<Finding> found =
        Playing.run(
            Sample.PROJECT, SCENARIO, new DuelRules(Duel.SOUND, lacking), 9, SEED, 1, over::set);

    assertThat(found)
        .extracting(Finding::message)
        .containsExactly(
            "350 AD Scenario I cannot be played, because the data fall short in 2 places, first in"
                + " table hits, row 1: the value is missing.");
    assertThat(found.getFirst().severity()).isEqualTo(Severity.ERROR);
    assertThat(over).hasValue(0);
  }
}
