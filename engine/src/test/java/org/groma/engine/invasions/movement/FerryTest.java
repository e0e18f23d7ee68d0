package org.groma.engine.invasions.movement;

import static org.assertj.core.api.Assertions.assertThat;
import static org.groma.engine.invasions.movement.MarchScene.at;
import static org.groma.engine.invasions.movement.MarchScene.march;
import static org.groma.engine.invasions.movement.MarchScene.nation;

import org.groma.engine.invasions.event.NationEvent;
import org.groma.engine.invasions.event.UnitSet;
import org.junit.jupiter.api.Test;

class FerryTest {

  private final MarchScene scene = new MarchScene();

  @Test
  void whoeverHoldsConstantinopleCrossesForTwoPacesAndGoesOn() {
    scene.hold("byzantines", "thracia", "bythina", "anatolia");
    UnitSet units = scene.put("byzantines", "legion", 2, "thracia");
    scene.active("byzantines");

    scene.order(march(units, "bythina"));

    assertThat(scene.world.pacesSpent(units.get(0))).isEqualTo(2);
    scene.order(march(units, "anatolia"));
    scene.refuses(march(units, "bythina"), "XVIII.B");
  }

  @Test
  void theLeaderPaysAndGoesOnToo() {
    scene.hold("byzantines", "thracia", "bythina", "anatolia");
    UnitSet units = scene.put("byzantines", "legion", 1, "thracia");
    int leader = scene.lead("belisarius", "thracia");
    scene.active("byzantines");

    scene.order(march(units, leader, "bythina"));

    assertThat(scene.world.leaderPaces(leader)).isEqualTo(2);
    assertThat(Allowance.left(scene.world, units.get(0), leader)).isEqualTo(2);
    scene.order(march(units, leader, "anatolia"));
  }

  @Test
  void theMoveStillStartsOnTheShore() {
    scene.hold("byzantines", "thracia", "bythina", "macedonia");
    UnitSet units = scene.put("byzantines", "legion", 1, "macedonia");
    scene.active("byzantines");
    scene.order(march(units, "thracia"));

    scene.refuses(march(units, "bythina"), "XVIII.J");
  }

  @Test
  void othersInTheStackStop() {
    scene.hold("byzantines", "thracia", "bythina", "anatolia");
    scene.happened(new NationEvent.Allied(nation("romans"), nation("byzantines")));
    UnitSet own = scene.put("byzantines", "legion", 1, "thracia");
    UnitSet guests = scene.put("romans", "legion", 1, "thracia");
    int guest = scene.lead("stilicho", "thracia");
    scene.active("byzantines");

    scene.order(march(own.plus(guests), guest, "bythina"));

    scene.refuses(march(guests, "anatolia"), "XVIII.C");
    scene.refuses(march(UnitSet.NONE, guest, "anatolia"), "XVIII.C");
    scene.order(march(own, "anatolia"));
  }

  @Test
  void nobodyIsOverrunFromAFerry() {
    scene.hold("byzantines", "thracia");
    UnitSet units = scene.put("byzantines", "legion", 6, "thracia");
    UnitSet enemy = scene.put("visigoths", "infantry", 1, "bythina");
    scene.active("byzantines");

    scene.enterUnanswered(march(units, "bythina"));

    assertThat(scene.world.place(enemy.get(0))).isEqualTo(at("bythina"));
    scene.refuses(march(units, "anatolia"), "XVIII.C");
  }

  @Test
  void aPassageThatOthersForceIsNotForThoseFromTheFerry() {
    scene.hold("byzantines", "thracia", "anatolia");
    UnitSet holders = scene.put("byzantines", "legion", 3, "anatolia");
    UnitSet units = scene.put("byzantines", "elite-cavalry", 1, "thracia");
    scene.put("visigoths", "infantry", 1, "bythina");
    scene.active("byzantines");
    scene.player.answer(PassageInForce.Choice.class, holders.first(2));
    scene.enterUnanswered(march(holders, "bythina"));
    assertThat(PassageInForce.isForced(scene.world, nation("byzantines"), at("bythina"))).isTrue();

    scene.enterUnanswered(march(units, "bythina"));

    scene.refuses(march(units, "anatolia"), "XVIII.C");
    scene.spent();
  }
}
