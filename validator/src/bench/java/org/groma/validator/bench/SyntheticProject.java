package org.groma.validator.bench;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import org.groma.model.entry.Ledger;
import org.groma.model.gazetteer.Area;
import org.groma.model.gazetteer.City;
import org.groma.model.gazetteer.Province;
import org.groma.model.gazetteer.Sea;
import org.groma.model.id.AreaId;
import org.groma.model.id.CityId;
import org.groma.model.id.Place;
import org.groma.model.id.ProvinceId;
import org.groma.model.id.SeaId;
import org.groma.model.project.Kinds;
import org.groma.model.project.Project;
import org.groma.model.project.Settings;
import org.groma.model.project.Vocabulary;
import org.groma.model.project.Vocabulary.Term;
import org.groma.model.soup.LoosePolygon;
import org.groma.model.soup.Soup;
import org.groma.model.topology.Precision;
import org.groma.model.topology.Use;
import org.groma.model.value.Attributes;
import org.groma.model.value.Halves;
import org.groma.model.value.Origins;
import org.groma.model.value.Tags;

/**
 * A square map of wobbly cells with a gazetteer: the outermost cells are sea, areas are blocks of a
 * hundred provinces, every fifth province has a city.
 */
final class SyntheticProject {

  private static final double CELL = 100;
  private static final double WOBBLE = 3;
  private static final List<String> TERRAINS = List.of("clear", "forest", "mountain", "steppe");

  private final int side;
  private final int extra;

  private SyntheticProject(int side, int extra) {
    this.side = side;
    this.extra = extra;
  }

  /**
   * The project.
   *
   * @param side cells in a row, and rows
   * @param extra vertices on each border between its corners
   */
  static Project of(int side, int extra) {
    return new SyntheticProject(side, extra).project();
  }

  private Project project() {
    List<LoosePolygon> polygons = new ArrayList<>();
    List<Province> provinces = new ArrayList<>();
    List<Area> areas = new ArrayList<>();
    List<City> cities = new ArrayList<>();
    for (int y = 0; y < side; y++) {
      for (int x = 0; x < side; x++) {
        boolean sea = x == 0 || y == 0 || x == side - 1 || y == side - 1;
        String id = name(x, y);
        Place place = sea ? Place.of(ocean(x, y)) : Place.of(new ProvinceId(id));
        polygons.add(new LoosePolygon(id, Use.of(place), List.of(ring(x, y))));
        if (!sea) {
          provinces.add(province(x, y, id));
          if (x % 5 == 0) {
            cities.add(city(id));
          }
        }
      }
    }
    for (int i = 0; i < side / 10 * (side / 10); i++) {
      areas.add(Area.named(new AreaId("area-" + i), "Region " + i));
    }
    return Project.empty(new Settings("Synthetic", "none", Optional.empty(), List.of()))
        .with(vocabulary())
        .with(Soup.build(polygons, Precision.STANDARD).topology().orElseThrow())
        .with(Kinds.PROVINCES, Ledger.of(provinces))
        .with(Kinds.AREAS, Ledger.of(areas))
        .with(Kinds.CITIES, Ledger.of(cities))
        .with(
            Kinds.SEAS,
            Ledger.of(
                List.of(
                    Sea.named(new SeaId("north"), "Northern Ocean"),
                    Sea.named(new SeaId("south"), "Southern Ocean"))));
  }

  private SeaId ocean(int x, int y) {
    return new SeaId(y * 2 < side ? "south" : "north");
  }

  private static String name(int x, int y) {
    return "c" + x + "-" + y;
  }

  private static Vocabulary vocabulary() {
    List<Term> terrains =
        TERRAINS.stream().map(word -> new Term(word, word, Optional.empty(), false)).toList();
    Vocabulary empty = Vocabulary.EMPTY;
    return new Vocabulary(
        terrains,
        empty.borders(),
        empty.links(),
        empty.statuses(),
        empty.religions(),
        empty.extents(),
        empty.provinceTags(),
        empty.cityTags(),
        empty.unitCategories(),
        empty.unitTraits(),
        empty.timeKinds(),
        empty.relations(),
        empty.markers());
  }

  private Province province(int x, int y, String id) {
    Province plain = Province.named(new ProvinceId(id), word(x * 1000 + y));
    return new Province(
        plain.id(),
        plain.name(),
        plain.aliases(),
        Optional.of(new AreaId("area-" + (y / 10 * (side / 10) + x / 10))),
        TERRAINS.get((x / 7 + y / 5) % TERRAINS.size()),
        new Halves((x + y) % 5),
        false,
        false,
        false,
        "",
        Tags.NONE,
        Attributes.NONE,
        Origins.UNSTATED);
  }

  private static City city(String province) {
    return new City(
        new CityId(province),
        "Urbs " + word(province.hashCode()),
        List.of(),
        new ProvinceId(province),
        1,
        false,
        0,
        Optional.empty(),
        Optional.empty(),
        Tags.NONE,
        Attributes.NONE,
        Origins.UNSTATED);
  }

  /** A name that sounds like one, the same for the same seed. */
  private static String word(long seed) {
    Random random = new Random(seed);
    StringBuilder word = new StringBuilder();
    for (int i = 0; i < 5; i++) {
      word.append("bcdfglmnprstv".charAt(random.nextInt(13)));
      word.append("aeiou".charAt(random.nextInt(5)));
    }
    word.setCharAt(0, Character.toUpperCase(word.charAt(0)));
    return word.append("ia").toString();
  }

  private double[] ring(int x, int y) {
    List<double[]> points = new ArrayList<>();
    border(points, x, y, x + 1, y);
    border(points, x + 1, y, x + 1, y + 1);
    border(points, x + 1, y + 1, x, y + 1);
    border(points, x, y + 1, x, y);
    double[] flat = new double[points.size() * 2];
    for (int i = 0; i < points.size(); i++) {
      flat[2 * i] = points.get(i)[0];
      flat[2 * i + 1] = points.get(i)[1];
    }
    return flat;
  }

  /** From one corner up to the next; both cells beside it get the same points. */
  private void border(List<double[]> points, int fromX, int fromY, int toX, int toY) {
    for (int i = 0; i <= extra; i++) {
      double part = (double) i / (extra + 1);
      points.add(
          wobbled((fromX + (toX - fromX) * part) * CELL, (fromY + (toY - fromY) * part) * CELL));
    }
  }

  private static double[] wobbled(double x, double y) {
    double roundX = Math.rint(x * 1000) / 1000;
    double roundY = Math.rint(y * 1000) / 1000;
    return new double[] {
      Math.rint((roundX + WOBBLE * Math.sin(roundX * 0.7 + roundY * 1.3)) * 1000) / 1000,
      Math.rint((roundY + WOBBLE * Math.cos(roundX * 1.1 - roundY * 0.9)) * 1000) / 1000
    };
  }
}
