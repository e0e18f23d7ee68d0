package org.groma.engine.cycles.special;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Deque;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import java.util.function.ToIntFunction;
import org.groma.engine.cycles.combat.Assault;
import org.groma.engine.cycles.combat.ChooseAttack;
import org.groma.engine.cycles.combat.Defence;
import org.groma.engine.cycles.combat.Fray;
import org.groma.engine.cycles.economy.Holdings;
import org.groma.engine.cycles.economy.Pillage;
import org.groma.engine.cycles.movement.ChooseMove;
import org.groma.engine.cycles.movement.ChooseMover;
import org.groma.engine.cycles.movement.Move;
import org.groma.engine.cycles.movement.Reach;
import org.groma.engine.cycles.play.Play;
import org.groma.engine.cycles.setting.Board;
import org.groma.engine.cycles.setting.Edge;
import org.groma.engine.cycles.state.World;
import org.groma.engine.kernel.Rule;

/**
 * Barbarian invaders: each goes to the nearest city that nobody holds and nobody has pillaged; if
 * there is none, it attacks one that it can take; otherwise it stays.
 */
@Rule("14.2.4")
final class Invaders {

  /** The least odds of their attacks. */
  private static final int LEAST_ATTACK = 3;

  private static final int LEAST_DEFENCE = 2;
  private static final int FAR = Integer.MAX_VALUE;

  /** Where a unit would attack from. */
  private record Prey(int area, int from) {}

  private final Play play;
  private final World world;
  private final Board board;
  private final int position;
  private final Map<Integer, Integer> attacks = new TreeMap<>();
  private int turn = -1;

  Invaders(Play play, int position) {
    this.play = play;
    this.world = play.world();
    this.board = world.board();
    this.position = position;
  }

  /** Dice say who moves next. */
  int mover(ChooseMover decision) {
    if (turn != world.turn()) {
      turn = world.turn();
      attacks.clear();
    }
    List<Integer> units = new ArrayList<>(decision.options());
    units.removeIf(unit -> unit == ChooseMover.DONE);
    return units.isEmpty() ? ChooseMover.DONE : Lots.draw(play, units);
  }

  Move move(ChooseMove decision) {
    int unit = decision.unit();
    if (isWorth(world.place(unit))) {
      return Move.STAY; // there already
    }
    int goal = nearest(unit);
    int to = goal >= 0 ? towards(unit, goal) : ambush(unit);
    Move march = new Move.March(to, false);
    return to != world.place(unit) && decision.refusal(march).isEmpty() ? march : Move.STAY;
  }

  /** Whether a city is there to be pillaged. */
  private boolean isWorth(int area) {
    int city = board.cityAt(area);
    return city >= 0 && !world.isPillaged(city);
  }

  /** Cities that nobody holds and nobody has pillaged. */
  List<Integer> openCities() {
    return board.cities().stream()
        .map(city -> city.area())
        .filter(area -> isWorth(area) && !world.isBarred(area, position))
        .filter(area -> world.occupant(area) == World.NOBODY)
        .toList();
  }

  /** The nearest open city, the richest of those, and one of those by lot; -1 if there is none. */
  private int nearest(int unit) {
    int[] distance = distances(world.place(unit));
    List<Integer> open =
        new ArrayList<>(openCities().stream().filter(area -> distance[area] != FAR).toList());
    open = least(open, area -> distance[area]);
    open = least(open, area -> -tax(area));
    return open.isEmpty() ? -1 : Lots.draw(play, open);
  }

  private int tax(int area) {
    return board.cities().get(board.cityAt(area)).tax();
  }

  private static <T> List<T> least(List<T> of, ToIntFunction<T> by) {
    int least = of.stream().mapToInt(by).min().orElse(0);
    return of.stream().filter(each -> by.applyAsInt(each) == least).toList();
  }

  /** Steps from an area to all others, through areas that are not barred. */
  private int[] distances(int from) {
    int[] distance = new int[board.areas()];
    Arrays.fill(distance, FAR);
    distance[from] = 0;
    Deque<Integer> queue = new ArrayDeque<>(List.of(from));
    while (!queue.isEmpty()) {
      int at = queue.poll();
      for (int i = 0; i < board.degree(at); i++) {
        int next = board.near(at, i);
        if (distance[next] == FAR && !world.isBarred(next, position)) {
          distance[next] = distance[at] + 1;
          queue.add(next);
        }
      }
    }
    return distance;
  }

  /** The area within reach that is nearest to a goal. */
  private int towards(int unit, int goal) {
    int[] distance = distances(goal);
    int best = world.place(unit);
    for (int area : Reach.of(world, unit)) {
      if (distance[area] < distance[best]) {
        best = area;
      }
    }
    return best;
  }

  /** Where a unit goes to attack a city that it can take and no other attacks. */
  private int ambush(int unit) {
    List<Integer> stands = new ArrayList<>(Reach.of(world, unit));
    stands.addFirst(world.place(unit));
    Set<Integer> attacked = new HashSet<>(attacks.values());
    List<Prey> preys = new ArrayList<>();
    for (int from : stands) {
      for (int i = 0; i < board.degree(from); i++) {
        int area = board.near(from, i);
        if (isWorth(area) && !attacked.contains(area) && canTake(unit, from, area)) {
          preys.add(new Prey(area, from));
        }
      }
    }
    preys = least(preys, prey -> -tax(prey.area()));
    preys = least(preys, prey -> defence(prey.area()));
    if (preys.isEmpty()) {
      return world.place(unit);
    }
    Prey prey = Lots.draw(play, preys);
    attacks.put(unit, prey.area());
    return prey.from();
  }

  private int defence(int area) {
    return Defence.of(world, area, position, Fray.NONE).map(Defence::strength).orElse(0);
  }

  private boolean canTake(int unit, int from, int area) {
    int defence = defence(area);
    boolean halved = board.between(from, area).filter(Edge::halves).isPresent();
    int attack = world.kindOf(unit).strength() * (halved ? 1 : 2);
    return defence > 0 && attack * LEAST_DEFENCE >= 2 * defence * LEAST_ATTACK;
  }

  /** The attacks that they moved for, one after the other. */
  Optional<Assault> attack(ChooseAttack decision) {
    for (Map.Entry<Integer, Integer> planned : attacks.entrySet()) {
      Optional<Assault> assault =
          Optional.of(new Assault(planned.getValue(), List.of(planned.getKey())));
      if (world.isOnBoard(planned.getKey()) && decision.refusal(assault).isEmpty()) {
        return assault;
      }
    }
    return Optional.empty();
  }

  /** They pillage every city that they stand in. */
  void pillage() {
    for (int city : Holdings.taxable(world, position)) {
      if (!Holdings.isEmpty(world, city)) {
        Pillage.ruin(play, city);
      }
    }
  }
}
