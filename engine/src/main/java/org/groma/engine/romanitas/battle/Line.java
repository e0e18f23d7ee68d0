package org.groma.engine.romanitas.battle;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.Deque;
import java.util.List;
import java.util.Optional;
import java.util.function.Predicate;
import org.groma.engine.kernel.Rule;

/** One side of the combat module: a stack in each lane, the first of it in front. */
@Rule("7.1.1")
final class Line {

  static final int LEFT = 0;
  static final int CENTRE = 1;
  static final int RIGHT = 2;
  static final int LANES = 3;

  private static final List<Integer> ALL = List.of(LEFT, CENTRE, RIGHT);

  private final List<Deque<Fighter>> lanes = new ArrayList<>();
  private final List<Fighter> routed = new ArrayList<>();
  private final List<Fighter> destroyed = new ArrayList<>();
  private final boolean[] broken = new boolean[LANES];

  Line() {
    for (int lane = 0; lane < LANES; lane++) {
      lanes.add(new ArrayDeque<>());
    }
  }

  /** Enemies stand in the order in which they were drawn, left to right, the weakest in front. */
  static Line drawn(List<Fighter> fighters) {
    Line line = new Line();
    List<List<Fighter>> stacks = List.of(new ArrayList<>(), new ArrayList<>(), new ArrayList<>());
    for (int i = 0; i < fighters.size(); i++) {
      stacks.get(i % LANES).add(fighters.get(i));
    }
    ALL.forEach(lane -> line.lay(lane, stacks.get(lane)));
    return line;
  }

  /**
   * Draws the stacks up anew, each as deep as before: certain lanes are manned first, and by those
   * who suit them.
   */
  void regroup(Predicate<Fighter> suits, List<Integer> suited) {
    Deque<Fighter> left = new ArrayDeque<>();
    standing().stream().filter(suits).forEach(left::addLast);
    standing().stream().filter(suits.negate()).forEach(left::addLast);
    int[] depths = lanes.stream().mapToInt(Deque::size).toArray();
    List<Integer> others = ALL.stream().filter(lane -> !suited.contains(lane)).toList();
    for (List<Integer> group : List.of(suited, others)) {
      group.forEach(lane -> lanes.get(lane).clear());
      while (group.stream().anyMatch(lane -> lanes.get(lane).size() < depths[lane])) {
        group.stream()
            .filter(lane -> lanes.get(lane).size() < depths[lane])
            .forEach(lane -> add(lane, left.removeFirst()));
      }
    }
    ALL.forEach(lane -> lay(lane, List.copyOf(lanes.get(lane))));
  }

  /** A stack has its weakest in front. */
  private void lay(int lane, List<Fighter> stack) {
    lanes.get(lane).clear();
    stack.stream()
        .sorted(Comparator.comparingInt(Fighter::bonus))
        .forEach(lanes.get(lane)::addLast);
  }

  void add(int lane, Fighter fighter) {
    lanes.get(lane).addLast(fighter);
  }

  Optional<Fighter> front(int lane) {
    return Optional.ofNullable(lanes.get(lane).peekFirst());
  }

  List<Fighter> stack(int lane) {
    return List.copyOf(lanes.get(lane));
  }

  boolean isEmpty(int lane) {
    return lanes.get(lane).isEmpty();
  }

  void rout(int lane) {
    routed.add(lanes.get(lane).removeFirst());
  }

  void destroy(int lane) {
    destroyed.add(lanes.get(lane).removeFirst());
  }

  /** Takes a fighter off the field that does not fight at all. */
  void remove(Fighter fighter) {
    lanes.forEach(stack -> stack.remove(fighter));
  }

  /** A routed fighter comes back, behind those of a lane. */
  void rally(Fighter fighter, int lane) {
    routed.remove(fighter);
    lanes.get(lane).addLast(fighter);
  }

  void breakAt(int lane) {
    broken[lane] = true;
  }

  boolean isBroken(int lane) {
    return broken[lane];
  }

  int breaks() {
    int count = 0;
    for (boolean each : broken) {
      count += each ? 1 : 0;
    }
    return count;
  }

  List<Fighter> standing() {
    return lanes.stream().flatMap(Deque::stream).toList();
  }

  List<Fighter> routed() {
    return routed;
  }

  List<Fighter> destroyed() {
    return destroyed;
  }

  int losses() {
    return routed.size() + destroyed.size();
  }

  boolean isGone() {
    return lanes.stream().allMatch(Deque::isEmpty);
  }

  /** Those beside a lane. */
  static List<Integer> beside(int lane) {
    return lane == CENTRE ? List.of(LEFT, RIGHT) : List.of(CENTRE);
  }
}
