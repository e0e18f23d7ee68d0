package org.groma.engine.invasions.inspection;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Consumer;
import org.groma.engine.kernel.Inspection;
import org.groma.engine.kernel.Objection;
import org.groma.engine.kernel.inspection.Scrutiny;
import org.groma.model.id.Place;
import org.groma.model.pieces.Nation;
import org.groma.model.pieces.UnitType;
import org.groma.model.project.Kinds;
import org.groma.model.review.Severity;
import org.groma.model.tables.RuleTable;
import org.groma.model.tables.TimeEntry;
import org.groma.model.value.Datum;

/** Entries of the time table that point to something that is not there, or was meant otherwise. */
final class EntryReferences implements Scrutiny<Ground> {

  private static final Inspection ABOUT =
      new Inspection(
          "data.entry-references",
          Severity.ERROR,
          "IV",
          "Entry of the time table that points nowhere, or elsewhere than it says",
          "Players look for the rule, and the game never calls it.",
          "Themata: the Byzantines have no special rule 'Thema'.",
          "Correct the name, the row or the turn.");

  private static final Set<String> OF_NATIONS =
      Set.of("invasion", "raid", "reinforcement", "leader", "arrival");

  @Override
  public Inspection about() {
    return ABOUT;
  }

  @Override
  public void look(Ground ground, Consumer<Objection> out) {
    for (TimeEntry entry : ground.project().get(Kinds.TIME_TABLE)) {
      for (String problem : problems(ground, entry)) {
        out.accept(
            Objection.of(
                ABOUT,
                entry.name() + ": " + problem + ".",
                "attributes",
                subjects(entry, problem)));
      }
    }
  }

  /** What a rule says is the nation's matter, too. */
  private static String[] subjects(TimeEntry entry, String problem) {
    String own = "time-entry:" + entry.id();
    return problem.startsWith("the rule") && entry.nation().isPresent()
        ? new String[] {own, "nation:" + entry.nation().get()}
        : new String[] {own};
  }

  private static List<String> problems(Ground ground, TimeEntry entry) {
    List<String> found = new ArrayList<>();
    if (OF_NATIONS.contains(entry.kind()) && entry.nation().isEmpty()) {
      found.add("it is for no nation");
    }
    if (entry.places().stream().anyMatch(place -> place.kind() != Place.Kind.PROVINCE)) {
      found.add("it comes into something that is no province");
    }
    misnamed(ground, entry).ifPresent(found::add);
    special(ground, entry).ifPresent(found::add);
    turn(ground, entry).ifPresent(found::add);
    rows(ground, entry).ifPresent(found::add);
    units(ground, entry, found);
    ending(entry).ifPresent(found::add);
    return found;
  }

  /** Ids are made of turn, kind and nation; one of them was changed without the others. */
  private static Optional<String> misnamed(Ground ground, TimeEntry entry) {
    String id = entry.id().slug();
    if (id.matches("t[0-9]{2}-.*") && Integer.parseInt(id.substring(1, 3)) != entry.turn()) {
      return Optional.of(
          String.format(
              Locale.ROOT,
              "its id says turn %s, it comes on turn %d",
              id.substring(1, 3),
              entry.turn()));
    }
    String start = String.format(Locale.ROOT, "t%02d-%s-", entry.turn(), entry.kind());
    if (!id.startsWith(start) || entry.nation().isEmpty()) {
      return Optional.empty();
    }
    String rest = id.substring(start.length());
    return ground.project().get(Kinds.NATIONS).contains(rest)
            && !entry.nation().get().slug().equals(rest)
        ? Optional.of(
            "its id is of the " + rest + ", it is for the " + ground.name(entry.nation().get()))
        : Optional.empty();
  }

  private static Optional<String> special(Ground ground, TimeEntry entry) {
    return entry
        .attributes()
        .text("special")
        .filter(name ->
            entry.nation().flatMap(ground::nation).filter(nation -> has(nation, name)).isEmpty())
        .map(name ->
            String.format(
                Locale.ROOT,
                "the %s have no special rule '%s'",
                entry.nation().map(ground::name).orElse("nations"),
                name));
  }

  /** A rule with a turn of its own is announced in that turn. */
  private static Optional<String> turn(Ground ground, TimeEntry entry) {
    boolean isEnd = entry.attributes().get("ends").filter(new Datum.Flag(true)::equals).isPresent();
    return entry.nation().flatMap(ground::nation).stream()
        .flatMap(nation -> nation.special().stream())
        .filter(special ->
            entry.attributes().text("special").filter(special.name()::equals).isPresent())
        .flatMap(special -> special.when().stream())
        .filter(when ->
            !isEnd
                && when instanceof Datum.Fields(Map<String, Datum> fields)
                && fields.keySet().contains("turn")
                && !fields.get("turn").equals(Datum.number(entry.turn())))
        .findFirst()
        .map(_ -> "the rule comes into force in another turn");
  }

  private static boolean has(Nation nation, String name) {
    return nation.special().stream().anyMatch(special -> special.name().equals(name));
  }

  private static Optional<String> rows(Ground ground, TimeEntry entry) {
    Optional<RuleTable> table =
        entry.attributes().text("table").flatMap(ground.project().get(Kinds.TABLES)::find);
    if (table.isEmpty()
        || !(entry.attributes().get("rows").orElse(null) instanceof Datum.Items(var rows))) {
      return Optional.empty();
    }
    List<String> keys = table.get().rows().stream().map(RuleTable.Row::key).toList();
    return rows.stream()
        .filter(row -> !(row instanceof Datum.Text(String key) && keys.contains(key)))
        .findFirst()
        .map(row ->
            String.format(
                Locale.ROOT,
                "the table %s has no row '%s'",
                table.get().name(),
                row instanceof Datum.Text(String key) ? key : "?"));
  }

  private static void units(Ground ground, TimeEntry entry, List<String> found) {
    if (entry.attributes().get("unitTypes").orElse(null) instanceof Datum.Items(var units)) {
      for (Datum each : units) {
        Optional<UnitType> unit =
            each instanceof Datum.Text(String id)
                ? ground.project().get(Kinds.UNITS).find(id)
                : Optional.empty();
        unit.flatMap(type -> type.attributes().number("availableFrom"))
            .filter(turn -> turn != entry.turn())
            .ifPresent(turn ->
                found.add(
                    String.format(
                        Locale.ROOT,
                        "it announces %s, which are to be had from turn %d",
                        unit.get().name(),
                        turn)));
      }
    }
  }

  /** A game ends in the turn of the entry that ends it. */
  private static Optional<String> ending(TimeEntry entry) {
    if (entry.attributes().get("effects").orElse(null) instanceof Datum.Items(var effects)) {
      for (Datum effect : effects) {
        if (effect instanceof Datum.Fields(Map<String, Datum> words)
            && words.keySet().contains("end-game")
            && words.get("end-game") instanceof Datum.Fields end
            && !end.get("turn").equals(Optional.of(Datum.number(entry.turn())))) {
          return Optional.of("it ends the game in another turn than its own");
        }
      }
    }
    return Optional.empty();
  }
}
