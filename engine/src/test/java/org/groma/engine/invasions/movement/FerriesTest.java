package org.groma.engine.invasions.movement;

import static org.assertj.core.api.Assertions.assertThat;
import static org.groma.engine.invasions.movement.MarchScene.at;
import static org.groma.engine.invasions.movement.MarchScene.march;
import static org.groma.engine.invasions.movement.MarchScene.nation;

import org.groma.engine.invasions.event.NationEvent;
import org.groma.engine.invasions.event.UnitSet;
import org.junit.jupiter.api.Test;

/** The Bosphorus, between Thracia with its city and Bythina. */
class FerriesTest {

  private final MarchScene scene = new MarchScene();

  @Test
  void theHolderOfTheCityPaysTwoPacesAndGoesOn() {
    UnitSet units = scene.put("byzantines", "legion", 1, "thracia");
    int leader = scene.lead("iulianus", "thracia");
    scene.hold("byzantines", "thracia", "bythina", "anatolia", "lydia").active("byzantines");

    scene.order(march(units, leader, "bythina"));

    assertThat(scene.world.pacesSpent(units.get(0))).isEqualTo(2);
    assertThat(scene.world.leaderPaces(leader)).isEqualTo(2);
    scene.order(march(units, leader, "anatolia"));
    assertThat(scene.places(units)).containsOnly(at("anatolia"));
  }

  @Test
  void theFerryIsTheOnlyHaste() {
    UnitSet units = scene.put("byzantines", "legion", 1, "macedonia");
    scene.hold("byzantines", "thracia", "macedonia", "bythina").active("byzantines");
    scene.order(march(units, "thracia"));

    scene.refuses(march(units, "bythina"), "XVIII.J");
  }

  @Test
  void alliesAreTakenAlongAndOthersAreNot() {
    scene.hold("byzantines", "thracia");
    assertThat(Ferries.paces(scene.world, nation("romans"), at("thracia"), at("bythina")))
        .isEmpty();

    scene.happened(new NationEvent.Allied(nation("romans"), nation("byzantines")));
    assertThat(Ferries.paces(scene.world, nation("romans"), at("thracia"), at("bythina")))
        .hasValue(2);
    assertThat(Ferries.paces(scene.world, nation("romans"), at("thracia"), at("macedonia")))
        .as("no strait")
        .isEmpty();
  }

  @Test
  void whoeverLostTheCityHasNoFerry() {
    scene.hold("huns", "thracia").hold("byzantines", "bythina");

    assertThat(Ferries.paces(scene.world, nation("byzantines"), at("bythina"), at("thracia")))
        .isEmpty();
  }
}
