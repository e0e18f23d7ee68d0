package org.groma.editor.cli;

import java.io.PrintWriter;
import java.util.Locale;
import org.groma.editor.cli.TextTable.Side;
import org.groma.engine.simulation.Estimate;
import org.groma.engine.simulation.PlayerStanding;
import org.groma.engine.simulation.Standings;

/** What a series of games came to as aligned text, within a hundred columns. */
final class SimulationText {

  private static final int PER_CENT = 100;

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
    VerdictText.print(standings, out);
    NationText.print(standings, out);
    ProvinceText.print(standings, out);
    text.more();
  }

  private void settings(long seed) {
    out.println(stage.project().settings().name() + ": " + stage.scenario().name());
    TextTable table =
        TextTable.of(Side.LEFT, Side.LEFT)
            .row("scenario", stage.scenario().id().slug())
            .row("games", standings.games())
            .row("seed", seed);
    String label = "chosen";
    for (String choice : stage.choices().inWords()) {
      table.row(label, choice);
      label = "";
    }
    table.print(out);
  }

  private void players() {
    out.println();
    out.println("Players: games won, and points a game, each with its 95 % interval");
    TextTable table =
        TextTable.of(
                Side.LEFT,
                Side.LEFT,
                Side.RIGHT,
                Side.LEFT,
                Side.RIGHT,
                Side.LEFT,
                Side.RIGHT,
                Side.RIGHT)
            .row("player", "plays", "wins", "", "points", "", "least", "most");
    for (PlayerStanding player : standings.players()) {
      table.row(
          player.seat().name(),
          player.skill().word(),
          Figures.decimal(player.won().value() * PER_CENT) + " %",
          margin(player.won(), PER_CENT),
          Figures.decimal(player.points().mean().value()),
          margin(player.points().mean(), 1),
          Figures.decimal(player.points().least()),
          Figures.decimal(player.points().most()));
    }
    table.print(out);
  }

  private void more() {
    out.println();
    out.println(
        String.format(
            Locale.ROOT,
            "All %s, and every figure with its interval: --format json",
            Figures.count(standings.provinces().size(), "province", "provinces")));
  }

  private static String margin(Estimate estimate, int scale) {
    return estimate.margin().map(margin -> "±" + Figures.decimal(margin * scale)).orElse("");
  }
}
