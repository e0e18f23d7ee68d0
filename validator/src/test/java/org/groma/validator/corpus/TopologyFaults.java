package org.groma.validator.corpus;

import static org.groma.validator.check.Family.TOPOLOGY;

import java.util.List;
import org.groma.model.edit.RemoveEntry;
import org.groma.model.id.Place;
import org.groma.model.topology.Use;

/** A drawing that is valid and still no good map. */
final class TopologyFaults {

  private TopologyFaults() {}

  static final List<Fault> ALL =
      List.of(
          new Fault(
              TOPOLOGY,
              "a face taken from its province",
              p -> Drawing.of(p).assign("province:bohemia", Use.None.UNASSIGNED)),
          new Fault(
              TOPOLOGY,
              "a province put out of play",
              p -> Drawing.of(p).assign("province:bohemia", Use.None.OUT_OF_PLAY)),
          new Fault(
              TOPOLOGY,
              "a sea that nobody owns",
              p -> Drawing.of(p).assign("sea:mare-aegeum", Use.None.UNASSIGNED)),
          new Fault(
              TOPOLOGY,
              "a face given to a province far away",
              p -> Drawing.of(p).assign("province:bohemia", use("province:nilus"))),
          new Fault(
              TOPOLOGY,
              "a province given to the sea",
              p -> Drawing.of(p).assign("province:creta", use("sea:mare-aegeum"))),
          new Fault(
              TOPOLOGY,
              "a border deleted",
              p -> Drawing.of(p).merge("province:bohemia", "province:moravia")),
          new Fault(
              TOPOLOGY,
              "a border between land and sea deleted",
              p -> Drawing.of(p).merge("sea:mare-aegeum", "province:creta")),
          new Fault(
              TOPOLOGY,
              "the record of a drawn province removed",
              _ -> new RemoveEntry("province", "bohemia")),
          new Fault(
              TOPOLOGY,
              "the record of a drawn sea removed",
              _ -> new RemoveEntry("sea", "mare-aralis")),
          Fault.add(
              TOPOLOGY,
              "a province that is not drawn",
              "province",
              "{\"id\":\"atlantis\",\"name\":\"Atlantis\",\"area\":\"graecia\",\"terrain\":\"clear\",\"extent\":\"main\"}"),
          Fault.add(
              TOPOLOGY,
              "a sea that is not drawn",
              "sea",
              "{\"id\":\"mare-mortuum\",\"name\":\"Mare Mortuum\",\"extent\":\"main\"}"),
          new Fault(
              TOPOLOGY,
              "a sliver that nobody owns",
              p -> Drawing.of(p).strip("province:bohemia", 0.4, Use.None.UNASSIGNED)),
          new Fault(
              TOPOLOGY,
              "a sliver of a foreign province",
              p -> Drawing.of(p).strip("province:bohemia", 0.4, use("province:nilus"))),
          new Fault(
              TOPOLOGY,
              "a speck of a neighbour",
              p -> Drawing.of(p).strip("province:pannonia", 0.5, use("province:moravia"))),
          new Fault(
              TOPOLOGY,
              "a spike",
              p -> Drawing.of(p).spike("province:bohemia", "province:moravia", 30)),
          new Fault(
              TOPOLOGY,
              "a vertex set twice",
              p -> Drawing.of(p).twice("province:bohemia", "province:moravia", 0.0015)),
          Fault.set(TOPOLOGY, "a city drawn outside its province", "city:ancona", "at", "[0, 0]"),
          Fault.set(TOPOLOGY, "a city drawn off the map", "city:ancona", "at", "[99999, 0]"));

  private static Use use(String place) {
    return Use.of(Place.parse(place));
  }
}
