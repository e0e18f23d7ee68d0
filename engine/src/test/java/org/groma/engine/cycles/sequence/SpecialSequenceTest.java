package org.groma.engine.cycles.sequence;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import org.groma.engine.cycles.Sample;
import org.groma.engine.cycles.Scene;
import org.groma.engine.cycles.administration.Abandonment;
import org.groma.engine.cycles.economy.Taxation;
import org.groma.engine.cycles.event.Account;
import org.groma.engine.cycles.event.CityEvent;
import org.groma.engine.cycles.event.Mark;
import org.groma.engine.cycles.event.MoneyEvent;
import org.groma.engine.cycles.event.Phase;
import org.groma.engine.cycles.event.PositionEvent;
import org.groma.engine.cycles.event.ScenarioEvent;
import org.groma.engine.cycles.event.TurnEvent;
import org.groma.engine.cycles.play.MoveOrder;
import org.groma.engine.cycles.setting.Stage;
import org.groma.engine.kernel.SeededDice;
import org.groma.engine.kernel.Table;
import org.junit.jupiter.api.Test;

/** Beginnings, order and victory in the scenarios with rules of their own. */
class SpecialSequenceTest {

  @Test
  void germansWhoGiveUpBeginWithEightTribesAndTheirTreasury() {
    Scene scene = Scene.deployed("fall-of-rome").turn(3);
    int germans = scene.position("germans");
    scene.treasury(germans, 7);
    Abandonment.fall(scene.play, germans, true);
    Rebirth.run(scene.play);
    assertThat(scene.world.count(germans, scene.kind("tribe"))).isEqualTo(8);
    assertThat(scene.world.treasury(germans)).isEqualTo(7);
    int start = scene.area("semnones");
    assertThat(scene.world.unitsOf(germans))
        .allMatch(unit -> scene.board().steps(start, scene.world.place(unit)) <= 2);
  }

  @Test
  void aGroupThatWasGivenUpBeginsAgainBesideTheOthersOfItsPlayer() {
    Scene scene = Scene.deployed(Sample.seated("roman-empire", 2)).turn(3);
    int hun = scene.position("hun");
    Abandonment.fall(scene.play, hun, false);
    Rebirth.run(scene.play);
    assertThat(scene.world.isPlaying(hun)).isTrue();
    assertThat(scene.world.count(hun, scene.kind("tribe"))).isOne();
    assertThat(scene.world.beganIn(hun)).isEqualTo(3);
    assertThat(scene.world.beganIn(scene.position("german-1"))).isLessThan(3);
  }

  @Test
  void theGroupsOfAPlayerHaveEachPhaseTogether() {
    Scene scene = Scene.of(Sample.seated("roman-empire", 3));
    List<TurnEvent.PhaseBegan> begun = new ArrayList<>();
    CyclesGame game =
        new CyclesGame(
            scene.world.setting(),
            new Table(
                new SeededDice(1),
                _ -> scene.answers,
                event -> {
                  if (event instanceof TurnEvent.PhaseBegan phase) {
                    begun.add(phase);
                  }
                }));
    while (begun.size() < 15) {
      game.step();
    }
    int german = scene.position("german-1");
    int slav = scene.position("slav-1");
    List<TurnEvent.PhaseBegan> expected = new ArrayList<>();
    for (Phase phase :
        List.of(Phase.COMBINATION, Phase.GROWTH, Phase.MOVEMENT, Phase.CREATION, Phase.COMBAT)) {
      for (int group : List.of(Math.min(german, slav), Math.max(german, slav))) {
        expected.add(new TurnEvent.PhaseBegan(phase, group));
      }
    }
    assertThat(begun).startsWith(expected.toArray(TurnEvent.PhaseBegan[]::new));
  }

  @Test
  void victoryCountsByWhoHoldsAndAlliesHalfOfWhatIsRoman() {
    Scene scene = Scene.of("fall-of-rome");
    int rome = scene.position("late-romans");
    scene.own(rome, "rome", "lugdunum").own(scene.position("germans"), "lutetia");
    scene.own(scene.position("persian-kingdom"), "susa");
    int roman = scene.tax("rome") + scene.tax("lugdunum");
    Victory victory = new Victory(scene.world);
    assertThat(victory.score(rome)).isEqualTo(roman);
    assertThat(victory.score(scene.position("allies"))).isEqualTo(roman / 2.0);
    assertThat(victory.score(scene.position("germans"))).isEqualTo(3 * scene.tax("lutetia"));
    assertThat(victory.score(scene.position("persian-kingdom"))).isEqualTo(2);
    scene.after(new CityEvent.Pillaged(scene.city("rome"), 9));
    assertThat(victory.score(rome)).isEqualTo(scene.tax("lugdunum"));
  }

  @Test
  void pillagedCitiesCountForVikingsAndItalianOnesTwice() {
    Scene scene = Scene.of("viking-magyar-saracen");
    int vikings = scene.position("vikings");
    scene.own(vikings, "rome", "lutetia");
    scene.after(new CityEvent.Pillaged(scene.city("rome"), 9));
    assertThat(new Victory(scene.world).score(vikings))
        .isEqualTo(2 * scene.tax("rome") + scene.tax("lutetia"));
  }

  @Test
  void aTieInTheByzantineScenarioGoesToTheRicher() {
    Scene scene = Scene.of("byzantine");
    int turks = scene.position("turks");
    int byzantines = scene.position("byzantines");
    scene.own(turks, "antioch").own(byzantines, "damascus");
    scene.own(byzantines, "tyre", "jerusalem").own(turks, "rome", "lutetia", "lugdunum");
    Victory victory = new Victory(scene.world);
    assertThat(victory.score(turks)).isEqualTo(victory.score(byzantines));
    assertThat(victory.winner()).isEqualTo(turks);
    scene.after(
        new CityEvent.Pillaged(scene.city("rome"), 9),
        new CityEvent.Pillaged(scene.city("lutetia"), 9),
        new CityEvent.Pillaged(scene.city("lugdunum"), 9),
        new CityEvent.Pillaged(scene.city("antioch"), 9));
    assertThat(victory.winner()).isEqualTo(byzantines);
  }

  @Test
  void theByzantineCapitalMovesWhenItIsCapturedAndARebellionFollows() {
    Scene scene = Scene.of("byzantine").turn(2);
    int byzantines = scene.begin("byzantines", Stage.EMPIRE);
    int turks = scene.begin("turks", Stage.BARBARIAN);
    scene.own(byzantines, "nicaea").capital(byzantines, "byzantium").treasury(byzantines, 9);
    scene.put(turks, "barbarian-horse", "byzantium");
    Taxation.play(scene.play, byzantines);
    assertThat(scene.world.capital(byzantines)).isEqualTo(scene.area("nicaea"));
    assertThat(scene.world.rebellionsDue(byzantines)).isOne();
    assertThat(scene.world.treasury(turks)).isEqualTo(3);
  }

  @Test
  void theLatestStarterMovesFirstAndOfTwoTheHigherRoll() {
    Scene scene = Scene.of("open").turn(1);
    int german = scene.begin("german-1", Stage.BARBARIAN);
    int slav = scene.begin("slav-1", Stage.BARBARIAN);
    scene.after(
        new ScenarioEvent.Marked(Mark.ORDER, german, 5),
        new ScenarioEvent.Marked(Mark.ORDER, slav, 9));
    assertThat(MoveOrder.of(scene.world)).containsExactly(slav, german);
    scene.turn(2);
    int hun = scene.begin("hun", Stage.BARBARIAN);
    assertThat(MoveOrder.of(scene.world)).containsExactly(hun, slav, german);
  }

  @Test
  void whoBeginTogetherRollForTheOrder() {
    Scene scene = Scene.of(Sample.allotted()).turn(1);
    int german = scene.begin("german-1", Stage.BARBARIAN);
    int slav = scene.begin("slav-1", Stage.BARBARIAN);
    scene.dice.d6(1, 2).d6(4, 4);
    MoveOrder.roll(scene.play);
    assertThat(scene.world.mark(Mark.ORDER, german)).isEqualTo(3);
    assertThat(scene.world.mark(Mark.ORDER, slav)).isEqualTo(8);
  }

  @Test
  void optionalPositionsAreNotThereFromTheFirstTurn() {
    Scene scene = Scene.of("open").turn(2);
    assertThat(StartTurns.areReached(scene.world, scene.position("viking"))).isFalse();
    assertThat(StartTurns.areReached(scene.world, scene.position("pict"))).isTrue();
    scene.turn(3);
    assertThat(StartTurns.areReached(scene.world, scene.position("viking"))).isTrue();
    scene.turn(6);
    assertThat(StartTurns.areReached(scene.world, scene.position("persian"))).isFalse();
    scene.turn(7);
    assertThat(StartTurns.areReached(scene.world, scene.position("persian"))).isTrue();
  }

  @Test
  void thePersianKingdomBeginsWithTwelveInUnitsALeaderAndSix() {
    Scene scene = Scene.of("open").turn(7);
    int persian = scene.position("persian");
    scene.after(new CityEvent.Garrisoned(scene.area("susa")));
    int infantry = scene.kind("infantry");
    for (int i = 0; i < 3; i++) {
      scene.answers.answer(ChooseLevy.class, infantry);
    }
    Persia.begin(scene.play, persian);
    assertThat(scene.world.stage(persian)).isEqualTo(Stage.KINGDOM);
    assertThat(scene.world.since(persian)).isEqualTo(6);
    assertThat(scene.world.count(persian, infantry)).isEqualTo(3);
    assertThat(scene.world.treasury(persian)).isEqualTo(6);
    assertThat(scene.world.points(persian)).isZero();
    assertThat(scene.world.hasGarrison(scene.area("susa"))).isFalse();
    assertThat(scene.world.leaderAt(persian * scene.world.setting().leaders())).isNotNegative();
  }

  @Test
  void theBestCycleOfAPlayerCountsNotTheSum() {
    Scene scene = Scene.of(Sample.allotted()).turn(1);
    int german = scene.begin("german-1", Stage.BARBARIAN);
    scene.after(new MoneyEvent.Changed(german, 30, Account.TAXES), new PositionEvent.Fell(german));
    int viking = scene.begin("viking", Stage.BARBARIAN);
    scene.after(new MoneyEvent.Changed(viking, 12, Account.TAXES), new PositionEvent.Fell(viking));
    scene.begin("german-1", Stage.BARBARIAN);
    scene.after(new MoneyEvent.Changed(german, 20, Account.TAXES));
    int seat = scene.world.setting().position(german).seat();
    assertThat(new Victory(scene.world).scoreOfSeat(seat)).isEqualTo(30);
  }
}
