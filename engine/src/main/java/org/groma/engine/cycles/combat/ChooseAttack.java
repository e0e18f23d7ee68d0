package org.groma.engine.cycles.combat;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import org.groma.engine.cycles.setting.Board;
import org.groma.engine.cycles.setting.CombatTable;
import org.groma.engine.cycles.special.JointAttackNeedsLeader;
import org.groma.engine.cycles.state.World;
import org.groma.engine.kernel.Decision;
import org.groma.engine.kernel.Refusal;
import org.groma.engine.kernel.Rule;

/**
 * Which area is attacked next, and by whom; nothing to end the combat. Who lies before a coast must
 * land there before the end.
 *
 * @param fray who was attacked before
 */
@Rule({"4.3.5", "7.1", "8.2"})
public record ChooseAttack(World world, int chooser, Fray fray)
    implements Decision<Optional<Assault>> {

  /** No attack, then for each target the fewest units for each column, and all of them. */
  @Override
  public List<Optional<Assault>> options() {
    Set<Assault> found = new LinkedHashSet<>();
    List<Integer> coasts = Landing.areas(world, chooser);
    for (int area : targets(coasts)) {
      List<Integer> landing =
          coasts.contains(area) ? Landing.units(world, chooser, area) : List.of();
      Defence.of(world, area, chooser, fray).ifPresent(defence -> addSets(defence, landing, found));
    }
    List<Optional<Assault>> options = new ArrayList<>();
    if (coasts.isEmpty()) {
      options.add(Optional.empty());
    }
    found.forEach(assault -> options.add(Optional.of(assault)));
    return options;
  }

  private void addSets(Defence defence, List<Integer> landing, Set<Assault> found) {
    List<Integer> others = new ArrayList<>(Attackers.of(world, chooser, defence));
    others.removeAll(landing);
    others.sort(strongestFirst(defence.area()));
    for (List<Integer> band : JointAttackNeedsLeader.bands(world, chooser, others)) {
      addSets(defence, landing, band, found);
    }
  }

  private void addSets(
      Defence defence, List<Integer> landing, List<Integer> others, Set<Assault> found) {
    List<Integer> chosen = new ArrayList<>(landing);
    boolean lands = !chosen.isEmpty();
    int best = CombatTable.NO_ATTACK;
    if (lands) {
      found.add(new Assault(defence.area(), chosen));
      best = Odds.column(world, chooser, defence, chosen);
    }
    for (int unit : others) {
      chosen.add(unit);
      int column = Odds.column(world, chooser, defence, chosen);
      if (column > best && JointAttackNeedsLeader.allows(world, chooser, chosen)) {
        best = column;
        found.add(new Assault(defence.area(), chosen));
      }
    }
    if (best != CombatTable.NO_ATTACK && JointAttackNeedsLeader.allows(world, chooser, chosen)) {
      found.add(new Assault(defence.area(), chosen));
    }
  }

  private Comparator<Integer> strongestFirst(int area) {
    Comparator<Integer> byStrength =
        Comparator.comparingInt(unit -> -Odds.strength(world, area, unit));
    return byStrength
        .thenComparing(unit -> world.leaderIn(world.place(unit), chooser) < 0)
        .thenComparing(unit -> unit);
  }

  /** The areas next to a unit that may still attack, or before which it lies. */
  private Set<Integer> targets(List<Integer> coasts) {
    Board board = world.board();
    Set<Integer> found = new TreeSet<>(coasts);
    for (int unit = world.firstUnit(chooser); unit < world.endUnit(chooser); unit++) {
      if (world.isOnBoard(unit)
          && Attackers.isReady(world, unit)
          && !board.isSea(world.place(unit))) {
        int place = world.place(unit);
        for (int i = 0; i < board.degree(place); i++) {
          if (world.isBarred(board.near(place, i), chooser)) {
            found.add(board.near(place, i));
          }
        }
      }
    }
    return found;
  }

  @Override
  public Optional<Refusal> refusal(Optional<Assault> answer) {
    if (answer.isEmpty()) {
      return Landing.areas(world, chooser).isEmpty()
          ? Optional.empty()
          : refuse("8.2", "a ship that lies before a coast must attack");
    }
    int area = answer.get().area();
    List<Integer> units = answer.get().units();
    Optional<Defence> defence =
        area < 0 || area >= world.board().areas()
            ? Optional.empty()
            : Defence.of(world, area, chooser, fray);
    if (defence.isEmpty()) {
      return refuse("7.1", "there is nobody in the area who can be attacked, or not again");
    }
    if (units.isEmpty() || units.stream().distinct().count() != units.size()) {
      return refuse("7.1", "an attack needs units, each of them once");
    }
    for (int unit : units) {
      Optional<Refusal> refusal = Attackers.refusal(world, chooser, defence.get(), unit);
      if (refusal.isPresent()) {
        return refusal;
      }
    }
    if (!JointAttackNeedsLeader.allows(world, chooser, units)) {
      return refuse("14.2.5", "an attack from several areas needs the leader");
    }
    List<Integer> landing = Landing.units(world, chooser, area);
    if (!units.containsAll(landing)) {
      return refuse("8.2", "all who land in the area attack together");
    }
    // a landing must attack, however weak it is; it cannot be called too weak then
    return landing.isEmpty()
            && Odds.column(world, chooser, defence.get(), units) == CombatTable.NO_ATTACK
        ? refuse("7.1", "the attack is too weak for the table")
        : Optional.empty();
  }

  private static Optional<Refusal> refuse(String section, String reason) {
    return Optional.of(new Refusal(section, reason));
  }
}
