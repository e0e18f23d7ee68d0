package org.groma.engine.invasions.phrases;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import org.groma.engine.kernel.Spelling;
import org.groma.model.id.NationId;
import org.groma.model.pieces.Nation;
import org.groma.model.project.Kinds;
import org.groma.model.tables.TimeEntry;
import org.groma.model.value.Attributes;
import org.groma.model.value.Datum;

/** Rules that the time table announces: effects, units, special rules, rows of tables. */
final class DatedRules {

  private final Names names;
  private final boolean named;

  DatedRules(Names names, boolean named) {
    this.names = names;
    this.named = named;
  }

  String of(TimeEntry entry) {
    Attributes attributes = entry.attributes();
    Optional<String> effects = effects(attributes);
    if (effects.isPresent()) {
      return effects.get();
    }
    if (attributes.get("unitTypes").isPresent()) {
      return units(entry, Given.words(attributes.get("unitTypes").get()));
    }
    return special(entry)
        .map(special -> special(entry, special))
        .or(() ->
            attributes
                .text("table")
                .map(table ->
                    String.format(Locale.ROOT, "%s (table %s)", entry.name(), names.table(table))))
        .orElseGet(() -> "Rule" + whose(entry) + ": " + entry.name());
  }

  /** Nothing where the effects say nothing: the entry then goes by its name. */
  private Optional<String> effects(Attributes attributes) {
    return attributes.get("effects").orElse(null) instanceof Datum.Items(List<Datum> effects)
        ? Optional.of(Spelling.capital(String.join("; ", new Clauses(names).all(effects))))
            .filter(told -> !told.isBlank())
        : Optional.empty();
  }

  private String whose(TimeEntry entry) {
    return entry
        .nation()
        .filter(_ -> named)
        .map(NationId::slug)
        .map(id -> " for " + names.the(id))
        .orElse("");
  }

  private String units(TimeEntry entry, List<String> types) {
    return String.format(
        Locale.ROOT,
        "New purchases%s: %s",
        whose(entry),
        Wording.list(types.stream().map(names::units).toList()));
  }

  private Optional<Nation.Special> special(TimeEntry entry) {
    String name = entry.attributes().text("special").orElse("");
    return entry
        .nation()
        .flatMap(id -> names.project().get(Kinds.NATIONS).find(id.slug()))
        .flatMap(nation ->
            nation.special().stream().filter(rule -> rule.name().equals(name)).findFirst());
  }

  private String special(TimeEntry entry, Nation.Special special) {
    String when =
        special
            .when()
            .flatMap(condition -> besides(condition, entry.turn()))
            .map(condition -> ", " + new Occasions(names).of(condition))
            .orElse("");
    List<String> now = List.of("in turn " + entry.turn(), "from turn " + entry.turn());
    return String.format(
        Locale.ROOT,
        "%s%s%s: %s",
        Arrivals.is(entry, "ends") ? "End of the rule" : "Rule",
        whose(entry),
        when,
        new Specials(names).effects(special, now));
  }

  /** What a condition asks besides that it is this turn, or this turn at last. */
  private static Optional<Datum> besides(Datum when, int turn) {
    if (!(when instanceof Datum.Fields(Map<String, Datum> fields))) {
      return Optional.of(when);
    }
    Map<String, Datum> left = new LinkedHashMap<>(fields);
    left.remove("turn", Datum.number(turn));
    left.remove("turns", Datum.text(turn + "+"));
    if (left.get("all") instanceof Datum.Items(List<Datum> items)) {
      List<Datum> others = items.stream().flatMap(item -> besides(item, turn).stream()).toList();
      if (others.isEmpty()) {
        left.remove("all");
      } else {
        left.put("all", new Datum.Items(others));
      }
    }
    return left.isEmpty() ? Optional.empty() : Optional.of(new Datum.Fields(left));
  }
}
