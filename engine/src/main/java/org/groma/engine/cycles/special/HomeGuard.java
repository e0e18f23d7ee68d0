package org.groma.engine.cycles.special;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeSet;
import java.util.function.ToIntFunction;
import org.groma.engine.cycles.combat.Assault;
import org.groma.engine.cycles.combat.Defence;
import org.groma.engine.cycles.combat.Fray;
import org.groma.engine.cycles.leader.LeaderShift;
import org.groma.engine.cycles.movement.Reach;
import org.groma.engine.cycles.play.Play;
import org.groma.engine.cycles.setting.Board;
import org.groma.engine.cycles.setting.CombatTable;
import org.groma.engine.cycles.setting.Edge;
import org.groma.engine.cycles.state.World;
import org.groma.engine.kernel.Rule;

/**
 * What the units of one independent kingdom do in a turn: some walk into cities that Rome left
 * empty, as many as can attack a city at the best odds, and the others go to empty cities of their
 * own.
 */
@Rule("14.2.4")
final class HomeGuard {

  /** An attack at these odds leaves the other units free for a second one. */
  private static final int ENOUGH = 4;

  /** An attack on an area: who goes where for it, the strongest first. */
  private record Sally(int area, Map<Integer, Integer> stands, int column) {}

  private final Play play;
  private final World world;
  private final Board board;
  private final Opposition rule;
  private final int position;
  private final int province;
  private final List<Integer> free;
  private final TreeSet<Integer> taken = new TreeSet<>();

  HomeGuard(Play play, Opposition rule, int province) {
    this.play = play;
    this.world = play.world();
    this.board = world.board();
    this.rule = rule;
    this.position = rule.kingdoms();
    this.province = province;
    free = new ArrayList<>(world.unitsOf(position));
    free.removeIf(unit -> board.province(world.place(unit)) != province);
  }

  void plan(Map<Integer, Integer> moves, List<Assault> attacks) {
    reoccupy(moves);
    attack(moves, attacks);
    goHome(moves);
  }

  private List<Integer> cities() {
    return board.cities().stream()
        .map(city -> city.area())
        .filter(area -> board.province(area) == province)
        .toList();
  }

  private boolean isEmpty(int area) {
    return world.occupant(area) == World.NOBODY && !world.hasGarrison(area);
  }

  private int owner(int area) {
    return world.cityOwner(board.cityAt(area));
  }

  /** The nearest unit walks into each empty city of Rome. */
  private void reoccupy(Map<Integer, Integer> moves) {
    for (int area : cities()) {
      if (isEmpty(area) && owner(area) == rule.position()) {
        send(area, free, moves);
      }
    }
  }

  private void send(int area, List<Integer> units, Map<Integer, Integer> moves) {
    units.stream()
        .filter(unit -> Reach.of(world, unit).contains(area))
        .min(Comparator.comparingInt((Integer unit) -> board.steps(world.place(unit), area)))
        .ifPresent(unit -> {
          free.removeIf(unit::equals);
          moves.put(unit, area);
          taken.add(area);
        });
  }

  private void attack(Map<Integer, Integer> moves, List<Assault> attacks) {
    List<Integer> targets = new ArrayList<>();
    for (int area : cities()) {
      if (world.occupant(area) == rule.position()
          || (world.occupant(area) == World.NOBODY && world.hasGarrison(area))) {
        targets.add(area);
      }
    }
    Optional<Sally> found = best(targets, free);
    if (found.isEmpty()) {
      return;
    }
    Sally first = found.get();
    targets.removeIf(area -> area == first.area());
    Sally smaller = enough(first);
    List<Integer> others = new ArrayList<>(free);
    others.removeAll(smaller.stands().keySet());
    TreeSet<Integer> before = new TreeSet<>(taken);
    taken.addAll(smaller.stands().values());
    Optional<Sally> second =
        smaller.column() >= column(2 * ENOUGH, 1) ? best(targets, others) : Optional.empty();
    if (second.isEmpty()) {
      taken.clear();
      taken.addAll(before);
      carryOut(first, moves, attacks);
    } else {
      carryOut(smaller, moves, attacks);
      carryOut(second.get(), moves, attacks);
    }
  }

  private void carryOut(Sally sally, Map<Integer, Integer> moves, List<Assault> attacks) {
    attacks.add(new Assault(sally.area(), List.copyOf(sally.stands().keySet())));
    sally
        .stands()
        .forEach((unit, area) -> {
          free.removeIf(unit::equals);
          taken.add(area);
          if (world.place(unit) != area) {
            moves.put(unit, area);
          }
        });
  }

  /** The attack at the best odds, of those on the richest city, one by lot. */
  private Optional<Sally> best(List<Integer> targets, List<Integer> units) {
    List<Sally> found = new ArrayList<>();
    for (int area : targets) {
      Sally sally = sally(area, units);
      if (sally.column() >= column(2, 1)) {
        found.add(sally);
      }
    }
    List<Sally> best = most(found, Sally::column);
    best = most(best, sally -> board.cities().get(board.cityAt(sally.area())).tax());
    return best.isEmpty() ? Optional.empty() : Optional.of(Lots.draw(play, best));
  }

  private static List<Sally> most(List<Sally> of, ToIntFunction<Sally> by) {
    int most = of.stream().mapToInt(by).max().orElse(0);
    return of.stream().filter(each -> by.applyAsInt(each) == most).toList();
  }

  private int column(int attack, int defence) {
    return world.setting().combat().column(attack, defence);
  }

  /**
   * All who can attack an area. If they can do so as well from cities of their own beside it, they
   * do, lest Rome is driven into one that nobody holds.
   */
  private Sally sally(int area, List<Integer> units) {
    Sally usual = sally(area, units, stands(area));
    if (openings(usual) == 0) {
      return usual;
    }
    List<Integer> citiesFirst = new ArrayList<>(stands(area));
    citiesFirst.sort(Comparator.comparing((Integer stand) -> !isOwnCity(stand)));
    Sally guarded = sally(area, units, citiesFirst);
    return guarded.column() >= usual.column() && openings(guarded) < openings(usual)
        ? guarded
        : usual;
  }

  /** Where attackers can stand: first where nothing hinders them. */
  private List<Integer> stands(int area) {
    List<Integer> found = new ArrayList<>();
    for (int i = 0; i < board.degree(area); i++) {
      if (board.province(board.near(area, i)) == province) {
        found.add(board.near(area, i));
      }
    }
    found.sort(Comparator.comparing((Integer stand) -> isHindered(stand, area)));
    return found;
  }

  private boolean isHindered(int stand, int area) {
    return board.between(stand, area).filter(Edge::halves).isPresent();
  }

  /** Each stands in an area of its own; who is nearest goes there. */
  private Sally sally(int area, List<Integer> units, List<Integer> order) {
    Map<Integer, Integer> stands = new LinkedHashMap<>();
    List<Integer> left = new ArrayList<>(units);
    for (int stand : order) {
      if (!taken.contains(stand)) {
        left.stream()
            .filter(unit -> world.place(unit) == stand || canEnter(unit, stand))
            .min(Comparator.comparingInt((Integer unit) -> board.steps(world.place(unit), stand)))
            .ifPresent(unit -> {
              left.removeIf(unit::equals);
              stands.put(unit, stand);
            });
      }
    }
    return new Sally(area, stands, odds(area, stands));
  }

  private boolean isOwnCity(int area) {
    return board.cityAt(area) >= 0 && owner(area) == position;
  }

  /** How many of their cities beside an attack on Rome nobody would hold. */
  private long openings(Sally sally) {
    return world.occupant(sally.area()) == rule.position()
        ? stands(sally.area()).stream()
            .filter(area -> isOwnCity(area) && isOpen(area, sally))
            .count()
        : 0;
  }

  private boolean isOpen(int area, Sally sally) {
    return !taken.contains(area)
        && !sally.stands().containsValue(area)
        && sally.stands().keySet().containsAll(world.unitsAt(area));
  }

  private boolean canEnter(int unit, int area) {
    return world.occupant(area) == World.NOBODY && Reach.of(world, unit).contains(area);
  }

  private int odds(int area, Map<Integer, Integer> stands) {
    int attack = 0;
    for (Map.Entry<Integer, Integer> each : stands.entrySet()) {
      boolean halves = isHindered(each.getValue(), area);
      attack += world.kindOf(each.getKey()).strength() * (halves ? 1 : 2);
    }
    int defence = Defence.of(world, area, position, Fray.NONE).map(Defence::strength).orElse(0);
    int column = defence == 0 ? CombatTable.NO_ATTACK : column(attack, defence);
    int shift = LeaderShift.onLand(world, world.leaderIn(area, rule.position()));
    return column == CombatTable.NO_ATTACK
        ? column
        : world.setting().combat().shifted(column, -shift);
  }

  /** The same attack with no more units than are needed for good odds. */
  private Sally enough(Sally whole) {
    Map<Integer, Integer> stands = new LinkedHashMap<>();
    for (Map.Entry<Integer, Integer> each : whole.stands().entrySet()) {
      stands.put(each.getKey(), each.getValue());
      int column = odds(whole.area(), stands);
      if (column >= column(2 * ENOUGH, 1)) {
        return new Sally(whole.area(), stands, column);
      }
    }
    return whole;
  }

  /** Who is not in a city goes to an empty one of their own. */
  private void goHome(Map<Integer, Integer> moves) {
    for (int area : cities()) {
      if (isEmpty(area) && owner(area) == position && !taken.contains(area)) {
        send(area, free.stream().filter(unit -> !isAtHome(unit)).toList(), moves);
      }
    }
  }

  private boolean isAtHome(int unit) {
    return board.cityAt(world.place(unit)) >= 0;
  }
}
