package org.groma.engine.romanitas.inspection;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.TreeSet;
import java.util.function.Consumer;
import java.util.function.Predicate;
import java.util.stream.Collectors;
import org.groma.engine.kernel.Inspection;
import org.groma.engine.kernel.Objection;
import org.groma.engine.kernel.inspection.Scrutiny;
import org.groma.model.entry.Entry;
import org.groma.model.entry.Kind;
import org.groma.model.gazetteer.City;
import org.groma.model.pieces.Nation;
import org.groma.model.project.Kinds;
import org.groma.model.review.Severity;
import org.groma.model.sources.SourceTable;

/** Transcribed lists of the rules against what they list. */
final class PrintedLists implements Scrutiny<Ground> {

  private static final Inspection ABOUT =
      new Inspection(
          "scenario.printed-lists",
          Severity.WARNING,
          "8.3",
          "Transcribed list that does not list what the project has",
          "A list of the rulebook names all of a kind: all nations, all city spaces, all with a"
              + " sign. Where list and project differ one of them is wrong.",
          "The list rules/gold-coins lacks Naissus.",
          "Compare both with the rulebook; correct the list, or the entry.");

  @Override
  public Inspection about() {
    return ABOUT;
  }

  @Override
  public void look(Ground ground, Consumer<Objection> out) {
    for (SourceTable list : ground.project().get(Kinds.SOURCES)) {
      unmatched(list, out);
      switch (list.table()) {
        case "gold-coins" -> marked(ground, list, "gold-coin", out);
        case "recruitment" -> marked(ground, list, "recruitment", out);
        case "cities" -> compare(ground, list, Kinds.CITIES, _ -> true, out);
        case "nations" -> compare(ground, list, Kinds.NATIONS, _ -> true, out);
        case "units" -> shortNames(ground, list, out);
        case "seas" -> compare(ground, list, Kinds.SEAS, _ -> true, out);
        case "attitudes" -> {
          compare(ground, list, Kinds.NATIONS, nation -> isEnemy(ground, nation), out);
          new PrintedAttitudes(ground, list, out, ABOUT).look();
        }
        case "itineraries" -> new PrintedAttitudes(ground, list, out, ABOUT).itineraries();
        default -> {
          // compared value by value with what it is about
        }
      }
    }
  }

  /** A list about entries says in each row of which. */
  private static void unmatched(SourceTable list, Consumer<Objection> out) {
    for (int i = 0; list.about().isPresent() && i < list.rows().size(); i++) {
      if (list.rows().get(i).of().isEmpty()) {
        out.accept(object(list, "has a row that speaks of no entry", "rows[" + i + "]"));
      }
    }
  }

  /** What stands on a counter is another name of the unit. */
  private static void shortNames(Ground ground, SourceTable list, Consumer<Objection> out) {
    for (int i = 0; i < list.rows().size(); i++) {
      SourceTable.Row row = list.rows().get(i);
      String shown = row.cells().getOrDefault("short", "");
      int at = i;
      row.of()
          .flatMap(ground.project().get(Kinds.UNITS)::find)
          .filter(unit -> !shown.isEmpty() && !unit.aliases().contains(shown))
          .ifPresent(unit ->
              out.accept(
                  object(
                      list,
                      "has '" + shown + "' for " + unit.name() + ", who are not called so",
                      "rows[" + at + "].cells.short",
                      "unit:" + unit.id())));
    }
  }

  private static boolean isEnemy(Ground ground, Entry<?> nation) {
    return ground
        .project()
        .get(Kinds.NATIONS)
        .find(nation.id().slug())
        .flatMap(Nation::initiative)
        .isPresent();
  }

  private static void marked(
      Ground ground, SourceTable list, String mark, Consumer<Objection> out) {
    compare(
        ground,
        list,
        Kinds.CITIES,
        city -> city instanceof City space && space.tags().has(mark),
        out);
  }

  /** Everything of a kind that a list must have is in it, and nothing else. */
  private static void compare(
      Ground ground,
      SourceTable list,
      Kind<?, ?> kind,
      Predicate<Entry<?>> belongs,
      Consumer<Objection> out) {
    Set<String> listed =
        list.rows().stream().flatMap(row -> row.of().stream()).collect(Collectors.toSet());
    Set<String> wanted = new TreeSet<>();
    for (Entry<?> entry : ground.project().get(kind)) {
      if (belongs.test(entry)) {
        wanted.add(entry.id().slug());
      }
    }
    List<String> lacking = new ArrayList<>(wanted);
    lacking.removeAll(listed);
    for (String id : lacking) {
      out.accept(object(list, "lacks " + id, "rows", kind.word() + ":" + id));
    }
    Set<String> surplus = new HashSet<>(listed);
    surplus.removeAll(wanted);
    for (int i = 0; i < list.rows().size(); i++) {
      String id = list.rows().get(i).of().orElse("");
      if (surplus.contains(id) && ground.project().get(kind).contains(id)) {
        out.accept(
            object(
                list,
                "has " + id + ", which does not belong there",
                "rows[" + i + "].of",
                kind.word() + ":" + id));
      }
    }
  }

  private static Objection object(SourceTable list, String problem, String path, String... others) {
    String[] subjects = new String[others.length + 1];
    subjects[0] = "source-table:" + list.id();
    System.arraycopy(others, 0, subjects, 1, others.length);
    return Objection.of(
        ABOUT, String.format(Locale.ROOT, "The list %s %s.", list.id(), problem), path, subjects);
  }
}
