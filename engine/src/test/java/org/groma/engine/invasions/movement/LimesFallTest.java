package org.groma.engine.invasions.movement;

import static org.assertj.core.api.Assertions.assertThat;
import static org.groma.engine.invasions.movement.MarchScene.at;
import static org.groma.engine.invasions.movement.MarchScene.nation;

import org.groma.engine.invasions.event.LandEvent;
import org.groma.engine.invasions.event.Roll;
import org.groma.engine.invasions.event.UnitEvent;
import org.groma.engine.invasions.event.UnitSet;
import org.groma.engine.invasions.state.World;
import org.groma.engine.kernel.Die;
import org.groma.engine.kernel.Refusal;
import org.groma.engine.kernel.Rolled;
import org.junit.jupiter.api.Test;

class LimesFallTest {

  private static final String PLACE = "moesia-inferior";

  private final MarchScene scene = new MarchScene().limes("byzantines", PLACE);

  private Stack stack(String nation, UnitSet units) {
    return new Stack(nation(nation), units, Stack.NO_LEADER, at(PLACE));
  }

  @Test
  void itIsDueWhereNobodySupportsTheLimes() {
    int visigoths = nation("visigoths");
    assertThat(LimesFall.isDue(scene.world, visigoths, at(PLACE))).isTrue();
    assertThat(LimesFall.isDue(scene.world, nation("byzantines"), at(PLACE))).isFalse();
    assertThat(LimesFall.isDue(scene.world, visigoths, at("thracia"))).isFalse();

    scene.put("byzantines", "legion", 1, PLACE);
    assertThat(LimesFall.isDue(scene.world, visigoths, at(PLACE))).isFalse();
  }

  @Test
  void itFallsWithoutAHitOnAnOddRoll() {
    UnitSet units = scene.put("visigoths", "infantry", 2, PLACE);
    scene.dice.d10(5);

    LimesFall.fall(scene.play, stack("visigoths", units));

    assertThat(scene.world.limes(at(PLACE))).isEqualTo(World.NOBODY);
    assertThat(scene.log)
        .containsExactly(
            new LandEvent.LimesSet(at(PLACE), World.NOBODY),
            new Rolled(Roll.LIMES.word(), Die.D10, 5));
  }

  @Test
  void anEvenRollCostsAUnitOfTheOwnersChoice() {
    UnitSet units = scene.put("visigoths", "infantry", 2, PLACE);
    scene.dice.d10(4);
    scene.player.answer(LimesFall.Choice.class, units.get(1));

    LimesFall.fall(scene.play, stack("visigoths", units));

    assertThat(scene.places(units)).containsExactly(at(PLACE), World.POOL);
    scene.spent();
  }

  @Test
  void aLoneUnitTakesTheHitUnasked() {
    UnitSet units = scene.put("visigoths", "infantry", 1, PLACE);
    scene.dice.d10(4);

    LimesFall.fall(scene.play, stack("visigoths", units));

    assertThat(scene.log).contains(new UnitEvent.Eliminated(units));
  }

  @Test
  void anEliteIsDamagedAndWhenDamagedEliminated() {
    UnitSet elite = scene.put("persians", "clibanarii", 1, PLACE);
    scene.dice.d10(2, 2);

    LimesFall.fall(scene.play, stack("persians", elite));
    assertThat(scene.world.isDamaged(elite.get(0))).isTrue();
    assertThat(scene.world.isOnMap(elite.get(0))).isTrue();

    LimesFall.fall(scene.play, stack("persians", elite));
    assertThat(scene.world.isOnMap(elite.get(0))).isFalse();
  }

  @Test
  void barbariansHaveNoElite() {
    UnitSet nobles = scene.put("visigoths", "noble-cavalry", 1, PLACE);
    scene.dice.d10(2);

    LimesFall.fall(scene.play, stack("visigoths", nobles));

    assertThat(scene.world.isOnMap(nobles.get(0))).isFalse();
  }

  @Test
  void nobodyIsHitWhereNobodyIs() {
    scene.dice.d10(2);

    LimesFall.fall(scene.play, stack("visigoths", UnitSet.NONE));

    assertThat(scene.world.limes(at(PLACE))).isEqualTo(World.NOBODY);
  }

  @Test
  void nationalsAreLostBeforeMercenaries() {
    UnitSet own = scene.put("visigoths", "infantry", 1, PLACE);
    UnitSet lent = scene.put("huns", "cavalry", 1, PLACE);
    UnitSet lentElite = scene.put("persians", "clibanarii", 1, PLACE);
    lent.plus(lentElite)
        .where(unit -> {
          scene.world.apply(new UnitEvent.Lent(unit, nation("visigoths")));
          return true;
        });
    Stack stack = stack("visigoths", own.plus(lent).plus(lentElite));
    var choice = new LimesFall.Choice(scene.world, stack);

    assertThat(choice.chooser()).isEqualTo(nation("visigoths"));
    assertThat(choice.refusal(lent.get(0))).map(Refusal::section).contains("XX.H");
    assertThat(choice.refusal(-1)).map(Refusal::section).contains("XVIII.I");
    assertThat(choice.options()).containsExactlyInAnyOrder(own.get(0), lentElite.get(0));
    assertThat(new LimesFall.Choice(scene.world, stack.with(lent)).options())
        .containsExactly(lent.get(0));
  }

  @Test
  void aLeaderWhoLosesHisOnlyUnitMayFall() {
    UnitSet units = scene.put("visigoths", "infantry", 1, PLACE);
    int leader = scene.lead("fritigernus", PLACE);
    scene.dice.d10(2, 1);

    LimesFall.fall(scene.play, new Stack(nation("visigoths"), units, leader, at(PLACE)));

    assertThat(scene.world.hasFallen(leader)).isTrue();
    scene.spent();
  }

  @Test
  void aLeaderWithUnitsLeftIsSafe() {
    UnitSet units = scene.put("visigoths", "infantry", 2, PLACE);
    int leader = scene.lead("fritigernus", PLACE);
    scene.dice.d10(2);
    scene.player.answer(LimesFall.Choice.class, units.get(0));

    LimesFall.fall(scene.play, new Stack(nation("visigoths"), units, leader, at(PLACE)));

    assertThat(scene.world.leaderPlace(leader)).isEqualTo(at(PLACE));
  }
}
