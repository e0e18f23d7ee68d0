package org.groma.engine.invasions.movement;

import static org.assertj.core.api.Assertions.assertThat;
import static org.groma.engine.invasions.movement.MarchScene.at;
import static org.groma.engine.invasions.movement.MarchScene.march;
import static org.groma.engine.invasions.movement.MarchScene.nation;

import org.groma.engine.invasions.event.MovementTold;
import org.groma.engine.invasions.event.UnitEvent;
import org.groma.engine.invasions.event.UnitSet;
import org.groma.engine.invasions.setting.Border;
import org.groma.engine.kernel.Refusal;
import org.junit.jupiter.api.Test;

class PassageInForceTest {

  private final MarchScene scene = new MarchScene();
  private final int franks = nation("franks");

  private boolean isForced() {
    return PassageInForce.isForced(scene.world, franks, at("aquitania"));
  }

  @Test // example of XVIII.F
  void twoFranksForceThePassageOfOneVisigothInAquitania() {
    scene.put("visigoths", "infantry", 1, "aquitania");
    UnitSet pair = scene.put("franks", "axe-infantry", 2, "liger");
    UnitSet others = scene.put("franks", "infantry", 2, "liger");
    scene.active("franks");

    scene.enterUnanswered(march(pair, "aquitania"));

    assertThat(pair.all(scene.world::isHalted)).isTrue();
    assertThat(isForced()).isTrue();
    scene.enterUnanswered(march(others, "aquitania"));
    assertThat(others.any(scene.world::isHalted)).isFalse();
    scene.order(march(others, "garumnus"));
  }

  @Test // example of XVIII.F
  void threeVisigothsTakeSixFranksAndALeader() {
    scene.put("visigoths", "infantry", 3, "aquitania");
    UnitSet six = scene.put("franks", "axe-infantry", 6, "liger");
    UnitSet other = scene.put("franks", "infantry", 1, "liger");
    int chlodio = scene.lead("chlodio", "liger"); // +2
    scene.active("franks");
    scene.player.answer(PassageInForce.Choice.class, six);

    scene.enterUnanswered(march(six.plus(other), chlodio, "aquitania"));

    assertThat(isForced()).isTrue();
    assertThat(six.all(scene.world::isHalted)).isTrue();
    assertThat(scene.world.isHalted(other.get(0))).isFalse();
    assertThat(scene.world.hasStayed(chlodio)).as("without him six are too many").isTrue();
    assertThat(scene.log).contains(new MovementTold.PassageForced(franks, at("aquitania"), six));
    scene.order(march(other, "garumnus"));
    scene.spent();
  }

  @Test // example of XVIII.F
  void threeVisigothsBarThePassageToALeaderlessStack() {
    scene.put("visigoths", "infantry", 3, "aquitania");
    UnitSet seven = scene.put("franks", "axe-infantry", 7, "liger");
    scene.active("franks");

    scene.enterUnanswered(march(seven, "aquitania"));

    assertThat(seven.all(scene.world::isHalted)).isTrue();
  }

  @Test
  void aLeaderWhoseBonusIsNotNeededGoesOn() {
    scene.put("visigoths", "infantry", 1, "aquitania");
    UnitSet foot = scene.put("franks", "axe-infantry", 2, "liger");
    UnitSet horse = scene.put("franks", "noble-cavalry", 1, "liger");
    int chlodio = scene.lead("chlodio", "liger");
    scene.active("franks");
    scene.player.answer(PassageInForce.Choice.class, foot);

    scene.enterUnanswered(march(foot.plus(horse), chlodio, "aquitania"));

    scene.order(march(horse, chlodio, "garumnus"));
    assertThat(scene.world.leaderPlace(chlodio)).isEqualTo(at("garumnus"));
  }

  @Test
  void stacksAddUp() {
    scene.put("visigoths", "infantry", 1, "aquitania");
    UnitSet first = scene.put("franks", "axe-infantry", 1, "liger");
    UnitSet second = scene.put("franks", "axe-infantry", 2, "vendeum");
    scene.active("franks");
    scene.enterUnanswered(march(first, "aquitania"));
    assertThat(isForced()).isFalse();
    UnitSet one = second.first(1);
    scene.player.answer(PassageInForce.Choice.class, one);

    scene.enterUnanswered(march(second, "aquitania"));

    assertThat(isForced()).isTrue();
    assertThat(scene.world.isHalted(one.get(0))).isTrue();
    scene.order(march(second.minus(one), "garumnus"));
  }

  @Test
  void aHordeCountsAsADefender() {
    scene.put("visigoths", "infantry", 1, "aquitania");
    scene.horde("visigoths", "aquitania");
    UnitSet three = scene.put("franks", "axe-infantry", 3, "liger");
    scene.active("franks");

    scene.enterUnanswered(march(three, "aquitania"));

    assertThat(isForced()).isFalse();
    scene.enterUnanswered(march(scene.put("franks", "infantry", 1, "liger"), "aquitania"));
    assertThat(isForced()).isTrue();
  }

  @Test
  void aLimesBarsThePassage() {
    scene.put("romans", "legion", 1, "aquitania");
    scene.limes("romans", "aquitania");
    UnitSet four = scene.put("franks", "axe-infantry", 4, "liger");
    scene.active("franks");

    scene.enterUnanswered(march(four, "aquitania"));

    assertThat(four.all(scene.world::isHalted)).isTrue();
    assertThat(isForced()).isFalse();
  }

  @Test
  void aFortifiedCityBarsThePassage() {
    scene.put("romans", "legion", 1, "aquitania");
    scene.hold("romans", "aquitania").city("aquitania", true);
    UnitSet four = scene.put("franks", "axe-infantry", 4, "liger");
    scene.active("franks");

    scene.enterUnanswered(march(four, "aquitania"));

    assertThat(four.all(scene.world::isHalted)).isTrue();
    assertThat(isForced()).isFalse();
    scene.city("aquitania", false);
    assertThat(isForced()).isTrue();
  }

  @Test
  void whoCameOverAStraitDoesNotForceAPassage() {
    scene.put("byzantines", "legion", 1, "thracia");
    UnitSet four = scene.put("persians", "infantry", 3, "bythina");
    scene.active("persians");
    scene.world.apply(new UnitEvent.Marched(four, -1, at("thracia"), Border.STRAIT, 1));
    scene.world.apply(new UnitEvent.Halted(four));
    int persians = nation("persians");
    assertThat(PassageInForce.isForced(scene.world, persians, at("thracia"))).isFalse();

    UnitSet byLand = scene.put("persians", "archer", 2, "thracia");
    scene.world.apply(new UnitEvent.Halted(byLand));
    assertThat(PassageInForce.isForced(scene.world, persians, at("thracia"))).isTrue();
  }

  @Test
  void hostileUnitsDoNotHoldAnybodyDown() {
    scene.put("visigoths", "infantry", 1, "aquitania");
    UnitSet huns = scene.put("huns", "horse-archer", 4, "aquitania");
    scene.active("franks");
    scene.world.apply(new UnitEvent.Halted(huns));

    assertThat(isForced()).isFalse();
  }

  @Test
  void theChoiceIsAllOfTheStackOrEnoughWithinTheLimit() {
    UnitSet foot = scene.put("franks", "axe-infantry", 5, "aquitania");
    UnitSet horse = scene.put("franks", "noble-cavalry", 1, "aquitania");
    Stack stack = new Stack(franks, foot.plus(horse), Stack.NO_LEADER, at("aquitania"));
    var choice = new PassageInForce.Choice(scene.world, stack, 2, 4);

    assertThat(choice.chooser()).isEqualTo(franks);
    assertThat(choice.options()).containsExactly(stack.units(), foot.first(2));
    assertThat(choice.options()).allMatch(each -> choice.refusal(each).isEmpty());
    assertThat(choice.refusal(foot.first(4))).isEmpty();
    assertThat(choice.refusal(foot)).map(Refusal::section).contains("XVIII.F");
    assertThat(choice.refusal(foot.first(1))).map(Refusal::section).contains("XVIII.F");
    UnitSet stranger = scene.put("franks", "infantry", 2, "liger");
    assertThat(choice.refusal(stranger)).map(Refusal::section).contains("XVIII.F");
  }

  @Test
  void theSlowestAreOfferedToStay() {
    UnitSet foot = scene.put("franks", "axe-infantry", 2, "aquitania");
    UnitSet horse = scene.put("franks", "noble-cavalry", 2, "aquitania");
    scene.world.apply(new UnitEvent.Delayed(horse, 3));
    Stack stack = new Stack(franks, foot.plus(horse), Stack.NO_LEADER, at("aquitania"));

    assertThat(new PassageInForce.Choice(scene.world, stack, 2, 4).options()).contains(horse);
  }
}
