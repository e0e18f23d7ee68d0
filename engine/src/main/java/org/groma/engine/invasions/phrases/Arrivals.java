package org.groma.engine.invasions.phrases;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.groma.engine.kernel.PlainPhrases;
import org.groma.model.id.NationId;
import org.groma.model.pieces.Nation;
import org.groma.model.project.Kinds;
import org.groma.model.tables.TimeEntry;
import org.groma.model.value.Attributes;
import org.groma.model.value.Datum;

/** What the time table has happen. */
final class Arrivals {

  private final Names names;
  private final Occasions occasions;
  private final Clauses clauses;

  Arrivals(Names names) {
    this.names = names;
    this.occasions = new Occasions(names);
    this.clauses = new Clauses(names);
  }

  String of(TimeEntry entry) {
    return switch (entry.kind()) {
      case "turn" -> turn(entry);
      case "leader" -> leader(entry);
      case "rule" -> rule(entry);
      default -> force(entry);
    };
  }

  private static boolean is(Attributes attributes, String name) {
    return attributes.get(name).filter(new Datum.Flag(true)::equals).isPresent();
  }

  private String whose(TimeEntry entry) {
    return entry.nation().map(NationId::slug).map(id -> " of " + names.the(id)).orElse("");
  }

  /** {@code Invasion of the Huns: 6 horse archers and 2 cavalry in Siraces}. */
  private String force(TimeEntry entry) {
    Attributes attributes = entry.attributes();
    List<String> what = new ArrayList<>();
    if (!entry.units().isEmpty()) {
      what.add(names.arrivals(entry.units()));
    }
    attributes
        .number("count")
        .or(() -> attributes.number("units"))
        .ifPresent(count -> what.add(Wording.count(count, "unit")));
    place(entry).ifPresent(what::add);
    if (is(attributes, "atSetup")) {
      what.add("set up already");
    }
    List<String> parts = new ArrayList<>();
    parts.add(String.join(" ", what));
    attributes.text("patron").map(id -> "client of " + names.the(id)).ifPresent(parts::add);
    attributes.text("seat").map(seat -> "capital in " + names.place(seat)).ifPresent(parts::add);
    attributes.text("foundsCity").map(id -> "founds " + names.city(id)).ifPresent(parts::add);
    attributes.number("treasury").map(gold -> "Treasury " + gold).ifPresent(parts::add);
    attributes.get("condition").map(when -> "only " + occasions.of(when)).ifPresent(parts::add);
    parts.removeIf(String::isEmpty);
    String kind = kind(entry) + whose(entry);
    return parts.isEmpty() ? kind : kind + ": " + String.join("; ", parts);
  }

  private String kind(TimeEntry entry) {
    return entry.kind().equals("arrival") ? "Arrival" : names.timeKind(entry.kind());
  }

  private Optional<String> place(TimeEntry entry) {
    if (is(entry.attributes(), "atHorde")) {
      return Optional.of("at its horde");
    }
    return entry.places().isEmpty()
        ? Optional.empty()
        : Optional.of("in " + Wording.list(entry.places().stream().map(names::place).toList()));
  }

  private String leader(TimeEntry entry) {
    Attributes attributes = entry.attributes();
    String who = attributes.text("leader").map(names::leader).orElse(entry.name());
    List<String> parts = new ArrayList<>();
    parts.add("Leader" + whose(entry) + ": " + who);
    attributes
        .text("turns")
        .filter(turns -> !turns.equals(Integer.toString(entry.turn())))
        .map(Occasions::turns)
        .ifPresent(parts::add);
    if (is(attributes, "atSetup")) {
      parts.add("set up already");
    }
    if (attributes.get("onlyBy").isPresent()) {
      parts.add("only if a special rule calls him");
    }
    return String.join(", ", parts);
  }

  private String turn(TimeEntry entry) {
    Attributes attributes = entry.attributes();
    List<String> parts = new ArrayList<>();
    String from = attributes.get("year").map(PlainPhrases::text).orElse(entry.name());
    parts.add(
        attributes
            .get("until")
            .map(until -> "Years " + from + "–" + PlainPhrases.text(until) + " AD")
            .orElse("Year " + from));
    if (is(attributes, "scores")) {
      parts.add("scoring");
    }
    if (is(attributes, "last")) {
      parts.add("last turn");
    }
    attributes
        .get("lastIf")
        .map(when ->
            "last turn"
                + (is(attributes, "scoresIfLast") ? " with scoring " : " ")
                + occasions.of(when))
        .ifPresent(parts::add);
    return String.join(", ", parts);
  }

  private String rule(TimeEntry entry) {
    Attributes attributes = entry.attributes();
    if (attributes.get("effects").orElse(null) instanceof Datum.Items(List<Datum> effects)) {
      return Wording.capital(String.join("; ", clauses.all(effects)));
    }
    if (attributes.get("unitTypes").isPresent()) {
      List<String> types = Given.words(attributes.get("unitTypes").get());
      return "From now on"
          + whose(entry).replace(" of ", " ")
          + " may buy "
          + Wording.list(types.stream().map(names::units).toList());
    }
    Optional<Nation.Special> special = special(entry);
    if (special.isPresent()) {
      String told =
          new Specials(names)
              .of(special.get(), special.get().when().flatMap(when -> besides(when, entry.turn())));
      return (is(attributes, "ends") ? "No longer" : "Rule") + whose(entry) + ": " + told;
    }
    return attributes
        .text("table")
        .map(table -> entry.name() + " (table " + names.table(table) + ")")
        .orElse("Rule" + whose(entry) + ": " + entry.name());
  }

  private Optional<Nation.Special> special(TimeEntry entry) {
    String name = entry.attributes().text("special").orElse("");
    return entry
        .nation()
        .flatMap(id -> names.project().get(Kinds.NATIONS).find(id.slug()))
        .flatMap(nation ->
            nation.special().stream().filter(rule -> rule.name().equals(name)).findFirst());
  }

  /** What a condition asks besides that it is this turn. */
  private static Optional<Datum> besides(Datum when, int turn) {
    if (!(when instanceof Datum.Fields(Map<String, Datum> fields))) {
      return Optional.of(when);
    }
    Map<String, Datum> left = new LinkedHashMap<>(fields);
    left.remove("turn", Datum.number(turn));
    if (left.get("all") instanceof Datum.Items(List<Datum> items)) {
      List<Datum> others = items.stream().flatMap(item -> besides(item, turn).stream()).toList();
      left.put("all", new Datum.Items(others));
    }
    return left.isEmpty() ? Optional.empty() : Optional.of(new Datum.Fields(left));
  }
}
