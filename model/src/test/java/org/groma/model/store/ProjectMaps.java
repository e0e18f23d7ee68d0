package org.groma.model.store;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.TreeSet;
import org.groma.model.id.Place;
import org.groma.model.id.ProvinceId;
import org.groma.model.id.RiverId;
import org.groma.model.topology.Arc;
import org.groma.model.topology.Assembly;
import org.groma.model.topology.Border;
import org.groma.model.topology.Line;
import org.groma.model.topology.Precision;
import org.groma.model.topology.Topology;
import org.groma.model.topology.Use;

/** Maps of projects to be saved and loaded. */
final class ProjectMaps {

  private ProjectMaps() {}

  /** A square province and a square sea beside it, a river between them. */
  static Topology twoFaces() {
    Border river =
        new Border(
            "river", Optional.of(new RiverId("jordan")), new TreeSet<>(List.of("limes", "old")));
    return assembled(
        Precision.STANDARD,
        List.of(new Assembly.Junction(0, 10, 0), new Assembly.Junction(1, 10, 10.125)),
        List.of(
            new Arc(0, 0, 1, 1, 2, Line.of(10, 0, 9.5, 5.001, 10, 10.125), river),
            new Arc(1, 1, 0, 1, 0, Line.of(10, 10.125, -0.5, 10, 0, 0, 10, 0), Border.LAND),
            new Arc(2, 0, 1, 2, 0, Line.of(10, 0, 20, 0, 20, 10, 10, 10.125), Border.of("wall"))),
        List.of(
            new Assembly.Region(1, Use.of(FullValues.HIJAZ)),
            new Assembly.Region(2, Use.of(FullValues.RED_SEA))));
  }

  /** A square map of wavy cells, each a province without a record of its own. */
  static Topology cells(int side, int pointsOfArc) {
    List<Assembly.Junction> nodes = new ArrayList<>();
    List<Arc> arcs = new ArrayList<>();
    List<Assembly.Region> faces = new ArrayList<>();
    for (int y = 0; y <= side; y++) {
      for (int x = 0; x <= side; x++) {
        int node = y * (side + 1) + x;
        nodes.add(new Assembly.Junction(node, x * 10, y * 10));
        if (x < side) {
          arcs.add(wave(arcs.size(), node, node + 1, x, y, side, pointsOfArc, true));
        }
        if (y < side) {
          arcs.add(wave(arcs.size(), node, node + side + 1, x, y, side, pointsOfArc, false));
        }
        if (x < side && y < side) {
          ProvinceId province = new ProvinceId("p-" + x + "-" + y);
          faces.add(new Assembly.Region(cell(x, y, side), Use.of(Place.of(province))));
        }
      }
    }
    return assembled(Precision.STANDARD, nodes, arcs, faces);
  }

  private static Arc wave(
      int id, int from, int to, int x, int y, int side, int points, boolean eastward) {
    double[] xy = new double[2 * points];
    for (int i = 0; i < points; i++) {
      double along = 10.0 * i / (points - 1);
      double across = Math.sin(2 * Math.PI * i / (points - 1));
      xy[2 * i] = Precision.STANDARD.round(x * 10 + (eastward ? along : across));
      xy[2 * i + 1] = Precision.STANDARD.round(y * 10 + (eastward ? across : along));
    }
    return eastward
        ? new Arc(id, from, to, cell(x, y, side), cell(x, y - 1, side), Line.of(xy), Border.LAND)
        : new Arc(id, from, to, cell(x - 1, y, side), cell(x, y, side), Line.of(xy), Border.LAND);
  }

  private static int cell(int x, int y, int side) {
    return x < 0 || y < 0 || x >= side || y >= side ? 0 : 1 + y * side + x;
  }

  private static Topology assembled(
      Precision precision,
      List<Assembly.Junction> nodes,
      List<Arc> arcs,
      List<Assembly.Region> faces) {
    return switch (Assembly.of(precision, nodes, arcs, faces)) {
      case Assembly.Whole(Topology map) -> map;
      case Assembly.Broken(var faults) -> throw new AssertionError(faults);
    };
  }
}
