package org.groma.engine.invasions.inspection;

import java.math.BigDecimal;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.stream.Collectors;
import org.groma.engine.kernel.Inspection;
import org.groma.engine.kernel.Objection;
import org.groma.engine.kernel.inspection.Scrutiny;
import org.groma.model.review.Severity;
import org.groma.model.value.Datum;

/** Lists and switches of tables that tell what a procedure does, and tell it otherwise. */
final class CodedCells implements Scrutiny<Ground> {

  private static final Inspection ABOUT =
      new Inspection(
          "data.coded-cells",
          Severity.WARNING,
          "III",
          "Table that tells a procedure otherwise than it goes",
          "Players read one rule, and the game follows another.",
          "The cell notCounted of stacking-limits says horde, limes; the rules go by horde, limes,"
              + " leader.",
          "Compare the cell with the rulebook; the procedure cannot be changed there.");

  private static final List<String[]> CELLS =
      """
      re-rolls/forfeit-for-black-die/option=true
      activation-order/1/order=barbarian, kingdom, empire
      empire-modifiers/@/notOnFoundingTurn=true
      heresy-rules/worsens/value=intolerance, usurper
      young-kingdom/religion/value=pagan, arian, catholic
      revolt-rules/not-in/value=capital, province-with-leader
      movement-ratios/overrun/notAgainst=limes, fortified-city, strait
      movement-ratios/passage-in-force/notAgainst=limes, fortified-city, strait
      raid-outcome/@/raidPlusRemovesLimes=true
      raid-rules/cannot-cross/value=limes, fortified-city
      stacking-limits/@/notCounted=horde, limes, leader
      wall-values/@/capitalsAlwaysFortified=true
      sea-risk-modifiers/@/noRoll=barbarians into Britannia, amphibious units
      alliance-rules/not-for/value=client, federate, vassal
      player-order/@/usedFor=event cards, ties
      purchase-rules/usurper-check/who=byzantines, romans
      purchase-rules/roman-national-units/turns=1-7
      purchase-rules/roman-national-units-late/turns=8+
      sequence-of-play/scoring/onlyOnTurns=3, 6, 9, last
      sequence-of-play/@/turn1WithoutSteps=status-of-nations, reinforcements, caravans, administration
      """
          .lines()
          .map(line -> line.split("=", 2))
          .toList();

  @Override
  public Inspection about() {
    return ABOUT;
  }

  @Override
  public void look(Ground ground, Consumer<Objection> out) {
    for (String[] each : CELLS) {
      TableCells cell = TableCells.at(each[0]);
      Optional<String> said = cell.in(ground.project()).map(CodedCells::said);
      if (said.isPresent() && !isSame(said.get(), each[1], cell)) {
        out.accept(
            Objection.of(
                ABOUT,
                String.format(
                    Locale.ROOT,
                    "The cell %s says %s; the rules go by %s.",
                    cell,
                    said.get().isEmpty() ? "nothing" : said.get(),
                    each[1]),
                cell.path(ground.project()),
                cell.subject()));
      }
    }
  }

  /** Only the order of activations is an order. */
  private static boolean isSame(String said, String done, TableCells cell) {
    return cell.column().equals("order") ? said.equals(done) : sorted(said).equals(sorted(done));
  }

  private static List<String> sorted(String list) {
    return Arrays.stream(list.split(", ", -1)).sorted().toList();
  }

  private static String said(Datum datum) {
    return switch (datum) {
      case Datum.Text(String text) -> text;
      case Datum.Amount(BigDecimal number) -> number.toPlainString();
      case Datum.Flag(boolean value) -> String.valueOf(value);
      case Datum.Items(List<Datum> items) ->
          items.stream().map(CodedCells::said).collect(Collectors.joining(", "));
      case Datum.Fields _ -> "fields";
    };
  }
}
