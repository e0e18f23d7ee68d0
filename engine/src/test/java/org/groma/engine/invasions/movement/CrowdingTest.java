package org.groma.engine.invasions.movement;

import static org.assertj.core.api.Assertions.assertThat;
import static org.groma.engine.invasions.movement.MarchScene.at;
import static org.groma.engine.invasions.movement.MarchScene.march;
import static org.groma.engine.invasions.movement.MarchScene.nation;

import org.groma.engine.invasions.event.MovementTold;
import org.groma.engine.invasions.event.NationEvent;
import org.groma.engine.invasions.event.SequenceEvent;
import org.groma.engine.invasions.event.UnitEvent;
import org.groma.engine.invasions.event.UnitSet;
import org.groma.engine.invasions.state.World;
import org.groma.engine.kernel.Refusal;
import org.junit.jupiter.api.Test;

class CrowdingTest {

  private static final Order DONE = new Order.Done();

  private final MarchScene scene = new MarchScene();

  @Test
  void movementDoesNotEndWhileTooManyStandWhereSomeCouldLeave() {
    UnitSet units = scene.put("visigoths", "infantry", 5, "dacia");
    scene.active("visigoths");
    scene.refuses(DONE, "XVII.A");

    scene.order(march(units.first(1), "tyras"));

    scene.order(DONE);
    assertThat(units.all(scene.world::isOnMap)).isTrue();
  }

  @Test
  void whoIsTooManyAndCannotLeaveIsLost() {
    UnitSet units = scene.put("visigoths", "infantry", 6, "dacia");
    scene.active("visigoths");
    scene.world.apply(new UnitEvent.Halted(units));
    UnitSet lost = units.first(2);
    scene.player.answer(Crowding.Choice.class, lost);

    scene.order(DONE);

    assertThat(lost.all(unit -> scene.world.place(unit) == World.POOL)).isTrue();
    assertThat(scene.world.countAt(at("dacia"), -1L)).isEqualTo(4);
    assertThat(scene.log)
        .contains(new MovementTold.Overcrowded(nation("visigoths"), at("dacia"), lost));
    scene.spent();
  }

  @Test
  void noMoreThanOnesOwnAreLost() {
    UnitSet legion = scene.put("romans", "legion", 1, "dacia");
    scene.put("visigoths", "infantry", 6, "dacia");
    scene.happened(new NationEvent.Federated(nation("visigoths"), nation("romans")));
    scene.active("romans");
    scene.world.apply(new UnitEvent.Halted(legion));
    scene.player.answer(Crowding.Choice.class, legion);

    scene.order(DONE);

    assertThat(scene.world.countAt(at("dacia"), -1L)).isEqualTo(6);
  }

  @Test
  void inACampaignOnlyThoseWhoMayMoveCouldLeave() {
    int leader = scene.lead("fritigernus", "hunnia");
    UnitSet units = scene.put("visigoths", "infantry", 5, "scythica");
    scene.active("visigoths");
    scene.world.apply(new SequenceEvent.CampaignBegan(leader));

    assertThat(scene.refusal(DONE, Phase.campaign(leader))).isEmpty();
    scene.world.apply(new UnitEvent.Placed(units, at("hunnia")));
    assertThat(scene.refusal(DONE, Phase.campaign(leader))).isEmpty(); // 4 + 2
    scene.put("visigoths", "archer", 2, "hunnia");
    scene.refuses(DONE, Phase.campaign(leader), "XVII.A");
  }

  @Test
  void nobodyStopsWithNeutralUnits() {
    UnitSet units = scene.put("visigoths", "infantry", 1, "dacia");
    scene.put("huns", "horse-archer", 1, "valachia");
    scene.put("franks", "infantry", 1, "dacia");
    scene.active("visigoths");
    assertThat(scene.refusal(DONE, Phase.UNIT_STACKS)).as("it was there before").isEmpty();

    scene.order(march(units, "valachia"));

    scene.refuses(DONE, "XII.D");
    scene.order(march(units, "tyras"));
    scene.order(DONE);
  }

  @Test
  void whoCannotGoOnStaysWithNeutralUnits() {
    UnitSet units = scene.put("visigoths", "infantry", 1, "dacia");
    scene.put("huns", "horse-archer", 1, "valachia");
    scene.active("visigoths");
    scene.order(march(units, "valachia"));
    scene.world.apply(new UnitEvent.Halted(units));

    scene.order(DONE);

    assertThat(scene.places(units)).containsOnly(at("valachia"));
  }

  @Test
  void friendsAndFoesAreNoNeutralCompany() {
    UnitSet units = scene.put("visigoths", "infantry", 1, "dacia");
    scene.put("huns", "horse-archer", 1, "valachia");
    scene.happened(new NationEvent.Allied(nation("visigoths"), nation("huns")));
    scene.active("visigoths");
    scene.order(march(units, "valachia"));

    assertThat(scene.refusal(DONE, Phase.UNIT_STACKS)).isEmpty();
  }

  @Test
  void theChoiceIsAsManyAsAreTooMany() {
    UnitSet units = scene.put("visigoths", "infantry", 6, "dacia");
    UnitSet stranger = scene.put("visigoths", "archer", 2, "tyras");
    var choice = new Crowding.Choice(scene.world, nation("visigoths"), at("dacia"), units, 2);

    assertThat(choice.options()).hasSize(5).allMatch(each -> choice.refusal(each).isEmpty());
    assertThat(choice.refusal(units.first(1))).map(Refusal::section).contains("XVII.A");
    assertThat(choice.refusal(units.first(3))).map(Refusal::section).contains("XVII.A");
    assertThat(choice.refusal(stranger)).map(Refusal::section).contains("XVII.A");
  }
}
