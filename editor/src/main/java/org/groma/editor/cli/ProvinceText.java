package org.groma.editor.cli;

import java.io.PrintWriter;
import java.util.ArrayList;
import java.util.Collections;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.groma.editor.cli.TextTable.Side;
import org.groma.engine.kernel.Named;
import org.groma.engine.simulation.Frequency;
import org.groma.engine.simulation.ProvinceStanding;
import org.groma.engine.simulation.Standings;

/** The provinces that a series of games was fought over, and who controlled them. */
final class ProvinceText {

  private static final int SHOWN_PROVINCES = 24;
  private static final int SHOWN_HOLDERS = 3;
  private static final double SHOWN_SHARE = 0.005;
  private static final int PER_CENT = 100;
  private static final String NONE = "·";

  private final Standings standings;

  private ProvinceText(Standings standings) {
    this.standings = standings;
  }

  static void print(Standings standings, PrintWriter out) {
    ProvinceText text = new ProvinceText(standings);
    List<ProvinceStanding> shown = text.mostFoughtOver();
    if (!shown.isEmpty()) {
      out.println();
      out.println(
          "Provinces most fought over: fights a game, and who controls them in which part of the"
              + " turns");
      text.table(shown).print(out);
    }
  }

  private List<ProvinceStanding> mostFoughtOver() {
    return standings.provinces().stream()
        .filter(province -> province.fought().times() > 0)
        .sorted(
            Comparator.comparingLong((ProvinceStanding each) -> each.fought().times()).reversed())
        .limit(SHOWN_PROVINCES)
        .toList();
  }

  private TextTable table(List<ProvinceStanding> shown) {
    List<Side> sides = new ArrayList<>(Collections.nCopies(standings.fights().size(), Side.RIGHT));
    sides.addFirst(Side.LEFT);
    sides.addLast(Side.LEFT);
    TextTable table = TextTable.of(sides.toArray(Side[]::new));
    table.row(row("province", standings.fights().stream().map(Named::name), "controlled by"));
    for (ProvinceStanding province : shown) {
      table.row(
          row(
              province.province().name(),
              province.fights().stream().map(this::perGame),
              holders(province)));
    }
    return table;
  }

  private static Object[] row(String first, Stream<String> middle, String last) {
    return Stream.concat(Stream.of(first), Stream.concat(middle, Stream.of(last))).toArray();
  }

  private String perGame(Frequency frequency) {
    return frequency.times() == 0
        ? NONE
        : String.format(Locale.ROOT, "%.2f", (double) frequency.times() / standings.games());
  }

  private static String holders(ProvinceStanding province) {
    record Part(String name, double share) {}
    List<Part> parts = new ArrayList<>();
    province.holders().forEach(each -> parts.add(new Part(each.nation().name(), each.share())));
    parts.add(new Part("nobody", province.unheld()));
    return parts.stream()
        .filter(part -> part.share() >= SHOWN_SHARE)
        .sorted(Comparator.comparingDouble(Part::share).reversed())
        .limit(SHOWN_HOLDERS)
        .map(part -> String.format(Locale.ROOT, "%s %.0f %%", part.name(), part.share() * PER_CENT))
        .collect(Collectors.joining(", "));
  }
}
