package org.groma.exporters.generate;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.NavigableMap;
import java.util.NavigableSet;
import java.util.Optional;
import java.util.TreeMap;
import java.util.TreeSet;
import org.groma.model.id.Place;
import org.groma.model.id.RiverId;
import org.groma.model.topology.Arc;
import org.groma.model.topology.Face;
import org.groma.model.topology.Half;
import org.groma.model.topology.Line;
import org.groma.model.topology.MapEdit;
import org.groma.model.topology.MarkBorder;
import org.groma.model.topology.MoveNode;
import org.groma.model.topology.Point;
import org.groma.model.topology.RedrawBorder;
import org.groma.model.topology.Ruling;
import org.groma.model.topology.SlideNode;
import org.groma.model.topology.Topology;
import org.locationtech.jts.geom.Coordinate;

/**
 * Lays borders that are rivers on the line of the river. First the ends of these borders are
 * brought to the river: inland by moving the node, at the sea by sliding it along the coast to the
 * mouth. Then each border is drawn along the river between its ends. Every step is an ordinary
 * edit; one that would break the map is tried again more modestly and then left.
 */
final class Rivers {

  /** How far a node may be moved to reach the river, in kilometres. */
  private static final double REACH = 70;

  /** A border shorter than this can hardly be seen in print. */
  private static final double SHORTEST = 15;

  private static final double[] SHARES = {1, 0.8, 0.6, 0.4, 0.25};
  private static final double[] DETAILS = {0.4, 1.5, 4, 8};
  private static final double[] TRIMS = {0, 5, 12, 25, 45};

  private final Map<RiverId, RiverLine> courses;
  private final List<String> left = new ArrayList<>();
  private Topology map;

  private Rivers(Topology map, Map<RiverId, RiverLine> courses) {
    this.map = map;
    this.courses = courses;
  }

  /** The map with its marked borders marked, and drawn on their rivers. */
  static Topology follow(
      Topology map,
      List<MarkedBorder> marked,
      Map<RiverId, RiverLine> courses,
      List<String> notices) {
    Rivers rivers = new Rivers(map, courses);
    NavigableMap<String, NavigableSet<Integer>> byRiver = rivers.mark(marked, notices);
    byRiver.forEach((river, arcs) -> rivers.bringEnds(new RiverId(river), arcs));
    byRiver.forEach((river, arcs) -> rivers.draw(new RiverId(river), arcs));
    notices.addAll(rivers.left);
    return rivers.map;
  }

  private NavigableMap<String, NavigableSet<Integer>> mark(
      List<MarkedBorder> marked, List<String> notices) {
    NavigableMap<String, NavigableSet<Integer>> byRiver = new TreeMap<>();
    for (MarkedBorder border : marked) {
      List<Integer> arcs = between(border.a(), border.b());
      if (arcs.isEmpty()) {
        notices.add(
            border.a().slug()
                + " and "
                + border.b().slug()
                + " are to have a "
                + border.border().kind()
                + " between them, but do not touch.");
        continue;
      }
      tryEdit(new MarkBorder(arcs, border.border()));
      border
          .border()
          .river()
          .ifPresent(
              river -> byRiver.computeIfAbsent(river.slug(), _ -> new TreeSet<>()).addAll(arcs));
    }
    return byRiver;
  }

  private List<Integer> between(Place a, Place b) {
    List<Integer> arcs = new ArrayList<>();
    for (int face : map.facesOf(a)) {
      map.face(face)
          .halves()
          .filter(half -> map.face(map.right(half)).place().equals(Optional.of(b)))
          .forEach(half -> arcs.add(Half.arc(half)));
    }
    return arcs;
  }

  private void bringEnds(RiverId river, NavigableSet<Integer> arcs) {
    RiverLine course = courses.get(river);
    if (course == null || course.isEmpty()) {
      left.add("There is no line for the river " + river + "; its borders keep their shape.");
      return;
    }
    NavigableSet<Integer> nodes = new TreeSet<>();
    for (int arc : arcs) {
      nodes.add(map.arc(arc).from());
      nodes.add(map.arc(arc).to());
    }
    for (int node : nodes) {
      if (isCoastal(node)) {
        slideToMouth(node, course);
      } else {
        moveToRiver(node, course);
      }
    }
  }

  private boolean isCoastal(int node) {
    return map.star(node)
        .anyMatch(half -> {
          Face face = map.face(map.left(half));
          return face.id() == Face.OUTSIDE || face.place().map(Place::isSea).orElse(false);
        });
  }

  private void moveToRiver(int node, RiverLine course) {
    Coordinate at = map.nodePoint(node);
    RiverLine.Foot foot = course.foot(at);
    if (foot.distance() > REACH) {
      return;
    }
    for (double share : SHARES) {
      Point to =
          new Point(at.x + share * (foot.at().x - at.x), at.y + share * (foot.at().y - at.y));
      if (tryEdit(new MoveNode(node, to), map.star(node).boxed().toList())) {
        return;
      }
    }
  }

  /** Slides the end of a border along the coast to where the river comes nearest to it. */
  private void slideToMouth(int node, RiverLine course) {
    List<Integer> coasts = map.star(node).filter(this::isCoast).boxed().toList();
    if (coasts.size() != 2) {
      return;
    }
    List<SlideNode> slides = new ArrayList<>();
    for (int half : coasts) {
      int other = coasts.getFirst() == half ? coasts.getLast() : coasts.getFirst();
      for (int i = 1; i < map.line(half).last(); i++) {
        slides.add(new SlideNode(node, half, i, other));
      }
    }
    Comparator<SlideNode> byDistance =
        Comparator.comparingDouble(
            slide -> course.foot(map.line(slide.along()).point(slide.vertex())).distance());
    double now = course.foot(map.nodePoint(node)).distance();
    List<SlideNode> nearer =
        slides.stream()
            .filter(slide ->
                map.line(slide.along()).point(slide.vertex()).distance(map.nodePoint(node)) < REACH)
            .filter(slide ->
                course.foot(map.line(slide.along()).point(slide.vertex())).distance() < now - 1)
            .sorted(byDistance)
            .limit(12)
            .toList();
    for (SlideNode slide : nearer) {
      if (tryEdit(slide, map.star(node).boxed().toList())) {
        return;
      }
    }
  }

  private boolean isCoast(int half) {
    boolean leftSea = map.face(map.left(half)).place().map(Place::isSea).orElse(false);
    boolean rightSea = map.face(map.right(half)).place().map(Place::isSea).orElse(false);
    return leftSea != rightSea;
  }

  private void draw(RiverId river, NavigableSet<Integer> arcs) {
    RiverLine course = courses.get(river);
    if (course == null || course.isEmpty()) {
      return;
    }
    for (int id : arcs) {
      Arc arc = map.arc(id);
      Line line = arc.line();
      Coordinate from = line.point(0);
      Coordinate to = line.point(line.last());
      if (!drawn(id, course, from, to)) {
        left.add(
            "The border between "
                + name(arc.left())
                + " and "
                + name(arc.right())
                + " could not be laid on the river "
                + river
                + ".");
      }
    }
  }

  private boolean drawn(int arc, RiverLine course, Coordinate from, Coordinate to) {
    for (double trim : TRIMS) {
      for (double detail : DETAILS) {
        List<Point> through = course.between(from, to, trim, detail);
        if (!through.isEmpty() && tryEdit(new RedrawBorder(arc, through))) {
          return true;
        }
      }
    }
    return from.distance(to) < 12; // too short to show a river's bends
  }

  private String name(int face) {
    return map.face(face).place().map(Place::slug).orElse("the edge");
  }

  /** Tries an edit that must not make one of these borders too short to be seen. */
  private boolean tryEdit(MapEdit edit, List<Integer> halves) {
    if (edit.apply(map) instanceof Ruling.Legal legal) {
      for (int half : halves) {
        double before = map.arc(Half.arc(half)).line().length();
        double after = legal.map().arc(Half.arc(half)).line().length();
        if (after < SHORTEST && after < before) {
          return false;
        }
      }
      map = legal.map();
      return true;
    }
    return false;
  }

  private boolean tryEdit(MapEdit edit) {
    if (edit.apply(map) instanceof Ruling.Legal legal) {
      map = legal.map();
      return true;
    }
    return false;
  }
}
