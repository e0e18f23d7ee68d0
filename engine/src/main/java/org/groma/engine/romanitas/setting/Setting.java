package org.groma.engine.romanitas.setting;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.Comparator;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.groma.engine.kernel.Bands;
import org.groma.engine.kernel.Shortfall;
import org.groma.engine.kernel.TableReader;
import org.groma.engine.kernel.Worded;
import org.groma.model.pieces.Leader;
import org.groma.model.pieces.Nation;
import org.groma.model.project.Kinds;
import org.groma.model.project.Project;
import org.groma.model.scenario.Scenario;
import org.groma.model.scenario.Setup;
import org.groma.model.value.Datum;

/**
 * A scenario made ready to be played. Nations have numbers: the Romans are {@value #ROMANS}, those
 * of the table of attitudes follow in its order.
 */
public final class Setting {

  public static final int ROMANS = 0;
  public static final int NOBODY = -1;

  private static final String ROMANS_ID = "romans";

  /** The table that calls historical figures up. */
  private static final String CALLS = "mobilisation";

  private final Scenario scenario;
  private final Board board;
  private final Figures figures;
  private final Modifiers modifiers;
  private final Options options;
  private final Chances chances;
  private final Map<Domain, Bands<Acta>> acta = new EnumMap<>(Domain.class);
  private final List<Troop> army;
  private final List<Troop> navy;
  private final List<Figure> commanders;
  private final List<Folk> folks;
  private final List<Monument> monuments;
  private final List<Counter> counters;
  private final List<Affinity> affinities;
  private final String romans;
  private final int[] holders;
  private final List<Shortfall> shortfalls = new ArrayList<>();

  /** Holding a city space helps diplomacy towards a client state. */
  public record Affinity(int client, int space) {}

  private Setting(Project project, Scenario scenario) {
    this.scenario = scenario;
    TableReader read = new TableReader(project);
    board = new Board(project, shortfalls);
    figures = Figures.of(read);
    modifiers = Modifiers.of(read, board);
    options = Options.of(scenario.options());
    chances = Chances.of(read, board);
    for (Domain domain : Domain.values()) {
      acta.put(domain, new ActaReader(domain, board, shortfalls).read(project));
    }
    Troops troops = new Troops(project, shortfalls);
    Optional<Nation> rome = project.get(Kinds.NATIONS).find(ROMANS_ID);
    if (rome.isEmpty()) {
      shortfalls.add(new Shortfall("nation " + ROMANS_ID, "the nation is missing"));
    }
    romans = rome.map(Nation::name).orElse("");
    List<Troop> pool = rome.map(troops::pool).orElse(List.of());
    army = pool.stream().filter(troop -> troop.arm() != Arm.FLEET).toList();
    navy = pool.stream().filter(troop -> troop.arm() == Arm.FLEET).toList();
    commanders = List.of(commander(project, "comes"), commander(project, "magister-militum"));
    FolkReader folk = new FolkReader(project, board, troops, shortfalls);
    folks =
        project.get(Kinds.NATIONS).stream()
            .filter(nation -> nation.initiative().isPresent())
            .sorted(Comparator.comparing(nation -> nation.initiative().get()))
            .map(folk::read)
            .toList();
    monuments = monuments(read);
    counters = counters(project);
    affinities = affinities(project);
    holders = holders();
    shortfalls.addAll(read.shortfalls());
  }

  public static Setting of(Project project, Scenario scenario) {
    return new Setting(project, scenario);
  }

  private Figure commander(Project project, String id) {
    Optional<Leader> leader = project.get(Kinds.LEADERS).find(id);
    if (leader.isEmpty()) {
      Shortfall missing = new Shortfall("leader " + id, "the historical figure is missing");
      shortfalls.add(
          project.get(Kinds.TABLES).contains(CALLS) ? missing.of("table:" + CALLS) : missing);
      return new Figure(id, id, 0, 0, 0);
    }
    return new Figure(
        id,
        leader.get().name(),
        value(leader.get(), "combat"),
        value(leader.get(), "command"),
        value(leader.get(), "naval"));
  }

  private int value(Leader leader, String name) {
    Optional<Integer> value = leader.attributes().number(name);
    if (value.isEmpty()) {
      shortfalls.add(
          new Shortfall("leader " + leader.id().slug(), "the value '" + name + "' is missing")
              .of("leader:" + leader.id().slug()));
    }
    return value.orElse(0);
  }

  private static List<Monument> monuments(TableReader read) {
    List<Monument> monuments = new ArrayList<>();
    for (MonumentKind kind : MonumentKind.values()) {
      monuments.addAll(
          Collections.nCopies(
              Math.clamp(read.number("monuments", kind.word(), "count"), 0, 99),
              new Monument(kind, read.number("monuments", kind.word(), "cost"))));
    }
    return List.copyOf(monuments);
  }

  private List<Counter> counters(Project project) {
    List<Counter> all = new ArrayList<>();
    project
        .get(Kinds.DECKS)
        .find("stratagems")
        .ifPresentOrElse(
            deck ->
                deck.cards()
                    .forEach(card ->
                        all.addAll(
                            Collections.nCopies(
                                card.copies(),
                                new Counter(
                                    face(card.attributes().text("enemy"), card.name()),
                                    face(card.attributes().text("roman"), card.name()))))),
            () -> shortfalls.add(new Shortfall("deck stratagems", "the deck is missing")));
    return List.copyOf(all);
  }

  private Face face(Optional<String> word, String card) {
    Optional<Face> face = word.flatMap(each -> Worded.find(Face.class, each));
    if (face.isEmpty()) {
      shortfalls.add(
          new Shortfall("deck stratagems, " + card, "a side names no stratagem")
              .of("deck:stratagems"));
    }
    return face.orElse(Face.RALLY);
  }

  private List<Affinity> affinities(Project project) {
    List<Affinity> found = new ArrayList<>();
    project
        .get(Kinds.TABLES)
        .find("diplomacy")
        .flatMap(table -> table.attributes().get("bonus"))
        .ifPresent(bonus -> {
          if (bonus instanceof Datum.Items(List<Datum> items)) {
            items.forEach(item -> affinity(item).ifPresent(found::add));
          } else {
            notABonus();
          }
        });
    return List.copyOf(found);
  }

  private Optional<Affinity> affinity(Datum item) {
    if (item instanceof Datum.Fields(Map<String, Datum> fields)
        && fields.get("client") instanceof Datum.Text(String client)
        && fields.get("city") instanceof Datum.Text(String city)) {
      return Optional.of(
          new Affinity(
              board.needClient(client, "table diplomacy"),
              board.needSpace(city, "table diplomacy")));
    }
    notABonus();
    return Optional.empty();
  }

  private void notABonus() {
    shortfalls.add(
        new Shortfall(
                "table diplomacy, bonus",
                "expected a list in which each item names a client and a city")
            .of("table:diplomacy"));
  }

  private int[] holders() {
    int[] start = new int[board.territories().size()];
    Arrays.fill(start, NOBODY);
    for (Setup setup : scenario.setups()) {
      int nation = nation(setup.nation().slug());
      if (nation == NOBODY) {
        shortfalls.add(
            new Shortfall(
                "scenario " + scenario.id().slug(),
                "'" + setup.nation().slug() + "' is neither Roman nor in the table of attitudes"));
      }
      if (start.length == 0) {
        continue; // that there is no territory is told by whoever names one
      }
      setup
          .controls()
          .forEach(place ->
              start[board.needTerritory(place.slug(), "scenario " + scenario.id().slug())] =
                  nation);
    }
    return start;
  }

  /** The number of a nation, or {@link #NOBODY}. */
  public int nation(String id) {
    if (id.equals(ROMANS_ID)) {
      return ROMANS;
    }
    for (int i = 0; i < folks.size(); i++) {
      if (folks.get(i).id().equals(id)) {
        return i + 1;
      }
    }
    return NOBODY;
  }

  public Scenario scenario() {
    return scenario;
  }

  public Board board() {
    return board;
  }

  public Figures figures() {
    return figures;
  }

  public Modifiers modifiers() {
    return modifiers;
  }

  public Options options() {
    return options;
  }

  public Chances chances() {
    return chances;
  }

  /** What a die placed on a line of the Acta Publica brings. */
  public Acta acta(Domain domain, int die) {
    return acta.get(domain).find(die).orElseThrow();
  }

  /** All lines of the Acta Publica. */
  public Bands<Acta> acta(Domain domain) {
    return acta.get(domain);
  }

  /** The Roman units on land, by number. */
  public List<Troop> army() {
    return army;
  }

  /** The Roman fleets, by number. */
  public List<Troop> navy() {
    return navy;
  }

  /** The Comes and the Magister Militum, by {@link Figure#COMES} and {@link Figure#MAGISTER}. */
  public List<Figure> commanders() {
    return commanders;
  }

  /** How many nations there are, the Romans included. */
  public int nations() {
    return folks.size() + 1;
  }

  /** A nation other than the Romans. */
  public Folk folk(int nation) {
    return folks.get(nation - 1);
  }

  public String nationName(int nation) {
    return nation == ROMANS ? romans : folk(nation).name();
  }

  public String nationId(int nation) {
    return nation == ROMANS ? ROMANS_ID : folk(nation).id();
  }

  public List<Monument> monuments() {
    return monuments;
  }

  public List<Counter> counters() {
    return counters;
  }

  public List<Affinity> affinities() {
    return affinities;
  }

  /** Who holds a territory at the start. */
  public int holder(int territory) {
    return holders[territory];
  }

  public List<Shortfall> shortfalls() {
    return List.copyOf(shortfalls);
  }
}
