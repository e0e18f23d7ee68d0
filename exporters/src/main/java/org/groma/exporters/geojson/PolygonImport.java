package org.groma.exporters.geojson;

import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.Locale;
import java.util.NavigableSet;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.function.UnaryOperator;
import java.util.stream.Collectors;
import org.groma.model.geography.MapProjection;
import org.groma.model.id.Place;
import org.groma.model.project.Project;
import org.groma.model.project.Projection;
import org.groma.model.soup.LoosePolygon;
import org.groma.model.soup.Soup;
import org.groma.model.soup.SoupRepair;
import org.groma.model.topology.Fault;
import org.groma.model.topology.KeptNumbers;
import org.groma.model.topology.Precision;
import org.groma.model.topology.Topology;
import org.groma.model.topology.Use;
import org.locationtech.jts.geom.Coordinate;
import org.locationtech.jts.geom.Envelope;

/**
 * Puts the features of a file into a project as its map. A feature whose property {@code kind} is
 * {@code sea} becomes a sea zone, one of kind {@code area} an off-map box, of kind {@code void}
 * ground that is out of play, of kind {@code unassigned} a face that nobody has yet, any other a
 * province. A record that the project already has keeps all its values and only gets a new shape;
 * what stayed where it was on the map keeps its number.
 *
 * <p>What kinds of border there are the file says by its lines, if it has any or is one of ours;
 * else borders keep their marks where the same two places still touch.
 */
public final class PolygonImport {

  /**
   * How to import.
   *
   * @param repair whether to mend overlaps and small gaps
   * @param largestGap gaps up to this area are filled when mending; empty for a size fit for the
   *     map
   * @param projection the projection that the map is to have. Coordinates are read as they are for
   *     {@code none} and {@code lonlat} and in drawings; for any other they are degrees and
   *     projected
   */
  public record Options(boolean repair, Optional<Double> largestGap, Projection projection) {}

  /**
   * What came of it.
   *
   * @param project the project with the map, if the polygons make one
   * @param faults all that was found in the polygons as they came
   * @param notices what else the map maker should know
   * @param places which place each feature of the file is, in their order
   */
  public record Result(
      Optional<Project> project,
      List<Fault> faults,
      List<String> notices,
      List<Optional<Place>> places) {}

  private final Project project;
  private final Options options;
  private final List<String> notices = new ArrayList<>();
  private final List<LoosePolygon> polygons = new ArrayList<>();
  private final List<Optional<Place>> places = new ArrayList<>();
  private final FeatureNames names;
  private UnaryOperator<double[]> toMap = UnaryOperator.identity();
  private final NavigableSet<String> cut = new TreeSet<>();

  private PolygonImport(Project project, Options options) {
    this.project = project;
    this.options = options;
    this.names = new FeatureNames(project);
  }

  private static UnaryOperator<double[]> toMap(Projection projection) {
    Optional<MapProjection> known =
        MapProjection.of(projection).filter(_ -> !projection.equals(Projection.LONLAT));
    return known
        .<UnaryOperator<double[]>>map(formula -> ring -> projected(formula, ring))
        .orElse(UnaryOperator.identity());
  }

  private static double[] projected(MapProjection formula, double[] ring) {
    double[] flat = new double[ring.length / 2 * 2];
    for (int i = 0; i < flat.length; i += 2) {
      Coordinate at = formula.toMap(ring[i], ring[i + 1]);
      flat[i] = at.x;
      flat[i + 1] = at.y;
    }
    return flat;
  }

  public static Result into(Project project, GeoJson.Features file, Options options) {
    return new PolygonImport(project, options).run(file);
  }

  private Result run(GeoJson.Features file) {
    if (!file.drawn()) {
      toMap = toMap(options.projection());
    }
    if (file.skipped() > 0) {
      notices.add(
          file.skipped() == 1
              ? "One feature has no area (a point or a line) and was left out."
              : file.skipped() + " features have no area (points or lines) and were left out.");
    }
    notices.addAll(file.notices());
    Optional<Sheet> sheet = file.sheet().filter(of -> of.projection().equals(options.projection()));
    file.features().forEach(feature -> take(feature, sheet.isPresent()));
    notices.addAll(names.notices());
    if (!cut.isEmpty()) {
      notices.add("Cut at the meridian of 180°, which they cross: " + String.join(", ", cut) + ".");
    }
    Precision precision = sheet.map(Sheet::precision).orElseGet(this::precision);
    MarkedLines lines = new MarkedLines(file.borders(), precision, toMap, sheet.isPresent());
    boolean fileKnowsBorders = sheet.isPresent() || !file.borders().isEmpty();
    Collection<Coordinate> nodes =
        fileKnowsBorders ? lines.nodes() : BorderMarks.ends(project.map());
    Soup.Built built = Soup.build(polygons, precision, nodes);
    Optional<Topology> map =
        options.repair() && !built.faults().isEmpty()
            ? repaired(precision, nodes)
            : built.topology();
    return new Result(
        map.map(drawn -> into(drawn, fileKnowsBorders ? Optional.of(lines) : Optional.empty()))
            .map(changed -> fileKnowsBorders ? BorderWords.of(file).into(changed) : changed),
        built.faults(),
        List.copyOf(notices),
        List.copyOf(places));
  }

  private void take(Feature feature, boolean ours) {
    Use use =
        switch (feature.kind()) {
          case "void" -> Use.None.OUT_OF_PLAY;
          case "open-water" -> Use.None.OPEN_WATER;
          case "unassigned" -> Use.None.UNASSIGNED;
          default -> Use.of(names.place(feature));
        };
    places.add(use.place());
    String name =
        FeatureNames.name(feature)
            .orElseGet(() -> use.place().map(names.names()::get).orElse(feature.kind()));
    if (ours && feature.uncut().isPresent()) {
      feature.uncut().get().forEach(rings -> polygons.add(new LoosePolygon(name, use, rings)));
      return;
    }
    for (List<double[]> degrees : feature.polygons()) {
      List<double[]> rings = degrees.stream().map(toMap).toList();
      List<List<double[]>> pieces = List.of(rings);
      if (options.projection().equals(Projection.LONLAT) && Antimeridian.isCrossedBy(rings)) {
        pieces = Antimeridian.cut(rings);
        cut.add(name);
      }
      pieces.forEach(piece -> polygons.add(new LoosePolygon(name, use, piece)));
    }
  }

  private Optional<Topology> repaired(Precision precision, Collection<Coordinate> nodes) {
    SoupRepair.Repaired repaired = SoupRepair.repair(polygons, precision, largestGap());
    notices.add(
        String.format(
            Locale.ROOT,
            "Repaired: %s given to the smaller polygon, %s to the neighbour with the longest common"
                + " border.",
            count(repaired.overlapsSettled(), "overlapping piece was", "overlapping pieces were"),
            count(repaired.gapsFilled(), "small gap", "small gaps")));
    Set<Use> left = repaired.polygons().stream().map(LoosePolygon::use).collect(Collectors.toSet());
    polygons.stream()
        .filter(polygon -> !left.contains(polygon.use()))
        .map(polygon -> "Nothing is left of " + polygon.name() + ", which got no shape.")
        .distinct()
        .forEach(notices::add);
    return Soup.build(repaired.polygons(), precision, nodes).topology();
  }

  private static String count(long number, String one, String many) {
    return number + " " + (number == 1 ? one : many);
  }

  private Precision precision() {
    boolean asBefore =
        options.projection().equals(project.projection())
            && !options.projection().parameters().isEmpty()
            && project.map().faceCount() > 1;
    if (asBefore) {
      return project.map().precision();
    }
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

  private Project into(Topology map, Optional<MarkedLines> lines) {
    Project changed = PlaceRecords.in(project.with(options.projection()), names.names());
    long shapeless =
        project.map().places().keySet().stream()
            .filter(place -> !names.names().containsKey(place))
            .count();
    if (shapeless > 0) {
      notices.add(
          shapeless == 1
              ? "One place of the project has no polygon in the file; its record is kept without a"
                  + " shape."
              : shapeless
                  + " places of the project have no polygon in the file; their records are kept"
                  + " without a shape.");
    }
    if (lines.isEmpty()) {
      return changed.with(numbered(BorderMarks.carry(project.map(), map)));
    }
    Topology marked = lines.get().mark(map);
    lines.get().notice().ifPresent(notices::add);
    return changed.with(numbered(marked));
  }

  private Topology numbered(Topology map) {
    return KeptNumbers.in(map, project.map());
  }
}
