package org.groma.editor.cli;

import java.io.PrintWriter;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.groma.editor.cli.TextTable.Side;
import org.groma.engine.kernel.Named;
import org.groma.engine.simulation.Frequency;
import org.groma.engine.simulation.NationStanding;
import org.groma.engine.simulation.PlayerStanding;
import org.groma.engine.simulation.Standings;

/** What became of nations in a series of games: two tables, a row for each that ever mattered. */
final class NationText {

  private static final int SHOWN_TURNS = 12;
  private static final double SHOWN_LAND = 0.005;
  private static final double LARGE = 99.95;
  private static final int PER_CENT = 100;
  private static final String NONE = "·";

  private final Standings standings;
  private final PrintWriter out;

  private NationText(Standings standings, PrintWriter out) {
    this.standings = standings;
    this.out = out;
  }

  static void print(Standings standings, PrintWriter out) {
    NationText text = new NationText(standings, out);
    text.fates();
    text.land();
  }

  private void fates() {
    List<NationStanding> shown =
        byPlayer()
            .filter(nation -> nation.fates().stream().anyMatch(fate -> fate.games() > 0))
            .toList();
    if (shown.isEmpty()) {
      return;
    }
    out.println();
    out.println("Nations: what befell them, in per cent of the games");
    TextTable table = columns(standings.milestones().size());
    table.row(row("player", "nation", standings.milestones().stream().map(Named::name)));
    Grouping grouping = new Grouping();
    for (NationStanding nation : shown) {
      table.row(
          row(
              grouping.label(nation),
              nation.nation().name(),
              nation.fates().stream().map(NationText::share)));
    }
    table.print(out);
  }

  private void land() {
    List<Integer> turns = shownTurns();
    if (turns.isEmpty()) {
      return;
    }
    out.println();
    out.println("Provinces that each nation holds at the end of a turn, on average");
    TextTable table = columns(turns.size());
    table.row(row("player", "turn", turns.stream().map(i -> standings.turns().get(i).toString())));
    Grouping grouping = new Grouping();
    byPlayer()
        .filter(nation -> nation.provinces().stream().anyMatch(held -> held >= SHOWN_LAND))
        .forEach(nation ->
            table.row(
                row(
                    grouping.label(nation),
                    nation.nation().name(),
                    turns.stream().map(i -> held(nation.provinces().get(i))))));
    table.row(row("", "(nobody)", turns.stream().map(i -> held(standings.unheld().get(i)))));
    if (standings.gamesByTurn().stream().anyMatch(games -> games < standings.games())) {
      table.row(row("", "(% of games)", turns.stream().map(this::playing)));
    }
    table.print(out);
  }

  /** Which part of the games played a turn to its end; some may have ended before. */
  private String playing(int turn) {
    double share = (double) standings.gamesByTurn().get(turn) / standings.games();
    return String.format(Locale.ROOT, "%.0f", share * PER_CENT);
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

  private static TextTable columns(int numbers) {
    return TextTable.of(
        Stream.concat(
                Stream.of(Side.LEFT, Side.LEFT), Stream.generate(() -> Side.RIGHT).limit(numbers))
            .toArray(Side[]::new));
  }

  private static Object[] row(String first, String second, Stream<String> more) {
    return Stream.concat(Stream.of(first, second), more).toArray();
  }

  private static String share(Frequency frequency) {
    return frequency.games() == 0 ? NONE : Figures.decimal(frequency.share().value() * PER_CENT);
  }

  /** Four columns at most, so that twelve turns fit. */
  private static String held(double provinces) {
    if (provinces == 0) {
      return NONE;
    }
    return provinces < LARGE
        ? Figures.decimal(provinces)
        : String.format(Locale.ROOT, "%.0f", provinces);
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
