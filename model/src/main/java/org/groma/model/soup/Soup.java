package org.groma.model.soup;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.NavigableSet;
import java.util.Optional;
import java.util.TreeSet;
import org.groma.model.topology.Arc;
import org.groma.model.topology.Assembly;
import org.groma.model.topology.Assembly.Mismatch;
import org.groma.model.topology.Contacts;
import org.groma.model.topology.Face;
import org.groma.model.topology.Fault;
import org.groma.model.topology.Precision;
import org.groma.model.topology.Topology;
import org.groma.model.topology.Use;

/** Polygons made into a map. See the package comment for how. */
public final class Soup {

  /**
   * What came of some polygons.
   *
   * @param topology the map, where the polygons make one; gaps are unassigned faces of it
   * @param faults everything that was found, gaps among them, sorted by kind and place
   */
  public record Built(Optional<Topology> topology, List<Fault> faults) {}

  private static final Comparator<Fault> ORDER =
      Comparator.comparing(Fault::kind)
          .thenComparing((Fault fault) -> fault.at().x)
          .thenComparing(fault -> fault.at().y)
          .thenComparing(Fault::message);

  private final Precision precision;
  private final List<LoosePolygon> polygons;
  private final List<Fault> faults = new ArrayList<>();
  private final NavigableSet<Integer> suspects = new TreeSet<>();

  private Soup(Precision precision, List<LoosePolygon> polygons) {
    this.precision = precision;
    this.polygons = polygons;
  }

  /** Builds the map and reports every fault; repairs nothing. */
  public static Built build(List<LoosePolygon> polygons, Precision precision) {
    return new Soup(precision, polygons).build();
  }

  private Built build() {
    RingReader reader = new RingReader(precision, polygons);
    reader.read();
    faults.addAll(reader.faults());
    suspects.addAll(reader.suspects());
    Chains chains = new Chains(reader.corners(), reader.edges());
    List<Use> uses = polygons.stream().map(LoosePolygon::use).toList();
    Assembly.Walked walked = Assembly.walk(precision, chains.nodes(), chains.arcs(), uses);
    walked.mismatches().forEach(this::suspect);
    Contacts.roundFaces(walked.topology()).forEach(this::suspect);
    if (!suspects.isEmpty()) {
      Contacts.among(chains.arcs()).forEach(this::suspect);
    }
    boolean plane = suspects.isEmpty() && reader.faults().isEmpty();
    List<Fault> gaps = plane ? GapSearch.inMap(walked.topology(), polygons) : List.of();
    Overlaps overlaps = new Overlaps(polygons, precision);
    if (plane) {
      faults.addAll(overlaps.containedPolygons(walked.topology()));
    } else {
      faults.addAll(overlaps.among(suspects));
      gaps = overlaps.gaps();
    }
    boolean usable = plane && faults.isEmpty();
    faults.addAll(gaps);
    faults.sort(ORDER);
    return new Built(
        usable ? Optional.of(walked.topology()) : Optional.empty(), List.copyOf(faults));
  }

  private void suspect(Mismatch mismatch) {
    suspectFace(mismatch.face());
    suspectFace(mismatch.other());
  }

  private void suspect(Contacts.Found contact) {
    for (Arc arc : List.of(contact.a(), contact.b())) {
      suspectFace(arc.left());
      suspectFace(arc.right());
    }
  }

  private void suspectFace(int face) {
    if (face != Face.OUTSIDE && face <= polygons.size()) {
      suspects.add(face - 1);
    }
  }
}
