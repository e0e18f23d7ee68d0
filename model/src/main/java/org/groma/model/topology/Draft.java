package org.groma.model.topology;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collection;
import java.util.List;
import java.util.Map;
import java.util.NavigableSet;
import java.util.Optional;
import java.util.TreeSet;
import org.locationtech.jts.geom.Coordinate;

/**
 * A working copy of a topology on its way to the next one. It offers the few moves that every
 * structural edit is made of: add and remove nodes and arcs, cut an arc, join two, give sides to
 * faces. Rings of the faces that were touched are walked anew by {@link Regions}. A draft may be
 * invalid between moves; {@link #freeze} is called when it is whole again.
 */
final class Draft {

  private final Topology base;
  private final Chunks.Editor<Node> nodes;
  private final Chunks.Editor<Arc> arcs;
  private final Chunks.Editor<Face> faces;
  private final NavigableSet<Integer> touchedArcs = new TreeSet<>();
  private final NavigableSet<Integer> touchedFaces = new TreeSet<>();
  private boolean placesChanged;

  Draft(Topology base) {
    this.base = base;
    this.nodes = base.nodeChunks().edit();
    this.arcs = base.arcChunks().edit();
    this.faces = base.faceChunks().edit();
  }

  Precision precision() {
    return base.precision();
  }

  Node node(int id) {
    return nodes.get(id);
  }

  Arc arc(int id) {
    return arcs.get(id);
  }

  Face face(int id) {
    return faces.get(id);
  }

  boolean hasArc(int id) {
    return arcs.get(id) != null;
  }

  NavigableSet<Integer> touchedFaces() {
    return touchedFaces;
  }

  int origin(int half) {
    Arc arc = arcs.get(Half.arc(half));
    return Half.isForward(half) ? arc.from() : arc.to();
  }

  int left(int half) {
    Arc arc = arcs.get(Half.arc(half));
    return Half.isForward(half) ? arc.left() : arc.right();
  }

  /** The half-edge that follows along the border of the face on the left. */
  int next(int half) {
    int back = Half.twin(half);
    Node node = nodes.get(origin(back));
    int i = node.indexOf(back);
    return node.star()[i == 0 ? node.degree() - 1 : i - 1];
  }

  int addNode(double x, double y) {
    return nodes.add(new Node(nodes.size(), x, y, new int[0]));
  }

  void removeNode(int id) {
    nodes.set(id, null);
  }

  void moveNode(int id, double x, double y) {
    nodes.set(id, new Node(id, x, y, nodes.get(id).star()));
  }

  int addArc(int from, int to, int left, int right, Line line, Border border) {
    Arc arc = new Arc(arcs.size(), from, to, left, right, line, border);
    arcs.add(arc);
    touch(arc);
    attach(from, Half.forward(arc.id()));
    attach(to, Half.backward(arc.id()));
    return arc.id();
  }

  void removeArc(int id) {
    Arc arc = arcs.get(id);
    touch(arc);
    detach(arc.from(), Half.forward(id));
    detach(arc.to(), Half.backward(id));
    arcs.set(id, null);
  }

  /**
   * Other lines for arcs; the stars of their ends are sorted anew. All together, because a star
   * cannot be sorted while one of its lines does not leave from it yet.
   */
  void reshape(Map<Integer, Line> lines) {
    NavigableSet<Integer> ends = new TreeSet<>();
    lines.forEach((id, line) -> {
      Arc arc = arcs.get(id).withLine(line);
      arcs.set(id, arc);
      touch(arc);
      ends.add(arc.from());
      ends.add(arc.to());
    });
    ends.forEach(this::sortStar);
  }

  void setBorder(int id, Border border) {
    Arc arc = arcs.get(id).withBorder(border);
    arcs.set(id, arc);
    touch(arc);
  }

  void setLeft(int half, int face) {
    Arc arc = arcs.get(Half.arc(half));
    touch(arc);
    Arc changed =
        Half.isForward(half) ? arc.withFaces(face, arc.right()) : arc.withFaces(arc.left(), face);
    arcs.set(arc.id(), changed);
    touch(changed);
  }

  int addFace(Use use) {
    int id = faces.size();
    faces.set(id, new Face(id, use, new int[0][]));
    touchedFaces.add(id);
    placesChanged = true;
    return id;
  }

  void removeFace(int id) {
    faces.set(id, null);
    touchedFaces.add(id);
    placesChanged = true;
  }

  void setUse(int face, Use use) {
    faces.set(face, faces.get(face).withUse(use));
    touchedFaces.add(face);
    placesChanged = true;
  }

  void setRings(int face, int[][] rings) {
    Face before = faces.get(face);
    if (!Arrays.deepEquals(before.rings(), rings)) {
      faces.set(face, new Face(face, before.use(), rings));
    }
    touchedFaces.add(face);
  }

  /**
   * Cuts an arc at one of its inner points and returns the new node; the arc keeps its first part.
   */
  int cut(int id, int point) {
    Arc arc = arcs.get(id);
    Line line = arc.line();
    int node = addNode(line.x(point), line.y(point));
    detach(arc.to(), Half.backward(id));
    arcs.set(
        id,
        new Arc(id, arc.from(), node, arc.left(), arc.right(), line.part(0, point), arc.border()));
    attach(node, Half.backward(id));
    addArc(node, arc.to(), arc.left(), arc.right(), line.part(point, line.last()), arc.border());
    touch(arc);
    return node;
  }

  /**
   * Joins the two arcs of a node where nothing else meets, if the border is the same on both sides
   * of it.
   */
  Optional<Integer> dissolve(int node) {
    int[] star = nodes.get(node).star();
    if (star.length == 0) {
      removeNode(node);
      return Optional.empty();
    }
    if (star.length != 2 || Half.arc(star[0]) == Half.arc(star[1])) {
      return Optional.empty();
    }
    int first = Math.min(Half.arc(star[0]), Half.arc(star[1]));
    int second = Math.max(Half.arc(star[0]), Half.arc(star[1]));
    Arc a = arcs.get(first);
    Arc b = arcs.get(second);
    boolean aEndsHere = a.to() == node;
    boolean bStartsHere = b.from() == node;
    boolean sameSides =
        aEndsHere == bStartsHere
            ? a.left() == b.left() && a.right() == b.right()
            : a.left() == b.right() && a.right() == b.left();
    if (!sameSides || !a.border().equals(b.border())) {
      return Optional.empty();
    }
    // walk along a in its own direction: ... a ... node ... b ..., or b first where a starts at the
    // node
    Line bLine = aEndsHere == bStartsHere ? b.line() : b.line().reversed();
    int far = bStartsHere ? b.to() : b.from();
    Line joined = aEndsHere ? a.line().then(bLine) : bLine.then(a.line());
    int from = aEndsHere ? a.from() : far;
    int to = aEndsHere ? far : a.to();
    removeArc(second);
    detach(a.from(), Half.forward(first));
    detach(a.to(), Half.backward(first));
    Arc whole = new Arc(first, from, to, a.left(), a.right(), joined, a.border());
    arcs.set(first, whole);
    touch(whole);
    attach(from, Half.forward(first));
    attach(to, Half.backward(first));
    removeNode(node);
    return Optional.of(first);
  }

  private void attach(int node, int half) {
    Node before = nodes.get(node);
    int[] star = Arrays.copyOf(before.star(), before.degree() + 1);
    star[before.degree()] = half;
    nodes.set(node, before.withStar(sorted(before, star)));
  }

  private void detach(int node, int half) {
    Node before = nodes.get(node);
    nodes.set(node, before.withStar(Arrays.stream(before.star()).filter(h -> h != half).toArray()));
  }

  private void sortStar(int node) {
    Node before = nodes.get(node);
    nodes.set(node, before.withStar(sorted(before, before.star())));
  }

  private int[] sorted(Node node, int[] halves) {
    Coordinate centre = node.point();
    List<Integer> star = new ArrayList<>(halves.length);
    for (int half : halves) {
      star.add(half);
    }
    // directions are unique in a valid map; the number keeps the order stable while a draft is not
    star.sort((a, b) -> {
      int byAngle = Star.compare(centre, direction(a), direction(b));
      return byAngle != 0 ? byAngle : Integer.compare(a, b);
    });
    return star.stream().mapToInt(Integer::intValue).toArray();
  }

  /** The point that a half-edge first heads for. */
  Coordinate direction(int half) {
    Line line = arcs.get(Half.arc(half)).line();
    return Half.isForward(half) ? line.point(1) : line.point(line.last() - 1);
  }

  private void touch(Arc arc) {
    touchedArcs.add(arc.id());
    touchedFaces.add(arc.left());
    touchedFaces.add(arc.right());
  }

  /** The topology as it now stands. */
  Topology freeze() {
    return new Topology(
        base.precision(),
        nodes.done(),
        arcs.done(),
        faces.done(),
        placesChanged ? new FacesByPlace() : base.byPlace());
  }

  /** The arcs that were touched so far, those that came and went among them. */
  Iterable<Integer> touchedArcs() {
    return touchedArcs;
  }

  /** What differs from the topology the draft was made of. */
  Touched touched() {
    touchedArcs.removeIf(id -> !hasArc(id) && !base.hasArc(id));
    touchedFaces.removeIf(id -> face(id) == null && !base.hasFace(id));
    return new Touched(touchedArcs, touchedFaces);
  }

  /** Forgets nodes that no arc meets, and joins arcs at nodes that nothing needs. */
  void tidy(Collection<Integer> candidates) {
    for (int node : candidates) {
      if (nodes.get(node) != null) {
        dissolve(node);
      }
    }
  }
}
