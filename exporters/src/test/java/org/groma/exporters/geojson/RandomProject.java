package org.groma.exporters.geojson;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Random;
import java.util.TreeSet;
import org.groma.model.gazetteer.Area;
import org.groma.model.gazetteer.Province;
import org.groma.model.gazetteer.River;
import org.groma.model.gazetteer.Sea;
import org.groma.model.geography.LambertAzimuthal;
import org.groma.model.id.Place;
import org.groma.model.id.RiverId;
import org.groma.model.project.Kinds;
import org.groma.model.project.Project;
import org.groma.model.project.Projection;
import org.groma.model.project.Settings;
import org.groma.model.soup.LoosePolygon;
import org.groma.model.soup.Soup;
import org.groma.model.topology.Arc;
import org.groma.model.topology.Border;
import org.groma.model.topology.MarkBorder;
import org.groma.model.topology.Precision;
import org.groma.model.topology.Ruling;
import org.groma.model.topology.Topology;
import org.groma.model.topology.Use;
import org.groma.model.value.Attributes;
import org.groma.model.value.Origins;
import org.groma.model.value.Tags;
import org.locationtech.jts.geom.Coordinate;

/**
 * A project with a map made by chance: a grid of wobbly cells, some missing, some with a lake or a
 * gap in them, used for anything a face can be used for, with marks on borders and on parts of
 * borders, anywhere on Earth or nowhere.
 */
public final class RandomProject {

  private static final List<String> USES =
      List.of(
          "province:gallia",
          "province:raetia",
          "province:noricum",
          "sea:oceanus",
          "sea:gallia",
          "area:off-map",
          "void",
          "open-water",
          "");
  private static final List<Projection> PROJECTIONS =
      List.of(Projection.NONE, Projection.LONLAT, new Projection("of-our-own", Map.of()));

  private final Random random;
  private final Precision precision;
  private final int side;
  private final double cell;
  private final long wobble;
  private final List<Coordinate> middles = new ArrayList<>();

  private RandomProject(long seed, boolean earth) {
    this.random = new Random(seed);
    this.precision = new Precision(random.nextInt(earth ? 5 : 7));
    this.side = 1 + random.nextInt(5);
    this.cell = earth ? 100 + random.nextInt(500) : 10 + random.nextInt(5);
    this.wobble = random.nextLong();
  }

  public static Project of(long seed) {
    boolean earth = Math.floorMod(seed, 3) > 0;
    RandomProject made = new RandomProject(seed, earth);
    Projection projection =
        earth
            ? LambertAzimuthal.projection(
                made.random.nextInt(-180, 181), made.random.nextInt(-90, 91))
            : PROJECTIONS.get(made.random.nextInt(PROJECTIONS.size()));
    return made.project(projection);
  }

  private Project project(Projection projection) {
    Project project =
        Project.empty(new Settings("By chance", "none", Optional.empty(), List.of()))
            .with(projection)
            .with(marked(map()));
    for (Place place : project.map().places().keySet()) {
      String name = "The \"" + place.slug() + "\" ½";
      project =
          switch (place.kind()) {
            case PROVINCE ->
                project.with(Kinds.PROVINCES, Province.named(place.province().orElseThrow(), name));
            case SEA -> project.with(Kinds.SEAS, Sea.named(place.sea().orElseThrow(), name));
            case AREA -> project.with(Kinds.AREAS, Area.named(place.area().orElseThrow(), name));
          };
    }
    return project.with(
        Kinds.RIVERS,
        new River(
            new RiverId("rhenus"),
            "Rhenus",
            List.of(),
            List.of(),
            "",
            Tags.NONE,
            Attributes.NONE,
            Origins.UNSTATED));
  }

  private Topology map() {
    List<LoosePolygon> polygons = new ArrayList<>();
    for (int i = 0; i < side; i++) {
      for (int j = 0; j < side; j++) {
        if (polygons.isEmpty() || random.nextInt(5) > 0) {
          cell(i, j, polygons);
        }
      }
    }
    List<Coordinate> nodes = middles.stream().filter(_ -> random.nextInt(3) == 0).toList();
    return Soup.build(polygons, precision, nodes).topology().orElseThrow();
  }

  private void cell(int i, int j, List<LoosePolygon> polygons) {
    List<double[]> rings = new ArrayList<>();
    rings.add(
        ring(
            corner(i, j),
            middle(i, j, true),
            corner(i + 1, j),
            middle(i + 1, j, false),
            corner(i + 1, j + 1),
            middle(i, j + 1, true),
            corner(i, j + 1),
            middle(i, j, false)));
    if (random.nextInt(3) == 0) {
      double x = (i + 0.5 - side / 2.0) * cell;
      double y = (j + 0.5 - side / 2.0) * cell;
      double r = cell / 5;
      double[] lake = {x - r, y - r, x + r, y - r, x, y + r};
      rings.add(lake);
      if (random.nextBoolean()) {
        polygons.add(new LoosePolygon("lake", use(), List.of(lake)));
      }
    }
    polygons.add(new LoosePolygon("cell " + i + " " + j, use(), rings));
  }

  private Use use() {
    return Use.parse(USES.get(random.nextInt(USES.size())));
  }

  private Coordinate corner(int i, int j) {
    return at(i, j, 31L * i + j);
  }

  private Coordinate middle(int i, int j, boolean eastward) {
    Coordinate middle =
        at(
            i + (eastward ? 0.5 : 0),
            j + (eastward ? 0 : 0.5),
            1000 + 62L * i + 2L * j + (eastward ? 1 : 0));
    middles.add(middle);
    return middle;
  }

  private Coordinate at(double i, double j, long which) {
    Random stray = new Random(wobble + which * 7919);
    return new Coordinate(
        precision.round((i - side / 2.0 + stray.nextDouble(-0.1, 0.1)) * cell),
        precision.round((j - side / 2.0 + stray.nextDouble(-0.1, 0.1)) * cell));
  }

  private static double[] ring(Coordinate... points) {
    double[] xy = new double[points.length * 2];
    for (int i = 0; i < points.length; i++) {
      xy[2 * i] = points[i].x;
      xy[2 * i + 1] = points[i].y;
    }
    return xy;
  }

  private Topology marked(Topology map) {
    List<Border> kinds =
        List.of(
            Border.of("ridge"),
            Border.river(new RiverId("rhenus")),
            new Border("land", Optional.empty(), new TreeSet<>(List.of("limes", "old"))));
    Topology marked = map;
    for (Arc arc : map.arcs()) {
      if (random.nextInt(4) == 0) {
        Border kind = kinds.get(random.nextInt(kinds.size()));
        marked = ((Ruling.Legal) new MarkBorder(List.of(arc.id()), kind).apply(marked)).map();
      }
    }
    return marked;
  }
}
