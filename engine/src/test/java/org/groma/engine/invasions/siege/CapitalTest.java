package org.groma.engine.invasions.siege;

import static org.assertj.core.api.Assertions.assertThat;
import static org.groma.engine.invasions.Sample.nation;
import static org.groma.engine.invasions.Sample.province;

import org.groma.engine.invasions.Sample;
import org.groma.engine.invasions.event.LandEvent;
import org.groma.engine.invasions.event.NationEvent;
import org.groma.engine.invasions.movement.Stack;
import org.groma.engine.invasions.play.Play;
import org.groma.engine.invasions.state.World;
import org.groma.engine.kernel.ScriptedDice;
import org.groma.engine.kernel.ScriptedPlayer;
import org.junit.jupiter.api.Test;

/** A capital falls: Persia's, which holds on to more than three provinces. */
class CapitalTest {

  private final Besieging situation = new Besieging().city("chaldea", 3, "persians");
  private final World world = situation.world;
  private final ScriptedDice dice = new ScriptedDice();
  private final ScriptedPlayer player = new ScriptedPlayer();
  private final Play play = Sample.play(world, dice, player);
  private final int chaldea = province("chaldea");

  CapitalTest() {
    for (String other : new String[] {"babylonia", "elymais", "media", "susiana"}) {
      world.apply(new LandEvent.HolderChanged(province(other), nation("persians")));
    }
    world.apply(new NationEvent.CapitalMoved(nation("persians"), chaldea));
  }

  private void romansTakeIt(int... picks) {
    Stack romans = situation.stack("byzantines", "legion", 4, "chaldea");
    player
        .answer(ChooseAssault.class, AssaultLosses.NO_ASSAULT)
        .answer(ChooseLooting.class, picks.length > 0);
    dice.d10(10).picks(picks);
    try {
      assertThat(Siege.attempt(play, romans, true)).isTrue();
    } catch (UnsupportedOperationException consequences) {
      // what becomes of the nation's bonds is chapter XXIX's
    }
  }

  @Test
  void itsMarkerGoesAndItsWallsStay() {
    world.apply(new LandEvent.WallsSet(chaldea, true));

    romansTakeIt();

    assertThat(world.capital(nation("persians"))).isEqualTo(World.NOBODY);
    assertThat(world.realms().capitalFell(nation("persians"))).as("in turn 1").isEqualTo(1);
    assertThat(world.holder(chaldea)).isEqualTo(nation("byzantines"));
    assertThat(world.isFortified(chaldea)).as("nobody was asked to dismantle them").isTrue();
    assertThat(world.gold(nation("byzantines"))).isZero();
  }

  @Test
  void wallsThatCameWithTheCapitalStayToo() {
    romansTakeIt();

    assertThat(world.hasWalls(chaldea)).isTrue();
  }

  @Test
  void itIsLootedAsACapital() {
    romansTakeIt(0, 1, 2);

    assertThat(world.gold(nation("byzantines"))).isEqualTo(2 * (2 + 5 + 3));
    assertThat(world.isPillaged(chaldea)).isTrue();
  }
}
