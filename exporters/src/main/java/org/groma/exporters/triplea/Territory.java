package org.groma.exporters.triplea;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.groma.exporters.geojson.LooseRings;

/**
 * A territory as it was read.
 *
 * @param polygons each an outline and holes, x and y in turn, y upwards
 * @param line where it stands in the file
 */
record Territory(String name, boolean water, List<List<double[]>> polygons, int line) {

  static Territory of(String name, PointLines.Outlines said) {
    List<List<double[]>> polygons = new ArrayList<>();
    for (int[] ring : said.rings()) {
      List<double[]> loops = loops(ring);
      if (!loops.isEmpty()) {
        polygons.addAll(LooseRings.polygons(loops));
      }
    }
    return new Territory(name, TerritoryNames.isWater(name), polygons, said.line());
  }

  /**
   * A ring taken apart where it comes back to a point: a hole that is joined to the outline by a
   * line there and back is a loop again.
   */
  private static List<double[]> loops(int[] ring) {
    List<double[]> loops = new ArrayList<>();
    List<double[]> walk = new ArrayList<>();
    Map<List<Integer>, Integer> seenAt = new HashMap<>();
    for (int i = 0; i + 1 < ring.length; i += 2) {
      List<Integer> point = List.of(ring[i], ring[i + 1]);
      Integer before = seenAt.get(point);
      if (before != null) {
        take(walk.subList(before, walk.size()), loops);
        while (walk.size() > before) {
          double[] gone = walk.removeLast();
          seenAt.remove(List.of((int) gone[0], (int) -gone[1]));
        }
      }
      seenAt.put(point, walk.size());
      walk.add(new double[] {ring[i], -ring[i + 1] + 0.0});
    }
    take(walk, loops);
    return loops;
  }

  private static void take(List<double[]> points, List<double[]> loops) {
    if (points.size() >= 3) {
      double[] loop = new double[2 * points.size()];
      for (int i = 0; i < points.size(); i++) {
        loop[2 * i] = points.get(i)[0];
        loop[2 * i + 1] = points.get(i)[1];
      }
      loops.add(loop);
    }
  }

  Map<String, String> properties() {
    String plain = name.replace(TerritoryNames.WATER, "").strip();
    boolean says = water && plain.chars().anyMatch(Character::isLetter);
    Map<String, String> properties = new TreeMap<>();
    properties.put("name", says ? plain : name);
    properties.put("kind", water ? "sea" : "province");
    return properties;
  }
}
