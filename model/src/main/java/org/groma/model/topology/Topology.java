package org.groma.model.topology;

import java.util.List;
import java.util.NavigableMap;
import java.util.NavigableSet;
import java.util.Objects;
import java.util.Optional;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.function.IntConsumer;
import java.util.stream.IntStream;
import org.groma.model.id.Place;
import org.locationtech.jts.geom.Coordinate;
import org.locationtech.jts.geom.Envelope;

/** A planar subdivision: the map itself. Immutable; validity is defined in the package comment. */
public final class Topology {

  private final Precision precision;
  private final Chunks<Node> nodes;
  private final Chunks<Arc> arcs;
  private final Chunks<Face> faces;
  private final FacesByPlace byPlace;

  Topology(
      Precision precision,
      Chunks<Node> nodes,
      Chunks<Arc> arcs,
      Chunks<Face> faces,
      FacesByPlace byPlace) {
    this.precision = precision;
    this.nodes = nodes;
    this.arcs = arcs;
    this.faces = faces;
    this.byPlace = byPlace;
  }

  /** A map with nothing on it but the outside. */
  public static Topology empty(Precision precision) {
    Chunks<Face> outside =
        Chunks.of(List.of(new Face(Face.OUTSIDE, Use.None.UNASSIGNED, new int[0][])));
    return new Topology(
        precision, Chunks.of(List.of()), Chunks.of(List.of()), outside, new FacesByPlace());
  }

  public Precision precision() {
    return precision;
  }

  public int nodeCount() {
    return nodes.count();
  }

  public int arcCount() {
    return arcs.count();
  }

  /** How many faces there are, the outside included. */
  public int faceCount() {
    return faces.count();
  }

  public boolean hasNode(int id) {
    return nodes.get(id) != null;
  }

  public boolean hasArc(int id) {
    return arcs.get(id) != null;
  }

  public boolean hasFace(int id) {
    return faces.get(id) != null;
  }

  public Arc arc(int id) {
    return present(arcs.get(id), "arc", id);
  }

  public Face face(int id) {
    return present(faces.get(id), "face", id);
  }

  public Coordinate nodePoint(int id) {
    return node(id).point();
  }

  /** The half-edges that leave a node, counter-clockwise. */
  public IntStream star(int node) {
    return IntStream.of(node(node).star());
  }

  public Iterable<Arc> arcs() {
    return arcs;
  }

  public Iterable<Face> faces() {
    return faces;
  }

  public void forEachNode(IntConsumer action) {
    nodes.forEach(node -> action.accept(node.id()));
  }

  Node node(int id) {
    return present(nodes.get(id), "node", id);
  }

  Chunks<Node> nodeChunks() {
    return nodes;
  }

  Chunks<Arc> arcChunks() {
    return arcs;
  }

  Chunks<Face> faceChunks() {
    return faces;
  }

  FacesByPlace byPlace() {
    return byPlace;
  }

  /** The node a half-edge leaves. */
  public int origin(int half) {
    Arc arc = arc(Half.arc(half));
    return Half.isForward(half) ? arc.from() : arc.to();
  }

  /** The face on the left of a half-edge. */
  public int left(int half) {
    Arc arc = arc(Half.arc(half));
    return Half.isForward(half) ? arc.left() : arc.right();
  }

  /** The face on the right of a half-edge. */
  public int right(int half) {
    return left(Half.twin(half));
  }

  /** The points of a half-edge in the order it walks. */
  public Line line(int half) {
    Line line = arc(Half.arc(half)).line();
    return Half.isForward(half) ? line : line.reversed();
  }

  /** The arcs round a face, each once. */
  public IntStream arcsOf(int face) {
    return face(face).halves().map(Half::arc).distinct();
  }

  /** The faces that share an arc with this one, the outside perhaps among them. */
  public NavigableSet<Integer> neighbours(int face) {
    NavigableSet<Integer> found = new TreeSet<>();
    face(face).halves().forEach(half -> found.add(right(half)));
    found.remove(face);
    return found;
  }

  /** The arcs between two faces. */
  public IntStream shared(int a, int b) {
    return face(a).halves().filter(half -> right(half) == b).map(Half::arc);
  }

  /**
   * The faces of a place, in the order of their numbers; several for an archipelago, none if it is
   * not drawn.
   */
  public List<Integer> facesOf(Place place) {
    return byPlace.of(this, place);
  }

  /** Every place that has a face, with its faces. */
  public NavigableMap<Place, List<Integer>> places() {
    return new TreeMap<>(byPlace.all(this));
  }

  /**
   * The area of a face in square map units; of the outside, the area of the whole map as a negative
   * number.
   */
  public double area(int face) {
    double twice = 0;
    for (int[] ring : face(face).rings()) {
      twice += Ring.shoelace(ring, this::arc);
    }
    return twice / 2;
  }

  public Envelope extent() {
    Envelope box = new Envelope();
    for (Arc arc : arcs) {
      box.expandToInclude(arc.line().envelope());
    }
    return box;
  }

  /** The face that contains a point; empty when the point lies on a border. */
  public Optional<Face> faceAt(double x, double y) {
    return PointLocation.faceAt(this, x, y);
  }

  /** Whether the other map has the same nodes, arcs and faces; rings follow from these. */
  @Override
  public boolean equals(Object other) {
    return this == other
        || (other instanceof Topology that
            && precision.equals(that.precision)
            && nodes.sameAs(that.nodes, Topology::samePlace)
            && arcs.sameAs(that.arcs, Arc::equals)
            && faces.sameAs(that.faces, (a, b) -> a.use().equals(b.use())));
  }

  private static boolean samePlace(Node a, Node b) {
    return a.x() == b.x() && a.y() == b.y();
  }

  @Override
  public int hashCode() {
    return Objects.hash(precision, nodeCount(), arcCount(), faceCount());
  }

  private static <T> T present(T element, String what, int id) {
    if (element == null) {
      throw new IllegalArgumentException("there is no " + what + " " + id + " on this map");
    }
    return element;
  }
}
