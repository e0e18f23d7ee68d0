package org.groma.engine.cycles.special;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.groma.engine.cycles.Scene;
import org.groma.engine.cycles.administration.Administration;
import org.groma.engine.cycles.combat.Attackers;
import org.groma.engine.cycles.combat.Defence;
import org.groma.engine.cycles.combat.Fray;
import org.groma.engine.cycles.combat.Odds;
import org.groma.engine.cycles.economy.Economy;
import org.groma.engine.cycles.economy.Prices;
import org.groma.engine.cycles.event.CityEvent;
import org.groma.engine.cycles.event.Phase;
import org.groma.engine.cycles.event.PositionEvent;
import org.groma.engine.cycles.event.TurnEvent;
import org.groma.engine.cycles.event.UnitEvent;
import org.groma.engine.cycles.movement.ChooseMove;
import org.groma.engine.cycles.movement.ChooseMover;
import org.groma.engine.cycles.movement.Move;
import org.groma.engine.cycles.movement.Movement;
import org.groma.engine.cycles.movement.Reach;
import org.groma.engine.cycles.naval.Intercept;
import org.groma.engine.cycles.naval.Interception;
import org.groma.engine.cycles.naval.Voyagers;
import org.groma.engine.cycles.setting.Rebellion;
import org.groma.engine.cycles.setting.Result;
import org.groma.engine.cycles.setting.Stage;
import org.groma.engine.cycles.state.World;
import org.junit.jupiter.api.Test;

class VikingMagyarSaracenTest {

  private final Scene scene = Scene.of("viking-magyar-saracen").turn(1);
  private final int vikings = scene.begin("vikings", Stage.BARBARIAN);
  private final int magyars = scene.begin("magyars", Stage.BARBARIAN);
  private final int saracens = scene.begin("saracens", Stage.KINGDOM);
  private final int germany = scene.begin("germany", Stage.KINGDOM);
  private final int france = scene.begin("france", Stage.KINGDOM);
  private final int byzantium = scene.begin("byzantium", Stage.EMPIRE);

  @Test
  void eachPlayerFoundsACityForGermanyWhichHasItsCapitalThere() {
    Scene whole = Scene.deployed("viking-magyar-saracen");
    int usual = scene.board().cities().size();
    assertThat(whole.board().cities()).hasSize(usual + 6);
    int sum = 0;
    for (int city = usual; city < usual + 6; city++) {
      assertThat(whole.world.cityOwner(city)).isEqualTo(germany);
      int area = whole.board().cities().get(city).area();
      assertThat(whole.board().provinceId(whole.board().province(area))).isEqualTo("germany");
      assertThat(whole.board().isInside(area)).isTrue();
      sum += whole.board().cities().get(city).tax();
    }
    assertThat(sum).isEqualTo(7);
    assertThat(whole.world.capital(germany)).isNotEqualTo(World.BOX);
  }

  @Test
  void vikingsSetUpFourUnitsEachTurnInScandinavia() {
    Scene whole = Scene.deployed("viking-magyar-saracen").turn(1);
    Entry.play(whole.play, vikings);
    assertThat(whole.world.count(vikings)).isEqualTo(4);
    for (int unit : whole.world.unitsOf(vikings)) {
      assertThat(whole.board().isMarked(whole.world.place(unit), "scandinavia")).isTrue();
      assertThat(whole.world.hasMoved(unit)).isFalse();
    }
  }

  @Test
  void allMagyarsEnterOnTheFirstTurnWithinTheirMovement() {
    Scene whole = Scene.deployed("viking-magyar-saracen").turn(1);
    Entry.play(whole.play, magyars);
    assertThat(whole.world.count(magyars)).isEqualTo(14);
    List<Integer> edge = whole.board().marked("east-edge");
    for (int unit : whole.world.unitsOf(magyars)) {
      int steps =
          edge.stream()
              .mapToInt(area -> whole.board().steps(area, whole.world.place(unit)))
              .min()
              .orElseThrow();
      assertThat(steps).isLessThanOrEqualTo(3);
      assertThat(whole.world.hasMoved(unit)).isTrue();
    }
  }

  @Test
  void aMagyarSpendsOneAreaOfMovementOnTheEdge() {
    Scene whole = Scene.deployed("viking-magyar-saracen").turn(1);
    List<Integer> edge = whole.board().marked("east-edge");
    int horse = whole.kind("barbarian-horse");
    int paces = whole.world.setting().kinds().get(horse).movement() - 1;
    int deep =
        whole.land.find(area ->
            edge.stream().mapToInt(from -> whole.board().steps(from, area)).min().orElse(0) == paces
                && !whole.world.isBarred(area, magyars)
                && whole.land.near(area).stream().noneMatch(whole.world::hasGarrison));
    whole.answers.answer(ChooseEntry.class, new EntryPoint(horse, deep));
    Entry.play(whole.play, magyars);
    assertThat(whole.world.occupant(deep)).isEqualTo(magyars);
  }

  @Test
  void ofTwoThatFellInCombatOneComesBackToBarbariansOnly() {
    int kind = scene.kind("barbarian-horse");
    int first = scene.put(magyars, "barbarian-horse", "rome");
    int second = scene.put(magyars, "barbarian-horse", "athens");
    scene.after(
        new TurnEvent.PhaseBegan(Phase.COMBAT, france),
        new UnitEvent.Removed(first),
        new UnitEvent.Removed(second));
    assertThat(scene.world.fallen(magyars, kind)).isEqualTo(2);
    Replacements.run(scene.play);
    assertThat(scene.world.awaiting(magyars, kind)).isOne();
    assertThat(scene.world.fallen(magyars, kind)).isZero();
    scene.after(new PositionEvent.Reckoned(magyars, kind, 2));
    scene.begin("magyars", Stage.KINGDOM);
    Replacements.run(scene.play);
    assertThat(scene.world.awaiting(magyars, kind)).isOne();
  }

  @Test
  void shipsThatFellInAnInterceptionCountAndThoseThatSankDoNot() {
    int kind = scene.kind("ship");
    int from = scene.area("massilia");
    int sea = scene.board().sea(scene.area("rome"), 0);
    int ship = scene.put(vikings, "ship", from);
    int guard = scene.put(byzantium, "ship", "rome");
    scene.after(new TurnEvent.PhaseBegan(Phase.MOVEMENT, vikings));
    Voyagers voyagers = Voyagers.of(ship, List.of(), -1);
    scene.answers.answer(Intercept.class, List.of(guard));
    int column = scene.world.setting().combat().column(2, 2);
    scene.dice.d6(eliminates(column), eliminates(column));
    Interception.run(scene.play, voyagers, List.of(sea), from);
    assertThat(scene.world.isOnBoard(ship)).isFalse();
    assertThat(scene.world.fallen(vikings, kind)).isOne();
    assertThat(scene.world.fallen(byzantium, kind)).isZero();
    int second = scene.put(vikings, "ship", from);
    Voyagers.of(second, List.of(), -1).founder(scene.play, second);
    assertThat(scene.world.fallen(vikings, kind)).isOne();
  }

  /** Twice this eliminates the attackers. */
  private int eliminates(int column) {
    return java.util.stream.IntStream.rangeClosed(1, 6)
        .filter(die -> scene.world.setting().combat().result(column, 2 * die) == Result.AE)
        .findFirst()
        .orElseThrow();
  }

  @Test
  void whatIsDisbandedDoesNotComeBack() {
    int unit = scene.put(magyars, "horse", "rome");
    scene.after(new TurnEvent.PhaseBegan(Phase.ECONOMY, magyars), new UnitEvent.Removed(unit));
    assertThat(scene.world.fallen(magyars, scene.kind("horse"))).isZero();
  }

  @Test
  void italianGarrisonsInterceptAndAreNeverLost() {
    int ship = scene.put(vikings, "ship", "massilia");
    int sea = scene.board().sea(scene.area("rome"), 0);
    assertThat(GarrisonFleet.in(scene.world, sea)).isEmpty();
    scene.after(new CityEvent.Garrisoned(scene.area("rome")));
    assertThat(GarrisonFleet.in(scene.world, sea)).isPresent();
    scene.dice.d6(1, 1).d6(1);
    boolean goesOn =
        Interception.run(
            scene.play, Voyagers.of(ship, List.of(), -1), List.of(sea), scene.area("massilia"));
    assertThat(goesOn).isFalse();
    assertThat(scene.world.hasGarrison(scene.area("rome"))).isTrue();
  }

  @Test
  void vikingShipsAddOneWhenTheyMightSink() {
    assertThat(Seamanship.of(scene.world, vikings)).isOne();
    assertThat(Seamanship.of(scene.world, saracens)).isZero();
  }

  @Test
  void theHeirsOfCharlemagneLeaveEachOtherAloneUntilTurnFive() {
    int unit = scene.put(france, "infantry", "lutetia");
    int beside = scene.land.near(scene.area("lutetia")).getFirst();
    scene.put(germany, "infantry", beside);
    Defence defence = Defence.of(scene.world, beside, france, Fray.NONE).orElseThrow();
    assertThat(Attackers.refusal(scene.world, france, defence, unit)).isPresent();
    scene.turn(5);
    assertThat(Attackers.refusal(scene.world, france, defence, unit)).isEmpty();
  }

  @Test
  void nobodyEndsInACityOfTheOtherHeir() {
    int unit = scene.put(france, "horse", "lugdunum");
    scene.own(germany, "lutetia");
    assertThat(Truce.spares(scene.world, france, scene.area("lutetia"))).isTrue();
    scene.answers.answer(ChooseMover.class, unit);
    scene.answers.answer(ChooseMove.class, new Move.March(scene.area("lutetia"), false));
    scene.answers.answer(PermitOccupation.class, false);
    Movement.play(scene.play, france);
    assertThat(scene.answers.isSpent()).isTrue();
    assertThat(scene.world.place(unit)).isEqualTo(scene.area("lugdunum"));
    scene.own(vikings, "lutetia");
    assertThat(Truce.spares(scene.world, france, scene.area("lutetia"))).isFalse();
    assertThat(Reach.of(scene.world, unit)).contains(scene.area("lutetia"));
  }

  @Test
  void saracensAreAKingdomAfterTurnOneAndVikingsAfterSix() {
    Scene whole = Scene.deployed("viking-magyar-saracen");
    assertThat(whole.world.kingdomIn(saracens)).isOne();
    assertThat(whole.world.kingdomIn(vikings)).isEqualTo(6);
    assertThat(whole.world.kingdomIn(magyars)).isEqualTo(6);
  }

  @Test
  void anOddNumberMakesSaracenCitiesRevolt() {
    scene.own(saracens, "alexandria", "memphis", "cyrene", "tyre").capital(saracens, "alexandria");
    scene.put(saracens, "infantry", "tyre");
    var table = scene.world.setting().administration();
    for (int roll = 2; roll <= 12; roll++) {
      if (table.ruling(0, roll).number() % 2 == 1) {
        scene.dice.d6(roll / 2, roll - roll / 2).d6(2);
        Administration.play(scene.play, saracens);
        assertThat(scene.told(CityEvent.Owned.class)).hasSize(2);
        assertThat(scene.owner("alexandria")).isEqualTo(saracens);
        return;
      }
    }
    throw new AssertionError("no odd number in the first column");
  }

  @Test
  void byzantineShipsAreStrongAtSeaOnly() {
    int ours = scene.put(byzantium, "ship", "byzantium");
    int theirs = scene.put(saracens, "ship", "alexandria");
    assertThat(NavalStrength.of(scene.world, ours)).isEqualTo(2);
    assertThat(NavalStrength.of(scene.world, theirs)).isOne();
    assertThat(Odds.printed(scene.world, List.of(ours))).isOne();
    int crusader = scene.put(france, "horse", "massilia");
    assertThat(NavalStrength.of(scene.world, crusader)).as("on a ship of others").isOne();
  }

  @Test
  void theDearestUnitOfFranceIsKeptForNothing() {
    scene.put(france, "horse", "lutetia");
    scene.put(france, "infantry", "lugdunum");
    assertThat(Prices.upkeepOf(scene.world, france)).isEqualTo(2);
    scene.put(saracens, "horse", "alexandria");
    assertThat(Prices.upkeepOf(scene.world, saracens)).isEqualTo(3);
  }

  @Test
  void ofTwoEqualUnitsOfFranceOneIsKeptForNothing() {
    scene.put(france, "horse", "lutetia");
    scene.put(france, "horse", "lugdunum");
    assertThat(Prices.upkeepOf(scene.world, france)).isEqualTo(3);
  }

  @Test
  void collapseAndRevivalMakeACityRevolt() {
    var setting = scene.world.setting();
    assertThat(RebellionsRevolt.instead(setting, Rebellion.COLLAPSE))
        .isEqualTo(Rebellion.CITY_REVOLTS);
    assertThat(RebellionsRevolt.instead(setting, Rebellion.REBELLION_AND_REVIVAL))
        .isEqualTo(Rebellion.CITY_REVOLTS);
    assertThat(RebellionsRevolt.instead(setting, Rebellion.COUP)).isEqualTo(Rebellion.COUP);
  }

  @Test
  void whoHoldsRomeIsAttackedAtDouble() {
    int unit = scene.put(france, "infantry", "lugdunum");
    int beside = scene.land.near(scene.area("lugdunum")).getFirst();
    scene.put(saracens, "infantry", beside);
    int usual = Odds.strength(scene.world, beside, unit);
    scene.own(saracens, "rome");
    assertThat(Odds.strength(scene.world, beside, unit)).isEqualTo(2 * usual);
    scene.put(france, "infantry", "rome");
    assertThat(Odds.strength(scene.world, beside, unit)).isEqualTo(usual);
  }

  @Test
  void italianCitiesYieldDouble() {
    scene.own(france, "rome", "lutetia");
    Economy.play(scene.play, france);
    assertThat(scene.world.taxes(france))
        .as("with the capital's 2")
        .isEqualTo(2 * scene.tax("rome") + scene.tax("lutetia") + 2);
  }

  @Test
  void bankersLendFromTurnFiveAndTakeFourForThree() {
    Bankers.play(scene.play, france);
    assertThat(scene.log).isEmpty();
    scene.turn(5);
    scene.answers.answer(ChooseLoan.class, 2);
    Bankers.play(scene.play, france);
    assertThat(scene.world.treasury(france)).isEqualTo(6);
    assertThat(Bankers.score(scene.world, france)).isEqualTo(-2);
    scene.answers.answer(ChooseLoan.class, -1);
    Bankers.play(scene.play, france);
    assertThat(scene.world.treasury(france)).isEqualTo(2);
    assertThat(Bankers.score(scene.world, france)).isEqualTo(-1);
  }
}
