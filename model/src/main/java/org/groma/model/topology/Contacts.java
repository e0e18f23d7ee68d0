package org.groma.model.topology;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.locationtech.jts.geom.Coordinate;
import org.locationtech.jts.geom.Envelope;
import org.locationtech.jts.noding.BasicSegmentString;
import org.locationtech.jts.noding.MCIndexNoder;
import org.locationtech.jts.noding.SegmentIntersector;
import org.locationtech.jts.noding.SegmentString;

/** Finds all illegal contacts among many arcs at once, with JTS's index of monotone chains. */
public final class Contacts {

  /** Up to here comparing every segment with every other is quicker than an index. */
  private static final int MANY_SEGMENTS = 300;

  /** Two arcs that meet where they must not. */
  public record Found(Arc a, Arc b, Coordinate at) {}

  private Contacts() {}

  /** Each pair of arcs is reported once, at the first place found. */
  public static List<Found> among(Iterable<Arc> arcs) {
    return among(arcs, Integer.MAX_VALUE);
  }

  /** The same, but no more than so many: where everything crosses everything they are too many. */
  public static List<Found> among(Iterable<Arc> arcs, int most) {
    List<SegmentString> strings = new ArrayList<>();
    for (Arc arc : arcs) {
      strings.add(new BasicSegmentString(arc.line().coordinates(), arc));
    }
    Search search = new Search(most);
    new MCIndexNoder(search).computeNodes(strings);
    return search.found;
  }

  /**
   * Whether arcs round one and the same face meet where they must not, and which.
   *
   * <p>This is one of three things that together show that a map is plane. The others are that
   * sides agree at every node, and that the rings of every face are nested as those of one region:
   * the holes inside the outer ring, none inside another. Then glue the faces along their arcs and
   * the result is a closed surface that lies on the plane without a fold anywhere, and such a
   * surface covers the plane exactly once. It needs no index over the whole map. It does not find
   * every contact of a map that is broken, nor a piece that lies inside another without touching
   * it; {@link #among} finds all contacts.
   */
  public static List<Found> roundFaces(Topology map) {
    List<Found> found = new ArrayList<>();
    Contact contact = new Contact();
    for (Face face : map.faces()) {
      List<Arc> arcs = map.arcsOf(face.id()).mapToObj(map::arc).toList();
      int segments = arcs.stream().mapToInt(arc -> arc.line().last()).sum();
      if (segments > MANY_SEGMENTS) {
        found.addAll(among(arcs));
      } else {
        found.addAll(oneByOne(contact, face.id(), arcs));
      }
    }
    return found;
  }

  private static List<Found> oneByOne(Contact contact, int face, List<Arc> arcs) {
    List<Found> found = new ArrayList<>();
    Envelope[] boxes = arcs.stream().map(arc -> arc.line().envelope()).toArray(Envelope[]::new);
    for (int i = 0; i < arcs.size(); i++) {
      Arc a = arcs.get(i);
      if (a.left() == face) { // its other face need not look again
        contact.withItself(a).ifPresent(at -> found.add(new Found(a, a, at)));
      }
      for (int j = i + 1; j < arcs.size(); j++) {
        Arc b = arcs.get(j);
        if (boxes[i].intersects(boxes[j])) {
          contact.between(a, boxes[j], b).ifPresent(at -> found.add(new Found(a, b, at)));
        }
      }
    }
    return found;
  }

  private static final class Search implements SegmentIntersector {

    private final List<Found> found = new ArrayList<>();
    private final Set<Long> seen = new HashSet<>();
    private final Contact contact = new Contact();
    private final int most;

    Search(int most) {
      this.most = most;
    }

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
      return found.size() >= most;
    }
  }
}
