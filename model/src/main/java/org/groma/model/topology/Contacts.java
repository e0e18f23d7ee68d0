package org.groma.model.topology;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.locationtech.jts.geom.Coordinate;
import org.locationtech.jts.noding.BasicSegmentString;
import org.locationtech.jts.noding.MCIndexNoder;
import org.locationtech.jts.noding.SegmentIntersector;
import org.locationtech.jts.noding.SegmentString;

/** Finds all illegal contacts among many arcs at once, with JTS's index of monotone chains. */
final class Contacts {

  /** Two arcs that meet where they must not. */
  record Found(Arc a, Arc b, Coordinate at) {}

  private Contacts() {}

  /** Each pair of arcs is reported once, at the first place found. */
  static List<Found> among(Iterable<Arc> arcs) {
    List<SegmentString> strings = new ArrayList<>();
    for (Arc arc : arcs) {
      strings.add(new BasicSegmentString(arc.line().coordinates(), arc));
    }
    Search search = new Search();
    new MCIndexNoder(search).computeNodes(strings);
    return search.found;
  }

  private static final class Search implements SegmentIntersector {

    private final List<Found> found = new ArrayList<>();
    private final Set<Long> seen = new HashSet<>();
    private final Contact contact = new Contact();

    @Override
    public void processIntersections(SegmentString e0, int i0, SegmentString e1, int i1) {
      Arc a = (Arc) e0.getData();
      Arc b = (Arc) e1.getData();
      if (a.id() == b.id() && i0 == i1) {
        return;
      }
      contact
          .ofSegments(a, i0, b, i1)
          .filter(_ -> seen.add((long) Math.min(a.id(), b.id()) << 32 | Math.max(a.id(), b.id())))
          .ifPresent(at -> found.add(new Found(a, b, at)));
    }

    @Override
    public boolean isDone() {
      return false;
    }
  }
}
