package org.groma.editor.cli;

import java.io.PrintWriter;
import java.util.List;
import java.util.Locale;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.groma.editor.cli.TextTable.Side;
import org.groma.engine.simulation.Standings;
import org.groma.engine.simulation.VerdictStanding;

/** How the games of a series ended, and in which turn: a table for each question of the rules. */
final class VerdictText {

  private static final int PER_CENT = 100;
  private static final String NONE = "·";

  private final Standings standings;

  private VerdictText(Standings standings) {
    this.standings = standings;
  }

  static void print(Standings standings, PrintWriter out) {
    VerdictText text = new VerdictText(standings);
    for (VerdictStanding verdict : standings.verdicts()) {
      out.println();
      out.println(
          String.format(
              Locale.ROOT,
              "Games by %s: in per cent with the 95 %% interval, and how many were over in which"
                  + " turn",
              verdict.question().name()));
      text.table(verdict).print(out);
    }
  }

  private TextTable table(VerdictStanding verdict) {
    List<Integer> turns = turns(verdict);
    TextTable table =
        TextTable.of(
            Stream.concat(
                    Stream.of(Side.LEFT, Side.RIGHT, Side.LEFT),
                    Stream.generate(() -> Side.RIGHT).limit(turns.size()))
                .toArray(Side[]::new));
    table.row(
        row(
            verdict.question().name(),
            "games",
            "",
            turns.stream().map(i -> "t" + standings.turns().get(i))));
    for (VerdictStanding.Answer answer : verdict.answers()) {
      table.row(
          row(
              answer.answer().name(),
              answer.games() == 0
                  ? NONE
                  : Figures.decimal(answer.share().value() * PER_CENT) + " %",
              answer
                  .share()
                  .margin()
                  .map(margin -> "±" + Figures.decimal(margin * PER_CENT))
                  .orElse(""),
              turns.stream().map(i -> count(answer.byTurn().get(i)))));
    }
    return table;
  }

  /** The places of the turns in which any game was over. */
  private List<Integer> turns(VerdictStanding verdict) {
    return IntStream.range(0, standings.turns().size())
        .filter(i -> verdict.answers().stream().anyMatch(answer -> answer.byTurn().get(i) > 0))
        .boxed()
        .toList();
  }

  private static String count(long games) {
    return games == 0 ? NONE : Long.toString(games);
  }

  private static Object[] row(String name, String share, String margin, Stream<String> turns) {
    return Stream.concat(Stream.of(name, share, margin), turns).toArray();
  }
}
