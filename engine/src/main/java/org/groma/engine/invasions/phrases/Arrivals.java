package org.groma.engine.invasions.phrases;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import org.groma.engine.kernel.PlainPhrases;
import org.groma.engine.kernel.Spelling;
import org.groma.model.id.NationId;
import org.groma.model.tables.TimeEntry;
import org.groma.model.value.Attributes;
import org.groma.model.value.Datum;

/** What the time table has happen. */
final class Arrivals {

  private final Names names;
  private final boolean named;
  private final Occasions occasions;

  /**
   * Words for entries of the time table.
   *
   * @param named whether they say whose entry it is
   */
  Arrivals(Names names, boolean named) {
    this.names = names;
    this.named = named;
    this.occasions = new Occasions(names);
  }

  String of(TimeEntry entry) {
    return switch (entry.kind()) {
      case "turn" -> turn(entry);
      case "leader" -> leader(entry);
      case "rule" -> new DatedRules(names, named).of(entry);
      default -> force(entry);
    };
  }

  static boolean is(TimeEntry entry, String name) {
    return entry.attributes().get(name).filter(new Datum.Flag(true)::equals).isPresent();
  }

  private String whose(TimeEntry entry) {
    return entry
        .nation()
        .filter(_ -> named)
        .map(NationId::slug)
        .map(id -> " of " + names.the(id))
        .orElse("");
  }

  /** {@code Invasion of the Huns: 6 horse archers and 2 cavalry in Siraces}. */
  private String force(TimeEntry entry) {
    Attributes attributes = entry.attributes();
    List<String> parts = new ArrayList<>();
    parts.add(troops(entry));
    if (is(entry, "atSetup")) {
      parts.add("set up already");
    }
    attributes.text("patron").map(id -> "client of " + names.the(id)).ifPresent(parts::add);
    attributes
        .text("seat")
        .map(seat -> "capital in " + names.place(seat) + founded(attributes))
        .ifPresent(parts::add);
    attributes.number("treasury").map(gold -> gold + " Gold").ifPresent(parts::add);
    attributes
        .get("condition")
        .filter(when -> !isCertain(when, entry.turn()))
        .map(when -> "only " + occasions.of(when))
        .ifPresent(parts::add);
    parts.removeIf(String::isEmpty);
    String kind = kind(entry) + whose(entry);
    if (parts.isEmpty()) {
      return kind.isBlank() ? entry.name() : kind;
    }
    return kind + ": " + String.join("; ", parts);
  }

  private static String kind(TimeEntry entry) {
    return Spelling.capital(Terms.plain(entry.kind()));
  }

  /** Whether it is enough that it is this turn, whatever else would be. */
  private static boolean isCertain(Datum when, int turn) {
    return when instanceof Datum.Fields(Map<String, Datum> fields)
        && fields.size() == 1
        && fields.get("any") instanceof Datum.Items(List<Datum> items)
        && items.contains(new Datum.Fields(Map.of("turns", Datum.text(turn + "+"))));
  }

  private String founded(Attributes attributes) {
    return attributes.text("foundsCity").map(id -> " (founds " + names.city(id) + ")").orElse("");
  }

  private String troops(TimeEntry entry) {
    Attributes attributes = entry.attributes();
    List<String> parts = new ArrayList<>();
    if (!entry.units().isEmpty()) {
      parts.add(names.arrivals(entry.units()));
    }
    attributes
        .number("count")
        .or(() -> attributes.number("units"))
        .ifPresent(count -> parts.add(Wording.count(count, "unit")));
    if (is(entry, "atHorde")) {
      parts.add("at the horde");
    } else if (!entry.places().isEmpty()) {
      parts.add("in " + Wording.list(entry.places().stream().map(names::place).toList()));
    }
    return String.join(" ", parts);
  }

  private String leader(TimeEntry entry) {
    Attributes attributes = entry.attributes();
    List<String> parts = new ArrayList<>();
    parts.add(
        "Leader"
            + whose(entry)
            + ": "
            + attributes.text("leader").map(names::leader).orElse(entry.name()));
    attributes
        .text("turns")
        .filter(turns -> !turns.equals(Integer.toString(entry.turn())))
        .map(Occasions::turns)
        .ifPresent(parts::add);
    if (is(entry, "atSetup")) {
      parts.add("set up already");
    }
    if (attributes.get("onlyBy").isPresent()) {
      parts.add("only when a special rule calls for him");
    }
    return String.join(", ", parts);
  }

  private String turn(TimeEntry entry) {
    Attributes attributes = entry.attributes();
    List<String> parts = new ArrayList<>();
    parts.add(years(entry).orElse("Turn " + entry.turn()));
    if (is(entry, "scores")) {
      parts.add("scoring");
    }
    if (is(entry, "last")) {
      parts.add("last turn");
    }
    attributes
        .get("lastIf")
        .map(when ->
            (is(entry, "scoresIfLast") ? "last turn with scoring " : "last turn ")
                + occasions.of(when))
        .ifPresent(parts::add);
    return String.join(", ", parts);
  }

  private static Optional<String> years(TimeEntry entry) {
    Optional<String> until = entry.attributes().get("until").map(PlainPhrases::text);
    return entry
        .attributes()
        .get("year")
        .map(PlainPhrases::text)
        .map(year ->
            until
                .map(end -> String.format(Locale.ROOT, "Years %s–%s AD", year, end))
                .orElse("Year " + year + " AD"));
  }
}
