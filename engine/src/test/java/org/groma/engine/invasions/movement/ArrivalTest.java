package org.groma.engine.invasions.movement;

import static org.assertj.core.api.Assertions.assertThat;
import static org.groma.engine.invasions.movement.MarchScene.at;
import static org.groma.engine.invasions.movement.MarchScene.march;
import static org.groma.engine.invasions.movement.MarchScene.nation;

import java.util.List;
import org.groma.engine.invasions.FirstOption;
import org.groma.engine.invasions.Theatre;
import org.groma.engine.invasions.event.LandEvent;
import org.groma.engine.invasions.event.NationEvent;
import org.groma.engine.invasions.event.UnitSet;
import org.groma.engine.invasions.reaction.ChooseInterceptors;
import org.groma.engine.kernel.BattleFace;
import org.groma.engine.kernel.Dice;
import org.groma.engine.kernel.Die;
import org.groma.engine.kernel.ScriptedPlayer;
import org.junit.jupiter.api.Test;

class ArrivalTest {

  private final MarchScene scene = new MarchScene();

  @Test
  void unitsStopWhereHostileUnitsAre() {
    UnitSet unit = scene.put("visigoths", "infantry", 1, "dacia");
    int leader = scene.lead("fritigernus", "dacia");
    scene.put("byzantines", "legion", 1, "tyras");
    scene.active("visigoths");

    scene.enterUnanswered(march(unit, leader, "tyras"));

    assertThat(scene.world.isHalted(unit.get(0))).isTrue();
    assertThat(scene.world.hasStayed(leader)).isTrue();
  }

  @Test
  void neutralUnitsStopNobody() {
    UnitSet unit = scene.put("visigoths", "infantry", 1, "dacia");
    scene.put("byzantines", "legion", 1, "tyras");
    scene.happened(new NationEvent.PactMade(nation("visigoths"), nation("byzantines")));
    scene.active("visigoths");

    scene.order(march(unit, "tyras"));

    assertThat(scene.world.isHalted(unit.get(0))).isFalse();
  }

  @Test
  void barbariansDoNotStopBarbariansInBarbarianAreas() {
    UnitSet unit = scene.put("visigoths", "infantry", 1, "dacia");
    scene.put("huns", "horse-archer", 1, "valachia");
    scene.active("visigoths");

    scene.order(march(unit, "valachia"));

    assertThat(scene.world.isHalted(unit.get(0))).isFalse();
  }

  @Test
  void notEvenAfterADeclaration() {
    UnitSet unit = scene.put("visigoths", "infantry", 1, "dacia");
    scene.put("huns", "horse-archer", 1, "valachia");
    scene.happened(new NationEvent.HostilityDeclared(nation("huns"), nation("visigoths")));
    scene.active("visigoths");

    assertThat(Arrival.provokes(scene.world, nation("visigoths"), at("valachia"))).isTrue();
    scene.enterUnanswered(march(unit, "valachia"));

    assertThat(scene.world.isHalted(unit.get(0))).isFalse();
  }

  @Test
  void barbariansStopBarbariansInCivilizedAreas() {
    UnitSet unit = scene.put("visigoths", "infantry", 1, "dacia");
    scene.put("huns", "horse-archer", 1, "tyras");
    scene.active("visigoths");

    scene.enterUnanswered(march(unit, "tyras"));

    assertThat(scene.world.isHalted(unit.get(0))).isTrue();
  }

  @Test
  void civilizedUnitsStopBarbariansAndBarbariansStopThemInBarbarianAreas() {
    UnitSet goth = scene.put("visigoths", "infantry", 1, "dacia");
    UnitSet legion = scene.put("byzantines", "legion", 1, "valachia");
    scene.active("visigoths");
    scene.enterUnanswered(march(goth, "valachia"));
    assertThat(scene.world.isHalted(goth.get(0))).isTrue();

    scene.put("visigoths", "infantry", 1, "tisia");
    scene.active("byzantines");
    scene.enterUnanswered(march(legion, "tisia"));
    assertThat(scene.world.isHalted(legion.get(0))).isTrue();
  }

  @Test
  void aLoneHordeStopsAStack() {
    UnitSet unit = scene.put("byzantines", "legion", 1, "tyras");
    scene.horde("visigoths", "dacia");
    scene.active("byzantines");

    scene.enterUnanswered(march(unit, "dacia"));

    assertThat(scene.world.isHalted(unit.get(0))).isTrue();
  }

  @Test
  void aLimesStopsInvaders() {
    UnitSet units = scene.put("visigoths", "infantry", 6, "valachia");
    scene.limes("byzantines", "moesia-inferior");
    scene.active("visigoths");

    scene.enterUnanswered(march(units, "moesia-inferior"));

    assertThat(units.all(scene.world::isHalted)).isTrue();
  }

  @Test
  void aLimesThatFellDuringTheReactionHasStoppedThemToo() {
    UnitSet units = scene.put("visigoths", "infantry", 2, "moesia-inferior");
    scene.active("visigoths");

    Arrival.meet(
        scene.play,
        new Stack(nation("visigoths"), units, Stack.NO_LEADER, at("moesia-inferior")),
        true);

    assertThat(units.all(scene.world::isHalted)).isTrue();
  }

  @Test
  void aLimesOfOnesOwnStopsNobody() {
    UnitSet units = scene.put("byzantines", "legion", 1, "thracia");
    scene.limes("byzantines", "moesia-inferior");
    scene.active("byzantines");

    scene.order(march(units, "moesia-inferior"));

    assertThat(scene.world.isHalted(units.get(0))).isFalse();
  }

  @Test
  void theControllerReactsAndElseWhoStandsThere() {
    int visigoths = nation("visigoths");
    assertThat(Arrival.provokes(scene.world, visigoths, at("thracia"))).isFalse();
    scene.put("byzantines", "legion", 1, "thracia");
    assertThat(Arrival.provokes(scene.world, visigoths, at("thracia"))).isTrue();

    scene.hold("byzantines", "macedonia").hold("visigoths", "thracia");

    assertThat(Arrival.provokes(scene.world, visigoths, at("macedonia"))).isTrue();
    assertThat(Arrival.provokes(scene.world, visigoths, at("thracia"))).isFalse();
  }

  @Test
  void whoEntersHostileLandIsRemembered() {
    UnitSet unit = scene.put("visigoths", "infantry", 1, "moesia-inferior");
    scene.horde("visigoths", "dacia");
    scene.hold("visigoths", "thracia", "macedonia");
    scene.active("visigoths");
    scene.order(march(unit, "macedonia"));
    assertThat(scene.world.hasTrespassed(nation("visigoths"))).isFalse();

    scene.world.apply(new LandEvent.RevoltSet(at("thracia"), 1));
    scene.order(march(unit, "thracia"));

    assertThat(scene.world.hasTrespassed(nation("visigoths"))).isTrue();
    scene.active("visigoths");
    assertThat(scene.world.hasTrespassed(nation("visigoths"))).isFalse();
  }

  /** White dice miss, black ones hit once, and every other die shows ten. */
  private static final class Fortune implements Dice {

    @Override
    public int roll(Die die) {
      return switch (die) {
        case WHITE -> BattleFace.BLANK.on(die);
        case BLACK -> BattleFace.WHITE_SWORD.on(die);
        default -> 10;
      };
    }

    @Override
    public int below(int bound) {
      return 0;
    }
  }

  @Test
  void whoFoughtBesideABeatenStackAndRetreatedGoesNoFurther() {
    Theatre fight = new Theatre();
    fight.active("visigoths").holds("byzantines", "tyras").holds("visigoths", "dacia");
    UnitSet before = fight.put("visigoths", "infantry", 3, "dacia");
    UnitSet later = fight.put("visigoths", "archer", 1, "dacia");
    UnitSet legions = fight.put("byzantines", "legion", 3, "moesia-inferior");
    fight.march(before, Stack.NO_LEADER, "tyras").march(later, Stack.NO_LEADER, "tyras");
    ScriptedPlayer player = new ScriptedPlayer(new FirstOption());
    player.answer(
        ChooseInterceptors.class, List.of(fight.stack("byzantines", legions, Stack.NO_LEADER)));

    Arrival.enter(
        fight.play(new Fortune(), player), fight.stack("visigoths", later, Stack.NO_LEADER));

    UnitSet left = before.plus(later).where(fight.world::isOnMap);
    assertThat(left.where(before::contains).isEmpty()).isFalse();
    assertThat(fight.count("visigoths", "tyras")).isZero();
    assertThat(left.all(fight.world::isHalted)).isTrue();
  }
}
