package org.groma.engine.invasions;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import org.groma.engine.kernel.Contest;
import org.groma.engine.kernel.Event;
import org.groma.engine.kernel.EventCodec;
import org.groma.engine.kernel.Game;
import org.groma.engine.kernel.Named;
import org.groma.engine.kernel.Player;
import org.groma.engine.kernel.SeededDice;
import org.groma.engine.kernel.Shortfall;
import org.groma.engine.kernel.Skill;
import org.groma.engine.kernel.Table;
import org.groma.model.entry.Ledger;
import org.groma.model.pieces.Nation;
import org.groma.model.project.Kinds;
import org.groma.model.project.Project;
import org.junit.jupiter.api.Test;

class InvasionsTest {

  private final Invasions invasions = new Invasions();

  @Test
  void theSampleNamesThisRulesetAndLacksNothing() {
    assertThat(Sample.PROJECT.settings().ruleset()).isEqualTo(invasions.id());
    assertThat(invasions.shortfalls(Sample.PROJECT, Sample.SCENARIO)).isEmpty();
  }

  @Test
  void aMissingTableIsAShortfallAndNotACrash() {
    Project without =
        Sample.PROJECT.with(
            Kinds.TABLES, Sample.PROJECT.get(Kinds.TABLES).without("stacking-limits"));

    assertThat(invasions.shortfalls(without, Sample.SCENARIO))
        .containsExactly(new Shortfall("table stacking-limits", "the table is missing"));
  }

  @Test
  void unitsThatThePoolDoesNotHaveAreAShortfallOfTheSetUp() {
    Project without =
        Sample.PROJECT.with(
            Kinds.NATIONS,
            Ledger.of(
                Sample.PROJECT.get(Kinds.NATIONS).stream()
                    .map(
                        nation -> nation.id().slug().equals("alemanni") ? disarmed(nation) : nation)
                    .toList()));

    assertThat(invasions.shortfalls(without, Sample.SCENARIO))
        .isNotEmpty()
        .allSatisfy(each -> assertThat(each.where()).startsWith("set-up of alemanni"));
  }

  private static Nation disarmed(Nation nation) {
    return new Nation(
        nation.id(),
        nation.name(),
        nation.aliases(),
        nation.player(),
        nation.status(),
        nation.family(),
        nation.religion(),
        nation.initiative(),
        nation.home(),
        List.of(),
        nation.special(),
        nation.victory(),
        nation.tags(),
        nation.attributes(),
        nation.origin());
  }

  @Test
  void invariantsAreListedWithTheirSections() {
    assertThat(invasions.invariants())
        .extracting(each -> each.id() + " " + each.section())
        .containsExactly(
            "units.conserved III.B",
            "units.whole XX.H",
            "units.mercenaries-bound XXVII.B",
            "units.in-their-element XXV.A",
            "units.not-in-forbidden-land XVIII.K",
            "units.confined-to-their-areas XVIII.K",
            "stacking.after-movement XVII.A",
            "stacking.after-placement XVII.A",
            "stacking.in-passage XVIII.F",
            "stacking.at-sea XXV.A",
            "movement.stopped-by-enemies XVIII.C",
            "movement.peaceful-migration XVIII.G",
            "leaders.in-place III.C",
            "nations.one-seat VII.D",
            "nations.seat-by-status VII.D",
            "nations.capitals-redeployed XIV.I",
            "treasury.never-in-debt XIV.A",
            "treasury.limited-after-purchases XIV.A",
            "treasury.tracked VI.C",
            "nations.ages-on-tracks VI.A",
            "nations.faith-by-origin XXXI.B",
            "control.by-the-book XII",
            "control.by-the-living XII.B",
            "nations.absent-from-the-map IX.G",
            "markers.cities-and-walls III.F",
            "markers.plunder XI.E",
            "markers.revolt XVI.D",
            "markers.heresy XXXI.C",
            "markers.limes XVIII.I",
            "markers.foedus XXVIII.D",
            "markers.siege XXIV.C",
            "bonds.in-order XXIX.A",
            "bonds.submission-by-force XXIX.A",
            "control.cities-taken-in-person XXVI.B",
            "cards.conserved X.B",
            "markers.pillage-conserved XXIV.D",
            "points.earned V.B");
  }

  @Test
  void aContestNamesSeatsNationsAndProvinces() {
    Contest contest = invasions.prepare(Sample.PROJECT, Sample.SCENARIO);

    assertThat(contest.seats())
        .extracting(Named::id)
        .containsExactly("romans", "huns", "persians", "goths");
    int alans = contest.nations().indexOf(new Named("alans", "Alans"));
    assertThat(contest.seats().get(contest.seat(alans)).id()).isEqualTo("persians");
    assertThat(contest.provinces()).hasSize(238).contains(new Named("thracia", "Thracia"));
  }

  @Test
  void aGameIsSteppedAndItsLogReplays() {
    List<Event> log = new ArrayList<>();
    Game game = start(5, log);
    for (int i = 0; i < 20; i++) {
      game.step();
    }
    assertThat(game.isOver()).isFalse();
    assertThat(game.winner()).isEmpty();
    assertThat(game.brokenInvariants()).isEmpty();

    List<Event> opening = new ArrayList<>();
    Game replayed = start(5, opening);
    EventCodec codec = invasions.codec();
    log.subList(opening.size(), log.size())
        .forEach(event -> replayed.replay(codec.read(codec.write(event))));
    assertThat(replayed.brokenInvariants()).isEmpty();
    assertThat(log.subList(0, opening.size())).isEqualTo(opening);
  }

  private Game start(long seed, List<Event> log) {
    Contest contest = invasions.prepare(Sample.PROJECT, Sample.SCENARIO);
    Player player = contest.player(Skill.RANDOM, new SeededDice(seed + 1));
    return contest.start(new Table(new SeededDice(seed), _ -> player, log::add));
  }
}
