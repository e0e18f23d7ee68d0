package org.groma.engine.cycles;

import java.nio.file.Path;
import java.util.Collection;
import java.util.List;
import java.util.Map;
import java.util.NavigableSet;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.stream.Stream;
import org.groma.engine.kernel.SeatVariants;
import org.groma.model.gazetteer.City;
import org.groma.model.gazetteer.Province;
import org.groma.model.graph.MapGraph;
import org.groma.model.graph.Neighbour;
import org.groma.model.id.NationId;
import org.groma.model.id.Place;
import org.groma.model.pieces.UnitType;
import org.groma.model.project.Kinds;
import org.groma.model.project.Project;
import org.groma.model.scenario.Scenario;
import org.groma.model.scenario.Seat;
import org.groma.model.scenario.Setup;
import org.groma.model.store.LoadResult;
import org.groma.model.store.ProjectStore;
import org.groma.model.tables.RuleTable;
import org.groma.model.value.Attributes;
import org.groma.model.value.Datum;
import org.groma.model.value.Datum.Amount;
import org.groma.model.value.Datum.Fields;

/** The sample project of Barbarian, Kingdom and Empire, read once. */
public final class Sample {

  public static final Project PROJECT =
      ((LoadResult.Loaded)
              ProjectStore.loadStrictly(Path.of("..", "sample-data", "barbarian-kingdom-empire")))
          .project();

  static final MapGraph GRAPH = MapGraph.of(PROJECT);

  private Sample() {}

  public static Scenario scenario(String id) {
    return PROJECT.get(Kinds.SCENARIOS).find(id).orElseThrow();
  }

  /** Every scenario with every number of players. */
  public static Stream<Scenario> seatings() {
    return PROJECT.get(Kinds.SCENARIOS).stream()
        .map(SeatVariants::of)
        .flatMap(variants ->
            variants.numbers().stream().map(number -> variants.seated(number).orElseThrow()));
  }

  /** A scenario as so many play it. */
  public static Scenario seated(String id, int players) {
    return SeatVariants.of(scenario(id)).seated(players).orElseThrow();
  }

  /** A scenario with more switches. */
  public static Scenario withOptions(String id, String... switches) {
    Scenario base = scenario(id);
    Attributes options = base.options();
    for (String each : switches) {
      options = options.with(each, new Datum.Flag(true));
    }
    return changed(base, options, base.special());
  }

  /** A scenario with exactly some of these switches on. */
  public static Scenario withSwitches(String id, Collection<String> all, Collection<String> on) {
    return withSwitches(scenario(id), all, on);
  }

  public static Scenario withSwitches(
      Scenario base, Collection<String> all, Collection<String> on) {
    Attributes options = base.options();
    for (String each : all) {
      options = options.with(each, new Datum.Flag(on.contains(each)));
    }
    return changed(base, options, base.special());
  }

  /** A scenario with other special rules. */
  public static Scenario withSpecial(String id, List<Datum> special) {
    Scenario base = scenario(id);
    return changed(base, base.options(), special);
  }

  /** The open scenario where each of two players has positions of his own to begin with. */
  public static Scenario allotted() {
    Scenario open = scenario("open");
    return new Scenario(
        open.id(),
        open.name(),
        open.aliases(),
        open.firstTurn(),
        open.lastTurn(),
        open.order(),
        List.of(
            new Seat("first", "First", List.of(new NationId("german-1"), new NationId("viking"))),
            new Seat("second", "Second", List.of(new NationId("slav-1"), new NationId("pict")))),
        open.setups(),
        open.relations(),
        open.markers(),
        open.options(),
        open.special(),
        open.victory(),
        open.attributes().without("choice").without("seatings"),
        open.origin());
  }

  /** A scenario with another attribute. */
  public static Scenario withAttribute(Scenario base, String name, Object value) {
    return changed(
        base, base.options(), base.special(), base.attributes().with(name, Datum.of(value)));
  }

  private static Scenario changed(Scenario base, Attributes options, List<Datum> special) {
    return changed(base, options, special, base.attributes());
  }

  private static Scenario changed(
      Scenario base, Attributes options, List<Datum> special, Attributes attributes) {
    return new Scenario(
        base.id(),
        base.name(),
        base.aliases(),
        base.firstTurn(),
        base.lastTurn(),
        base.order(),
        base.players(),
        base.setups(),
        base.relations(),
        base.markers(),
        options,
        special,
        base.victory(),
        attributes,
        base.origin());
  }

  static Setup setup(String scenario, String nation) {
    return scenario(scenario).setups().stream()
        .filter(setup -> setup.nation().slug().equals(nation))
        .findFirst()
        .orElseThrow();
  }

  static RuleTable table(String id) {
    return PROJECT.get(Kinds.TABLES).find(id).orElseThrow();
  }

  static Province province(String id) {
    return PROJECT.provinces().find(id).orElseThrow();
  }

  static int tax(City city) {
    return city.attributes().number("tax").orElseThrow();
  }

  static boolean isOptional(City city) {
    return city.tags().has("optional");
  }

  /** The game's province that a city lies in. */
  static String areaOf(City city) {
    return province(city.province().slug()).area().orElseThrow().slug();
  }

  static boolean isInside(Province area) {
    return PROJECT.areas().find(area.area().orElseThrow()).orElseThrow().status().equals("inside");
  }

  /** The half of the empire that a city lies in; none outside. */
  static String half(City city) {
    return half(province(city.province().slug()));
  }

  static String half(Province area) {
    return PROJECT
        .areas()
        .find(area.area().orElseThrow())
        .orElseThrow()
        .attributes()
        .text("half")
        .orElse("");
  }

  static List<Province> tagged(String tag) {
    return PROJECT.provinces().stream().filter(each -> each.tags().has(tag)).toList();
  }

  /** Ids of the seas that an area touches. */
  static NavigableSet<String> seasOf(String area) {
    NavigableSet<String> seas = new TreeSet<>();
    for (Neighbour each : GRAPH.neighbours(Place.parse("province:" + area))) {
      each.place().sea().ifPresent(sea -> seas.add(sea.slug()));
    }
    return seas;
  }

  /** Whether two places share a border; links do not count. */
  static boolean touch(Place a, Place b) {
    return GRAPH.between(a, b).stream().anyMatch(each -> each.link().isEmpty());
  }

  /** What a set-up's cities yield in a turn, the capital's two included. */
  static int income(Setup setup) {
    int cities =
        setup.controls().stream()
            .flatMap(place -> PROJECT.cities().find(place.slug()).stream())
            .mapToInt(Sample::tax)
            .sum();
    return cities + (setup.seat().isPresent() ? 2 : 0);
  }

  /** What the units cost that a set-up has, wherever they are to stand. */
  static int upkeep(Setup setup) {
    String status = setup.status().orElseThrow();
    int fixed =
        setup.units().stream()
            .mapToInt(each -> each.count() * upkeep(each.unit().slug(), status))
            .sum();
    return fixed
        + placed(setup).entrySet().stream()
            .mapToInt(each -> each.getValue() * upkeep(each.getKey(), status))
            .sum();
  }

  /** How many units of each type a player may place; leaders, who cost nothing, left out. */
  static Map<String, Integer> placed(Setup setup) {
    Map<String, Integer> counts = new TreeMap<>();
    setup
        .attributes()
        .get("place")
        .ifPresent(list -> {
          for (Datum each : ((Datum.Items) list).items()) {
            if (((Fields) each).get("leaders").isEmpty()) {
              String unit = ((Datum.Text) ((Fields) each).get("unit").orElseThrow()).text();
              counts.merge(unit, whole(((Fields) each).get("count").orElseThrow()), Integer::sum);
            }
          }
        });
    return counts;
  }

  private static int upkeep(String unit, String status) {
    UnitType type = PROJECT.get(Kinds.UNITS).find(unit).orElseThrow();
    return whole(
        ((Fields) type.attributes().get("upkeep").orElseThrow()).get(status).orElseThrow());
  }

  static int whole(Datum datum) {
    return ((Amount) datum).number().intValueExact();
  }
}
