package org.groma.model.soup;

import java.util.ArrayList;
import java.util.BitSet;
import java.util.Collection;
import java.util.Comparator;
import java.util.List;
import java.util.NavigableSet;
import java.util.Optional;
import java.util.TreeSet;
import org.groma.model.topology.Arc;
import org.groma.model.topology.Assembly;
import org.groma.model.topology.Contacts;
import org.groma.model.topology.Face;
import org.groma.model.topology.Fault;
import org.groma.model.topology.Half;
import org.groma.model.topology.Precision;
import org.groma.model.topology.Topology;
import org.groma.model.topology.Use;
import org.locationtech.jts.geom.Coordinate;

/** Polygons made into a map. See the package comment for how. */
public final class Soup {

  /**
   * What came of some polygons.
   *
   * @param topology the map, where the polygons make one; gaps are unassigned faces of it. Where it
   *     is missing there is at least one fault that is no gap
   * @param faults everything that was found, gaps among them, sorted by kind and place
   */
  public record Built(Optional<Topology> topology, List<Fault> faults) {}

  private static final Comparator<Fault> ORDER =
      Comparator.comparing(Fault::kind)
          .thenComparingDouble(fault -> fault.at().x)
          .thenComparingDouble(fault -> fault.at().y)
          .thenComparing(Fault::message);

  /** Where everything crosses everything, so many tell as much as all. */
  private static final int MOST_CONTACTS = 20_000;

  private final Precision precision;
  private final List<LoosePolygon> polygons;
  private final Collection<Coordinate> nodes;
  private final List<Fault> faults = new ArrayList<>();
  private final NavigableSet<Integer> suspects = new TreeSet<>();

  private Soup(Precision precision, List<LoosePolygon> polygons, Collection<Coordinate> nodes) {
    this.precision = precision;
    this.polygons = polygons;
    this.nodes = nodes;
  }

  /** Builds the map and reports every fault; repairs nothing. */
  public static Built build(List<LoosePolygon> polygons, Precision precision) {
    return build(polygons, precision, List.of());
  }

  /**
   * Builds the map with a node at each of these corners too, so that a border between two polygons
   * can be of one kind up to there and of another beyond. Points that are no corner are ignored.
   */
  public static Built build(
      List<LoosePolygon> polygons, Precision precision, Collection<Coordinate> nodes) {
    return new Soup(precision, polygons, nodes).build();
  }

  /** The map that polygons make, bad rings left out; none if anything crosses or overlaps. */
  static Optional<Topology> plane(List<LoosePolygon> polygons, Precision precision) {
    Soup soup = new Soup(precision, polygons, List.of());
    Assembly.Walked walked = soup.walk();
    return soup.isPlane(walked) ? Optional.of(walked.topology()) : Optional.empty();
  }

  private Built build() {
    Assembly.Walked walked = walk();
    if (isPlane(walked)) {
      boolean whole = faults.isEmpty();
      faults.addAll(GapSearch.inMap(walked.topology(), polygons));
      return built(whole ? Optional.of(walked.topology()) : Optional.empty());
    }
    diagnose(walked.topology().arcs());
    return built(Optional.empty());
  }

  private Assembly.Walked walk() {
    RingReader reader = new RingReader(precision, polygons);
    reader.read();
    faults.addAll(reader.faults());
    suspects.addAll(reader.suspects());
    BitSet wanted = new BitSet();
    for (Coordinate node : nodes) {
      wanted.set(reader.corners().number(precision.round(node.x), precision.round(node.y)));
    }
    Chains chains = new Chains(reader.corners(), reader.edges(), wanted);
    List<Use> uses = polygons.stream().map(LoosePolygon::use).toList();
    return Assembly.walk(precision, chains.nodes(), chains.arcs(), uses);
  }

  private Built built(Optional<Topology> topology) {
    faults.sort(ORDER);
    return new Built(topology, List.copyOf(faults));
  }

  /**
   * Whether sides agree and nothing crosses or overlaps; each step trusts the one before. Who
   * disturbs is suspect.
   */
  private boolean isPlane(Assembly.Walked walked) {
    for (Assembly.Mismatch mismatch : walked.mismatches()) {
      suspect(mismatch.face());
      suspect(mismatch.other());
    }
    Topology map = walked.topology();
    if (suspects.isEmpty()) {
      Contacts.roundFaces(map).forEach(this::suspect);
    }
    if (suspects.isEmpty()) {
      for (int[] ring : Nesting.misplaced(map)) {
        suspect(map.arc(Half.arc(ring[0])));
      }
    }
    return suspects.isEmpty();
  }

  /** Finds out, at leisure, what is wrong with polygons that make no map. */
  private void diagnose(Iterable<Arc> arcs) {
    List<Contacts.Found> contacts = Contacts.among(arcs, MOST_CONTACTS);
    contacts.forEach(this::suspect);
    ShapeIndex shapes = new ShapeIndex(polygons, precision);
    Overlaps overlaps = new Overlaps(shapes);
    suspects.addAll(overlaps.contained());
    faults.addAll(overlaps.among(suspects));
    Misfits misfits = new Misfits(shapes, overlaps.places());
    faults.addAll(misfits.flaws(suspects));
    faults.addAll(misfits.contacts(contacts));
    if (faults.isEmpty()) {
      faults.addAll(misfits.unexplained(suspects));
    }
    if (overlaps.isCut() || contacts.size() >= MOST_CONTACTS) {
      faults.add(crowd(shapes)); // to look for gaps among them takes as long
    } else {
      faults.addAll(GapSearch.around(suspects, shapes));
    }
  }

  private Fault crowd(ShapeIndex shapes) {
    Coordinate at = shapes.shape(suspects.first()).getCoordinate();
    return new Fault(
        Fault.Kind.OVERLAP,
        "So many polygons lie over each other that not all of it was looked at. Draw each place"
            + " once: is only one layer of the file the map?",
        at == null ? new Coordinate() : at,
        0,
        List.of());
  }

  private void suspect(Contacts.Found contact) {
    suspect(contact.a());
    suspect(contact.b());
  }

  private void suspect(Arc arc) {
    suspect(arc.left());
    suspect(arc.right());
  }

  private void suspect(int face) {
    if (face != Face.OUTSIDE && face <= polygons.size()) {
      suspects.add(face - 1);
    }
  }
}
