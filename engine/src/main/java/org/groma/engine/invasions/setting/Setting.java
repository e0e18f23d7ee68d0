package org.groma.engine.invasions.setting;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.stream.IntStream;
import org.groma.engine.invasions.effect.EffectReader;
import org.groma.engine.invasions.effect.ScenarioRules;
import org.groma.engine.kernel.Shortfall;
import org.groma.engine.kernel.TableReader;
import org.groma.model.graph.MapGraph;
import org.groma.model.project.Project;
import org.groma.model.scenario.Scenario;

/** All that stays the same through a game: compiled once, shared by every copy of its state. */
public final class Setting {

  /** The turn track ends somewhere; nobody has played so long. */
  public static final int MOST_TURNS = 200;

  private final Board board;
  private final NationCard[] nations;
  private final LeaderCard[] leaders;
  private final int[][] leadersOf;
  private final long[] sameSeat;
  private final int[] stackingLimits;
  private final Roster roster;
  private final Access access;
  private final Options options;
  private final Figures figures;
  private final Lore lore;
  private final Scenario scenario;
  private final List<Shortfall> shortfalls;

  /**
   * Worked out when first asked for, because data are compiled more often than they are played.
   * Threads may do so at once: what they find is the same, and safe to hand over unguarded, since
   * all its fields are final.
   */
  private Distances distances;

  private Setting(
      Board board,
      PieceReader pieces,
      Access access,
      Options options,
      Figures figures,
      Lore lore,
      Scenario scenario,
      List<Shortfall> shortfalls) {
    this.board = board;
    this.nations = pieces.nations.toArray(NationCard[]::new);
    this.leaders = pieces.leaders.toArray(LeaderCard[]::new);
    this.leadersOf = new int[nations.length][];
    Arrays.setAll(leadersOf, this::leadersOf);
    this.sameSeat = new long[nations.length];
    Arrays.setAll(sameSeat, this::ofSeat);
    this.roster = pieces.roster;
    this.access = access;
    this.options = options;
    this.figures = figures;
    this.lore = lore;
    this.scenario = scenario;
    this.shortfalls = List.copyOf(shortfalls);
    this.stackingLimits = new int[board.provinces()];
    Arrays.setAll(stackingLimits, i -> figures.stacking().limit(board.terrain(i)));
  }

  /** Compiles a project for a scenario. What is wrong with the data is in {@link #shortfalls}. */
  public static Setting of(Project project, Scenario scenario) {
    return of(project, scenario, MapGraph.of(project));
  }

  /** The same for who has the adjacency of the project already. */
  public static Setting of(Project project, Scenario scenario, MapGraph graph) {
    List<Shortfall> shortfalls = new ArrayList<>();
    Options options = Options.of(scenario);
    Board board = new Board(new BoardReader(project, graph, options.intoTheEast(), shortfalls));
    PieceReader pieces = new PieceReader(project, scenario, shortfalls);
    Access access = AccessReader.read(project, scenario, board, shortfalls);
    TableReader tables = new TableReader(project);
    Figures figures = Figures.read(tables);
    Lore lore = Lore.read(project, scenario, board, options, pieces, tables, shortfalls);
    shortfalls.addAll(tables.shortfalls());
    shortfalls.addAll(EffectReader.check(project, scenario));
    return new Setting(board, pieces, access, options, figures, lore, scenario, shortfalls);
  }

  public Board board() {
    return board;
  }

  /** How far provinces are from each other. */
  public Distances distances() {
    Distances known = distances;
    if (known == null) {
      known = Distances.of(board);
      distances = known;
    }
    return known;
  }

  public int nations() {
    return nations.length;
  }

  public NationCard nation(int number) {
    return nations[number];
  }

  /** The number of a nation by its id. */
  public int nation(String id) {
    for (int i = 0; i < nations.length; i++) {
      if (nations[i].id().equals(id)) {
        return i;
      }
    }
    throw new IllegalArgumentException("there is no nation " + id);
  }

  /** The nation that is asked when its player is meant: the first of a seat's nations. */
  public int spokesman(int seat) {
    for (int i = 0; i < nations.length; i++) {
      if (nations[i].seat() == seat) {
        return i;
      }
    }
    return 0;
  }

  /** How many units the terrain of a province lets stand together. */
  public int stackingLimit(int province) {
    return stackingLimits[province];
  }

  public int leaders() {
    return leaders.length;
  }

  private long ofSeat(int nation) {
    long found = 0;
    for (int other = 0; other < nations(); other++) {
      found |= nation(other).seat() == nation(nation).seat() ? 1L << other : 0;
    }
    return found;
  }

  /** The nations of a nation's player, itself included, a bit each. */
  public long sameSeat(int nation) {
    return sameSeat[nation];
  }

  private int[] leadersOf(int nation) {
    return IntStream.range(0, leaders()).filter(i -> leader(i).nation() == nation).toArray();
  }

  /** How many leaders a nation has in the whole game. */
  public int leaderCount(int nation) {
    return leadersOf[nation].length;
  }

  /** The i-th leader of a nation, by number. */
  public int leader(int nation, int i) {
    return leadersOf[nation][i];
  }

  public LeaderCard leader(int number) {
    return leaders[number];
  }

  public int leader(String id) {
    for (int i = 0; i < leaders.length; i++) {
      if (leaders[i].id().equals(id)) {
        return i;
      }
    }
    throw new IllegalArgumentException("there is no leader " + id);
  }

  public Roster roster() {
    return roster;
  }

  public UnitKind kind(int unit) {
    return roster.kind(unit);
  }

  public Access access() {
    return access;
  }

  public Options options() {
    return options;
  }

  public Figures figures() {
    return figures;
  }

  public AdministrationDeck administration() {
    return lore.administration();
  }

  /** What land and sea yield, and what people believe. */
  public Country country() {
    return lore.country();
  }

  public PriceList prices() {
    return lore.prices();
  }

  /** Special rules of nations about money, Limites and collapse. */
  public RealmRules realmRules() {
    return lore.realmRules();
  }

  public EventDeck events() {
    return lore.events();
  }

  public CalamityDeck calamities() {
    return lore.calamities();
  }

  /** Special rules of nations about war and its borders. */
  public WarRules warRules() {
    return lore.warRules();
  }

  /** How the scenario changes the course and the end of the game. */
  public ScenarioRules scenarioRules() {
    return lore.scenarioRules();
  }

  public PillageMarkers pillageMarkers() {
    return lore.pillageMarkers();
  }

  public RaidOrigins raidOrigins() {
    return lore.raidOrigins();
  }

  /** What the calendar brings. */
  public TimeTable timeTable() {
    return lore.timeTable();
  }

  /** What special rules say about the status, the leaders and the end of nations. */
  public Destinies destinies() {
    return lore.destinies();
  }

  /** Special rules of nations about mercenaries and rebellions. */
  public BondRules bondRules() {
    return lore.bondRules();
  }

  public DiplomacyDeck diplomacyDeck() {
    return lore.diplomacyDeck();
  }

  /** What nations earn points for, and how the game is won. */
  public VictoryBlocks victory() {
    return lore.victory();
  }

  public Scenario scenario() {
    return scenario;
  }

  /** What the ruleset needs and the project does not have or has wrong. */
  public List<Shortfall> shortfalls() {
    return shortfalls;
  }
}
