package org.groma.exporters.geojson;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.NavigableMap;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import org.groma.model.entry.Ledger;
import org.groma.model.gazetteer.Province;
import org.groma.model.gazetteer.Sea;
import org.groma.model.id.Place;
import org.groma.model.id.ProvinceId;
import org.groma.model.id.SeaId;
import org.groma.model.project.Kinds;
import org.groma.model.project.Project;
import org.groma.model.project.Projection;
import org.groma.model.soup.LoosePolygon;
import org.groma.model.soup.Soup;
import org.groma.model.soup.SoupRepair;
import org.groma.model.topology.Fault;
import org.groma.model.topology.Precision;
import org.groma.model.topology.Topology;
import org.groma.model.topology.Use;
import org.groma.model.value.Slug;
import org.locationtech.jts.geom.Envelope;

/**
 * Puts GeoJSON features into a project as its map. A feature whose property {@code kind} is {@code
 * sea} becomes a sea zone, any other a province. A record that the project already has keeps all
 * its values and only gets a new shape; borders keep their marks where the same two places still
 * touch.
 */
public final class PolygonImport {

  /**
   * How to import.
   *
   * @param repair whether to mend overlaps and small gaps
   * @param largestGap gaps up to this area are filled when mending; empty for a size fit for the
   *     map
   * @param projection how the coordinates are to be read
   */
  public record Options(boolean repair, Optional<Double> largestGap, Projection projection) {}

  /**
   * What came of it.
   *
   * @param project the project with the map, if the polygons make one
   * @param faults all that was found in the polygons as they came
   * @param notices what else the map maker should know
   */
  public record Result(Optional<Project> project, List<Fault> faults, List<String> notices) {}

  private final Project project;
  private final Options options;
  private final List<String> notices = new ArrayList<>();
  private final List<LoosePolygon> polygons = new ArrayList<>();
  private final NavigableMap<Place, String> names = new TreeMap<>();

  private PolygonImport(Project project, Options options) {
    this.project = project;
    this.options = options;
  }

  public static Result into(Project project, GeoJson.Features file, Options options) {
    return new PolygonImport(project, options).run(file);
  }

  private Result run(GeoJson.Features file) {
    if (file.skipped() > 0) {
      notices.add(
          file.skipped() == 1
              ? "One feature has no area (a point or a line) and was left out."
              : file.skipped() + " features have no area (points or lines) and were left out.");
    }
    name(file.features());
    Precision precision = precision();
    Soup.Built built = Soup.build(polygons, precision);
    List<Fault> faults = built.faults();
    Optional<Topology> map = built.topology();
    if (options.repair() && !faults.isEmpty()) {
      SoupRepair.Repaired repaired = SoupRepair.repair(polygons, precision, largestGap());
      map = Soup.build(repaired.polygons(), precision).topology();
      notices.add(
          "Repaired: "
              + repaired.overlapsSettled()
              + " overlapping pieces were given to the polygon that comes first in the file, "
              + repaired.gapsFilled()
              + " small gaps to the neighbour with the longest common border.");
    }
    return new Result(map.map(this::into), faults, List.copyOf(notices));
  }

  /** Gives every feature an id: its own, else one made from its name. Equal ids are one place. */
  private void name(List<Feature> features) {
    Map<String, String> nameOfSlug = new HashMap<>();
    Set<String> split = new HashSet<>();
    int nameless = 0;
    for (Feature feature : features) {
      Optional<String> named = feature.property("name").or(() -> feature.property("NAME"));
      Optional<String> given = feature.property("id").or(feature::id);
      String label = named.or(() -> given).orElse("");
      String slug = slug(named, given);
      if (slug.isEmpty()) {
        nameless++;
        slug = "unnamed-" + nameless;
        label = "Unnamed " + nameless;
      }
      String known = nameOfSlug.putIfAbsent(slug, label);
      if (known != null && !known.equals(label) && split.add(slug)) {
        notices.add(
            "'"
                + known
                + "' and '"
                + label
                + "' both get the id '"
                + slug
                + "' and became one place.");
      }
      boolean sea = feature.property("kind").map(kind -> kind.equals("sea")).orElse(false);
      Place place = sea ? Place.of(new SeaId(slug)) : Place.of(new ProvinceId(slug));
      names.putIfAbsent(place, label);
      for (List<double[]> rings : feature.polygons()) {
        polygons.add(new LoosePolygon(label, Use.of(place), rings));
      }
    }
    if (nameless > 0) {
      notices.add(
          nameless
              + " features have neither an id nor a name; they are called 'Unnamed 1' and so on.");
    }
  }

  /** An id that says something is kept; a bare number gives way to the name. */
  private static String slug(Optional<String> named, Optional<String> given) {
    return given
        .filter(Slug::isValid)
        .filter(id -> named.isEmpty() || id.chars().anyMatch(Character::isLetter))
        .orElseGet(() -> Slug.of(named.or(() -> given).orElse("")));
  }

  private Precision precision() {
    Envelope extent = extent();
    return Precision.forExtent(Math.max(extent.getWidth(), extent.getHeight()));
  }

  private double largestGap() {
    Envelope extent = extent();
    return options.largestGap().orElse(extent.getArea() / Math.max(1, polygons.size()) / 50);
  }

  private Envelope extent() {
    Envelope extent = new Envelope();
    for (LoosePolygon polygon : polygons) {
      for (double[] ring : polygon.rings()) {
        for (int i = 0; i + 1 < ring.length; i += 2) {
          if (Precision.isInRange(ring[i]) && Precision.isInRange(ring[i + 1])) {
            extent.expandToInclude(ring[i], ring[i + 1]);
          }
        }
      }
    }
    return extent;
  }

  private Project into(Topology map) {
    List<Province> provinces = new ArrayList<>(project.provinces().toList());
    List<Sea> seas = new ArrayList<>(project.seas().toList());
    names.forEach((place, name) -> {
      place
          .province()
          .filter(id -> !project.provinces().contains(id.slug()))
          .ifPresent(id -> provinces.add(Province.named(id, name)));
      place
          .sea()
          .filter(id -> !project.seas().contains(id.slug()))
          .ifPresent(id -> seas.add(Sea.named(id, name)));
    });
    Project changed =
        project
            .with(options.projection())
            .with(Kinds.PROVINCES, Ledger.of(provinces))
            .with(Kinds.SEAS, Ledger.of(seas));
    long shapeless =
        project.map().places().keySet().stream().filter(place -> !names.containsKey(place)).count();
    if (shapeless > 0) {
      notices.add(
          String.format(
              Locale.ROOT,
              "%d places of the project have no polygon in the file; their records are kept without"
                  + " a shape.",
              shapeless));
    }
    return changed.with(BorderMarks.carry(project.map(), map));
  }
}
