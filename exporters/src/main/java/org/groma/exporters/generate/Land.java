package org.groma.exporters.generate;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import org.groma.model.geography.MapProjection;
import org.groma.model.topology.Use;
import org.locationtech.jts.densify.Densifier;
import org.locationtech.jts.geom.Coordinate;
import org.locationtech.jts.geom.CoordinateSequence;
import org.locationtech.jts.geom.Geometry;
import org.locationtech.jts.geom.GeometryFactory;
import org.locationtech.jts.geom.Polygon;
import org.locationtech.jts.geom.prep.PreparedGeometry;
import org.locationtech.jts.geom.prep.PreparedGeometryFactory;
import org.locationtech.jts.geom.util.GeometryFixer;
import org.locationtech.jts.geom.util.GeometryTransformer;
import org.locationtech.jts.operation.union.UnaryUnionOp;
import org.locationtech.jts.simplify.TopologyPreservingSimplifier;

/** The land and the water of a map, in map units, each as separate bodies. */
final class Land {

  static final GeometryFactory GEOMETRY = new GeometryFactory();

  /** Coast detail below this many kilometres is dropped; at print size it is a hair's breadth. */
  private static final double COAST_DETAIL = 0.8;

  /** An island province smaller than this has no room for a stack of counters. */
  private static final double ROOM_FOR_COUNTERS = 7000;

  private static final double HALF_A_DEGREE = 0.5;
  private static final double MOST_GROWTH = 16;
  private static final double CHANNEL = 8;

  private final List<Polygon> landmasses;
  private final List<Polygon> waters;

  private Land(List<Polygon> landmasses, List<Polygon> waters) {
    this.landmasses = landmasses;
    this.waters = waters;
  }

  List<Polygon> landmasses() {
    return landmasses;
  }

  List<Polygon> waters() {
    return waters;
  }

  /**
   * Land and water within a frame.
   *
   * @param land coastlines in degrees
   * @param cuts water that the coastlines lack, in map units
   */
  static Land of(
      List<Geometry> land,
      Geometry cuts,
      Polygon frame,
      MapProjection projection,
      List<Site> sites) {
    List<Geometry> projected = new ArrayList<>();
    for (Geometry mass : land) {
      // straight lines in degrees are curves on the map
      projected.add(GeometryFixer.fix(project(Densifier.densify(mass, HALF_A_DEGREE), projection)));
    }
    return within(union(projected).difference(cuts), frame, sites);
  }

  /** Land and water within a frame, of land in map units. */
  static Land within(Geometry land, Polygon frame, List<Site> sites) {
    Geometry all = land.intersection(frame);
    List<Polygon> masses = polygons(TopologyPreservingSimplifier.simplify(all, COAST_DETAIL));
    masses.removeIf(mass -> mass.getArea() < 40);
    masses = grown(masses, sites);
    Geometry dry = union(masses);
    List<Polygon> bodies = polygons(frame.difference(dry));
    bodies.removeIf(body -> body.getArea() < 30 && !holdsSite(body, sites));
    // what is too small to be water is land after all
    List<Polygon> whole = polygons(frame.difference(union(bodies)));
    return new Land(sorted(whole), sorted(bodies));
  }

  /** All of them as one; of none, nothing. */
  static Geometry union(List<? extends Geometry> parts) {
    return parts.isEmpty() ? GEOMETRY.createPolygon() : UnaryUnionOp.union(parts);
  }

  private static boolean holdsSite(Polygon body, List<Site> sites) {
    return sitesOn(body, sites).stream().anyMatch(Site::isWater);
  }

  /** Islands of provinces that have no room for counters are drawn larger, as cartographers do. */
  private static List<Polygon> grown(List<Polygon> masses, List<Site> sites) {
    Map<Integer, Use> soleOwner = soleOwners(masses, sites);
    Map<Use, Double> area = new HashMap<>();
    Set<Use> alsoElsewhere = new HashSet<>();
    for (int i = 0; i < masses.size(); i++) {
      if (soleOwner.containsKey(i)) {
        area.merge(soleOwner.get(i), masses.get(i).getArea(), Double::sum);
      } else {
        sitesOn(masses.get(i), sites).forEach(site -> alsoElsewhere.add(site.use()));
      }
    }
    List<Polygon> result = new ArrayList<>();
    Set<Integer> done = new TreeSet<>();
    for (int i = 0; i < masses.size(); i++) {
      Use owner = soleOwner.get(i);
      if (owner == null || alsoElsewhere.contains(owner) || area.get(owner) >= ROOM_FOR_COUNTERS) {
        result.add(masses.get(i));
        done.add(i);
      }
    }
    Geometry others = union(result).buffer(CHANNEL);
    Map<Use, List<Polygon>> small = new LinkedHashMap<>();
    for (int i = 0; i < masses.size(); i++) {
      if (!done.contains(i)) {
        small.computeIfAbsent(soleOwner.get(i), _ -> new ArrayList<>()).add(masses.get(i));
      }
    }
    for (List<Polygon> islands : small.values()) {
      Geometry grown = UnaryUnionOp.union(islands);
      for (double by = 2; by <= MOST_GROWTH && grown.getArea() < ROOM_FOR_COUNTERS; by += 1) {
        grown = UnaryUnionOp.union(islands).buffer(by, 3).difference(others);
      }
      List<Polygon> parts = polygons(TopologyPreservingSimplifier.simplify(grown, COAST_DETAIL));
      parts.removeIf(part -> part.getArea() < 150);
      result.addAll(parts);
      others = others.union(union(parts).buffer(CHANNEL));
    }
    return result;
  }

  /**
   * Landmasses on which only one place has sites, or, without any site, the place of the nearest
   * one.
   */
  static Map<Integer, Use> soleOwners(List<Polygon> masses, List<Site> sites) {
    Map<Integer, Use> owners = new HashMap<>();
    List<Site> onLand = sites.stream().filter(site -> !site.isWater()).toList();
    for (int i = 0; i < masses.size(); i++) {
      Polygon mass = masses.get(i);
      List<Use> here = sitesOn(mass, onLand).stream().map(Site::use).distinct().toList();
      if (here.size() == 1) {
        owners.put(i, here.getFirst());
      } else if (here.isEmpty()) {
        int number = i;
        nearest(mass, onLand).ifPresent(site -> owners.put(number, site.use()));
      }
    }
    return owners;
  }

  /** The sites that lie on a body of land or water. */
  static List<Site> sitesOn(Polygon body, List<Site> sites) {
    PreparedGeometry prepared = PreparedGeometryFactory.prepare(body);
    return sites.stream()
        .filter(site -> body.getEnvelopeInternal().contains(site.at()))
        .filter(site -> prepared.contains(GEOMETRY.createPoint(site.at())))
        .toList();
  }

  static Optional<Site> nearest(Polygon mass, List<Site> sites) {
    return sites.stream()
        .min(Comparator.comparingDouble(site -> mass.distance(GEOMETRY.createPoint(site.at()))));
  }

  static Geometry project(Geometry degrees, MapProjection projection) {
    return new GeometryTransformer() {
      @Override
      protected CoordinateSequence transformCoordinates(
          CoordinateSequence points, Geometry parent) {
        Coordinate[] moved = new Coordinate[points.size()];
        for (int i = 0; i < moved.length; i++) {
          moved[i] = projection.toMap(points.getX(i), points.getY(i));
        }
        return factory.getCoordinateSequenceFactory().create(moved);
      }
    }.transform(degrees);
  }

  static List<Polygon> polygons(Geometry geometry) {
    List<Polygon> found = new ArrayList<>();
    for (int i = 0; i < geometry.getNumGeometries(); i++) {
      if (geometry.getGeometryN(i) instanceof Polygon polygon && !polygon.isEmpty()) {
        found.add(polygon);
      }
    }
    return found;
  }

  private static List<Polygon> sorted(List<Polygon> polygons) {
    return polygons.stream()
        .map(polygon -> (Polygon) polygon.norm())
        .sorted(Polygon::compareTo)
        .sorted(Comparator.comparingDouble(Polygon::getArea).reversed())
        .toList();
  }
}
