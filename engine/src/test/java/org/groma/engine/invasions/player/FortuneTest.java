package org.groma.engine.invasions.player;

import static org.assertj.core.api.Assertions.assertThat;
import static org.groma.engine.invasions.Sample.leader;
import static org.groma.engine.invasions.Sample.nation;
import static org.groma.engine.invasions.Sample.province;

import java.util.List;
import org.groma.engine.invasions.Sample;
import org.groma.engine.invasions.Scene;
import org.groma.engine.invasions.effect.ChooseTarget;
import org.groma.engine.invasions.event.NationEvent;
import org.groma.engine.invasions.event.SequenceEvent;
import org.groma.engine.invasions.events.ChooseEvent;
import org.groma.engine.invasions.events.HeldCard;
import org.groma.engine.invasions.events.Reactions;
import org.groma.engine.invasions.setting.EventCard;
import org.groma.engine.invasions.setting.Moment;
import org.groma.engine.invasions.state.World;
import org.junit.jupiter.api.Test;

class FortuneTest {

  private static final int VISIGOTHS = nation("visigoths");
  private static final int ROMANS = nation("romans");
  private static final int PERSIANS = nation("persians");

  private static HeldCard played(World world, String card, Moment moment, int nation) {
    EventCard event = Sample.SETTING.events().named(card);
    HeldCard held = new HeldCard(event.number(), false);
    return Fortune.event(new ChooseEvent(world, VISIGOTHS, moment, nation, List.of(held)));
  }

  private static World romansLead() {
    World world = Sample.opened();
    world.apply(new NationEvent.PointsScored(ROMANS, 40, "control"));
    return world;
  }

  @Test
  void harmIsKeptForThePlayerWhoLeads() {
    World world = romansLead();

    assertThat(played(world, "corruption-event", Moment.INCOME, ROMANS))
        .isNotEqualTo(HeldCard.NONE);
    assertThat(played(world, "corruption-event", Moment.INCOME, PERSIANS)).isEqualTo(HeldCard.NONE);
  }

  @Test
  void beforeTheEndItIsNotKeptAnyLonger() {
    World world = romansLead();
    world.apply(new SequenceEvent.TurnBegan(Sample.SETTING.victory().lastTurn(false)));

    assertThat(played(world, "corruption-event", Moment.INCOME, PERSIANS))
        .isNotEqualTo(HeldCard.NONE);
  }

  @Test
  void whatHelpsIsPlayedForOneself() {
    assertThat(played(Sample.opened(), "militia", Moment.PURCHASES, VISIGOTHS))
        .isNotEqualTo(HeldCard.NONE);
  }

  @Test
  void onlyTheUnwillingBreakTheirBonds() {
    World world = Sample.opened();

    assertThat(played(world, "betrayal", Moment.START_OF_ACTIVATION, VISIGOTHS))
        .isEqualTo(HeldCard.NONE);
    world.apply(new NationEvent.Submitted(VISIGOTHS, nation("huns")));
    assertThat(played(world, "betrayal", Moment.START_OF_ACTIVATION, VISIGOTHS))
        .isNotEqualTo(HeldCard.NONE);
  }

  @Test
  void theAblestLeaderOfAnOpponentIsTheVictim() {
    World world =
        Scene.empty()
            .leader("iulianus", "thracia")
            .leader("gratianus", "latium")
            .leader("athanaricus", "dacia")
            .world();

    assertThat(
            Fortune.target(
                new ChooseTarget(
                    world,
                    VISIGOTHS,
                    ChooseTarget.Kind.LEADER,
                    "eliminate-leader",
                    List.of(leader("athanaricus"), leader("gratianus"), leader("iulianus")))))
        .isEqualTo(leader("iulianus"));
  }

  @Test
  void onesOwnLeadersAreSpared() {
    World world = Scene.empty().leader("alaricus", "dacia").leader("arcadius", "thracia").world();

    assertThat(
            Fortune.target(
                new ChooseTarget(
                    world,
                    VISIGOTHS,
                    ChooseTarget.Kind.LEADER,
                    "eliminate-leader",
                    List.of(leader("alaricus"), leader("arcadius")))))
        .isEqualTo(leader("arcadius"));
  }

  @Test
  void growthIsForOnesOwnCities() {
    World world = Scene.empty().held("romans", "latium").held("visigoths", "septimania").world();

    assertThat(
            Fortune.target(
                new ChooseTarget(
                    world,
                    VISIGOTHS,
                    ChooseTarget.Kind.PROVINCE,
                    "city",
                    List.of(province("latium"), province("septimania")))))
        .isEqualTo(province("septimania"));
  }

  @Test
  void onlyHarmIsCancelled() {
    World world = Sample.opened();
    int assassination = Sample.SETTING.events().named("assassination").number();
    int militia = Sample.SETTING.events().named("militia").number();

    assertThat(Fortune.cancels(new Reactions.ChooseToCancel(world, VISIGOTHS, 0, assassination)))
        .isTrue();
    assertThat(Fortune.cancels(new Reactions.ChooseToCancel(world, VISIGOTHS, 0, militia)))
        .isFalse();
  }
}
