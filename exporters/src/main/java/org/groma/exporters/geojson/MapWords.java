package org.groma.exporters.geojson;

import java.util.Optional;
import org.groma.model.gazetteer.River;
import org.groma.model.geography.MapProjection;
import org.groma.model.id.Id;
import org.groma.model.id.Place;
import org.groma.model.project.Project;
import org.groma.model.project.Projection;
import org.groma.model.project.Vocabulary.Term;
import org.groma.model.topology.Arc;
import org.groma.model.topology.Border;
import org.groma.model.topology.Use;

/** What is said in words of the places and borders of a map: the properties of features. */
final class MapWords {

  private final Project project;
  private final PlaceProperties places;

  MapWords(Project project) {
    this.project = project;
    this.places = new PlaceProperties(project);
  }

  /** The properties of a place: what the gazetteer has of it. */
  void place(Place place, StringBuilder out) {
    JsonObject said = new JsonObject(out);
    for (PlaceProperties.Said each : places.of(place)) {
      if (each.quoted()) {
        said.text(each.name(), each.text());
      } else {
        said.member(each.name()).append(each.text());
      }
    }
    said.end();
  }

  /** The kind that a face without a place is written with. */
  static String kind(Use.None use) {
    return switch (use) {
      case OUT_OF_PLAY -> "void";
      case OPEN_WATER -> "open-water";
      case UNASSIGNED -> "unassigned";
    };
  }

  /** The properties of a border. */
  void border(Arc arc, StringBuilder out) {
    Border border = arc.border();
    JsonObject said = new JsonObject(out);
    said.text("kind", "border").text("border", border.kind());
    said.text("river", border.river().map(Id::slug));
    said.text("name", border.river().flatMap(project.rivers()::find).map(River::name));
    said.text("tags", Optional.of(String.join(",", border.tags())));
    said.text("left", side(arc.left()));
    said.text("right", side(arc.right()));
    said.end();
  }

  private Optional<String> side(int face) {
    return Optional.of(project.map().face(face).use().written());
  }

  /** The member {@code groma} of a whole file, see {@link Sheet}. */
  void sheet(StringBuilder out) {
    JsonObject said = new JsonObject(out);
    Projection projection = project.projection();
    said.text(
        "coordinates",
        MapProjection.of(projection).isPresent() ? GromaMember.DEGREES : GromaMember.UNITS);
    JsonObject how = new JsonObject(said.member("projection"));
    how.text("name", projection.name());
    JsonObject parameters = new JsonObject(how.member("parameters"));
    projection.parameters().forEach((name, value) -> parameters.member(name).append(plain(value)));
    parameters.end();
    how.end();
    said.number("precision", project.map().precision().digits());
    StringBuilder list = said.member("borders").append('[');
    String separator = "";
    for (Term term : project.vocabulary().borders()) {
      JsonObject each = new JsonObject(list.append(separator));
      each.text("word", term.word()).text("name", term.name()).text("colour", term.colour());
      if (term.impassable()) {
        each.flag("impassable", true);
      }
      each.end();
      separator = ",";
    }
    list.append(']');
    said.end();
  }

  private static String plain(double value) {
    return value == Math.rint(value) && Math.abs(value) < 1e15
        ? Long.toString((long) value)
        : Double.toString(value);
  }
}
