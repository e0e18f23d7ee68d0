package org.groma.engine.cycles.sequence;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.groma.engine.cycles.event.Cast;
import org.groma.engine.cycles.event.DeedTold;
import org.groma.engine.cycles.play.Play;
import org.groma.engine.kernel.Rule;

/** Players roll two dice each for who chooses first; who rolled the same rolls again. */
@Rule({"4.1", "14.2", "14.3"})
final class OpeningDice {

  private OpeningDice() {}

  /** The players in the order in which they choose; one alone rolls nothing. */
  static List<Integer> order(Play play, List<Integer> seats) {
    if (seats.size() < 2) {
      return seats;
    }
    Map<Integer, List<Integer>> bySum = new TreeMap<>();
    for (int seat : seats) {
      int sum = play.rollTwo(Cast.ORDER);
      if (play.isFollowed()) {
        play.tell(new DeedTold.Drew(seat, sum));
      }
      bySum.computeIfAbsent(sum, _ -> new ArrayList<>()).add(seat);
    }
    List<Integer> order = new ArrayList<>();
    for (List<Integer> level : bySum.values()) {
      order.addAll(0, order(play, level));
    }
    return order;
  }
}
