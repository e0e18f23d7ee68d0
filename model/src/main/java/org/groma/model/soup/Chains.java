package org.groma.model.soup;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.BitSet;
import java.util.List;
import org.groma.model.topology.Arc;
import org.groma.model.topology.Assembly.Junction;
import org.groma.model.topology.Border;
import org.groma.model.topology.Line;

/**
 * Joins edges into arcs. A corner is a node where other than two edges meet, where the sides
 * change, or where one is wanted; a closed chain without a node gets one at its lowest-numbered corner.
 *
 * <p>Sides are given as polygon numbers plus one; 0 stands for nobody.
 */
final class Chains {

  private final Corners corners;
  private final Edges edges;
  private final BitSet wanted;
  private final int[] start;
  private final int[] incident;
  private final int[] nodeOf;
  private final boolean[] used;
  private final List<Junction> nodes = new ArrayList<>();
  private final List<Arc> arcs = new ArrayList<>();

  Chains(Corners corners, Edges edges, BitSet wanted) {
    this.corners = corners;
    this.edges = edges;
    this.wanted = wanted;
    this.start = new int[corners.count() + 1];
    this.incident = new int[edges.count() * 2];
    this.nodeOf = new int[corners.count()];
    this.used = new boolean[edges.count()];
    findIncidence();
    findNodes();
    trace();
  }

  List<Junction> nodes() {
    return nodes;
  }

  List<Arc> arcs() {
    return arcs;
  }

  private void findIncidence() {
    for (int e = 0; e < edges.count(); e++) {
      start[edges.from(e) + 1]++;
      start[edges.to(e) + 1]++;
    }
    for (int i = 1; i < start.length; i++) {
      start[i] += start[i - 1];
    }
    int[] next = start.clone();
    for (int e = 0; e < edges.count(); e++) {
      incident[next[edges.from(e)]++] = e;
      incident[next[edges.to(e)]++] = e;
    }
  }

  private void findNodes() {
    Arrays.fill(nodeOf, -1);
    for (int corner = 0; corner < nodeOf.length; corner++) {
      if (isNode(corner)) {
        makeNode(corner);
      }
    }
  }

  private boolean isNode(int corner) {
    if (start[corner + 1] - start[corner] != 2 || wanted.get(corner)) {
      return start[corner + 1] > start[corner];
    }
    int in = incident[start[corner]];
    int out = incident[start[corner] + 1];
    return edges.leftFrom(in, corner) != edges.rightFrom(out, corner)
        || edges.rightFrom(in, corner) != edges.leftFrom(out, corner);
  }

  private void makeNode(int corner) {
    nodeOf[corner] = nodes.size();
    nodes.add(new Junction(nodes.size(), corners.x(corner), corners.y(corner)));
  }

  private void trace() {
    for (int corner = 0; corner < nodeOf.length; corner++) {
      if (nodeOf[corner] >= 0) {
        traceFrom(corner);
      }
    }
    for (int e = 0; e < used.length; e++) {
      if (!used[e]) {
        // edges come in the order of rings, so this end is the lowest corner of a closed chain in
        // most files
        makeNode(edges.from(e));
        traceFrom(edges.from(e));
      }
    }
  }

  private void traceFrom(int corner) {
    for (int i = start[corner]; i < start[corner + 1]; i++) {
      if (!used[incident[i]]) {
        trace(corner, incident[i]);
      }
    }
  }

  private void trace(int corner, int first) {
    double[] xy = new double[32];
    int n = 0;
    int edge = first;
    int at = corner;
    while (true) {
      used[edge] = true;
      if (n + 4 > xy.length) {
        xy = Arrays.copyOf(xy, xy.length * 2);
      }
      xy[n++] = corners.x(at);
      xy[n++] = corners.y(at);
      at = edges.across(edge, at);
      if (nodeOf[at] >= 0) {
        break;
      }
      edge = incident[start[at]] == edge ? incident[start[at] + 1] : incident[start[at]];
    }
    xy[n++] = corners.x(at);
    xy[n++] = corners.y(at);
    arcs.add(
        new Arc(
            arcs.size(),
            nodeOf[corner],
            nodeOf[at],
            edges.leftFrom(first, corner) + 1,
            edges.rightFrom(first, corner) + 1,
            Line.of(Arrays.copyOf(xy, n)),
            Border.LAND));
  }
}
