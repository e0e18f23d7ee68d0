package org.groma.engine.invasions.player;

import static org.assertj.core.api.Assertions.assertThat;
import static org.groma.engine.invasions.Sample.nation;
import static org.groma.engine.invasions.Sample.province;

import org.groma.engine.invasions.Sample;
import org.groma.engine.invasions.Scene;
import org.groma.engine.invasions.diplomacy.Graft;
import org.groma.engine.invasions.diplomacy.Hirings;
import org.groma.engine.invasions.event.NationEvent;
import org.groma.engine.invasions.state.World;
import org.junit.jupiter.api.Test;

class DiplomatTest {

  private static final int BYZANTINES = nation("byzantines");

  @Test
  void bribesSaveTheCitiesOfOnesOwnSide() {
    World world = Scene.empty().held("romans", "latium").held("persians", "amida").world();

    assertThat(bribes(world, "visigoths", "latium")).isTrue();
    assertThat(bribes(world, "visigoths", "amida")).isFalse();
    assertThat(bribes(world, "franks", "latium")).as("its own player besieges").isFalse();
  }

  private static boolean bribes(World world, String besieger, String province) {
    return Diplomat.bribes(
        new Graft.ChooseGraft(world, BYZANTINES, nation(besieger), province(province)));
  }

  @Test
  void mercenariesAreHiredOutOfWhatIsFree() {
    World world = Sample.opened();
    world.apply(new NationEvent.GoldChanged(BYZANTINES, -world.gold(BYZANTINES)));
    Hirings.ChooseHired decision = new Hirings.ChooseHired(world, BYZANTINES, nation("huns"), 2);

    assertThat(Diplomat.hired(decision)).isZero();
    world.apply(new NationEvent.GoldChanged(BYZANTINES, 160));
    assertThat(Diplomat.hired(decision)).isEqualTo(2);
  }
}
