package org.groma.validator;

import org.groma.model.edit.ChangeMap;
import org.groma.model.edit.Edit;
import org.groma.model.edit.Outcome;
import org.groma.model.id.Place;
import org.groma.model.project.Project;
import org.groma.model.topology.Arc;
import org.groma.model.topology.MapEdit;
import org.groma.model.topology.Topology;
import org.locationtech.jts.geom.Coordinate;

/** Projects after edits that must succeed, and how to name what is to be edited. */
public final class Edited {

  private Edited() {}

  public static Project by(Project project, Edit... edits) {
    Project now = project;
    for (Edit edit : edits) {
      now =
          switch (edit.apply(now)) {
            case Outcome.Applied(Project after, var _) -> after;
            case Outcome.Refused(String reason, var _) -> throw new AssertionError(reason);
          };
    }
    return now;
  }

  public static Project drawn(Project project, MapEdit... changes) {
    Project now = project;
    for (MapEdit change : changes) {
      now = by(now, new ChangeMap(change));
    }
    return now;
  }

  /** The first face of a place of a {@link Grid}. */
  public static int face(Project project, char letter) {
    return project.map().facesOf(Grid.place(letter)).getFirst();
  }

  /** The one border between two places of a {@link Grid}. */
  public static int border(Project project, char one, char other) {
    return arc(project.map(), Grid.place(one), Grid.place(other)).id();
  }

  private static Arc arc(Topology map, Place one, Place other) {
    for (int a : map.facesOf(one)) {
      for (int b : map.facesOf(other)) {
        int[] arcs = map.shared(a, b).toArray();
        if (arcs.length > 0) {
          return map.arc(arcs[0]);
        }
      }
    }
    throw new AssertionError(one + " and " + other + " share no border");
  }

  /** The node at a place of the map. */
  public static int node(Project project, double x, double y) {
    int[] found = {-1};
    project
        .map()
        .forEachNode(node -> {
          Coordinate point = project.map().nodePoint(node);
          if (point.x == x && point.y == y) {
            found[0] = node;
          }
        });
    if (found[0] < 0) {
      throw new AssertionError("no node at " + x + ", " + y);
    }
    return found[0];
  }
}
