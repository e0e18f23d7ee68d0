package org.groma.engine.romanitas.battle;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.IntStream;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;
import net.jqwik.api.constraints.IntRange;
import org.groma.engine.kernel.Event;
import org.groma.engine.kernel.RandomPlayer;
import org.groma.engine.kernel.SeededDice;
import org.groma.engine.kernel.Table;
import org.groma.engine.romanitas.RomanitasSample;
import org.groma.engine.romanitas.choice.Deploy;
import org.groma.engine.romanitas.event.BattleTold;
import org.groma.engine.romanitas.event.PointsEvent;
import org.groma.engine.romanitas.event.Reason;
import org.groma.engine.romanitas.event.TroopEvent;
import org.groma.engine.romanitas.play.Play;
import org.groma.engine.romanitas.setting.Folk;
import org.groma.engine.romanitas.setting.Setting;
import org.groma.engine.romanitas.state.Empire;
import org.groma.engine.romanitas.state.Post;

/** What holds for every fight, whoever fights it and however it is decided. */
class FightPropertiesTest {

  private static final Setting SETTING = RomanitasSample.OPTIONAL;

  @Provide
  Arbitrary<List<Integer>> forces() {
    return Arbitraries.integers()
        .between(0, SETTING.army().size() - 1)
        .list()
        .ofMinSize(1)
        .ofMaxSize(9)
        .uniqueElements();
  }

  @Provide
  Arbitrary<List<Integer>> leaders() {
    return Arbitraries.of(List.of(), List.of(0), List.of(1), List.of(0, 1));
  }

  @Property(tries = 500)
  void aFightMakesNoUnitsAndLosesNone(
      @ForAll("forces") List<Integer> units,
      @ForAll("leaders") List<Integer> figures,
      @ForAll @IntRange(min = 1, max = 10) int nation,
      @ForAll @IntRange(min = 1, max = 9) int enemies,
      @ForAll boolean siege,
      @ForAll boolean romansAttack,
      @ForAll long seed) {
    Folk folk = SETTING.folk(nation);
    List<Fighter> force =
        IntStream.range(0, Math.min(enemies, folk.troops().size()))
            .mapToObj(i -> new Fighter(false, i, folk.troops().get(i), false))
            .toList();
    Empire empire = new Empire(SETTING);
    empire.apply(new PointsEvent.Changed(5, Reason.CITIES));
    empire.apply(new TroopEvent.Mustered(units, figures));
    List<Event> log = new ArrayList<>();
    RandomPlayer player = new RandomPlayer(new SeededDice(~seed));
    Result result =
        Fight.of(
            new Play(empire, new Table(new SeededDice(seed), _ -> player, log::add)),
            new Ground(0, 0, nation, siege, romansAttack, siege, false),
            units,
            figures,
            force);

    assertThat(result.enemiesLeft()).doesNotHaveDuplicates();
    assertThat(force).containsAll(result.enemiesLeft());
    Set<Integer> called = new HashSet<>(units);
    log.forEach(event -> {
      if (event instanceof TroopEvent.Mustered(var reserve, _)) {
        called.addAll(reserve);
      }
    });
    assertThat(called.size() - units.size()).as("from the reserve").isBetween(0, 1);
    for (int unit = 0; unit < SETTING.army().size(); unit++) {
      assertThat(empire.unit(unit) == Post.READY).isEqualTo(!called.contains(unit));
    }
    assertThat(log).filteredOn(BattleTold.Ended.class::isInstance).hasSize(1);
    if (!result.romansWon() && !romansAttack && siege) {
      assertThat(
              called.stream().allMatch(unit -> empire.unit(unit) == Post.ELIMINATED)
                  || log.stream().noneMatch(BattleTold.Met.class::isInstance)
                  || log.stream().anyMatch(FightPropertiesTest::isRout))
          .as("a city falls with its last defender, by storm, or when those who broke out flee")
          .isTrue();
    }
  }

  private static boolean isRout(Event event) {
    return event instanceof BattleTold.Met met && met.upshot() == BattleTold.Upshot.ROMAN_ROUTED;
  }

  @Property(tries = 100)
  void theUsualOrderIsTheFirstThatIsOffered(@ForAll("forces") List<Integer> units) {
    Deploy deploy = new Deploy(new Empire(SETTING), units);
    assertThat(deploy.usual()).isEqualTo(deploy.options().getFirst());
    assertThat(deploy.refusal(deploy.usual())).isEmpty();
  }
}
