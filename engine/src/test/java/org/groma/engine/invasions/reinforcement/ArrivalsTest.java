package org.groma.engine.invasions.reinforcement;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import org.groma.engine.invasions.Sample;
import org.groma.engine.invasions.Scene;
import org.groma.engine.invasions.event.Activity;
import org.groma.engine.invasions.event.NationEvent;
import org.groma.engine.invasions.event.RealmTold;
import org.groma.engine.invasions.event.SequenceEvent;
import org.groma.engine.invasions.play.Play;
import org.groma.engine.invasions.setting.Status;
import org.groma.engine.invasions.state.World;
import org.groma.engine.kernel.Event;
import org.groma.engine.kernel.RandomPlayer;
import org.groma.engine.kernel.SeededDice;
import org.groma.engine.kernel.Table;
import org.junit.jupiter.api.Test;

class ArrivalsTest {

  private final List<Event> told = new ArrayList<>();

  private Play play(World world) {
    return new Play(
        world, new Table(new SeededDice(1), _ -> new RandomPlayer(new SeededDice(1)), told::add));
  }

  private long run(Scene scene, int turn) {
    scene.with(new SequenceEvent.TurnBegan(turn));
    return Arrivals.run(play(scene.world()));
  }

  @Test
  void theHunsArriveWithHordeUnitsAndAnInvasion() {
    Scene scene = Scene.of(Sample.opened());
    long arrived = run(scene, 2);

    World world = scene.world();
    int huns = Sample.nation("huns");
    int siraces = Sample.province("siraces");
    assertThat(arrived).as("the Visigoths are there already").isEqualTo(1L << huns);
    assertThat(world.activity(huns)).isEqualTo(Activity.ACTIVE);
    assertThat(world.age(huns)).isEqualTo(1);
    assertThat(world.horde(huns)).isEqualTo(siraces);
    assertThat(world.countAt(siraces, 1L << huns)).isEqualTo(10);
    assertThat(world.isInvading(huns)).isTrue();
    assertThat(world.holder(siraces)).isEqualTo(huns);
    assertThat(told).last().isInstanceOf(RealmTold.Arrived.class);
  }

  @Test
  void occupantsMakeRoom() {
    Scene scene =
        Scene.empty().units("alans", "heavy-cavalry", 2, "siraces").horde("alans", "siraces");
    run(scene, 2);

    assertThat(scene.world().countAt(Sample.province("siraces"), 1L << Sample.nation("alans")))
        .isZero();
    assertThat(scene.world().horde(Sample.nation("alans")))
        .isNotEqualTo(Sample.province("siraces"));
  }

  @Test
  void aCapitalMakesRoomToo() {
    Scene scene =
        Scene.empty()
            .with(new NationEvent.ActivityChanged(Sample.nation("franks"), Activity.ACTIVE))
            .status("franks", Status.KINGDOM)
            .capital("franks", "neustria");
    run(scene, 6);

    assertThat(scene.world().capital(Sample.nation("franks"))).isEqualTo(-1);
    assertThat(scene.world().capital(Sample.nation("gallo-romans")))
        .isEqualTo(Sample.province("neustria"));
  }

  @Test
  void settledRaidersBecomeActiveByTheirInvasion() {
    Scene scene =
        Scene.empty()
            .with(new NationEvent.ActivityChanged(Sample.nation("angles"), Activity.INACTIVE))
            .with(new NationEvent.ActivityChanged(Sample.nation("jutes"), Activity.RAIDER));
    run(scene, 5);

    assertThat(scene.world().activity(Sample.nation("angles"))).isEqualTo(Activity.ACTIVE);
    assertThat(scene.world().activity(Sample.nation("jutes"))).isEqualTo(Activity.ACTIVE);
    assertThat(scene.world().horde(Sample.nation("angles"))).isEqualTo(Sample.province("holsatia"));
    assertThat(scene.world().isInvading(Sample.nation("jutes"))).isTrue();
  }

  @Test
  void anArrivalWithoutInvasionIsQuiet() {
    Scene scene = Scene.empty();
    run(scene, 5);

    assertThat(scene.world().activity(Sample.nation("herules"))).isEqualTo(Activity.ACTIVE);
    assertThat(scene.world().isInvading(Sample.nation("herules"))).isFalse();
  }

  @Test
  void whoIsThereOrGoneDoesNotArrive() {
    for (Activity activity : new Activity[] {Activity.ACTIVE, Activity.GONE}) {
      Scene scene =
          Scene.empty().with(new NationEvent.ActivityChanged(Sample.nation("huns"), activity));
      assertThat(run(scene, 2) & 1L << Sample.nation("huns")).isZero();
      assertThat(scene.world().horde(Sample.nation("huns"))).isEqualTo(-1);
    }
    Scene inactive =
        Scene.empty()
            .with(new NationEvent.ActivityChanged(Sample.nation("lakhmids"), Activity.INACTIVE));
    assertThat(run(inactive, 3) & 1L << Sample.nation("lakhmids")).isZero();
  }

  @Test
  void theBritonsStandInFourProvincesWithACapitalAndGold() {
    Scene scene = Scene.empty();
    run(scene, 4);

    World world = scene.world();
    int britons = Sample.nation("britons");
    for (String province : new String[] {"corinium-dobunorum", "cambria", "cumbria", "dumnonia"}) {
      assertThat(world.countAt(Sample.province(province), 1L << britons)).isEqualTo(1);
      assertThat(world.holder(Sample.province(province))).isEqualTo(britons);
    }
    assertThat(world.cityLevel(Sample.province("corinium-dobunorum"))).isEqualTo(1);
    assertThat(world.capital(britons)).isEqualTo(Sample.province("corinium-dobunorum"));
    assertThat(world.gold(britons)).isEqualTo(20);
    assertThat(world.horde(britons)).isEqualTo(-1);
    assertThat(world.activity(britons)).isEqualTo(Activity.ACTIVE);
  }

  @Test
  void anInactiveClientArrivesForItsPatronIfThatStands() {
    Scene scene =
        Scene.empty()
            .with(new NationEvent.ActivityChanged(Sample.nation("persians"), Activity.ACTIVE));
    run(scene, 3);
    int lakhmids = Sample.nation("lakhmids");
    assertThat(scene.world().activity(lakhmids)).isEqualTo(Activity.INACTIVE);
    assertThat(scene.world().age(lakhmids)).isZero();
    assertThat(scene.world().diplomacy().patron(lakhmids)).isEqualTo(Sample.nation("persians"));

    Scene alone = Scene.empty();
    run(alone, 3);
    assertThat(alone.world().diplomacy().patron(lakhmids)).isEqualTo(-1);
  }

  @Test
  void conditionsAreLookedAtWhenTheyAreCalled() {
    Scene roman =
        Scene.empty()
            .incumbent("romans", "gallia-septentrionalis")
            .incumbent("romans", "gallia-meridionalis")
            .incumbent("romans", "italia");
    run(roman, 6);
    assertThat(roman.world().activity(Sample.nation("gallo-romans"))).isEqualTo(Activity.ABSENT);
    assertThat(roman.world().activity(Sample.nation("sardes"))).isEqualTo(Activity.ABSENT);

    Scene lost = Scene.empty().incumbent("romans", "italia");
    run(lost, 6);
    assertThat(lost.world().activity(Sample.nation("gallo-romans"))).isEqualTo(Activity.ACTIVE);
    assertThat(lost.world().activity(Sample.nation("sardes"))).isEqualTo(Activity.ABSENT);

    Scene fallen =
        Scene.empty()
            .incumbent("romans", "italia")
            .with(new NationEvent.ActivityChanged(Sample.nation("romans"), Activity.GONE));
    run(fallen, 6);
    assertThat(fallen.world().activity(Sample.nation("sardes"))).isEqualTo(Activity.INACTIVE);
  }
}
