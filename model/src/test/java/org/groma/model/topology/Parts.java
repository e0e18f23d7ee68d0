package org.groma.model.topology;

import java.util.ArrayList;
import java.util.List;
import java.util.function.UnaryOperator;
import org.groma.model.topology.Assembly.Junction;
import org.groma.model.topology.Assembly.Region;

/** A map taken apart as it is stored, to be put together again with something wrong. */
final class Parts {

  private final Precision precision;
  final List<Junction> nodes = new ArrayList<>();
  final List<Arc> arcs = new ArrayList<>();
  final List<Region> faces = new ArrayList<>();

  private Parts(Precision precision) {
    this.precision = precision;
  }

  static Parts of(Topology map) {
    Parts parts = new Parts(map.precision());
    map.forEachNode(
        id -> parts.nodes.add(new Junction(id, map.nodePoint(id).x, map.nodePoint(id).y)));
    map.arcs().forEach(parts.arcs::add);
    map.faces().forEach(face -> parts.faces.add(new Region(face.id(), face.use())));
    return parts;
  }

  Parts arc(int index, UnaryOperator<Arc> change) {
    arcs.set(index, change.apply(arcs.get(index)));
    return this;
  }

  Assembly.Result assemble() {
    return Assembly.of(precision, nodes, arcs, faces);
  }

  /** What is wrong with them. */
  List<String> faults() {
    return assemble() instanceof Assembly.Broken(List<Fault> faults)
        ? faults.stream().map(Fault::message).toList()
        : List.of();
  }
}
