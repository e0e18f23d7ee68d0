package org.groma.engine.invasions.sequence;

import static org.assertj.core.api.Assertions.assertThat;
import static org.groma.engine.invasions.Sample.nation;
import static org.groma.engine.invasions.Sample.province;

import org.groma.engine.invasions.Sample;
import org.groma.engine.invasions.event.Activity;
import org.groma.engine.invasions.event.InvasionsEvent;
import org.groma.engine.invasions.event.LandEvent;
import org.groma.engine.invasions.event.NationEvent;
import org.groma.engine.invasions.event.UnitEvent;
import org.groma.engine.invasions.state.World;
import org.junit.jupiter.api.Test;

class InvariantsTest {

  private static World after(InvasionsEvent... events) {
    World world = Sample.opened();
    for (InvasionsEvent event : events) {
      world.apply(event);
    }
    return world;
  }

  @Test
  void nothingIsBrokenAtTheStart() {
    assertThat(Invariants.broken(Sample.opened())).isEmpty();
  }

  @Test
  void fleetsStayAtSeaAndSoldiersOnLand() {
    World world = Sample.opened();
    world.apply(
        new UnitEvent.Placed(
            Sample.fromPool(world, "huns", "cavalry", 1), Sample.sea("mare-aegeum")));

    assertThat(Invariants.broken(world)).containsExactly("Cavalry of Huns in Mare Aegeum");
  }

  @Test
  void nobodyOwesGold() {
    assertThat(Invariants.broken(after(new NationEvent.GoldChanged(nation("huns"), -3))))
        .containsExactly("Huns owe 3 halves of Gold");
  }

  @Test
  void agesStayOnTheirTracks() {
    assertThat(Invariants.broken(after(new NationEvent.AgeSet(nation("huns"), 8))))
        .containsExactly("Huns have the age 8");
    assertThat(Invariants.broken(after(new NationEvent.AgeSet(nation("romans"), 12)))).isEmpty();
    assertThat(Invariants.broken(after(new NationEvent.AgeSet(nation("romans"), 13))))
        .containsExactly("Romans have the age 13");
    assertThat(Invariants.broken(after(new NationEvent.DeclineSet(nation("romans"), 3))))
        .containsExactly("Romans have the Decline 3");
  }

  @Test
  void aNationHasOneSeatAndItIsACity() {
    assertThat(
            Invariants.broken(
                after(new NationEvent.HordeMoved(nation("persians"), province("chaldea")))))
        .containsExactly("Persians have a horde and a capital");
    assertThat(Invariants.broken(after(new LandEvent.CityGrown(province("chaldea"), 0))))
        .containsExactly("Persians have a capital without a city");
  }

  @Test
  void theGoneHoldNothingAndNobodyStandsOffTheMap() {
    assertThat(
            Invariants.broken(
                after(new NationEvent.ActivityChanged(nation("persians"), Activity.GONE))))
        .contains("Chaldea is held by a nation that is gone");
    assertThat(Sample.SETTING.board().isInPlay(province("bactriana"))).isFalse();
    assertThat(
            Invariants.broken(
                after(new NationEvent.HordeMoved(nation("huns"), province("bactriana")))))
        .containsExactly("Bactriana is off the map and not empty");
  }
}
