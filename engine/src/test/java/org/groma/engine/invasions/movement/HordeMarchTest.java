package org.groma.engine.invasions.movement;

import static org.assertj.core.api.Assertions.assertThat;
import static org.groma.engine.invasions.movement.MarchScene.at;
import static org.groma.engine.invasions.movement.MarchScene.nation;

import org.junit.jupiter.api.Test;

class HordeMarchTest {

  private final MarchScene scene = new MarchScene();
  private final int visigoths = nation("visigoths");

  private static Order go(String to) {
    return new Order.MarchHorde(at(to));
  }

  @Test
  void theHordeOfAnInvadingNationMarchesThreePaces() {
    scene.put("visigoths", "infantry", 1, "dacia");
    scene.horde("visigoths", "dacia").invading("visigoths").active("visigoths");

    scene.order(go("tyras"));
    scene.order(go("hypanis"));
    scene.order(go("ucraina"));

    assertThat(scene.world.horde(visigoths)).isEqualTo(at("ucraina"));
    assertThat(scene.world.countAt(at("dacia"), 1L << visigoths)).isEqualTo(1);
    scene.refuses(go("hypanis"), "XVIII.B");
  }

  @Test
  void withoutAnInvasionItOnlyMigrates() {
    scene.horde("visigoths", "dacia").active("visigoths");

    scene.refuses(go("tyras"), "XVIII.G");
  }

  @Test
  void thereMustBeAHordeAndABorder() {
    scene.invading("visigoths").active("visigoths");
    scene.refuses(go("tyras"), "XVIII.H");

    scene.horde("visigoths", "dacia");
    scene.refuses(go("hypanis"), "XVIII.A");
  }

  @Test
  void itAttacksNobody() {
    scene.horde("visigoths", "dacia").invading("visigoths").active("visigoths");
    scene.put("byzantines", "legion", 1, "tyras");
    scene.put("visigoths", "infantry", 4, "tyras");

    scene.refuses(go("tyras"), "III.D");
  }

  @Test
  void itEntersHostileLandBehindItsUnits() {
    scene.horde("visigoths", "dacia").invading("visigoths").hold("byzantines", "tyras");
    scene.active("visigoths");
    scene.refuses(go("tyras"), "III.D");

    scene.put("visigoths", "infantry", 1, "tyras");

    scene.order(go("tyras"));
  }

  @Test
  void aStraitTakesAllItsPaces() {
    scene.horde("visigoths", "thracia").invading("visigoths").active("visigoths");

    scene.order(go("bythina"));

    scene.refuses(go("anatolia"), "XVIII.B");
  }

  @Test
  void aStraitIsCrossedOnlyFromTheStart() {
    scene.horde("visigoths", "macedonia").invading("visigoths").active("visigoths");
    scene.order(go("thracia"));

    scene.refuses(go("bythina"), "XVIII.J");
  }
}
