package org.groma.engine.cycles.leader;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Stream;
import org.groma.engine.cycles.BarbarianKingdomEmpire;
import org.groma.engine.cycles.Sample;
import org.groma.engine.cycles.event.Account;
import org.groma.engine.cycles.event.LeaderEvent;
import org.groma.engine.cycles.event.MoneyEvent;
import org.groma.engine.cycles.sequence.CyclesGame;
import org.groma.engine.cycles.state.World;
import org.groma.engine.kernel.Contest;
import org.groma.engine.kernel.Event;
import org.groma.engine.kernel.EventCodec;
import org.groma.engine.kernel.GameSeed;
import org.groma.engine.kernel.Seating;
import org.groma.engine.kernel.Skill;
import org.groma.engine.kernel.Table;
import org.groma.engine.kernel.Watch;
import org.groma.model.project.Kinds;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.MethodSource;

/** Whole games with leaders who are rolled for, of every scenario. */
class NamedLeadersGameTest {

  /** Kingdoms from the start, so that leaders matter in every game. */
  private static final String KINGDOMS = "viking-magyar-saracen";

  private static final int MANY = 200;
  private static final int FEW = 5;

  static Stream<Arguments> games() {
    return Sample.PROJECT.get(Kinds.SCENARIOS).stream()
        .map(scenario -> scenario.id().slug())
        .flatMap(scenario -> Stream.of(Skill.values()).map(skill -> Arguments.of(scenario, skill)));
  }

  private static Contest contest(String id) {
    return new BarbarianKingdomEmpire()
        .prepare(Sample.PROJECT, Sample.withOptions(id, "namedLeaders", "tribute"));
  }

  private static void play(Contest contest, Skill skill, int number, Set<String> seen) {
    GameSeed seed = new GameSeed(13, number);
    Watch watch = contest.watch();
    CyclesGame game =
        (CyclesGame)
            contest.start(
                new Table(
                    seed.dice(),
                    Seating.all(skill, contest).players(contest, seed),
                    event -> {
                      watch.accept(event);
                      see(event, seen);
                    }));
    while (!game.isOver()) {
      game.step();
      assertThat(amongStrangers(game.world())).as("game %d, %s", number, game.turn()).isEmpty();
    }
    watch.compare(game);
    assertThat(watch.broken()).as("game %d", number).isEmpty();
  }

  private static void see(Event event, Set<String> seen) {
    if (event instanceof LeaderEvent.Proved(_, int kind)) {
      seen.add("kind " + kind);
    } else if (event instanceof LeaderEvent) {
      seen.add(event.getClass().getSimpleName());
    } else if (event instanceof MoneyEvent.Changed(_, _, Account account)
        && account == Account.RANSOM) {
      seen.add("Ransom");
    }
  }

  /** Free leaders who stand with units of others after a phase. */
  private static List<Integer> amongStrangers(World world) {
    List<Integer> found = new ArrayList<>();
    for (int leader = 0; leader < world.leaderCount(); leader++) {
      int place = world.leaderAt(leader);
      if (place != World.BOX && !world.isCaptive(leader)) {
        int there = world.occupant(place);
        if (there != World.NOBODY && there != world.leaderOwner(leader)) {
          found.add(leader);
        }
      }
    }
    return found;
  }

  @ParameterizedTest
  @EnumSource
  void manyGamesBreakNothingAndEverythingHappens(Skill skill) {
    Contest contest = contest(KINGDOMS);
    Set<String> seen = new TreeSet<>();
    for (int i = 1; i <= MANY; i++) {
      play(contest, skill, i, seen);
    }
    assertThat(seen)
        .contains(
            "kind 1",
            "kind 2",
            "kind 3",
            "kind 4",
            "kind 5",
            "kind 6",
            "Posted",
            "Lost",
            "Taken",
            "Freed",
            "Executed",
            "Ransom");
  }

  @Test
  void kingdomsThatBeginWithALeaderRollForHim() {
    Contest contest = contest(KINGDOMS);
    GameSeed seed = new GameSeed(13, 1);
    CyclesGame game =
        (CyclesGame)
            contest.start(
                new Table(
                    seed.dice(),
                    Seating.all(Skill.STEADY, contest).players(contest, seed),
                    _ -> {}));
    game.step();
    World world = game.world();
    int led = 0;
    for (int leader = 0; leader < world.leaderCount(); leader++) {
      if (world.leaderAt(leader) != World.BOX) {
        assertThat(world.leaderKind(leader)).isNotEqualTo(LeaderKind.ORDINARY);
        led++;
      }
    }
    assertThat(led).isPositive();
  }

  @ParameterizedTest
  @MethodSource("games")
  void everyScenarioCanBePlayedSo(String scenario, Skill skill) {
    Contest contest = contest(scenario);
    for (int i = 1; i <= FEW; i++) {
      play(contest, skill, i, new TreeSet<>());
    }
  }

  @ParameterizedTest
  @EnumSource
  void aLogThatIsReadBackLeadsToTheSameLeaders(Skill skill) {
    Contest contest = contest(KINGDOMS);
    EventCodec codec = new BarbarianKingdomEmpire().codec();
    GameSeed seed = new GameSeed(13, 1);
    List<Event> log = new ArrayList<>();
    CyclesGame game =
        (CyclesGame)
            contest.start(
                new Table(
                    seed.dice(), Seating.all(skill, contest).players(contest, seed), log::add));
    game.playOut();
    CyclesGame again = (CyclesGame) contest.start(Table.of(seed.dice(), null));
    log.forEach(event -> again.replay(codec.read(codec.write(event))));
    for (int leader = 0; leader < game.world().leaderCount(); leader++) {
      assertThat(again.world().leaderAt(leader)).isEqualTo(game.world().leaderAt(leader));
      assertThat(again.world().leaderKind(leader)).isEqualTo(game.world().leaderKind(leader));
      assertThat(again.world().holder(leader)).isEqualTo(game.world().holder(leader));
    }
  }
}
