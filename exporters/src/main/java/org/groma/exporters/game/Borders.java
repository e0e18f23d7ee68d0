package org.groma.exporters.game;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import org.groma.model.gazetteer.Link;
import org.groma.model.graph.MapGraph;
import org.groma.model.graph.Neighbour;
import org.groma.model.id.LinkId;
import org.groma.model.id.OverrideId;
import org.groma.model.id.Place;
import org.groma.model.project.Project;

/** Every adjacency of a project, each once. */
final class Borders {

  private static final String ID = "border-";

  private static final Comparator<GameBorder> ORDER =
      Comparator.comparing(GameBorder::a)
          .thenComparing(GameBorder::b)
          .thenComparing(border -> border.link().map(LinkId::slug).orElse(""));

  private Borders() {}

  static List<GameBorder> of(Project project) {
    MapGraph graph = MapGraph.of(project);
    List<GameBorder> borders = new ArrayList<>();
    for (int number = 0; number < graph.size(); number++) {
      Place place = graph.place(number);
      for (Neighbour neighbour : graph.neighbours(number)) {
        // a border is the same from both sides; links follow below, with what else is said of them
        if (neighbour.link().isEmpty() && place.compareTo(neighbour.place()) < 0) {
          borders.add(GameBorder.across(place, neighbour));
        }
      }
    }
    for (Link link : project.links()) {
      borders.add(GameBorder.along(link));
    }
    borders.sort(ORDER);
    return borders;
  }

  /** The id of the override that a border is read as, by its number in the document. */
  static OverrideId id(int number) {
    return new OverrideId(ID + number);
  }

  /** The number of the border that was read as this override. */
  static int number(String overrideId) {
    return Integer.parseInt(overrideId.substring(ID.length()));
  }
}
