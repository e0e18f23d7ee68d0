package org.groma.engine.invasions.activation;

import static org.assertj.core.api.Assertions.assertThat;
import static org.groma.engine.invasions.movement.MarchScene.at;
import static org.groma.engine.invasions.movement.MarchScene.march;
import static org.groma.engine.invasions.movement.MarchScene.nation;

import java.util.List;
import org.groma.engine.invasions.event.Activity;
import org.groma.engine.invasions.event.NationEvent;
import org.groma.engine.invasions.event.SequenceEvent;
import org.groma.engine.invasions.event.UnitSet;
import org.groma.engine.invasions.movement.ChooseOrder;
import org.groma.engine.invasions.movement.Declaring;
import org.groma.engine.invasions.movement.MarchScene;
import org.groma.engine.invasions.movement.Order;
import org.groma.engine.invasions.movement.Stack;
import org.groma.engine.invasions.state.World;
import org.groma.engine.kernel.Refusal;
import org.junit.jupiter.api.Test;

class ActivationTest {

  private static final Order DONE = new Order.Done();

  private final MarchScene scene = new MarchScene();
  private final int visigoths = nation("visigoths");

  private ActivationTest order(Order order) {
    scene.player.answer(ChooseOrder.class, order);
    return this;
  }

  private void run() {
    Activation.run(scene.play, visigoths);
    scene.spent();
  }

  @Test
  void movementAndCombatFollowEachOther() {
    UnitSet units = scene.put("visigoths", "infantry", 2, "dacia");
    order(march(units, "tyras")).order(DONE);

    run();

    assertThat(scene.log)
        .filteredOn(SequenceEvent.class::isInstance)
        .containsExactly(
            new SequenceEvent.ActivationBegan(visigoths),
            new SequenceEvent.MovementBegan(visigoths),
            new SequenceEvent.CombatBegan(visigoths),
            new SequenceEvent.ActivationEnded(visigoths));
    assertThat(scene.places(units)).containsOnly(at("tyras"));
    assertThat(scene.world.active()).isEqualTo(World.NOBODY);
  }

  @Test
  void controlIsSettledAfterTheCombat() {
    UnitSet units = scene.put("visigoths", "infantry", 2, "dacia");
    order(march(units, "tyras")).order(DONE);

    run();

    assertThat(scene.world.holder(at("tyras"))).isEqualTo(visigoths);
  }

  @Test
  void anInvadingNationMovesTwice() {
    UnitSet units = scene.put("visigoths", "infantry", 1, "dacia");
    scene.invading("visigoths");
    order(march(units, "tyras")).order(march(units, "hypanis")).order(march(units, "ucraina"));
    order(DONE).order(march(units, "danapris")).order(DONE);

    run();

    assertThat(scene.log).filteredOn(new SequenceEvent.MovementBegan(visigoths)::equals).hasSize(2);
    assertThat(scene.log).filteredOn(new SequenceEvent.CombatBegan(visigoths)::equals).hasSize(2);
    assertThat(scene.places(units)).containsOnly(at("danapris"));
  }

  @Test
  void hostilityIsDeclaredBeforeAnythingElseAndNotInTheSecondMovement() {
    scene.put("visigoths", "infantry", 1, "dacia");
    scene.put("franks", "infantry", 1, "rhenus");
    scene.happened(new NationEvent.ActivityChanged(nation("franks"), Activity.ACTIVE));
    scene.player.answer(Declaring.Question.class, true);
    order(new Order.Declare(nation("huns"))).order(DONE);

    run();

    assertThat(scene.world.diplomacy().haveDeclared(visigoths, nation("huns"))).isTrue();
    assertThat(scene.world.diplomacy().haveDeclared(visigoths, nation("franks"))).isTrue();
  }

  @Test
  void aLeaderGoesOnAsManyCampaignsAsHeIsWorth() {
    UnitSet units = scene.put("visigoths", "infantry", 1, "dacia");
    int alaricus = scene.lead("alaricus", "dacia"); // 2
    order(march(units, alaricus, "tyras")).order(DONE);
    scene.player.answer(ChooseCampaigner.class, alaricus);
    order(march(units, alaricus, "hypanis")).order(DONE);
    order(new Order.Redeploy(units, alaricus, at("dacia"))).order(march(units, alaricus, "tisia"));
    order(DONE);
    // Dacia must be friendly and connected to go back there
    scene.hold("visigoths", "dacia", "tyras", "hypanis");
    scene.put("visigoths", "archer", 1, "dacia");
    scene.put("visigoths", "archer", 1, "tyras");

    run();

    assertThat(scene.log).filteredOn(new SequenceEvent.CampaignBegan(alaricus)::equals).hasSize(2);
    assertThat(scene.log).filteredOn(new SequenceEvent.CombatBegan(visigoths)::equals).hasSize(3);
    assertThat(scene.places(units)).containsOnly(at("tisia"));
    assertThat(scene.world.campaigns(alaricus)).isEqualTo(2);
  }

  @Test
  void leadersGoInTheOrderThatThePlayerLikes() {
    int athanaricus = scene.lead("athanaricus", "dacia"); // 1
    int fritigernus = scene.lead("fritigernus", "dacia"); // 1
    int rex = scene.lead("rex-visigoths", "dacia"); // 0
    order(DONE);
    scene.player.answer(ChooseCampaigner.class, fritigernus);
    order(DONE);
    scene.player.answer(ChooseCampaigner.class, athanaricus);
    order(DONE);

    run();

    assertThat(scene.log)
        .filteredOn(SequenceEvent.CampaignBegan.class::isInstance)
        .containsExactly(
            new SequenceEvent.CampaignBegan(fritigernus),
            new SequenceEvent.CampaignBegan(athanaricus));
    assertThat(scene.world.campaigns(rex)).isZero();
  }

  @Test
  void nobodyNeedGoOnCampaign() {
    scene.lead("fritigernus", "dacia");
    order(DONE);
    scene.player.answer(ChooseCampaigner.class, Stack.NO_LEADER);

    run();

    assertThat(scene.log).noneMatch(SequenceEvent.CampaignBegan.class::isInstance);
  }

  @Test
  void onlyLeadersOfTheNationAndItsAlliesSetOut() {
    scene.lead("attila", "dacia");
    order(DONE);
    run();
    assertThat(scene.log).noneMatch(SequenceEvent.CampaignBegan.class::isInstance);

    scene.happened(new NationEvent.Allied(visigoths, nation("huns")));
    order(DONE);
    scene.player.answer(ChooseCampaigner.class, Stack.NO_LEADER);
    run();
  }

  @Test
  void aLeaderWithoutCampaignsIsNoChoice() {
    var choice = new ChooseCampaigner(visigoths, List.of(3, 5));

    assertThat(choice.options()).containsExactly(3, 5, -1);
    assertThat(choice.refusal(5)).isEmpty();
    assertThat(choice.refusal(-1)).isEmpty();
    assertThat(choice.refusal(4)).map(Refusal::section).contains("XXII.A");
  }
}
