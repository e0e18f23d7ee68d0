package org.groma.engine.cycles.economy;

import static org.assertj.core.api.Assertions.assertThat;

import org.groma.engine.cycles.Scene;
import org.groma.engine.cycles.event.CityEvent;
import org.groma.engine.cycles.event.Mood;
import org.groma.engine.cycles.event.PositionEvent;
import org.groma.engine.cycles.setting.Stage;
import org.groma.engine.cycles.state.World;
import org.junit.jupiter.api.Test;

class TaxationTest {

  private final Scene scene = Scene.open();
  private final int slav = scene.begin("slav-1", Stage.KINGDOM);

  /** Byzantium 4, Rome 3, Lutetia 2: nine in all. */
  private void ownThree() {
    scene.own(slav, "byzantium", "rome", "lutetia");
  }

  @Test
  void taxesAreTheSumOfSoundCitiesAndTheCapitalAddsTwo() {
    ownThree();
    scene.capital(slav, "rome");
    Taxation.play(scene.play, slav);
    assertThat(scene.world.treasury(slav)).isEqualTo(9 + 2);
    assertThat(scene.world.taxes(slav)).as("what administration is reckoned by").isEqualTo(9 + 2);
    assertThat(scene.world.points(slav)).isEqualTo(11);
  }

  @Test
  void pillagedCitiesAndThoseWithANeutralGarrisonYieldNothing() {
    ownThree();
    scene
        .capital(slav, "rome")
        .after(
            new CityEvent.Pillaged(scene.city("byzantium"), 9),
            new CityEvent.Garrisoned(scene.area("lutetia")));
    Taxation.play(scene.play, slav);
    assertThat(scene.world.treasury(slav)).isEqualTo(3 + 2);
  }

  @Test
  void aGoodRulerGivesHalfAsMuchAgainRoundedUpForOneTurn() {
    ownThree();
    scene.capital(slav, "rome").after(new PositionEvent.MoodChanged(slav, Mood.GOOD_RULER));
    Taxation.play(scene.play, slav);
    assertThat(scene.world.treasury(slav)).isEqualTo(14 + 3);
    assertThat(scene.world.taxes(slav)).as("what administration is reckoned by").isEqualTo(9 + 2);
    assertThat(scene.world.mood(slav)).isEqualTo(Mood.USUAL);
  }

  @Test
  void corruptionLeavesHalfRoundedUp() {
    ownThree();
    scene.capital(slav, "rome").after(new PositionEvent.MoodChanged(slav, Mood.CORRUPTION));
    Taxation.play(scene.play, slav);
    assertThat(scene.world.treasury(slav)).isEqualTo(5 + 1);
  }

  @Test
  void aCapitalInEnemyHandsCostsTwoThirdsOfTheTreasuryAndOneGoesToTheCaptor() {
    ownThree();
    int hun = scene.begin("hun", Stage.BARBARIAN);
    scene.capital(slav, "rome").treasury(slav, 11).put(hun, "barbarian-horse", "rome");
    Ownership.settle(scene.play);
    scene.answers.answer(ChooseCapital.class, scene.area("lutetia"));
    Taxation.play(scene.play, slav);
    assertThat(scene.world.treasury(hun)).isEqualTo(3);
    assertThat(scene.world.points(hun)).isEqualTo(3);
    assertThat(scene.world.treasury(slav)).isEqualTo(3 + 4 + 2); // no bonus this turn
    assertThat(scene.world.capital(slav)).isEqualTo(scene.area("lutetia"));
    assertThat(scene.world.rebellionsDue(slav)).isEqualTo(1);
    assertThat(scene.answers.isSpent()).isTrue();
  }

  @Test
  void aCapitalWithoutACityWaitsBesideTheBoard() {
    int hun = scene.begin("hun", Stage.BARBARIAN);
    scene.own(slav, "rome").capital(slav, "rome").put(hun, "barbarian-horse", "rome");
    Ownership.settle(scene.play);
    Taxation.play(scene.play, slav);
    assertThat(scene.world.capital(slav)).isEqualTo(World.BOX);
    assertThat(scene.world.rebellionsDue(slav)).isEqualTo(1);

    scene.own(slav, "lutetia");
    Taxation.play(scene.play, slav);
    assertThat(scene.world.capital(slav)).isEqualTo(scene.area("lutetia"));
    assertThat(scene.world.treasury(slav)).isEqualTo(2 + 2);
  }

  @Test
  void barbariansPillageACityTheyStandInForThreeTimesItsTax() {
    int hun = scene.begin("hun", Stage.BARBARIAN);
    scene.turn(4).own(hun, "rome", "lutetia", "byzantium");
    scene.put(hun, "barbarian-horse", "rome");
    scene.put(hun, "barbarian-horse", "byzantium");
    // asked by the number of the city: Byzantium first; Lutetia is not asked for, nobody is there
    scene.answers.answer(ChoosePillage.class, true).answer(ChoosePillage.class, false);
    Taxation.play(scene.play, hun);
    assertThat(scene.world.treasury(hun)).isEqualTo(12 + 3 + 2);
    assertThat(scene.world.pillagedUntil(scene.city("byzantium"))).isEqualTo(9);
    assertThat(scene.world.isPillaged(scene.city("rome"))).isFalse();
    assertThat(scene.answers.isSpent()).isTrue();

    Taxation.play(scene.play, hun); // Byzantium yields nothing more
    assertThat(scene.world.treasury(hun)).isEqualTo(17 + 3 + 2);
  }
}
