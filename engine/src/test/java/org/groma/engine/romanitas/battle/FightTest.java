package org.groma.engine.romanitas.battle;

import static org.assertj.core.api.Assertions.assertThat;
import static org.groma.engine.romanitas.RomanitasSample.nation;
import static org.groma.engine.romanitas.RomanitasSample.space;
import static org.groma.engine.romanitas.RomanitasSample.territory;
import static org.groma.engine.romanitas.RomanitasSample.unit;

import java.util.ArrayList;
import java.util.List;
import org.groma.engine.romanitas.RomanitasScene;
import org.groma.engine.romanitas.choice.ChooseFace;
import org.groma.engine.romanitas.choice.Matter;
import org.groma.engine.romanitas.choice.PayForStratagem;
import org.groma.engine.romanitas.choice.Pick;
import org.groma.engine.romanitas.event.ActaEvent;
import org.groma.engine.romanitas.event.BattleTold;
import org.groma.engine.romanitas.event.BattleTold.Upshot;
import org.groma.engine.romanitas.event.TroopEvent;
import org.groma.engine.romanitas.setting.Arm;
import org.groma.engine.romanitas.setting.Face;
import org.groma.engine.romanitas.setting.Levy;
import org.groma.engine.romanitas.setting.Mishap;
import org.groma.engine.romanitas.setting.Troop;
import org.groma.engine.romanitas.state.Post;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class FightTest {

  private static final Troop FOOT =
      new Troop("foot", "Foot", Arm.INFANTRY, Levy.OTHER, 1, 1, false, false);
  private static final Troop BOWMEN =
      new Troop("bowmen", "Bowmen", Arm.INFANTRY, Levy.OTHER, 1, 1, true, false);

  private final RomanitasScene scene = RomanitasScene.of();

  private static List<Fighter> enemies(Troop... troops) {
    List<Fighter> fighters = new ArrayList<>();
    for (Troop troop : troops) {
      fighters.add(new Fighter(false, fighters.size(), troop, false));
    }
    return fighters;
  }

  private static Ground ground(boolean siege, boolean romansAttack) {
    return new Ground(
        territory("thessalonice"),
        space("thessalonice"),
        nation("avars"),
        siege,
        romansAttack,
        true,
        false);
  }

  private Result fight(Ground ground, List<Integer> units, List<Integer> figures, Troop... foes) {
    scene.after(new TroopEvent.Mustered(units, figures));
    Result result = Fight.of(scene.play, ground, units, figures, enemies(foes));
    assertThat(scene.dice.isSpent()).as("all dice were rolled").isTrue();
    return result;
  }

  private static List<Integer> skoutatoi() {
    return List.of(unit("skoutatoi", 0), unit("skoutatoi", 1), unit("skoutatoi", 2));
  }

  private List<Upshot> upshots() {
    return scene.told(BattleTold.Met.class).stream().map(BattleTold.Met::upshot).toList();
  }

  @Test
  void aDifferenceOfOneToThreeRoutsAndOfFourDestroys() {
    scene.enemyDraws(Face.SIEGE); // of no use in the field
    // Skoutatoi and foot have a bonus of 1 each: dice decide, lane by lane
    scene.dice.d6(4, 1, 6, 1, 2, 2);
    Result result = fight(ground(false, false), skoutatoi(), List.of(), FOOT, FOOT, FOOT);

    assertThat(upshots()).startsWith(Upshot.ENEMY_ROUTED, Upshot.ENEMY_DESTROYED, Upshot.NOTHING);
    assertThat(result.romansWon()).as("two breakthroughs end it").isTrue();
    assertThat(result.enemiesLeft()).as("the routed one may fight again").hasSize(2);
  }

  @Test
  void twoBreakthroughsLoseTheBattleAndTheDestroyedAreEliminated() {
    scene.enemyDraws(Face.SIEGE);
    scene.dice.d6(1, 6, 1, 2, 3, 3);
    Result result = fight(ground(false, false), skoutatoi(), List.of(), FOOT, FOOT, FOOT);

    assertThat(upshots()).startsWith(Upshot.ROMAN_DESTROYED, Upshot.ROMAN_ROUTED);
    assertThat(result.romansWon()).isFalse();
    assertThat(scene.empire.unit(unit("skoutatoi", 0))).isEqualTo(Post.ELIMINATED);
    assertThat(scene.empire.unit(unit("skoutatoi", 1))).isEqualTo(Post.IN_FORCE);
  }

  @Test
  void bowmenFireBeforeTheMeleeAndMayRoutEachOther() {
    scene.enemyDraws(Face.SIEGE);
    List<Integer> archers = List.of(unit("symmachoi", 0), unit("symmachoi", 1));
    // both have bonus 1, so a 5 hits; the left lanes shoot each other away, the centre misses
    scene.dice.d6(5, 5, 4, 4);
    // melee in the centre only: the Roman wins by 4
    scene.dice.d6(6, 2);
    Result result = fight(ground(false, false), archers, List.of(), BOWMEN, BOWMEN);

    assertThat(scene.told(BattleTold.Shot.class).stream().map(BattleTold.Shot::routed))
        .containsExactly(true, true, false, false);
    assertThat(result.romansWon()).as("no enemy is left").isTrue();
  }

  @Test
  void whoBreaksThroughFallsUponTheLaneBesideWithABonus() {
    scene.enemyDraws(Face.SIEGE);
    scene.answers.answer(Pick.class, 1); // the left wing turns upon the centre
    scene.dice.d6(6, 1, 3, 3, 3, 3); // first pass: the left enemy is destroyed
    scene.dice.d6(3, 3, 3, 3); // second pass: centre and right hold
    scene.dice.d6(3, 3); // then the flank attack: equal dice, one more for infantry
    Result result = fight(ground(false, false), skoutatoi(), List.of(), FOOT, FOOT, FOOT);

    assertThat(upshots()).endsWith(Upshot.ENEMY_ROUTED);
    assertThat(result.romansWon()).isTrue();
  }

  @Test
  void afterFourEvenPassesTheAttackerHasLost() {
    for (boolean attack : new boolean[] {true, false}) {
      RomanitasScene even = RomanitasScene.of();
      even.enemyDraws(Face.SIEGE);
      even.dice.d6(3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3);
      even.after(new TroopEvent.Mustered(skoutatoi(), List.of()));
      Result result =
          Fight.of(
              even.play, ground(false, attack), skoutatoi(), List.of(), enemies(FOOT, FOOT, FOOT));

      assertThat(result.romansWon()).isEqualTo(!attack);
    }
  }

  @Test
  void behindWallsOnlyASevenEliminates() {
    scene.enemyDraws(Face.RALLY);
    // the besieger wins by far with a score of 6, and nothing happens; then with 7
    scene.dice.d6(1, 5, 3, 3, 3, 3);
    scene.dice.d6(1, 6, 3, 3, 3, 3);
    scene.dice.d6(3, 3, 3, 3, 3, 3);
    scene.dice.d6(3, 3, 3, 3, 3, 3);
    Result result = fight(ground(true, false), skoutatoi(), List.of(), FOOT, FOOT, FOOT);

    assertThat(upshots().getFirst()).isEqualTo(Upshot.NOTHING);
    assertThat(upshots()).contains(Upshot.ROMAN_DESTROYED).doesNotContain(Upshot.ROMAN_ROUTED);
    assertThat(result.romansWon()).as("the city has held out").isTrue();
  }

  @Test
  void theSiegeStratagemTakesACityAtOnceForItsPrice() {
    scene.enemyDraws(Face.SIEGE);
    scene.dice.d6(4); // two units lost
    Result result = fight(ground(true, false), skoutatoi(), List.of(), FOOT, FOOT, FOOT);

    assertThat(result.romansWon()).isFalse();
    assertThat(result.enemiesLeft()).hasSize(1);
    assertThat(upshots()).isEmpty();
  }

  @Test
  void aFigureAddsToItsUnitAndMayFall() {
    scene.enemyDraws(Face.SIEGE);
    scene.answers.answer(Pick.class, unit("skoutatoi", 0));
    // with the Comes and a defensive tactic the left lane has 3 against 1, the others 2
    scene.dice.d6(1, 2, 1, 1, 3, 3);
    scene.dice.d6(6);
    Result result = fight(ground(false, false), skoutatoi(), List.of(0), FOOT, FOOT, FOOT);

    assertThat(scene.told(BattleTold.Met.class).getFirst().romanScore()).isEqualTo(4);
    assertThat(result.romansWon()).isTrue();
    assertThat(scene.empire.figure(0)).isEqualTo(Post.ELIMINATED);
  }

  @Test
  void theMagisterBuysAStratagemAndChoosesItsSide() {
    scene.with(3);
    scene
        .answers
        .answer(Pick.class, unit("skoutatoi", 0))
        .answer(PayForStratagem.class, true)
        .answer(ChooseFace.class, Face.AMBUSH);
    scene.enemyDraws(Face.HARASSMENT); // the player draws harassment/ambush
    scene.dice.picks(0); // then the enemy the first of the rest
    scene.dice.d6(1, 3, 1, 3, 1, 3); // an ambush adds 2, the tactic 1, the Magister 1
    scene.dice.d6(1);
    Result result = fight(ground(false, false), skoutatoi(), List.of(1), FOOT, FOOT, FOOT);

    assertThat(scene.empire.points()).isEqualTo(2);
    assertThat(scene.told(BattleTold.Drew.class).stream().map(BattleTold.Drew::face))
        .contains(Face.AMBUSH);
    assertThat(scene.told(BattleTold.Met.class).stream().map(BattleTold.Met::romanScore))
        .containsExactly(6, 5, 5);
    assertThat(result.romansWon()).isTrue();
  }

  @Test
  void aPickOutsideItsOptionsIsRefused() {
    Pick pick = new Pick(scene.empire, Matter.CAESAR, "4.2.1", List.of(3, 4));

    assertThat(pick.refusal(3)).isEmpty();
    assertThat(pick.refusal(5)).isPresent();
  }

  /** Another point is that of the defensive tactic, which a commander draws. */
  @ParameterizedTest
  @CsvSource({"1, 0", "2, 1"})
  void inAnEpidemicAFigureWhoRollsAOneIsIllAndAddsNothing(int die, int bonus) {
    scene.after(new ActaEvent.Struck(Mishap.EPIDEMIC));
    scene.enemyDraws(Face.SIEGE);
    scene.answers.answer(Pick.class, unit("skoutatoi", 0)); // whom the Comes leads
    scene.dice.d6(die).d6(6, 1, 6, 1, 2, 2);
    scene.dice.d6(1); // he survives
    fight(ground(false, false), skoutatoi(), List.of(0), FOOT, FOOT, FOOT);

    assertThat(scene.told(BattleTold.Met.class).getFirst().romanScore())
        .isEqualTo(6 + 1 + 1 + bonus);
  }
}
