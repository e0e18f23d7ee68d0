package org.groma.editor.cli;

import java.io.PrintWriter;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.groma.editor.cli.TextTable.Side;
import org.groma.engine.kernel.Named;
import org.groma.engine.simulation.Estimate;
import org.groma.engine.simulation.Frequency;
import org.groma.engine.simulation.NationStanding;
import org.groma.engine.simulation.PlayerStanding;
import org.groma.engine.simulation.ProvinceStanding;
import org.groma.engine.simulation.Standings;

/** What a series of games came to as aligned text, within a hundred columns. */
final class SimulationText {

  private static final int SHOWN_TURNS = 12;
  private static final int SHOWN_PROVINCES = 24;
  private static final int SHOWN_HOLDERS = 3;
  private static final double SHOWN_SHARE = 0.005;
  private static final int PER_CENT = 100;
  private static final double LARGE = 99.95;
  private static final String NONE = "·";

  private final Stage stage;
  private final Standings standings;
  private final PrintWriter out;

  private SimulationText(Stage stage, Standings standings, PrintWriter out) {
    this.stage = stage;
    this.standings = standings;
    this.out = out;
  }

  static void print(Stage stage, long seed, Standings standings, PrintWriter out) {
    SimulationText text = new SimulationText(stage, standings, out);
    text.settings(seed);
    text.players();
    text.fates();
    text.land();
    text.provinces();
  }

  private void settings(long seed) {
    out.println(stage.project().settings().name() + ": " + stage.scenario().name());
    TextTable.of(Side.LEFT, Side.LEFT)
        .row("scenario", stage.scenario().id().slug())
        .row("games", standings.games())
        .row("seed", seed)
        .print(out);
  }

  private void players() {
    heading("Players: games won, and points a game, each with its 95 % interval");
    TextTable table =
        TextTable.of(
                Side.LEFT, Side.LEFT, Side.RIGHT, Side.LEFT, Side.RIGHT, Side.LEFT, Side.RIGHT,
                Side.RIGHT)
            .row("player", "plays", "wins", "", "points", "", "least", "most");
    for (PlayerStanding player : standings.players()) {
      table.row(
          player.seat().name(),
          player.skill().word(),
          decimal(player.won().value() * PER_CENT) + " %",
          margin(player.won(), PER_CENT),
          decimal(player.points().mean().value()),
          margin(player.points().mean(), 1),
          decimal(player.points().least()),
          decimal(player.points().most()));
    }
    table.print(out);
  }

  private void fates() {
    List<NationStanding> shown =
        byPlayer().filter(nation -> nation.fates().stream().anyMatch(fate -> fate.games() > 0))
            .toList();
    if (shown.isEmpty()) {
      return;
    }
    heading("Nations: what befell them, in per cent of the games");
    TextTable table = wide(standings.milestones().size());
    table.row(row("player", "nation", standings.milestones().stream().map(Named::name)));
    Grouping grouping = new Grouping();
    for (NationStanding nation : shown) {
      table.row(
          row(
              grouping.label(nation),
              nation.nation().name(),
              nation.fates().stream().map(SimulationText::share)));
    }
    table.print(out);
  }

  private void land() {
    List<Integer> turns = shownTurns();
    if (turns.isEmpty()) {
      return;
    }
    heading("Provinces that each nation holds at the end of a turn, on average");
    TextTable table = wide(turns.size());
    table.row(row("player", "turn", turns.stream().map(i -> standings.turns().get(i).toString())));
    Grouping grouping = new Grouping();
    byPlayer()
        .filter(nation -> nation.provinces().stream().anyMatch(held -> held >= SHOWN_SHARE))
        .forEach(nation ->
            table.row(
                row(
                    grouping.label(nation),
                    nation.nation().name(),
                    turns.stream().map(i -> held(nation.provinces().get(i))))));
    table.row(
        row("", "(nobody)", turns.stream().map(i -> held(standings.unheld().get(i)))));
    table.print(out);
  }

  private void provinces() {
    List<ProvinceStanding> shown =
        standings.provinces().stream()
            .filter(province -> province.fought().times() > 0)
            .sorted(
                Comparator.comparingLong((ProvinceStanding each) -> each.fought().times())
                    .reversed())
            .limit(SHOWN_PROVINCES)
            .toList();
    if (!shown.isEmpty()) {
      heading("Provinces most fought over: fights a game, and who controls them in which part of"
          + " the turns");
      int kinds = standings.fights().size();
      List<Side> sides = new ArrayList<>(List.of(Side.LEFT));
      IntStream.range(0, kinds).forEach(_ -> sides.add(Side.RIGHT));
      sides.add(Side.LEFT);
      TextTable table = TextTable.of(sides.toArray(Side[]::new));
      table.row(
          Stream.of(
                  Stream.of("province"),
                  standings.fights().stream().map(Named::name),
                  Stream.of("controlled by"))
              .flatMap(each -> each)
              .toArray());
      shown.forEach(province -> table.row(cells(province)));
      table.print(out);
    }
    out.println();
    out.println(
        "All %s, and every figure with its interval: --format json"
            .formatted(Figures.count(standings.provinces().size(), "province", "provinces")));
  }

  private Object[] cells(ProvinceStanding province) {
    return Stream.of(
            Stream.of(province.province().name()),
            province.fights().stream().map(this::perGame),
            Stream.of(holders(province)))
        .flatMap(each -> each)
        .toArray();
  }

  private static String holders(ProvinceStanding province) {
    record Part(String name, double share) {}
    List<Part> parts = new ArrayList<>();
    province.holders().forEach(each -> parts.add(new Part(each.nation().name(), each.share())));
    parts.add(new Part("nobody", province.unheld()));
    return parts.stream()
        .sorted(Comparator.comparingDouble(Part::share).reversed())
        .filter(part -> part.share() >= SHOWN_SHARE)
        .limit(SHOWN_HOLDERS)
        .map(part ->
            String.format(Locale.ROOT, "%s %.0f %%", part.name(), part.share() * PER_CENT))
        .collect(Collectors.joining(", "));
  }

  /** Nations of each player together, those of most land first; nations of nobody at the end. */
  private Stream<NationStanding> byPlayer() {
    List<Named> seats = standings.players().stream().map(PlayerStanding::seat).toList();
    return standings.nations().stream()
        .sorted(
            Comparator.comparingInt((NationStanding nation) ->
                    nation.player().map(seats::indexOf).orElse(seats.size()))
                .thenComparingDouble(nation -> -land(nation)));
  }

  private static double land(NationStanding nation) {
    return nation.provinces().stream().mapToDouble(Double::doubleValue).sum();
  }

  /** The places in the list of turns that have a column: all, or some at even distances. */
  private List<Integer> shownTurns() {
    int count = standings.turns().size();
    return count <= SHOWN_TURNS
        ? IntStream.range(0, count).boxed().toList()
        : IntStream.range(0, SHOWN_TURNS)
            .map(i -> i * (count - 1) / (SHOWN_TURNS - 1))
            .boxed()
            .toList();
  }

  private static TextTable wide(int columns) {
    return TextTable.of(
        Stream.concat(
                Stream.of(Side.LEFT, Side.LEFT), Stream.generate(() -> Side.RIGHT).limit(columns))
            .toArray(Side[]::new));
  }

  private static Object[] row(String first, String second, Stream<String> more) {
    return Stream.concat(Stream.of(first, second), more).toArray();
  }

  private static String share(Frequency frequency) {
    return frequency.games() == 0 ? NONE : decimal(frequency.share().value() * PER_CENT);
  }

  /** Four columns at most, so that twelve turns fit. */
  private static String held(double provinces) {
    if (provinces == 0) {
      return NONE;
    }
    return provinces < LARGE ? decimal(provinces) : String.format(Locale.ROOT, "%.0f", provinces);
  }

  private String perGame(Frequency frequency) {
    return frequency.times() == 0
        ? NONE
        : String.format(Locale.ROOT, "%.2f", (double) frequency.times() / standings.games());
  }

  private static String margin(Estimate estimate, int scale) {
    return estimate.margin().map(margin -> "±" + decimal(margin * scale)).orElse("");
  }

  private static String decimal(double value) {
    return String.format(Locale.ROOT, "%.1f", value);
  }

  private void heading(String title) {
    out.println();
    out.println(title);
  }

  /** Names a player only in the first row of its nations. */
  private static final class Grouping {

    private Optional<String> last = Optional.empty();

    String label(NationStanding nation) {
      Optional<String> player = Optional.of(nation.player().map(Named::name).orElse("(nobody)"));
      String label = player.equals(last) ? "" : player.get();
      last = player;
      return label;
    }
  }
}
