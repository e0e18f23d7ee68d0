package org.groma.engine.invasions.siege;

import static org.assertj.core.api.Assertions.assertThat;
import static org.groma.engine.invasions.Sample.nation;
import static org.groma.engine.invasions.Sample.province;

import java.util.ArrayList;
import java.util.List;
import org.groma.engine.invasions.Sample;
import org.groma.engine.invasions.event.LandEvent;
import org.groma.engine.invasions.event.NationEvent;
import org.groma.engine.invasions.event.PlunderTold;
import org.groma.engine.invasions.event.UnitSet;
import org.groma.engine.invasions.movement.Stack;
import org.groma.engine.invasions.play.Play;
import org.groma.engine.invasions.setting.Status;
import org.groma.engine.invasions.state.World;
import org.groma.engine.kernel.Event;
import org.groma.engine.kernel.ScriptedDice;
import org.groma.engine.kernel.ScriptedPlayer;
import org.groma.engine.kernel.Table;
import org.junit.jupiter.api.Test;

class TerrorTest {

  private final Besieging situation = new Besieging().athenae();
  private final World world = situation.world;
  private final ScriptedDice dice = new ScriptedDice();
  private final ScriptedPlayer player = new ScriptedPlayer();
  private final Play play = Sample.play(world, dice, player);
  private final int achaia = province("achaia");

  private Stack goths() {
    return situation.led(situation.stack("visigoths", "infantry", 3, "achaia"), "fritigernus");
  }

  /** Nobody is asked and no die is rolled: the script is empty. */
  private void isNotFelt(Stack stack) {
    World before = world.copy();
    assertThat(Terror.precede(play, stack)).isFalse();
    assertThat(world).isEqualTo(before);
  }

  @Test
  void anEvenDieOpensTheGatesAndTheStackMayMoveOn() {
    dice.d10(4);
    player.answer(ChooseLooting.class, false);

    assertThat(Terror.precede(play, goths())).isFalse();

    assertThat(world.holder(achaia)).isEqualTo(nation("visigoths"));
    assertThat(world.isPillaged(achaia)).isFalse();
    assertThat(world.gold(nation("visigoths"))).isZero();
  }

  @Test
  void lootingWhatSurrenderedStopsTheStack() {
    dice.d10(10).picks(0, 4);
    player.answer(ChooseLooting.class, true);

    assertThat(Terror.precede(play, goths())).isTrue();

    assertThat(world.holder(achaia)).isEqualTo(nation("visigoths"));
    assertThat(world.isPillaged(achaia)).isTrue();
    assertThat(world.gold(nation("visigoths"))).isEqualTo(10);
  }

  @Test
  void anOddDieChangesNothing() {
    Stack goths = goths();
    dice.d10(7);

    isNotFelt(goths);
    assertThat(dice.isSpent()).isTrue();
  }

  @Test
  void aPillagedCitySurrendersButThereIsNothingToLoot() {
    world.apply(new LandEvent.PillageSet(achaia, true));
    dice.d10(2);

    assertThat(Terror.precede(play, goths())).isFalse();
    assertThat(world.holder(achaia)).isEqualTo(nation("visigoths"));
  }

  @Test
  void itIsTold() {
    List<Event> log = new ArrayList<>();
    dice.d10(4);
    player.answer(ChooseLooting.class, false);

    Terror.precede(new Play(world, new Table(dice, _ -> player, log::add)), goths());

    assertThat(log)
        .contains(new PlunderTold.TerrorSpread(achaia, nation("visigoths"), true))
        .contains(new PlunderTold.CityFell(achaia, nation("visigoths")));
  }

  @Test
  void wallsDoNotFearIt() {
    world.apply(new LandEvent.WallsSet(achaia, true));
    isNotFelt(goths());
  }

  @Test
  void aStackWithoutLeaderSpreadsNone() {
    isNotFelt(situation.stack("visigoths", "infantry", 3, "achaia"));
  }

  @Test
  void aLeaderWithoutUnitsSpreadsNone() {
    Stack goths = goths();
    isNotFelt(goths.with(UnitSet.NONE));
  }

  @Test
  void civilizedLeadersSpreadNone() {
    Stack goths = goths();
    world.apply(new NationEvent.StatusChanged(nation("visigoths"), Status.KINGDOM));
    isNotFelt(goths);
  }

  @Test
  void friendlyCitiesAreNotAfraid() {
    Stack goths = goths();
    world.apply(new NationEvent.Federated(nation("visigoths"), nation("byzantines")));
    isNotFelt(goths);
  }

  @Test
  void asLongAsSomebodyDefendsTheProvinceTheCityWaits() {
    situation.stack("byzantines", "infantry", 1, "achaia");
    isNotFelt(goths());
  }

  @Test
  void aMereSiteHasNoGates() {
    world.apply(new LandEvent.CityGrown(achaia, 0));
    isNotFelt(goths());
  }
}
