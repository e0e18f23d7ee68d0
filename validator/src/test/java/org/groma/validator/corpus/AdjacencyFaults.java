package org.groma.validator.corpus;

import static org.groma.validator.check.Family.ADJACENCY;

import java.util.List;
import org.groma.model.edit.RemoveEntry;
import org.groma.model.id.RiverId;
import org.groma.model.project.Project;
import org.groma.model.topology.Border;

/** Who touches whom, said wrongly. */
final class AdjacencyFaults {

  private AdjacencyFaults() {}

  static final List<Fault> ALL =
      List.of(
          Fault.set(ADJACENCY, "a strait over no sea", "link:bosphorus", "seas", "[]"),
          Fault.set(
              ADJACENCY,
              "a strait over a sea far away",
              "link:bosphorus",
              "seas",
              "[\"mare-rubrum\"]"),
          Fault.set(
              ADJACENCY,
              "a strait to a province inland",
              "link:bosphorus",
              "to",
              "\"province:bohemia\""),
          Fault.set(
              ADJACENCY,
              "a strait beside a land border",
              "link:bosphorus",
              "to",
              "\"province:macedonia\""),
          new Fault(
              ADJACENCY,
              "a strait drawn twice",
              p -> Alter.copy(p, "link:bosphorus", "bosphorus-too")),
          new Fault(
              ADJACENCY,
              "the strait to Hibernia cut",
              _ -> new RemoveEntry("link", "north-channel")),
          new Fault(
              ADJACENCY,
              "the strait to Britannia cut",
              _ -> new RemoveEntry("link", "fretum-gallicum")),
          Fault.add(
              ADJACENCY,
              "an override that says what the map shows",
              "override",
              override("bohemia", "moravia", true)),
          Fault.add(
              ADJACENCY,
              "an override against what is not",
              "override",
              override("bohemia", "nilus", false)),
          Fault.add(
              ADJACENCY,
              "an override that joins two ends of the world",
              "override",
              override("bohemia", "nilus", true)),
          new Fault(
              ADJACENCY,
              "a province walled in",
              p -> Drawing.of(p).markRound("province:bohemia", Border.of("impassable"))),
          Fault.set(
              ADJACENCY,
              "an island in the middle of the land",
              "province:bohemia",
              "island",
              "true"),
          Fault.drop(ADJACENCY, "an island that is called none", "province:creta", "island"),
          new Fault(
              ADJACENCY,
              "an island whose port is gone",
              p -> Alter.drop(p, "city:" + portOf(p, "gothlandia", "creta", "cyprus"), "port")),
          new Fault(
              ADJACENCY,
              "a river along the coast",
              p ->
                  Drawing.of(p)
                      .mark(
                          "province:latium",
                          "sea:mare-tyrrhenum",
                          Border.river(new RiverId("padus")))),
          new Fault(
              ADJACENCY,
              "a river without a name",
              p ->
                  Drawing.of(p)
                      .mark("province:aegyptus", "province:arcadia", Border.of(Border.RIVER_KIND))),
          new Fault(
              ADJACENCY,
              "a river broken in the middle",
              p ->
                  Drawing.of(p)
                      .mark("province:agri-decumates", "province:lotharingia", Border.LAND)),
          new Fault(
              ADJACENCY,
              "a river in the wrong country",
              p ->
                  Drawing.of(p)
                      .mark(
                          "province:bohemia",
                          "province:moravia",
                          Border.river(new RiverId("nilus")))),
          Fault.append(
              ADJACENCY,
              "a river said to drain an area far away",
              "river:albis",
              "areas",
              "\"hispania\""),
          Fault.drop(
              ADJACENCY, "a river not said to drain an area it does", "river:danapris", "areas[0]"),
          new Fault(
              ADJACENCY,
              "a ridge in the plain",
              p -> Drawing.of(p).mark("province:lituania", "province:prussia", Border.of("ridge"))),
          Fault.set(ADJACENCY, "a port far inland", "city:aquincum", "port", "\"mare-adriaticum\""),
          Fault.set(ADJACENCY, "a port on the wrong sea", "city:ancona", "port", "\"mare-rubrum\""),
          Fault.drop(ADJACENCY, "a shore with a gap", "coast:mare-adriaticum", "provinces[3]"),
          Fault.append(
              ADJACENCY,
              "a shore with a province inland",
              "coast:mare-adriaticum",
              "provinces",
              "\"bohemia\""),
          Fault.set(
              ADJACENCY,
              "a shore of another sea",
              "coast:mare-adriaticum",
              "sea",
              "\"mare-rubrum\""),
          new Fault(
              ADJACENCY, "a shore that is gone", _ -> new RemoveEntry("coast", "mare-aegeum-asia")),
          Fault.append(
              ADJACENCY,
              "a province on two shores of one sea",
              "coast:mare-aegeum-asia",
              "provinces",
              "\"achaia\""));

  private static String override(String a, String b, boolean adjacent) {
    return "{\"id\":\"said\",\"a\":\"province:%s\",\"b\":\"province:%s\",\"adjacent\":%s,\"reason\":\"a try\"}"
        .formatted(a, b, adjacent);
  }

  /** A port city on the first of these islands that has one and no strait. */
  private static String portOf(Project project, String... islands) {
    for (String island : islands) {
      for (var city : project.cities()) {
        if (city.province().slug().equals(island) && city.port().isPresent()) {
          return city.id().slug();
        }
      }
    }
    throw new AssertionError("none of these islands has a port");
  }
}
