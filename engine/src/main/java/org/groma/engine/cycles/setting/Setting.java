package org.groma.engine.cycles.setting;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import org.groma.engine.cycles.leader.LeaderTable;
import org.groma.engine.cycles.special.FoundedCities;
import org.groma.engine.kernel.Rule;
import org.groma.engine.kernel.SeatVariants;
import org.groma.engine.kernel.Shortfall;
import org.groma.engine.kernel.TableReader;
import org.groma.model.project.Kinds;
import org.groma.model.project.Project;
import org.groma.model.scenario.Scenario;
import org.groma.model.value.Datum;

/** A scenario made ready to be played. Positions have numbers: the order in which they move. */
@Rule("14.2")
public final class Setting {

  public static final int NOBODY = -1;

  /** How many of a counter each position has, and how many leaders. */
  private static final int LEADERS = 2;

  /** How positions begin anew in the open scenario: any that is free. */
  private static final String OPEN = "open";

  private final Scenario scenario;
  private final Options options;
  private final Board board;
  private final UnitKinds kinds;
  private final Numbers numbers;
  private final CombatTable combat;
  private final AdministrationTable administration;
  private final RebellionTable rebellions;
  private final Creation creation;
  private final Conversion conversion;
  private final Unrest idle;
  private final Unrest many;
  private final List<Position> positions;
  private final int[][] pools;
  private final int[] leaderShifts;
  private final Map<String, Group> groups;
  private final LeaderTable leaderTable;
  private final Set<Integer> neutral;
  private final Optional<FreePositions> freePositions;
  private final Attendance attendance;
  private final Yields yields;
  private final VictoryRules victory;
  private final Specials specials;
  private final List<Shortfall> shortfalls = new ArrayList<>();

  private Setting(Project project, Scenario scenario) {
    this.scenario = scenario;
    TableReader read = new TableReader(project);
    options = Options.of(scenario.options());
    InPlay inPlay = new InPlay(project, scenario, shortfalls);
    board = new Board(new BoardReader(project, options.optionalCities(), inPlay, shortfalls));
    kinds = new UnitKinds(project, shortfalls);
    numbers = Numbers.of(read);
    combat = new CombatTable(project, read, shortfalls);
    administration = new AdministrationTable(project, shortfalls);
    rebellions =
        new RebellionTable(
            read,
            specials("rebellion-table").stream()
                .flatMap(said -> Facts.text(said, "table").stream())
                .findFirst()
                .orElse("rebellion"));
    groups = Group.read(project, board, shortfalls);
    creation = new Creation(project, kinds, shortfalls);
    conversion = new Conversion(project, kinds, shortfalls);
    idle = Unrest.of(read, "idle");
    many = Unrest.of(read, "many");
    positions = new PositionReader(project, scenario, board, kinds, shortfalls).read();
    pools = new PoolReader(project, kinds, shortfalls).read(positions);
    leaderShifts = leaderShifts();
    leaderTable = options.namedLeaders() ? LeaderTable.of(read) : LeaderTable.none();
    neutral = neutral();
    freePositions = FreePositions.read(scenario, this::positionNamed);
    attendance = new Attendance(scenario);
    yields = Yields.of(board, options);
    victory = new VictoryRules(scenario, board, yields, positions, shortfalls);
    specials =
        new Specials(
            scenario,
            board,
            kinds,
            this::positionNamed,
            id -> leaderNamed(project, id),
            read,
            shortfalls);
    specials
        .one(FoundedCities.class)
        .filter(FoundedCities::inside)
        .ifPresent(rule -> rule.areas().forEach(board::include));
    for (Position position : positions) {
      position
          .group()
          .filter(group -> !creation.knows(group))
          .ifPresent(group ->
              shortfalls.add(
                  new Shortfall(
                          "nation " + position.id(),
                          "its group '" + group + "' is no row of the table unit-creation")
                      .of("nation:" + position.id())));
    }
    shortfalls.addAll(read.shortfalls());
    if (freePositions.isEmpty()) {
      scenario.players().stream()
          .filter(seat -> seat.nations().isEmpty())
          .map(seat ->
              new Shortfall(
                      "scenario " + scenario.id().slug(),
                      "the player '" + seat.name() + "' has no nation and none to choose")
                  .of("scenario:" + scenario.id().slug())
                  .in("$.players"))
          .forEach(shortfalls::add);
    }
    for (String problem : SeatVariants.of(scenario).problems()) {
      shortfalls.add(
          new Shortfall("scenario " + scenario.id().slug(), problem)
              .of("scenario:" + scenario.id().slug())
              .in("$.attributes." + SeatVariants.WORD));
    }
  }

  public static Setting of(Project project, Scenario scenario) {
    return new Setting(project, scenario);
  }

  /** The areas that begin with a neutral garrison. */
  @Rule("14.1")
  private Set<Integer> neutral() {
    Set<Integer> found = new TreeSet<>();
    Optional<Datum> said = scenario.attributes().get("neutral");
    List<String> cities = Facts.words(said.flatMap(datum -> Facts.field(datum, "areas")));
    List<String> whole = Facts.words(said.flatMap(datum -> Facts.field(datum, "everywhereIn")));
    for (int area = 0; area < board.areas(); area++) {
      int province = board.province(area);
      if (province >= 0
          && (whole.contains(board.provinceId(province))
              || (cities.contains(board.provinceId(province)) && board.cityAt(area) >= 0))) {
        found.add(area);
      }
    }
    for (String id : Facts.words(said.flatMap(datum -> Facts.field(datum, "provinces")))) {
      int area = board.area(id);
      if (area < 0) {
        shortfalls.add(
            new Shortfall("scenario " + scenario.id().slug(), "there is no area '" + id + "'")
                .of("scenario:" + scenario.id().slug()));
      } else {
        found.add(area);
      }
    }
    return found;
  }

  /** Positions that players choose; empty where each has his own. */
  public Optional<FreePositions> freePositions() {
    return freePositions;
  }

  /** When players enter the game and leave it. */
  public Attendance attendance() {
    return attendance;
  }

  public int seats() {
    return scenario.players().size();
  }

  /** Whether two positions have the same counters. */
  @Rule("2.3")
  public boolean haveSamePool(int position, int other) {
    return Arrays.equals(pools[position], pools[other]);
  }

  /** What sets the group that a position began with apart. */
  public Group group(int position) {
    return group(positions.get(position).group());
  }

  /** What sets a group apart, if it is named. */
  public Group group(Optional<String> word) {
    return Group.of(groups, word);
  }

  /** The special rules of the scenario. */
  public Specials specials() {
    return specials;
  }

  /** What a special rule of the scenario says in one word. */
  public Optional<String> special(String rule) {
    return specials(rule).stream()
        .filter(Datum.Text.class::isInstance)
        .map(text -> ((Datum.Text) text).text())
        .findFirst();
  }

  /** What the special rules of a name say. */
  public List<Datum> specials(String rule) {
    return scenario.special().stream().flatMap(datum -> Facts.field(datum, rule).stream()).toList();
  }

  public Scenario scenario() {
    return scenario;
  }

  public Options options() {
    return options;
  }

  public Board board() {
    return board;
  }

  public UnitKinds kinds() {
    return kinds;
  }

  public Numbers numbers() {
    return numbers;
  }

  public CombatTable combat() {
    return combat;
  }

  public AdministrationTable administration() {
    return administration;
  }

  public RebellionTable rebellions() {
    return rebellions;
  }

  /** What cities yield and count. */
  public Yields yields() {
    return yields;
  }

  /** How a position may begin anew after it gave up; empty where it may not. */
  @Rule({"14.2.1", "14.2.7", "14.3"})
  public Optional<String> restart(int position) {
    return scenario
        .attributes()
        .get("restart")
        .flatMap(said -> Facts.text(said, positions.get(position).id()))
        .or(() -> isOpen() ? Optional.of(OPEN) : Optional.empty());
  }

  public Creation creation() {
    return creation;
  }

  public Conversion conversion() {
    return conversion;
  }

  /** Unrest of barbarians who attacked nobody. */
  public Unrest idle() {
    return idle;
  }

  /** Unrest of barbarians who are too many. */
  public Unrest many() {
    return many;
  }

  public int positions() {
    return positions.size();
  }

  public Position position(int number) {
    return positions.get(number);
  }

  /** The number of a position by its id, or {@link #NOBODY}. */
  public int positionNamed(String id) {
    for (int i = 0; i < positions.size(); i++) {
      if (positions.get(i).id().equals(id)) {
        return i;
      }
    }
    return NOBODY;
  }

  /** How many of a counter those have who have most of it. */
  @Rule("2.3")
  public int pool(int counter) {
    int most = 0;
    for (int[] pool : pools) {
      most = Math.max(most, pool[counter]);
    }
    return most;
  }

  /** How many of a counter a position has. */
  @Rule("2.3")
  public int pool(int position, int counter) {
    return pools[position][counter];
  }

  public int leaders() {
    return LEADERS;
  }

  /** The number of a leader: those of a nation come to the board in the order of the catalogue. */
  private int leaderNamed(Project project, String id) {
    return project
        .get(Kinds.LEADERS)
        .find(id)
        .map(leader -> {
          int position = positionNamed(leader.nation().slug());
          long before =
              project.get(Kinds.LEADERS).stream()
                  .filter(each -> each.nation().equals(leader.nation()))
                  .takeWhile(each -> !each.equals(leader))
                  .count();
          return position < 0 || before >= LEADERS ? NOBODY : position * LEADERS + (int) before;
        })
        .orElse(NOBODY);
  }

  /** The columns that a leader of a position shifts odds by. */
  @Rule({"10.2", "14.2.6"})
  public int leaderShift(int position) {
    return leaderShifts[position];
  }

  /** Whom the units of a position serve when the game begins; {@link #NOBODY} for nobody. */
  @Rule({"13.4", "14.2.7"})
  public int served(int position) {
    return position(position).serves().map(this::positionNamed).orElse(NOBODY);
  }

  /** What is rolled for leaders; nothing where they are all alike. */
  @Rule("13.6")
  public LeaderTable leaderTable() {
    return leaderTable;
  }

  private int[] leaderShifts() {
    int[] found = new int[positions.size()];
    Arrays.fill(found, numbers.leaderShift());
    for (Datum rule : specials("shift")) {
      int position = Facts.text(rule, "nation").map(this::positionNamed).orElse(NOBODY);
      if (position >= 0) {
        found[position] = Facts.number(rule, "columns").orElse(numbers.leaderShift());
      }
    }
    return found;
  }

  public boolean beginsNeutral(int area) {
    return neutral.contains(area);
  }

  public VictoryRules victory() {
    return victory;
  }

  /** Whether a position that has fallen may begin anew. */
  @Rule("14.3")
  public boolean mayRestart(int position) {
    return restart(position).isPresent();
  }

  /** Whether players come, go and begin anew, and who began last moves first. */
  @Rule("14.3")
  public boolean isOpen() {
    return victory.income();
  }

  public List<Shortfall> shortfalls() {
    return List.copyOf(shortfalls);
  }
}
