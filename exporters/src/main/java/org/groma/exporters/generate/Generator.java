package org.groma.exporters.generate;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.groma.exporters.generate.Cells.Cell;
import org.groma.model.geography.MapProjection;
import org.groma.model.id.RiverId;
import org.groma.model.project.Projection;
import org.groma.model.soup.LoosePolygon;
import org.groma.model.soup.Soup;
import org.groma.model.topology.Fault;
import org.groma.model.topology.Precision;
import org.groma.model.topology.Topology;
import org.locationtech.jts.geom.Coordinate;
import org.locationtech.jts.geom.Geometry;
import org.locationtech.jts.geom.LineString;
import org.locationtech.jts.geom.Polygon;

/** Makes a map from sites, land and rivers; the package comment tells the steps. */
public final class Generator {

  /** A frame in degrees. */
  public record Frame(double west, double east, double south, double north) {

    /** The frame on the map, with sides that follow meridians and parallels. */
    Polygon on(MapProjection projection) {
      List<Coordinate> ring = new ArrayList<>();
      int steps = 60;
      for (int i = 0; i < steps; i++) {
        ring.add(projection.toMap(west + (east - west) * i / steps, south));
      }
      for (int i = 0; i < steps; i++) {
        ring.add(projection.toMap(east, south + (north - south) * i / steps));
      }
      for (int i = 0; i < steps; i++) {
        ring.add(projection.toMap(east - (east - west) * i / steps, north));
      }
      for (int i = 0; i < steps; i++) {
        ring.add(projection.toMap(west, north - (north - south) * i / steps));
      }
      ring.add(ring.getFirst());
      return Land.GEOMETRY.createPolygon(ring.toArray(Coordinate[]::new));
    }
  }

  /**
   * A line of water to be cut through the land.
   *
   * @param shape in degrees; a polygon is cut out as it is, a line with its width
   * @param width in map units
   */
  public record Cut(Geometry shape, double width) {}

  /**
   * What a map is made from; all shapes in degrees.
   *
   * @param sites their points in degrees
   * @param rivers the course of each river
   * @param borders borders that are to be marked
   */
  public record Inputs(
      Projection projection,
      Frame frame,
      List<Site> sites,
      List<Geometry> land,
      List<Cut> cuts,
      Map<RiverId, Geometry> rivers,
      List<MarkedBorder> borders) {}

  /**
   * A map, or why there is none.
   *
   * @param notices what did not come out as asked
   */
  public record Generated(Optional<Topology> map, List<Fault> faults, List<String> notices) {}

  private Generator() {}

  public static Generated generate(Inputs inputs) {
    MapProjection projection =
        MapProjection.of(inputs.projection())
            .orElseThrow(() -> new IllegalArgumentException("a map is made on a known projection"));
    Precision precision = Precision.STANDARD;
    List<Site> sites = new ArrayList<>();
    for (Site site : inputs.sites()) {
      sites.add(new Site(site.use(), projection.toMap(site.at().x, site.at().y)));
    }
    Polygon frame = inputs.frame().on(projection);
    Land land = Land.of(inputs.land(), cuts(inputs.cuts(), projection), frame, projection, sites);
    List<Cell> pieces = Stray.settled(Cells.of(land, sites, precision));
    Soup.Built built = Soup.build(ShortContacts.closed(loose(pieces), precision), precision);
    if (built.topology().isEmpty()) {
      return new Generated(Optional.empty(), built.faults(), List.of());
    }
    List<String> notices = new ArrayList<>();
    Map<RiverId, RiverLine> courses = new HashMap<>();
    inputs
        .rivers()
        .forEach((id, course) -> courses.put(id, new RiverLine(Land.project(course, projection))));
    Topology map = Rivers.follow(built.topology().get(), inputs.borders(), courses, notices);
    return new Generated(Optional.of(Roughen.of(map)), built.faults(), List.copyOf(notices));
  }

  private static Geometry cuts(List<Cut> cuts, MapProjection projection) {
    Geometry all = Land.GEOMETRY.createPolygon();
    for (Cut cut : cuts) {
      Geometry shape = Land.project(cut.shape(), projection);
      all = all.union(shape instanceof LineString ? shape.buffer(cut.width() / 2, 4) : shape);
    }
    return all;
  }

  static List<LoosePolygon> loose(List<Cell> pieces) {
    List<LoosePolygon> polygons = new ArrayList<>();
    for (Cell piece : pieces) {
      polygons.add(new LoosePolygon(piece.use().toString(), piece.use(), rings(piece.shape())));
    }
    return polygons;
  }

  static List<double[]> rings(Polygon polygon) {
    List<double[]> rings = new ArrayList<>();
    rings.add(flat(polygon.getExteriorRing().getCoordinates()));
    for (int i = 0; i < polygon.getNumInteriorRing(); i++) {
      rings.add(flat(polygon.getInteriorRingN(i).getCoordinates()));
    }
    return rings;
  }

  private static double[] flat(Coordinate[] points) {
    double[] xy = new double[points.length * 2];
    for (int i = 0; i < points.length; i++) {
      xy[2 * i] = points[i].x;
      xy[2 * i + 1] = points[i].y;
    }
    return xy;
  }
}
