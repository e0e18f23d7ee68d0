package org.groma.exporters.generate;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import org.groma.model.id.Place;
import org.groma.model.id.ProvinceId;
import org.groma.model.id.SeaId;
import org.groma.model.topology.Use;
import org.locationtech.jts.geom.Coordinate;
import org.locationtech.jts.geom.Envelope;
import org.locationtech.jts.geom.Geometry;
import org.locationtech.jts.geom.prep.PreparedGeometry;
import org.locationtech.jts.geom.prep.PreparedGeometryFactory;

/**
 * Sites strewn over a sheet by chance, but evenly: each is the one of several that lies farthest
 * from those before it. The same seed gives the same sites.
 */
public final class InventedSites {

  private static final int CANDIDATES = 12;
  private static final int TRIES = 4000;

  private InventedSites() {}

  /**
   * So many sites of provinces on the land, and of sea zones on the water. Where there is no land
   * there are no provinces, and no sea zones where there is no water.
   */
  public static List<Site> on(
      Envelope sheet, List<Geometry> land, int provinces, int seas, long seed) {
    Geometry frame = Land.GEOMETRY.toGeometry(sheet);
    Geometry dry = Land.union(land).intersection(frame);
    Random chance = new Random(seed);
    List<Site> sites = new ArrayList<>();
    for (Coordinate at : strewn(dry, provinces, chance)) {
      sites.add(province(sites.size() + 1, at));
    }
    int dryOnes = sites.size();
    for (Coordinate at : strewn(frame.difference(dry), seas, chance)) {
      sites.add(sea(sites.size() - dryOnes + 1, at));
    }
    return sites;
  }

  /** Sites at points that somebody chose: provinces on land, sea zones on water, after others. */
  public static List<Site> at(List<Coordinate> points, List<Geometry> land, List<Site> others) {
    Geometry dry = Land.union(land);
    List<Site> sites = new ArrayList<>(others);
    for (Coordinate at : points) {
      boolean water = !dry.contains(Land.GEOMETRY.createPoint(at));
      int number = (int) sites.stream().filter(site -> site.isWater() == water).count() + 1;
      sites.add(water ? sea(number, at) : province(number, at));
    }
    return sites.subList(others.size(), sites.size());
  }

  /** The site of a province that has a number for a name. */
  public static Site province(int number, Coordinate at) {
    return new Site(Use.of(Place.of(new ProvinceId("province-" + number))), at);
  }

  /** The site of a sea zone that has a number for a name. */
  public static Site sea(int number, Coordinate at) {
    return new Site(Use.of(Place.of(new SeaId("sea-" + number))), at);
  }

  private static List<Coordinate> strewn(Geometry ground, int count, Random chance) {
    List<Coordinate> found = new ArrayList<>();
    if (ground.isEmpty()) {
      return found;
    }
    PreparedGeometry prepared = PreparedGeometryFactory.prepare(ground);
    for (int i = 0; i < count; i++) {
      Optional<Coordinate> best = Optional.empty();
      double farthest = -1;
      for (int candidate = 0; candidate < CANDIDATES; candidate++) {
        Optional<Coordinate> at = somewhere(ground.getEnvelopeInternal(), prepared, chance);
        double far =
            at.map(here -> found.stream().mapToDouble(here::distance).min().orElse(0)).orElse(-1.0);
        if (far > farthest) {
          farthest = far;
          best = at;
        }
      }
      best.ifPresent(found::add);
    }
    return found;
  }

  private static Optional<Coordinate> somewhere(
      Envelope box, PreparedGeometry ground, Random chance) {
    for (int i = 0; i < TRIES; i++) {
      Coordinate at =
          new Coordinate(
              box.getMinX() + box.getWidth() * chance.nextDouble(),
              box.getMinY() + box.getHeight() * chance.nextDouble());
      if (ground.contains(Land.GEOMETRY.createPoint(at))) {
        return Optional.of(at);
      }
    }
    return Optional.empty();
  }
}
