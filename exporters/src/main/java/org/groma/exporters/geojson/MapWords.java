package org.groma.exporters.geojson;

import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import org.groma.model.gazetteer.Area;
import org.groma.model.gazetteer.City;
import org.groma.model.gazetteer.Province;
import org.groma.model.gazetteer.River;
import org.groma.model.gazetteer.Sea;
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

  private static final Comparator<City> GREATEST_FIRST =
      Comparator.comparingInt(City::level).reversed().thenComparing(City::name);

  private final Project project;

  MapWords(Project project) {
    this.project = project;
  }

  /** The properties of a place: what the gazetteer has of it. */
  void place(Place place, StringBuilder out) {
    JsonObject said = new JsonObject(out);
    said.text("id", place.slug()).text("name", name(place)).text("kind", place.kind().word());
    place.province().flatMap(project.provinces()::find).ifPresent(its -> province(its, said));
    place.sea().flatMap(project.seas()::find).ifPresent(its -> sea(its, said));
    said.end();
  }

  private void province(Province province, JsonObject said) {
    said.text("area", province.area().map(Id::slug));
    said.text("areaName", province.area().flatMap(project.areas()::find).map(Area::name));
    said.text("terrain", Optional.of(province.terrain()));
    said.number("income", province.income().number());
    said.flag("granary", province.granary());
    said.flag("caravan", province.caravan());
    said.flag("island", province.island());
    said.text("extent", Optional.of(province.extent()));
    said.text("tags", Optional.of(String.join(",", province.tags().words())));
    List<City> cities =
        project.cities().stream()
            .filter(city -> city.province().equals(province.id()))
            .sorted(GREATEST_FIRST)
            .toList();
    if (!cities.isEmpty()) {
      City first = cities.getFirst();
      said.text("city", first.name());
      said.number("level", first.level());
      said.flag("fortified", first.fortified());
      said.number("wall", first.wall());
      said.text("port", first.port().map(Id::slug));
      said.text(
          "otherCities",
          Optional.of(cities.stream().skip(1).map(City::name).collect(Collectors.joining(", "))));
    }
  }

  private static void sea(Sea sea, JsonObject said) {
    said.number("monopoly", sea.monopoly().number());
    said.text("extent", Optional.of(sea.extent()));
    said.text("tags", Optional.of(String.join(",", sea.tags().words())));
  }

  private String name(Place place) {
    return place
        .province()
        .flatMap(project.provinces()::find)
        .map(Province::name)
        .or(() -> place.sea().flatMap(project.seas()::find).map(Sea::name))
        .or(() -> place.area().flatMap(project.areas()::find).map(Area::name))
        .orElse(place.slug());
  }

  /** The kind that a face without a place is written with. */
  static String kind(Use.None use) {
    return switch (use) {
      case OUT_OF_PLAY -> "void";
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
    projection
        .parameters()
        .forEach((name, value) -> parameters.member(name).append(plain(value)));
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
