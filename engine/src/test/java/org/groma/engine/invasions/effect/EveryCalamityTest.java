package org.groma.engine.invasions.effect;

import static org.assertj.core.api.Assertions.assertThat;
import static org.groma.engine.invasions.Sample.nation;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Predicate;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.groma.engine.invasions.FirstOption;
import org.groma.engine.invasions.Sample;
import org.groma.engine.invasions.event.LandEvent;
import org.groma.engine.invasions.event.NationEvent;
import org.groma.engine.invasions.event.RealmEvent;
import org.groma.engine.invasions.event.UnitEvent;
import org.groma.engine.invasions.play.Play;
import org.groma.engine.invasions.state.World;
import org.groma.engine.kernel.Dice;
import org.groma.engine.kernel.Die;
import org.groma.engine.kernel.Event;
import org.groma.engine.kernel.Table;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Every calamity strikes Persia. */
class EveryCalamityTest {

  private static final int PERSIANS = nation("persians");

  /** What happens besides its being told; all of them at once. */
  private static final Map<String, List<Predicate<Event>>> MARKS = new LinkedHashMap<>();

  static {
    MARKS.put(
        "bagaudae",
        List.of(
            LandEvent.PillageSet.class::isInstance, is(new RealmEvent.ExpenseAdded(PERSIANS, 4))));
    MARKS.put("corruption", List.of(is(new NationEvent.GoldChanged(PERSIANS, -6))));
    MARKS.put("desertion", List.of(UnitEvent.Eliminated.class::isInstance));
    MARKS.put("earthquake", List.of(LandEvent.CityGrown.class::isInstance));
    MARKS.put("heresy", List.of(RealmEvent.HeresySet.class::isInstance));
    MARKS.put(
        "inaction",
        List.of(
            is(new RealmEvent.LeadersIdled(PERSIANS, true)),
            is(new RealmEvent.PurchasesLimited(PERSIANS, 1))));
    MARKS.put("inflation", List.of(is(new RealmEvent.PricesSet(PERSIANS, 150))));
    MARKS.put("intolerance", List.of(LandEvent.RevoltSet.class::isInstance));
    MARKS.put(
        "pestilence",
        List.of(
            UnitEvent.Eliminated.class::isInstance, is(new NationEvent.GoldChanged(PERSIANS, -4))));
    MARKS.put("revolt", List.of(LandEvent.RevoltSet.class::isInstance));
    MARKS.put("strife", List.of(is(new NationEvent.AgeSet(PERSIANS, 4))));
    MARKS.put("usurper", List.of(is(new NationEvent.DeclineSet(PERSIANS, 1))));
  }

  private static Predicate<Event> is(Event expected) {
    return expected::equals;
  }

  /** Dice that show one face after the other; lots fall on the first. */
  private static final class Turning implements Dice {

    private int rolled;

    @Override
    public int roll(Die die) {
      return rolled++ % die.faces() + 1;
    }

    @Override
    public int below(int bound) {
      return 0;
    }
  }

  static Stream<String> calamities() {
    return IntStream.range(0, Sample.SETTING.calamities().size())
        .mapToObj(i -> Sample.SETTING.calamities().card(i).id());
  }

  @Test
  void allAreHere() {
    assertThat(MARKS.keySet()).containsExactlyInAnyOrderElementsOf(calamities().toList());
  }

  @ParameterizedTest
  @MethodSource("calamities")
  void itDoesWhatItSays(String calamity) {
    World world = Sample.opened();
    world.apply(new NationEvent.AgeSet(PERSIANS, 3));
    world.apply(new NationEvent.GoldChanged(PERSIANS, 40));
    List<Event> log = new ArrayList<>();

    Calamities.strike(
        new Play(world, new Table(new Turning(), _ -> new FirstOption(), log::add)),
        PERSIANS,
        calamity);

    for (Predicate<Event> mark : MARKS.get(calamity)) {
      assertThat(log).anyMatch(mark);
    }
  }
}
