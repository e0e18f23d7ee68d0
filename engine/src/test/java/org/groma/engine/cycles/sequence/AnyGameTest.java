package org.groma.engine.cycles.sequence;

import static org.assertj.core.api.Assertions.assertThat;

import java.lang.reflect.RecordComponent;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.function.IntFunction;
import java.util.stream.Stream;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;
import net.jqwik.api.constraints.IntRange;
import org.groma.engine.cycles.BarbarianKingdomEmpire;
import org.groma.engine.cycles.Sample;
import org.groma.engine.cycles.setting.Options;
import org.groma.engine.cycles.setting.Setting;
import org.groma.engine.kernel.Contest;
import org.groma.engine.kernel.Decision;
import org.groma.engine.kernel.GameSeed;
import org.groma.engine.kernel.Player;
import org.groma.engine.kernel.Seating;
import org.groma.engine.kernel.Skill;
import org.groma.engine.kernel.Table;
import org.groma.engine.kernel.Watch;
import org.groma.model.scenario.Scenario;

/** What holds at every moment of any game, whatever the players have agreed on. */
class AnyGameTest {

  /** Set-ups name optional cities or leave them out, so this one is not for the players. */
  private static final String OF_THE_MAP = "optionalCities";

  private static final List<String> SWITCHES =
      Stream.of(Options.class.getRecordComponents())
          .map(RecordComponent::getName)
          .filter(name -> !name.equals(OF_THE_MAP))
          .toList();

  @Provide
  Arbitrary<Scenario> scenarios() {
    return Arbitraries.of(Sample.seatings().toList());
  }

  @Provide
  Arbitrary<Set<String>> switches() {
    return Arbitraries.of(SWITCHES).set();
  }

  /** Lets another decide, and looks at what he is offered. */
  private record Onlooker(Player player) implements Player {
    @Override
    public <A> A decide(Decision<A> decision) {
      List<A> options = decision.options();
      assertThat(options).as(decision.getClass().getSimpleName()).isNotEmpty();
      assertThat(new HashSet<>(options))
          .as("%s offers each option once", decision.getClass().getSimpleName())
          .hasSameSizeAs(options);
      for (A option : options) {
        assertThat(decision.refusal(option))
            .as("%s offers %s", decision.getClass().getSimpleName(), option)
            .isEmpty();
      }
      return player.decide(decision);
    }
  }

  @Property(tries = 100)
  void noSwitchBreaksAnInvariant(
      @ForAll("scenarios") Scenario base,
      @ForAll("switches") Set<String> on,
      @ForAll Skill skill,
      @ForAll @IntRange(min = 1, max = 1_000_000) int number) {
    Scenario scenario = Sample.withSwitches(base, SWITCHES, on);
    Contest contest = new BarbarianKingdomEmpire().prepare(Sample.PROJECT, scenario);
    assertThat(Setting.of(Sample.PROJECT, scenario).shortfalls()).isEmpty();
    GameSeed seed = new GameSeed(11, number);
    Watch watch = contest.watch();
    IntFunction<Player> players = Seating.all(skill, contest).players(contest, seed);
    CyclesGame game =
        (CyclesGame)
            contest.start(
                new Table(seed.dice(), nation -> new Onlooker(players.apply(nation)), watch));
    game.playOut();
    watch.compare(game);
    assertThat(watch.broken()).isEmpty();
    assertThat(game.turn()).isBetween(1, scenario.lastTurn());
  }
}
