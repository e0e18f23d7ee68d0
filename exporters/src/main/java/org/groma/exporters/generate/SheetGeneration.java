package org.groma.exporters.generate;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.DoubleConsumer;
import org.groma.exporters.generate.Cells.Cell;
import org.groma.model.geography.MapProjection;
import org.groma.model.project.Project;
import org.groma.model.project.Projection;
import org.groma.model.soup.LoosePolygon;
import org.groma.model.soup.Soup;
import org.groma.model.topology.Face;
import org.groma.model.topology.FaceShape;
import org.groma.model.topology.Fault;
import org.groma.model.topology.Precision;
import org.groma.model.topology.Topology;
import org.locationtech.jts.densify.Densifier;
import org.locationtech.jts.geom.Coordinate;
import org.locationtech.jts.geom.Envelope;
import org.locationtech.jts.geom.Geometry;
import org.locationtech.jts.geom.Polygon;
import org.locationtech.jts.geom.util.AffineTransformation;
import org.locationtech.jts.geom.util.GeometryFixer;

/**
 * Generates the map of a sheet from sites and land that are in map units already, whatever these
 * are. The steps of the {@link Generator} know how fine a coast and how large an island is by
 * kilometres and provinces of the usual size; so the sheet is enlarged until its provinces are of
 * that size, drawn, and made as small as it was.
 */
public final class SheetGeneration {

  /** The area of a province of the usual size, in square kilometres. */
  private static final double USUAL_PROVINCE = 100_000;

  /** Straight lines in degrees are curves on a map. */
  private static final double HALF_A_DEGREE = 0.5;

  private static final double[] DONE = {0.1, 0.35, 0.5, 0.65, 0.9};

  /**
   * What a map is made from.
   *
   * @param sheet what the map covers
   * @param land none for a sheet that is all water
   */
  public record Inputs(Envelope sheet, List<Site> sites, List<Geometry> land) {
    public Inputs {
      sheet = new Envelope(sheet);
      sites = List.copyOf(sites);
      land = List.copyOf(land);
    }
  }

  private final Inputs inputs;
  private final AffineTransformation enlarging;
  private final double factor;

  private SheetGeneration(Inputs inputs) {
    this.inputs = inputs;
    Envelope sheet = inputs.sheet();
    long places = inputs.sites().stream().map(Site::use).distinct().count();
    double wanted = Math.sqrt(USUAL_PROVINCE * Math.max(1, places) / sheet.getArea());
    double most = Precision.LARGEST / 2 / Math.max(sheet.getWidth(), sheet.getHeight());
    this.factor = Math.min(wanted, most);
    this.enlarging =
        AffineTransformation.translationInstance(-sheet.getMinX(), -sheet.getMinY())
            .scale(factor, factor);
  }

  /**
   * Draws the map.
   *
   * @param step hears how much is done, between the steps; it may throw to end the work
   */
  public static Generator.Generated generate(Inputs inputs, DoubleConsumer step) {
    return new SheetGeneration(inputs).draw(step);
  }

  /** Shapes in degrees as shapes on a map of a known projection. */
  public static List<Geometry> projected(List<Geometry> degrees, Projection projection) {
    MapProjection known = MapProjection.of(projection).orElseThrow();
    return degrees.stream()
        .map(shape -> Land.project(Densifier.densify(shape, HALF_A_DEGREE), known))
        .toList();
  }

  /** Sites in degrees as sites on a map of a known projection. */
  public static List<Site> sites(List<Site> degrees, Projection projection) {
    MapProjection known = MapProjection.of(projection).orElseThrow();
    return degrees.stream()
        .map(site -> new Site(site.use(), known.toMap(site.at().x, site.at().y)))
        .toList();
  }

  /** A project with a map, and with a record for each place that it does not know yet. */
  public static Project into(Project project, Topology map) {
    return ProjectGeneration.withRecords(project, map, SheetGeneration::worded).with(map);
  }

  private static String worded(String slug) {
    return Character.toUpperCase(slug.charAt(0)) + slug.substring(1).replace('-', ' ');
  }

  private Generator.Generated draw(DoubleConsumer step) {
    List<Site> sites = new ArrayList<>();
    for (Site site : inputs.sites()) {
      Coordinate to = new Coordinate();
      enlarging.transform(site.at(), to);
      sites.add(new Site(site.use(), to));
    }
    Envelope sheet = inputs.sheet();
    Polygon frame =
        (Polygon)
            Land.GEOMETRY.toGeometry(
                new Envelope(0, factor * sheet.getWidth(), 0, factor * sheet.getHeight()));
    List<Geometry> masses =
        inputs.land().stream().map(mass -> GeometryFixer.fix(enlarging.transform(mass))).toList();
    step.accept(DONE[0]);
    Land land = Land.within(Land.union(masses), frame, sites);
    step.accept(DONE[1]);
    List<Cell> pieces = Stray.settled(Cells.of(land, sites, Precision.STANDARD));
    step.accept(DONE[2]);
    List<LoosePolygon> polygons = ShortContacts.closed(Generator.loose(pieces), Precision.STANDARD);
    Soup.Built large = Soup.build(polygons, Precision.STANDARD);
    step.accept(DONE[3]);
    if (large.topology().isEmpty()) {
      return new Generator.Generated(Optional.empty(), large.faults(), List.of());
    }
    Topology rough = Roughen.of(large.topology().get());
    step.accept(DONE[4]);
    Soup.Built built = Soup.build(reduced(rough), precision());
    List<Fault> faults = built.topology().isPresent() ? List.of() : built.faults();
    return new Generator.Generated(built.topology(), faults, List.of());
  }

  private Precision precision() {
    Envelope sheet = inputs.sheet();
    return Precision.forExtent(Math.max(sheet.getWidth(), sheet.getHeight()));
  }

  /** Neighbours have the same corners, and so they have after the same has been done to them. */
  private List<LoosePolygon> reduced(Topology large) {
    Precision precision = precision();
    Envelope sheet = inputs.sheet();
    List<LoosePolygon> polygons = new ArrayList<>();
    for (Face face : large.faces()) {
      if (face.id() != Face.OUTSIDE) {
        List<double[]> rings = Generator.rings(FaceShape.polygon(large, face.id()));
        for (double[] ring : rings) {
          for (int i = 0; i + 1 < ring.length; i += 2) {
            ring[i] =
                precision.round(
                    Math.clamp(
                        ring[i] / factor + sheet.getMinX(), sheet.getMinX(), sheet.getMaxX()));
            ring[i + 1] =
                precision.round(
                    Math.clamp(
                        ring[i + 1] / factor + sheet.getMinY(), sheet.getMinY(), sheet.getMaxY()));
          }
        }
        polygons.add(new LoosePolygon(face.use().toString(), face.use(), rings));
      }
    }
    return polygons;
  }
}
