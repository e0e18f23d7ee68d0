package org.groma.engine.cycles.inspection;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.function.Predicate;
import org.groma.engine.kernel.Inspection;
import org.groma.engine.kernel.Objection;
import org.groma.engine.kernel.Shortfall;

/**
 * Makes objections of what the ruleset could not read. A shortfall says where it is in words that
 * begin with a kind and an id: {@code table combat, row 7, 3-2}.
 */
final class Shortcomings {

  /** Of tables that units, battles and administration are looked up in, and of who has no row. */
  private static final List<String> TABLES =
      List.of(
          "table administration",
          "table combat",
          "table conversion",
          "table rebellion",
          "table unit-creation",
          "nation ");

  /** Of what one scenario may need and another not. */
  private static final List<String> OF_SCENARIO =
      List.of("table rebellion", "nation ", "scenario ");

  private Shortcomings() {}

  /** Objects to what the tables lack that {@link TableIncomplete} speaks of. */
  static void ofTables(Inspection about, Ground ground, Consumer<Objection> out) {
    object(shortfall -> begins(shortfall, TABLES), about, ground, out);
  }

  /** Objects to all the rest. */
  static void others(Inspection about, Ground ground, Consumer<Objection> out) {
    object(shortfall -> !begins(shortfall, TABLES), about, ground, out);
  }

  private static boolean begins(Shortfall shortfall, List<String> beginnings) {
    return beginnings.stream().anyMatch(shortfall.where()::startsWith);
  }

  private static void object(
      Predicate<Shortfall> which, Inspection about, Ground ground, Consumer<Objection> out) {
    ground.setting().shortfalls().stream()
        .filter(which)
        .forEach(shortfall -> out.accept(objection(about, ground, shortfall)));
  }

  private static Objection objection(Inspection about, Ground ground, Shortfall shortfall) {
    List<String> subjects = new ArrayList<>(shortfall.subject().stream().toList());
    if (subjects.isEmpty() || begins(shortfall, OF_SCENARIO)) {
      subjects.add(ground.subject());
    }
    return new Objection(
        about.id(),
        shortfall.sentence(ground.scenario()),
        subjects.stream().distinct().toList(),
        shortfall.field(),
        Optional.empty());
  }
}
