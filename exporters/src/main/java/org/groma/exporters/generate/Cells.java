package org.groma.exporters.generate;

import java.util.ArrayList;
import java.util.Collection;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import org.groma.model.topology.Precision;
import org.groma.model.topology.Use;
import org.locationtech.jts.geom.Coordinate;
import org.locationtech.jts.geom.Envelope;
import org.locationtech.jts.geom.Geometry;
import org.locationtech.jts.geom.LineString;
import org.locationtech.jts.geom.Point;
import org.locationtech.jts.geom.Polygon;
import org.locationtech.jts.geom.PrecisionModel;
import org.locationtech.jts.geom.TopologyException;
import org.locationtech.jts.geom.prep.PreparedGeometry;
import org.locationtech.jts.geom.prep.PreparedGeometryFactory;
import org.locationtech.jts.geom.util.LinearComponentExtracter;
import org.locationtech.jts.noding.NodedSegmentString;
import org.locationtech.jts.noding.SegmentString;
import org.locationtech.jts.noding.snapround.SnapRoundingNoder;
import org.locationtech.jts.operation.polygonize.Polygonizer;
import org.locationtech.jts.triangulate.VoronoiDiagramBuilder;

/**
 * Gives land and water to sites. On each body only the sites that lie on it compete, so that no
 * cell reaches across a strait; a body without a site goes whole to the nearest one. All lines are
 * noded together, so neighbouring cells share their corners exactly.
 */
final class Cells {

  /** A piece of one body that belongs to one site's place. */
  record Cell(Polygon shape, Use use, int body) {}

  /**
   * Cell edges run this far past the coast before they are noded with it; the ends are dropped as
   * dangles.
   */
  private static final double OVERSHOOT = 0.05;

  private final Precision precision;
  private final List<Polygon> bodies = new ArrayList<>();
  private final List<List<Site>> sitesOn = new ArrayList<>();
  private final List<NodedSegmentString> lines = new ArrayList<>();

  private Cells(Precision precision) {
    this.precision = precision;
  }

  static List<Cell> of(Land land, List<Site> sites, Precision precision) {
    Cells cells = new Cells(precision);
    Map<Boolean, List<Site>> byWater =
        sites.stream().collect(Collectors.partitioningBy(Site::isWater));
    land.landmasses().forEach(body -> cells.body(body, byWater.get(false)));
    land.waters().forEach(body -> cells.body(body, byWater.get(true)));
    return cells.label();
  }

  private void body(Polygon body, List<Site> candidates) {
    List<Site> here = new ArrayList<>(Land.sitesOn(body, candidates));
    if (here.isEmpty()) {
      Land.nearest(body, candidates).ifPresent(here::add);
    }
    if (here.isEmpty()) { // land or water without any site in the whole world is not drawn
      return;
    }
    bodies.add(body);
    sitesOn.add(here);
    addLines(body.getBoundary());
    if (here.stream().map(Site::use).distinct().count() > 1) {
      VoronoiDiagramBuilder voronoi = new VoronoiDiagramBuilder();
      voronoi.setSites(here.stream().map(Site::at).toList());
      Envelope reach = body.getEnvelopeInternal();
      reach.expandBy(10);
      voronoi.setClipEnvelope(reach);
      Geometry diagram = diagram(voronoi);
      Map<LineString, LineString> edges = new HashMap<>();
      for (Object each : LinearComponentExtracter.getLines(diagram)) {
        Coordinate[] ring = ((LineString) each).getCoordinates();
        for (int i = 1; i < ring.length; i++) {
          LineString edge = Land.GEOMETRY.createLineString(new Coordinate[] {ring[i - 1], ring[i]});
          edges.putIfAbsent((LineString) edge.norm(), edge);
        }
      }
      List<LineString> sorted = new ArrayList<>(edges.keySet());
      sorted.sort(null);
      Geometry within = body.buffer(OVERSHOOT);
      // one by one: both neighbours of an edge have it, perhaps with another last digit, and two
      // lines that lie so nearly on each other are more than an overlay of all can sort out
      sorted.forEach(edge -> addLines(edge.intersection(within)));
    }
  }

  /**
   * The cells within the reach of the builder. Where sites lie symmetrically about an axis, an edge
   * is off it by the last digit, and cutting the cells to their reach fails; they are as good
   * uncut, because the coast cuts them anyway.
   */
  private static Geometry diagram(VoronoiDiagramBuilder voronoi) {
    try {
      return voronoi.getDiagram(Land.GEOMETRY);
    } catch (TopologyException nearlyTheSame) {
      return voronoi.getSubdivision().getVoronoiDiagram(Land.GEOMETRY);
    }
  }

  private void addLines(Geometry geometry) {
    for (Object each : LinearComponentExtracter.getLines(geometry)) {
      LineString line = (LineString) each;
      if (line.getNumPoints() > 1) {
        lines.add(new NodedSegmentString(line.getCoordinates(), null));
      }
    }
  }

  private List<Cell> label() {
    SnapRoundingNoder noder = new SnapRoundingNoder(new PrecisionModel(1 / precision.step()));
    noder.computeNodes(lines);
    Map<LineString, LineString> once = new HashMap<>();
    for (Object each : noder.getNodedSubstrings()) {
      LineString line = Land.GEOMETRY.createLineString(((SegmentString) each).getCoordinates());
      once.putIfAbsent((LineString) line.norm(), line);
    }
    List<LineString> sorted = new ArrayList<>(once.keySet());
    sorted.sort(null);
    Polygonizer polygonizer = new Polygonizer();
    polygonizer.add(sorted);
    List<PreparedGeometry> prepared =
        bodies.stream().map(PreparedGeometryFactory::prepare).toList();
    List<Cell> cells = new ArrayList<>();
    for (Object each : polygonizer.getPolygons()) {
      Polygon shape = (Polygon) ((Polygon) each).norm();
      Point inside = shape.getInteriorPoint();
      for (int body = 0; body < bodies.size(); body++) {
        if (bodies.get(body).getEnvelopeInternal().contains(inside.getCoordinate())
            && prepared.get(body).contains(inside)) {
          cells.add(new Cell(shape, nearest(sitesOn.get(body), inside.getCoordinate()), body));
          break;
        }
      }
    }
    cells.sort((a, b) -> a.shape().compareTo(b.shape()));
    return cells;
  }

  private static Use nearest(Collection<Site> sites, Coordinate point) {
    return sites.stream()
        .min(Comparator.comparingDouble(site -> site.at().distance(point)))
        .orElseThrow()
        .use();
  }
}
