package org.groma.engine.invasions.movement;

import static org.assertj.core.api.Assertions.assertThat;
import static org.groma.engine.invasions.movement.MarchScene.at;
import static org.groma.engine.invasions.movement.MarchScene.march;
import static org.groma.engine.invasions.movement.MarchScene.nation;

import org.groma.engine.invasions.event.LandEvent;
import org.groma.engine.invasions.event.NationEvent;
import org.groma.engine.invasions.event.UnitEvent;
import org.groma.engine.invasions.event.UnitSet;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

/** The Visigoths have been given Moesia Superior and Naissus by Byzantium. */
class FoedusDutyTest {

  private final MarchScene scene = new MarchScene();
  private UnitSet guards;

  @BeforeEach
  void federate() {
    scene.happened(new NationEvent.Federated(nation("visigoths"), nation("byzantines")));
    cede("moesia-superior");
    cede("naissus");
    scene
        .hold("byzantines", "moesia-superior", "naissus", "dardania")
        .horde("visigoths", "naissus");
    guards = scene.put("visigoths", "infantry", 2, "moesia-superior");
    scene.active("visigoths");
  }

  private void cede(String province) {
    scene.world.apply(new LandEvent.FoedusSet(at(province), nation("visigoths")));
  }

  @Test
  void theLastUnitStays() {
    scene.refuses(march(guards, "naissus"), "XXVIII.E");
    scene.order(march(guards.first(1), "naissus"));
    scene.refuses(march(guards.minus(guards.first(1)), "naissus"), "XXVIII.E");
  }

  @Test
  void optionsLeaveSomebodyBehind() {
    assertThat(Orders.options(scene.world, nation("visigoths"), Phase.UNIT_STACKS))
        .filteredOn(Order.March.class::isInstance)
        .isNotEmpty()
        .allMatch(order -> ((Order.March) order).units().size() == 1);
  }

  @Test
  void whoHasNoPaceLeftStaysForWhoHas() {
    UnitSet spent = guards.minus(guards.first(1));
    scene.world.apply(new UnitEvent.Halted(spent));
    assertThat(Orders.options(scene.world, nation("visigoths"), Phase.UNIT_STACKS))
        .contains(march(guards.first(1), "naissus"));
  }

  @Test
  void theHordeIsEnough() {
    UnitSet companions = scene.put("visigoths", "archer", 1, "naissus");
    scene.order(march(companions, "dardania"));
  }

  @Test
  void theHordeDoesNotMigrateAwayFromItsLand() {
    scene.refuses(new Order.Migrate(at("moesia-superior")), "XXVIII.E");
    scene.invading("visigoths");
    scene.refuses(new Order.MarchHorde(at("moesia-superior")), "XXVIII.E");
    scene.put("visigoths", "archer", 1, "naissus");
    scene.order(new Order.MarchHorde(at("moesia-superior")));
  }

  @Test
  void aLeaderDoesNotTakeTheLastUnitOnCampaign() {
    int alaricus = scene.lead("alaricus", "moesia-superior");
    scene.refuses(
        new Order.Redeploy(guards, alaricus, at("naissus")), Phase.campaign(alaricus), "XXVIII.E");
  }

  @Test
  void othersComeAndGo() {
    UnitSet guests = scene.put("byzantines", "legion", 1, "moesia-superior");
    scene.active("byzantines");
    scene.order(march(guests, "naissus"));
  }

  @Test
  void whoIsFreeMayLeave() {
    scene.happened(new NationEvent.FoedusEnded(nation("visigoths")));
    scene.order(march(guards, "naissus"));
  }
}
