package org.groma.exporters.game;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import org.groma.model.graph.MapGraph;
import org.groma.model.id.Place;
import org.groma.model.project.Kinds;
import org.groma.model.project.Project;
import org.groma.model.store.BrokenReference;
import org.groma.model.store.LoadProblem;
import org.groma.model.store.References;
import org.groma.model.store.json.JsonPath;
import org.groma.model.value.NearestWord;

/** Ids and words of a document that lead nowhere, and borders of what is no place. */
final class Connections {

  /** What fields of a link are called in the document. */
  private static final Map<JsonPath, JsonPath> LINK_FIELDS =
      Map.of(
          JsonPath.ROOT.field("from"), JsonPath.ROOT.field("a"),
          JsonPath.ROOT.field("to"), JsonPath.ROOT.field("b"));

  private Connections() {}

  /**
   * All that is loose.
   *
   * @param project the project read from the document
   */
  static List<Objection> loose(Project project, GameMap map, EntryPlaces places) {
    List<Objection> loose = new ArrayList<>();
    for (BrokenReference broken : References.in(project)) {
      loose.add(objection(broken, places));
    }
    if (loose.isEmpty()) {
      MapGraph graph = MapGraph.of(project);
      for (int i = 0; i < map.borders().size(); i++) {
        JsonPath border = JsonPath.ROOT.field("map").field("borders").item(i);
        checkPlace(graph, map.borders().get(i).a(), border.field("a"), loose);
        checkPlace(graph, map.borders().get(i).b(), border.field("b"), loose);
      }
    }
    return loose;
  }

  private static void checkPlace(
      MapGraph graph, Place place, JsonPath path, List<Objection> loose) {
    if (graph.number(place).isEmpty()) {
      loose.add(new Objection(LoadProblem.Kind.REFERENCE, path, place.toString(), noPlace(place)));
    }
  }

  /** What is wrong with a place that the graph does not have. */
  static String noPlace(Place place) {
    return String.format(
        Locale.ROOT,
        "'%s' is no place to stand in, for it has provinces or smaller areas; name one of them",
        place);
  }

  private static Objection objection(BrokenReference broken, EntryPlaces places) {
    boolean isWord = broken.sort() == BrokenReference.Sort.WORD;
    JsonPath field =
        broken.kind().equals(Kinds.LINKS.word())
            ? LINK_FIELDS.getOrDefault(broken.field(), broken.field())
            : broken.field();
    return new Objection(
        isWord ? LoadProblem.Kind.WORD : LoadProblem.Kind.REFERENCE,
        places.of(broken.kind(), broken.entry()).then(field),
        broken.target(),
        isWord ? broken.message() : message(broken));
  }

  private static String message(BrokenReference broken) {
    return String.format(
        Locale.ROOT,
        "'%s' is not among the %s of the document%s",
        broken.target(),
        broken.among(),
        NearestWord.hint(broken.nearest()));
  }
}
