package org.groma.engine.romanitas.phrases;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.TreeSet;
import org.groma.engine.kernel.Bands;
import org.groma.engine.kernel.Chart;
import org.groma.engine.kernel.Chart.Column;
import org.groma.engine.kernel.PlainPhrases;
import org.groma.engine.kernel.Spelling;
import org.groma.engine.kernel.Worded;
import org.groma.engine.romanitas.setting.Deed;
import org.groma.model.pieces.Nation;
import org.groma.model.project.Kinds;
import org.groma.model.tables.RuleTable;
import org.groma.model.value.Datum;

/** What the attitude of a nation has it do: nation by nation, and all of them by the roll. */
record AttitudeWords(Names names) {

  private static final String TABLE = "attitudes-";
  private static final String NOTHING = "–";
  private static final String SAME = "″";

  /** The table of one nation. */
  Chart chart(RuleTable table) {
    return Chart.rolled(
        table,
        List.of(),
        new Column("", row -> Spelling.capital(kind(row))),
        new Column("Against", row -> Spelling.capital(aim(row))));
  }

  /** The column of the printed table; where the deed is another it is said too. */
  private static String kind(RuleTable.Row row) {
    String action = PlainPhrases.text(row, "action");
    String column = Spelling.spelt(PlainPhrases.text(row, "column"));
    return switch (Worded.find(Deed.class, action).orElse(Deed.NEUTRAL)) {
      case NEUTRAL -> "neutral";
      case PIRACY -> "piracy";
      case PERSIAN_DIPLOMACY -> "diplomacy";
      case RAID -> column;
      case INVASION -> column.startsWith("invasion") ? column : column + ", an invasion";
    };
  }

  private String aim(RuleTable.Row row) {
    String zone = named(row, "zone").map(names::zone).orElse("");
    String struck = struck(row);
    String client = named(row, "client").map(names::client).orElse("");
    return !zone.isEmpty() && !struck.isEmpty()
        ? struck + " (fleet: " + zone + ")"
        : zone + struck + client;
  }

  private static Optional<String> named(RuleTable.Row row, String column) {
    return Optional.of(PlainPhrases.text(row, column)).filter(word -> !word.isEmpty());
  }

  /** The path; of an itinerary its ends, for it is told in full elsewhere. */
  private String struck(RuleTable.Row row) {
    String letter = PlainPhrases.text(row, "itinerary");
    return letter.isEmpty()
        ? names.path(row.cells().get("path"))
        : ends(letter).map(ends -> ends + " (" + letter + ")").orElse("itinerary " + letter);
  }

  private Optional<String> ends(String letter) {
    return path(letter)
        .map(path -> names.city(path.getFirst()) + " → " + names.city(path.getLast()));
  }

  private Optional<List<String>> path(String letter) {
    return names.table("itineraries").stream()
        .flatMap(table -> table.rows().stream())
        .filter(row -> row.key().equals(letter))
        .map(row -> Names.words(row.cells().get("path")))
        .filter(path -> !path.isEmpty())
        .findFirst();
  }

  /** All nations in the order in which they roll, by the roll as it is modified. */
  Optional<Chart> matrix() {
    List<Nation> nations =
        names.project().get(Kinds.NATIONS).stream()
            .filter(nation -> table(nation).isPresent())
            .sorted(
                Comparator.comparing((Nation nation) -> nation.initiative().orElse(0))
                    .thenComparing(Nation::id))
            .toList();
    TreeSet<Integer> starts = new TreeSet<>();
    nations.stream()
        .flatMap(nation -> table(nation).orElseThrow().rows().stream())
        .flatMap(row -> Bands.Band.parse(row.key()).stream())
        .map(Bands.Band::from)
        .filter(from -> from != Integer.MIN_VALUE)
        .forEach(starts::add);
    if (starts.isEmpty()) {
      return Optional.empty();
    }
    starts.add(starts.first() - 1);
    RuleTable first = table(nations.getFirst()).orElseThrow();
    return Optional.of(
        new Chart(
            "Attitudes by the modified roll",
            first.die(),
            first.origin().whole(),
            heads(starts),
            nations.stream().map(nation -> row(nation, List.copyOf(starts))).toList(),
            List.of(
                "– neutral.  ″ the same as for the roll before.  Letters are itineraries."
                    + "  A raid or piracy that names a zone brings a fleet there.")));
  }

  private Optional<RuleTable> table(Nation nation) {
    return names.table(TABLE + nation.id().slug());
  }

  private static List<String> heads(TreeSet<Integer> starts) {
    List<String> heads = new ArrayList<>();
    heads.add("");
    for (int start : starts) {
      heads.add(
          start == starts.first()
              ? start + " or less"
              : start == starts.last() ? start + "+" : Integer.toString(start));
    }
    return heads;
  }

  private Chart.Row row(Nation nation, List<Integer> rolls) {
    List<String> cells = new ArrayList<>();
    cells.add(nation.name());
    RuleTable.Row before = null;
    for (int roll : rolls) {
      RuleTable.Row found =
          table(nation).orElseThrow().rows().stream()
              .filter(
                  row -> Bands.Band.parse(row.key()).map(band -> band.contains(roll)).orElse(false))
              .findFirst()
              .orElse(null);
      cells.add(
          found == null || kind(found).equals("neutral")
              ? NOTHING
              : found.equals(before) ? SAME : told(found));
      before = found;
    }
    return new Chart.Row(cells, true, Optional.empty());
  }

  /** Short enough for a cell of a matrix. */
  private String told(RuleTable.Row row) {
    String letter = PlainPhrases.text(row, "itinerary");
    Datum path = row.cells().get("path");
    String deed =
        Spelling.capital(
            Worded.find(Deed.class, PlainPhrases.text(row, "action"))
                .filter(each -> each != Deed.PERSIAN_DIPLOMACY)
                .map(Worded::word)
                .orElse("diplomacy"));
    if (!letter.isEmpty()) {
      String to = path(letter).map(List::getLast).map(names::city).orElse("");
      return deed + " " + letter + (to.isEmpty() ? "" : " → " + to);
    }
    String zone = named(row, "zone").map(names::zone).orElse("");
    return String.join(
            " ",
            deed,
            names.path(path),
            zone.isEmpty() || path == null ? zone : "(" + zone + ")",
            named(row, "client").map(names::client).orElse(""))
        .replaceAll(" +", " ")
        .strip();
  }
}
