package org.groma.engine.cycles.administration;

import static org.assertj.core.api.Assertions.assertThat;

import org.groma.engine.cycles.Scene;
import org.groma.engine.cycles.economy.ChooseCapital;
import org.groma.engine.cycles.event.MoneyEvent;
import org.groma.engine.cycles.event.Mood;
import org.groma.engine.cycles.event.PositionEvent;
import org.groma.engine.cycles.setting.Stage;
import org.junit.jupiter.api.Test;

class AdministrationTest {

  private final Scene scene = Scene.open();
  private final int slav = scene.position("slav-1");

  /** A kingdom since a turn, with so many columns paid for. */
  private void kingdom(int since, int turn, int columns) {
    scene.turn(since).after(new PositionEvent.Began(slav, Stage.KINGDOM));
    scene.turn(turn).after(new MoneyEvent.Improved(slav, columns));
  }

  @Test
  void aSevenAgainstEightTurnsMakesAnEmpire() {
    kingdom(19, 27, 2);
    scene.dice.d6(2, 4);
    Administration.play(scene.play, slav);
    assertThat(scene.world.stage(slav)).isEqualTo(Stage.EMPIRE);
    assertThat(scene.world.since(slav)).isEqualTo(27);
  }

  @Test
  void aSevenAgainstSevenTurnsDoesNothing() {
    kingdom(19, 26, 2);
    scene.dice.d6(2, 4);
    Administration.play(scene.play, slav);
    assertThat(scene.world.stage(slav)).isEqualTo(Stage.KINGDOM);
    assertThat(scene.world.since(slav)).isEqualTo(19);
  }

  @Test
  void goodRulerAndCorruptionAreForTheNextTaxes() {
    kingdom(1, 2, 0);
    scene.dice.d6(5, 6);
    Administration.play(scene.play, slav);
    assertThat(scene.world.mood(slav)).isEqualTo(Mood.GOOD_RULER);
    scene.dice.d6(1, 3);
    Administration.play(scene.play, slav);
    assertThat(scene.world.mood(slav)).isEqualTo(Mood.CORRUPTION);
  }

  @Test
  void aRevivalBeginsTheCountAnewAndTheCapitalMayMove() {
    kingdom(1, 9, 0);
    scene.own(slav, "rome", "byzantium").capital(slav, "rome");
    scene.dice.d6(6, 6);
    scene.answers.answer(ChooseCapital.class, scene.area("byzantium"));
    Administration.play(scene.play, slav);
    assertThat(scene.world.since(slav)).isEqualTo(9);
    assertThat(scene.world.capital(slav)).isEqualTo(scene.area("byzantium"));
    assertThat(scene.world.stage(slav)).isEqualTo(Stage.KINGDOM);

    scene.dice.d6(6, 6); // and it may stay
    scene.answers.answer(ChooseCapital.class, scene.area("byzantium"));
    Administration.play(scene.play, slav);
    assertThat(scene.world.capital(slav)).isEqualTo(scene.area("byzantium"));
  }

  @Test
  void aRevivalIsAGoodRulerWhereTheScenarioSaysSo() {
    Scene romans = Scene.of("roman-empire");
    int rome = romans.begin("romans", Stage.EMPIRE);
    romans.turn(9).dice.d6(6, 6);
    Administration.play(romans.play, rome);
    assertThat(romans.world.mood(rome)).isEqualTo(Mood.GOOD_RULER);
    assertThat(romans.world.since(rome)).isZero();
  }

  @Test
  void hunsRollOneColumnWorseButNeverBelowTheFirst() {
    int hun = scene.begin("hun", Stage.KINGDOM);
    assertThat(Administration.column(scene.world, hun)).isZero();
    scene.after(new MoneyEvent.Improved(hun, 3));
    assertThat(Administration.column(scene.world, hun)).isEqualTo(2);
    scene.after(new MoneyEvent.Improved(slav, 9));
    assertThat(Administration.column(scene.world, slav)).isEqualTo(5);
  }

  @Test
  void anEmpireRebelsWhenTheNumberIsLessThanItsTurns() {
    scene.turn(17).after(new PositionEvent.Began(slav, Stage.EMPIRE));
    scene.turn(22).treasury(slav, 8);
    scene.dice.d6(3, 3).d6(1, 2); // a four against five turns; financial disaster
    Administration.play(scene.play, slav);
    assertThat(scene.world.treasury(slav)).isZero();
    assertThat(scene.dice.isSpent()).isTrue();
  }

  @Test
  void aLostCapitalBringsARebellionBesideTheRoll() {
    kingdom(1, 2, 0);
    scene.after(new PositionEvent.RebellionDue(slav)).treasury(slav, 8);
    scene.dice.d6(1, 2).d6(5, 6);
    Administration.play(scene.play, slav);
    assertThat(scene.world.rebellionsDue(slav)).isZero();
    assertThat(scene.world.treasury(slav)).isZero();
    assertThat(scene.world.mood(slav)).isEqualTo(Mood.GOOD_RULER);
  }

  @Test
  void nobodyRollsInTheLastTurnOfScenariosThatSaySo() {
    Scene alexander = Scene.of("alexander");
    int macedon = alexander.begin("macedon", Stage.KINGDOM);
    alexander.turn(8);
    Administration.play(alexander.play, macedon); // no dice are there to be rolled
    assertThat(alexander.log).isEmpty();
  }

  @Test
  void barbariansDoNotRoll() {
    scene.begin("slav-1", Stage.BARBARIAN);
    Administration.play(scene.play, slav);
    assertThat(scene.world.stage(slav)).isEqualTo(Stage.BARBARIAN);
  }

  @Test
  void aCoupTiesElitesForOneTurn() {
    kingdom(1, 2, 0);
    scene.after(new PositionEvent.CoupTried(slav, true));
    scene.dice.d6(5, 6);
    Administration.play(scene.play, slav);
    assertThat(scene.world.isTied(slav)).isFalse();
  }
}
