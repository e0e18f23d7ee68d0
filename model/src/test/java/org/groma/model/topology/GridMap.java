package org.groma.model.topology;

import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import org.groma.model.topology.Assembly.Junction;
import org.groma.model.topology.Assembly.Region;

/**
 * A grid of wobbly four-sided provinces, the same for the same parameters.
 *
 * @param side provinces a side; province {@code cI-J} is face {@code I * side + J + 1}
 * @param extra vertices on each border between its nodes
 * @param wobble how far nodes and vertices stray, as a part of a cell; 0 for a chessboard
 */
public record GridMap(Precision precision, int side, int extra, double wobble, double cell) {

  public static GridMap of(int side) {
    return new GridMap(Precision.STANDARD, side, 2, 0.2, 50);
  }

  public Topology draw() {
    return switch (assemble()) {
      case Assembly.Whole(Topology map) -> map;
      case Assembly.Broken(List<Fault> faults) -> throw new AssertionError(faults.toString());
    };
  }

  Assembly.Result assemble() {
    List<Junction> nodes = nodes();
    return Assembly.of(precision, nodes, arcs(nodes), faces());
  }

  List<Junction> nodes() {
    Random random = new Random(7);
    List<Junction> nodes = new ArrayList<>();
    for (int i = 0; i <= side; i++) {
      for (int j = 0; j <= side; j++) {
        double x = i + (i % side == 0 ? 0 : stray(random, wobble));
        double y = j + (j % side == 0 ? 0 : stray(random, wobble));
        nodes.add(new Junction(node(i, j), precision.round(x * cell), precision.round(y * cell)));
      }
    }
    return nodes;
  }

  List<Arc> arcs(List<Junction> nodes) {
    Random random = new Random(11);
    List<Arc> arcs = new ArrayList<>();
    for (int i = 0; i <= side; i++) {
      for (int j = 0; j <= side; j++) {
        if (i < side) {
          arcs.add(
              arc(
                  random,
                  arcs.size(),
                  nodes,
                  node(i, j),
                  node(i + 1, j),
                  face(i, j),
                  face(i, j - 1)));
        }
        if (j < side) {
          arcs.add(
              arc(
                  random,
                  arcs.size(),
                  nodes,
                  node(i, j),
                  node(i, j + 1),
                  face(i - 1, j),
                  face(i, j)));
        }
      }
    }
    return arcs;
  }

  List<Region> faces() {
    List<Region> faces = new ArrayList<>();
    for (int i = 0; i < side; i++) {
      for (int j = 0; j < side; j++) {
        faces.add(new Region(face(i, j), MapDrawing.use("c" + i + "-" + j)));
      }
    }
    return faces;
  }

  public int face(int i, int j) {
    return i < 0 || j < 0 || i >= side || j >= side ? Face.OUTSIDE : i * side + j + 1;
  }

  public int node(int i, int j) {
    return i * (side + 1) + j;
  }

  private Arc arc(
      Random random, int id, List<Junction> nodes, int from, int to, int left, int right) {
    Junction p = nodes.get(from);
    Junction q = nodes.get(to);
    double dx = q.x() - p.x();
    double dy = q.y() - p.y();
    List<Point> points = new ArrayList<>();
    points.add(new Point(p.x(), p.y()));
    for (int t = 1; t <= extra; t++) {
      double f = t / (extra + 1.0);
      double w = Math.sin(Math.PI * f) * stray(random, wobble * 0.2);
      points.add(
          new Point(
              precision.round(p.x() + dx * f - dy * w), precision.round(p.y() + dy * f + dx * w)));
    }
    points.add(new Point(q.x(), q.y()));
    return new Arc(id, from, to, left, right, Line.of(Point.flat(points)), Border.LAND);
  }

  private static double stray(Random random, double width) {
    return (2 * random.nextDouble() - 1) * width;
  }
}
