package org.groma.engine.invasions.activation;

import static org.assertj.core.api.Assertions.assertThat;
import static org.groma.engine.invasions.movement.MarchScene.at;
import static org.groma.engine.invasions.movement.MarchScene.march;
import static org.groma.engine.invasions.movement.MarchScene.nation;

import org.groma.engine.invasions.Hand;
import org.groma.engine.invasions.Sample;
import org.groma.engine.invasions.effect.ChooseTarget;
import org.groma.engine.invasions.event.Activity;
import org.groma.engine.invasions.event.LeaderEvent;
import org.groma.engine.invasions.event.NationEvent;
import org.groma.engine.invasions.event.SequenceEvent;
import org.groma.engine.invasions.event.UnitEvent;
import org.groma.engine.invasions.event.UnitSet;
import org.groma.engine.invasions.events.ChooseAlternative;
import org.groma.engine.invasions.events.ChooseEvent;
import org.groma.engine.invasions.events.HeldCard;
import org.groma.engine.invasions.movement.Allowance;
import org.groma.engine.invasions.movement.ChooseOrder;
import org.groma.engine.invasions.movement.MarchScene;
import org.groma.engine.invasions.movement.Order;
import org.groma.engine.invasions.movement.Phase;
import org.groma.engine.invasions.setting.EventCard;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

class ForcedMarchTest {

  private static final Order DONE = new Order.Done();
  private static final EventCard CARD = Sample.SETTING.events().named("forced-march");

  private final MarchScene scene = new MarchScene();
  private final int visigoths = nation("visigoths");

  @BeforeEach
  void activate() {
    scene.happened(new NationEvent.ActivityChanged(visigoths, Activity.ACTIVE));
    Hand.deal(scene.world, Hand.GOTHIC, "forced-march");
  }

  private ForcedMarchTest order(Order order) {
    scene.player.answer(ChooseOrder.class, order);
    return this;
  }

  private void plays() {
    scene.player.answer(ChooseEvent.class, Hand.held("forced-march"));
  }

  private void keeps() {
    scene.player.answer(ChooseEvent.class, HeldCard.NONE);
  }

  private void run() {
    Activation.run(scene.play, visigoths);
    scene.spent();
  }

  @Test
  void aStackGoesOnePaceFarther() {
    UnitSet units = scene.put("visigoths", "infantry", 2, "dacia");
    UnitSet others = scene.put("visigoths", "archer", 1, "tyras");
    plays();
    scene.player.answer(ChooseTarget.class, at("dacia"));
    order(march(units, "tyras")).order(march(units, "hypanis")).order(march(units, "ucraina"));
    order(march(units, "danapris")).order(DONE);

    run();

    assertThat(scene.places(units)).containsOnly(at("danapris"));
    assertThat(scene.log).contains(new UnitEvent.Hastened(units, 1));
    assertThat(scene.places(others)).containsOnly(at("tyras"));
  }

  @Test
  void theLeaderOfTheStackGoesFartherToo() {
    scene.put("visigoths", "infantry", 1, "dacia");
    int athanaricus = scene.lead("athanaricus", "dacia");
    scene.active("visigoths");
    int before = Allowance.ofLeader(scene.world, athanaricus);

    scene.world.apply(new LeaderEvent.Hastened(athanaricus, 1));

    assertThat(Allowance.ofLeader(scene.world, athanaricus)).isEqualTo(before + 1);
    scene.active("visigoths");
    assertThat(Allowance.ofLeader(scene.world, athanaricus)).isEqualTo(before);
  }

  @Test
  void orALeaderGoesOnOneMoreCampaign() {
    scene.put("visigoths", "infantry", 1, "dacia");
    int athanaricus = scene.lead("athanaricus", "dacia"); // 1
    keeps();
    order(DONE);
    scene.player.answer(ChooseCampaigner.class, athanaricus);
    plays();
    scene.player.answer(ChooseAlternative.class, CARD.effects().getLast());
    order(DONE).order(DONE);

    run();

    assertThat(scene.log)
        .filteredOn(new SequenceEvent.CampaignBegan(athanaricus)::equals)
        .hasSize(2);
    scene.active("visigoths");
    assertThat(scene.world.mostCampaigns(athanaricus)).as("for this activation").isEqualTo(1);
  }

  @Test
  void aLeaderWhoHasComeBackIsNotSpurred() {
    scene.put("visigoths", "infantry", 1, "dacia");
    int athanaricus = scene.lead("athanaricus", "dacia");
    scene.active("visigoths");
    scene.world.apply(new SequenceEvent.CampaignBegan(athanaricus));
    scene.world.apply(new SequenceEvent.MovementBegan(visigoths));
    plays();
    order(DONE);

    UnitStacks.play(scene.play, visigoths, Phase.UNIT_STACKS);

    assertThat(scene.log).noneMatch(LeaderEvent.Spurred.class::isInstance);
    assertThat(scene.log).anyMatch(UnitEvent.Hastened.class::isInstance);
    scene.spent();
  }

  @Test
  void onlyThePlayerOfTheActiveNationIsAsked() {
    scene.put("visigoths", "infantry", 1, "dacia");
    Hand.deal(scene.world, Hand.HUN, "forced-march");
    keeps();
    order(DONE);

    run();

    assertThat(scene.world.cards().hand(Hand.HUN).size()).isEqualTo(1);
  }
}
