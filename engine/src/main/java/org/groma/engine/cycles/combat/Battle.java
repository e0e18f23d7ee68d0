package org.groma.engine.cycles.combat;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.TreeSet;
import org.groma.engine.cycles.event.BattleTold;
import org.groma.engine.cycles.event.Cast;
import org.groma.engine.cycles.event.CityEvent;
import org.groma.engine.cycles.event.UnitEvent;
import org.groma.engine.cycles.play.Play;
import org.groma.engine.cycles.setting.Board;
import org.groma.engine.cycles.setting.CombatTable;
import org.groma.engine.cycles.setting.Result;
import org.groma.engine.cycles.special.Crusade;
import org.groma.engine.cycles.state.World;
import org.groma.engine.kernel.Rule;

/** One attack on an area, from the roll to the advance. */
@Rule({"7.2", "11.4"})
final class Battle {

  private static final int NOWHERE = -1;

  private final Play play;
  private final World world;
  private final int attacker;
  private final int area;
  private final Fray fray;
  private final List<Integer> attackers;
  private Defence defence;

  Battle(Play play, int attacker, Assault assault, Fray fray) {
    this.play = play;
    this.world = play.world();
    this.attacker = attacker;
    this.area = assault.area();
    this.fray = fray;
    this.attackers = new ArrayList<>(assault.units());
    this.defence = Defence.of(world, area, attacker, fray).orElseThrow();
  }

  /** Fights it out. Elites that stand fast make it go on. */
  Fray fight() {
    Fray after = fray.with(defence);
    play.happen(new UnitEvent.Attacked(attackers));
    Crusade.fought(play, attacker, defence.owner());
    while (resolve(roll())) {
      defence = Defence.of(world, area, attacker, fray).orElseThrow();
    }
    Landing.putBack(play, attacker, attackers);
    return after;
  }

  private Result roll() {
    // a landing attacks however weak it is
    int column = Math.max(0, Odds.column(world, attacker, defence, attackers));
    Result result = play.setting().combat().result(column, play.rollTwo(Cast.COMBAT));
    if (play.isFollowed()) {
      play.tell(
          new BattleTold.Fought(
              attacker,
              defence.owner(),
              area,
              attackers,
              Odds.strength(world, area, attackers),
              defence.strength(),
              column,
              result));
    }
    return result;
  }

  /** Applies a result; tells whether the attack goes on. */
  private boolean resolve(Result result) {
    switch (result) {
      case DE -> defendersEliminated();
      case AE -> attackersEliminated();
      case EX -> exchange();
      case AR1, AR2, AR3 -> {
        return attackersRetreat(result);
      }
      case DR1, DR2, DR3 -> {
        return defendersRetreat(result);
      }
    }
    return false;
  }

  private void defendersEliminated() {
    if (!Capture.tried(play, attacker, defence, attackers)) {
      defence.units().forEach(play::remove);
      advance(List.of(List.of(area)));
    }
  }

  /** The attackers are gone; who defended and is still there may advance where they stood. */
  private void attackersEliminated() {
    List<List<Integer>> routes = new ArrayList<>();
    for (int place : places(attackers)) {
      routes.add(List.of(place));
    }
    attackers.forEach(play::remove);
    attackers.clear();
    Advancing.run(play, defence.owner(), defence.units(), routes, NOWHERE);
  }

  /** The weaker side by printed strength is gone, and the other loses as much or more. */
  private void exchange() {
    int attack = Odds.printed(world, attackers);
    if (attack >= defence.strength()) {
      defence.units().forEach(play::remove);
      attackers.removeAll(Losses.take(play, attacker, attackers, defence.strength()));
      advance(List.of(List.of(area)));
    } else {
      Losses.take(play, defence.owner(), defence.units(), attack);
      attackersEliminated();
      clearGarrison();
    }
  }

  private boolean attackersRetreat(Result result) {
    List<Integer> steadfast = steadfast(attacker, attackers, result);
    List<Integer> fleeing = new ArrayList<>(attackers);
    fleeing.removeAll(steadfast);
    List<List<Integer>> routes =
        Rout.run(play, attacker, fleeing, result.attackersRetreat(), List.of(area));
    attackers.retainAll(steadfast);
    if (!steadfast.isEmpty() && goesOn()) {
      return true;
    }
    Advancing.run(play, defence.owner(), defence.units(), routes, NOWHERE);
    return false;
  }

  private boolean defendersRetreat(Result result) {
    List<Integer> steadfast = steadfast(defence.owner(), defence.units(), result);
    List<Integer> fleeing = new ArrayList<>(defence.units());
    fleeing.removeAll(steadfast);
    List<List<Integer>> routes =
        new ArrayList<>(
            Rout.run(play, defence.owner(), fleeing, result.defendersRetreat(), places(attackers)));
    if (!steadfast.isEmpty()) {
      return goesOn();
    }
    routes.add(List.of(area));
    advance(routes);
    return false;
  }

  /** The elites of a side that do not retreat. Who comes from a ship cannot stay. */
  @Rule("11.4")
  private List<Integer> steadfast(int position, List<Integer> units, Result result) {
    List<Integer> elites = new ArrayList<>();
    for (int unit : units) {
      if (world.kind(unit) == play.setting().kinds().elite()
          && !world.board().isSea(world.place(unit))) {
        elites.add(unit);
      }
    }
    return elites.isEmpty() || play.ask(new StandFast(world, position, area, elites, result))
        ? elites
        : List.of();
  }

  /** Whether those who are left attack again: only if they are strong enough and want to. */
  @Rule("11.4")
  private boolean goesOn() {
    Optional<Defence> left = Defence.of(world, area, attacker, fray);
    return !attackers.isEmpty()
        && left.isPresent()
        && Odds.column(world, attacker, left.get(), attackers) != CombatTable.NO_ATTACK
        && play.ask(new PressOn(world, attacker, left.get(), attackers));
  }

  private void advance(List<List<Integer>> routes) {
    Advancing.run(play, attacker, attackers, routes, area);
    clearGarrison();
  }

  /** A beaten garrison is there again at once in a city that nobody entered. */
  @Rule({"9.5", "14.1"})
  private void clearGarrison() {
    if (!defence.garrison()) {
      return;
    }
    Board board = world.board();
    int city = board.cityAt(area);
    boolean entered = world.occupant(area) == attacker;
    boolean staysBelow = city >= 0 && world.isPillaged(city);
    if (city < 0 || (entered && !staysBelow)) {
      play.happen(new CityEvent.GarrisonGone(area));
    }
  }

  /** The areas where units stand; ships at sea leave no area behind. */
  private List<Integer> places(List<Integer> units) {
    TreeSet<Integer> found = new TreeSet<>();
    for (int unit : units) {
      if (!world.board().isSea(world.place(unit))) {
        found.add(world.place(unit));
      }
    }
    return List.copyOf(found);
  }
}
