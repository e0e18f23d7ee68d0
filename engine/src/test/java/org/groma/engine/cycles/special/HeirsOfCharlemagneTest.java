package org.groma.engine.cycles.special;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.IntStream;
import org.groma.engine.cycles.Sample;
import org.groma.engine.cycles.Scene;
import org.groma.engine.cycles.combat.Assault;
import org.groma.engine.cycles.combat.ChooseAttack;
import org.groma.engine.cycles.combat.Combat;
import org.groma.engine.cycles.combat.Defence;
import org.groma.engine.cycles.combat.Fray;
import org.groma.engine.cycles.combat.Odds;
import org.groma.engine.cycles.event.CityEvent;
import org.groma.engine.cycles.event.PositionEvent;
import org.groma.engine.cycles.event.UnitEvent;
import org.groma.engine.cycles.movement.ChooseMove;
import org.groma.engine.cycles.movement.ChooseMover;
import org.groma.engine.cycles.movement.Move;
import org.groma.engine.cycles.movement.Movement;
import org.groma.engine.cycles.movement.Reach;
import org.groma.engine.cycles.naval.Intercept;
import org.groma.engine.cycles.naval.Interception;
import org.groma.engine.cycles.naval.ShipRetreat;
import org.groma.engine.cycles.naval.Voyagers;
import org.groma.engine.cycles.player.SteadyRuler;
import org.groma.engine.cycles.setting.Result;
import org.groma.engine.cycles.setting.Stage;
import org.groma.engine.kernel.Rule;
import org.junit.jupiter.api.Test;

@Rule("14.2.8")
final class HeirsOfCharlemagneTest {

  private final Scene scene = Scene.of("viking-magyar-saracen").turn(1);
  private final int germany = scene.begin("germany", Stage.KINGDOM);
  private final int france = scene.begin("france", Stage.KINGDOM);
  private final int vikings = scene.begin("vikings", Stage.BARBARIAN);
  private final int lutetia = scene.area("lutetia");

  private int marching() {
    scene.own(germany, "lutetia");
    int unit = scene.put(france, "horse", "lugdunum");
    scene
        .answers
        .answer(ChooseMover.class, unit)
        .answer(ChooseMove.class, new Move.March(lutetia, false));
    return unit;
  }

  @Test
  void whoeverIsPermittedToMayOccupyACityOfTheOther() {
    int unit = marching();
    scene.answers.answer(PermitOccupation.class, true);
    Movement.play(scene.play, france);
    assertThat(scene.world.place(unit)).isEqualTo(lutetia);
    assertThat(scene.answers.isSpent()).isTrue();
  }

  @Test
  void whoeverIsRefusedGoesElsewhereAndDoesNotAskAgainInThatTurn() {
    int unit = marching();
    int elsewhere = scene.land.near(scene.area("lugdunum")).getFirst();
    scene
        .answers
        .answer(PermitOccupation.class, false)
        .answer(ChooseMover.class, unit)
        .answer(ChooseMove.class, new Move.March(elsewhere, false));
    Movement.play(scene.play, france);
    assertThat(scene.world.place(unit)).isEqualTo(elsewhere);
    assertThat(scene.answers.isSpent()).isTrue();
    assertThat(Reach.of(scene.world, unit)).doesNotContain(lutetia);
    scene.turn(2);
    assertThat(Reach.of(scene.world, unit)).contains(lutetia);
  }

  @Test
  void theSteadyPlayerNeitherAsksNorPermits() {
    int unit = marching();
    SteadyRuler ruler = new SteadyRuler();
    assertThat(ruler.decide(new PermitOccupation(scene.world, germany, france, lutetia))).isFalse();
    assertThat(ruler.decide(new ChooseMove(scene.world, france, unit)))
        .isNotEqualTo(new Move.March(lutetia, false));
  }

  @Test
  void nobodyIsDrivenIntoACityOfTheOther() {
    for (boolean truce : new boolean[] {true, false}) {
      HeirsOfCharlemagneTest each = new HeirsOfCharlemagneTest();
      assertThat(each.isDrivenIntoLutetia(truce)).isNotEqualTo(truce);
    }
  }

  /** Vikings drive off a unit that has nowhere else to go. */
  private boolean isDrivenIntoLutetia(boolean truce) {
    int from = scene.land.near(lutetia).getFirst();
    int unit = scene.put(france, "horse", from);
    scene.own(truce ? germany : vikings, "lutetia");
    int foe = -1;
    for (int area : scene.land.near(from)) {
      if (area != lutetia) {
        foe = scene.put(vikings, foe < 0 ? "infantry" : "ship", area);
      }
    }
    int attacker = scene.world.unitsAt(firstBeside(from)).getFirst();
    scene.answers.answer(ChooseAttack.class, Optional.of(new Assault(from, List.of(attacker))));
    var table = scene.world.setting().combat();
    var defence = Defence.of(scene.world, from, vikings, Fray.NONE).orElseThrow();
    int column = Odds.column(scene.world, vikings, defence, List.of(attacker));
    int sum =
        IntStream.rangeClosed(2, 12)
            .filter(roll -> table.result(column, roll) == Result.DR1)
            .findFirst()
            .orElseThrow();
    scene.dice.d6(Math.max(1, sum - 6), sum - Math.max(1, sum - 6));
    Combat.play(scene.play, vikings);
    assertThat(scene.told(UnitEvent.Attacked.class)).hasSize(1);
    return scene.world.place(unit) == lutetia;
  }

  private int firstBeside(int from) {
    return scene.land.near(from).stream().filter(area -> area != lutetia).findFirst().orElseThrow();
  }

  @Test
  void shipsDoNotRetreatThereEither() {
    int coast = scene.area("massilia");
    int sea = scene.board().sea(coast, 0);
    int other =
        IntStream.range(0, scene.board().coastCount(sea))
            .map(i -> scene.board().coast(sea, i))
            .filter(area -> area != coast && scene.board().cityAt(area) >= 0)
            .findFirst()
            .orElseThrow();
    int ship = scene.put(france, "ship", coast);
    assertThat(ShipRetreat.hops(scene.world, ship)).anyMatch(hop -> hop.area() == other);
    scene.after(new CityEvent.Owned(scene.board().cityAt(other), germany));
    assertThat(ShipRetreat.hops(scene.world, ship)).noneMatch(hop -> hop.area() == other);
  }

  @Test
  void nobodyLandsOnUnitsOfTheOther() {
    int coast = scene.area("massilia");
    int sea = scene.board().sea(coast, 0);
    int other =
        IntStream.range(0, scene.board().coastCount(sea))
            .map(i -> scene.board().coast(sea, i))
            .filter(area -> area != coast && scene.board().cityAt(area) < 0)
            .findFirst()
            .orElseThrow();
    int ship = scene.put(france, "ship", coast);
    int guard = scene.put(germany, "infantry", other);
    assertThat(landsIn(ship, other)).isFalse();
    scene.after(new UnitEvent.Removed(guard));
    scene.put(vikings, "infantry", other);
    assertThat(landsIn(ship, other)).isTrue();
  }

  @Test
  void nobodyLandsAtACapitalOfTheOtherThatDefendsItself() {
    Scene defended =
        Scene.of(
            Sample.withSwitches(
                Sample.scenario("viking-magyar-saracen"),
                List.of("capitalsDefend"),
                Set.of("capitalsDefend")));
    defended.turn(1).begin("germany", Stage.KINGDOM);
    defended.begin("france", Stage.KINGDOM);
    int coast = defended.area("massilia");
    int sea = defended.board().sea(coast, 0);
    int other =
        IntStream.range(0, defended.board().coastCount(sea))
            .map(i -> defended.board().coast(sea, i))
            .filter(area -> area != coast && defended.board().cityAt(area) < 0)
            .findFirst()
            .orElseThrow();
    int ship = defended.put(france, "ship", coast);
    defended.after(new PositionEvent.CapitalMoved(germany, other));
    assertThat(landsIn(defended, ship, other)).isFalse();
    assertThat(landsIn(defended.turn(5), ship, other)).isTrue();
  }

  private boolean landsIn(int ship, int area) {
    return landsIn(scene, ship, area);
  }

  private boolean landsIn(Scene where, int ship, int area) {
    return new ChooseMove(where.world, france, ship)
        .options().stream()
            .anyMatch(move -> move instanceof Move.Voyage voyage && voyage.area() == area);
  }

  @Test
  void shipsOfTheOtherLetOnePassWhileTheTruceLasts() {
    int coast =
        scene.land.find(area ->
            scene.board().isCoastal(area)
                && scene.board().coastCount(scene.board().sea(area, 0)) > 1);
    int sea = scene.board().sea(coast, 0);
    int port =
        IntStream.range(0, scene.board().coastCount(sea))
            .map(i -> scene.board().coast(sea, i))
            .filter(area -> area != coast)
            .findFirst()
            .orElseThrow();
    int ship = scene.put(france, "ship", coast);
    int guard = scene.put(germany, "ship", port);
    scene.answers.answer(Intercept.class, List.of(guard));
    Voyagers alone = Voyagers.of(ship, List.of(), -1);
    assertThat(Interception.run(scene.play, alone, List.of(sea), coast)).isTrue();
    assertThat(scene.answers.isSpent()).as("nobody was asked").isFalse();

    scene.turn(5);
    scene.dice.d6(6, 6);
    Interception.run(scene.play, alone, List.of(sea), coast);
    assertThat(scene.answers.isSpent()).isTrue();
  }
}
