package org.groma.editor.tool;

import java.util.Set;
import org.groma.model.topology.Line;
import org.groma.model.topology.Topology;
import org.locationtech.jts.geom.Envelope;

/**
 * The box within which two states of a map look different. A preview is drawn there only, so that
 * names and marks beside it stay to be seen.
 */
public final class ChangedGround {

  private ChangedGround() {}

  /**
   * The box, empty if nothing differs.
   *
   * @param arcs all that may differ; one that runs as before counts whole, for its kind may be new
   */
  public static Envelope of(Topology before, Topology after, Set<Integer> arcs) {
    Envelope box = new Envelope();
    for (int arc : arcs) {
      if (before.hasArc(arc) && after.hasArc(arc)) {
        include(box, before.arc(arc).line(), after.arc(arc).line());
      } else if (before.hasArc(arc)) {
        include(box, before.arc(arc).line(), 0, 0);
      } else if (after.hasArc(arc)) {
        include(box, after.arc(arc).line(), 0, 0);
      }
    }
    return box;
  }

  private static void include(Envelope box, Line before, Line after) {
    int shorter = Math.min(before.last(), after.last());
    int head = 0;
    while (head <= shorter && same(before, head, after, head)) {
      head++;
    }
    int tail = 0;
    while (tail <= shorter - head
        && same(before, before.last() - tail, after, after.last() - tail)) {
      tail++;
    }
    boolean alike = head > shorter && before.last() == after.last();
    int from = alike ? 0 : Math.max(0, head - 1);
    int end = alike ? 0 : Math.max(0, tail - 1);
    include(box, before, from, end);
    include(box, after, from, end);
  }

  private static boolean same(Line a, int i, Line b, int j) {
    return a.x(i) == b.x(j) && a.y(i) == b.y(j);
  }

  private static void include(Envelope box, Line line, int from, int end) {
    for (int i = from; i <= line.last() - end; i++) {
      box.expandToInclude(line.x(i), line.y(i));
    }
  }
}
