package org.groma.engine.invasions.player;

import static org.assertj.core.api.Assertions.assertThat;
import static org.groma.engine.invasions.Sample.nation;
import static org.groma.engine.invasions.Sample.province;

import org.groma.engine.invasions.Hand;
import org.groma.engine.invasions.Sample;
import org.groma.engine.invasions.Scene;
import org.groma.engine.invasions.diplomacy.ChooseErrand;
import org.groma.engine.invasions.diplomacy.Clients;
import org.groma.engine.invasions.diplomacy.Errand;
import org.groma.engine.invasions.diplomacy.Graft;
import org.groma.engine.invasions.diplomacy.Hirings;
import org.groma.engine.invasions.event.NationEvent;
import org.groma.engine.invasions.setting.DiplomacyDeck;
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
  void clientsAreWonBeforeTheyPayTributeAndThoseOfOthersTalkedOutOfIt() {
    World world = Sample.opened();
    int persians = nation("persians");
    Hand.dealDiplomacy(world, "persians", DiplomacyDeck.Kind.ALLIANCE);
    ChooseErrand early = new ChooseErrand(world, persians, World.NOBODY);

    Errand courting = Diplomat.errand(early);
    assertThat(courting.other()).isEqualTo(World.NOBODY);
    assertThat(early.refusal(courting)).isEmpty();

    for (int minor = 0; minor < world.setting().nations(); minor++) {
      if (Clients.isIndependent(world, minor)) {
        world.apply(new NationEvent.Sworn(minor, nation("romans")));
      }
    }
    Errand breaking = Diplomat.errand(early);
    assertThat(world.diplomacy().patron(breaking.target())).isEqualTo(breaking.other());
    assertThat(Standing.isSameSeat(world, persians, breaking.other())).isFalse();
    assertThat(early.refusal(breaking)).isEmpty();
  }

  @Test
  void whatCanWaitWaits() {
    World world = Sample.opened();
    Hand.dealDiplomacy(world, "persians", DiplomacyDeck.Kind.TRIBUTE);
    world.apply(new NationEvent.GoldChanged(nation("persians"), 40));

    assertThat(Diplomat.errand(new ChooseErrand(world, nation("persians"), World.NOBODY)))
        .isEqualTo(Errand.NONE);
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
