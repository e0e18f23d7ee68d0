package org.groma.engine.romanitas.inspection;

import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.stream.IntStream;
import org.groma.engine.kernel.Inspection;
import org.groma.engine.kernel.Objection;
import org.groma.engine.kernel.Shortfall;
import org.groma.engine.kernel.open.DataShape;
import org.groma.engine.kernel.shape.ShapeReview;
import org.groma.engine.romanitas.shape.RomanitasShape;
import org.groma.model.entry.Kind;
import org.groma.model.project.Kinds;

/**
 * Makes objections of what the ruleset could not read. A shortfall says where it is in words that
 * begin with a kind and an id, {@code table grades, row 3-5}; that is enough to blame an entry.
 */
final class Shortcomings {

  /** Of attitudes, which {@link AttitudeTarget} speaks of. */
  static final String ATTITUDES = "table " + Way.ATTITUDES;

  /** Of city spaces, which {@link CityOutside} speaks of. */
  static final String CITIES = "city ";

  /** Of historical figures, which {@link CommanderLimits} speaks of. */
  static final String FIGURES = "leader ";

  private static final List<String> CLAIMED = List.of(ATTITUDES, CITIES, FIGURES);

  private static final String ROW = ", row ";

  private static final DataShape SHAPE = RomanitasShape.all();

  private Shortcomings() {}

  /** Objects to all shortfalls of one beginning. */
  static void of(String beginning, Inspection about, Ground ground, Consumer<Objection> out) {
    ground.setting().shortfalls().stream()
        .filter(shortfall -> shortfall.where().startsWith(beginning) && !isTold(ground, shortfall))
        .forEach(shortfall -> out.accept(objection(about, ground, shortfall)));
  }

  /** Objects to all shortfalls that no inspection of one beginning takes. */
  static void others(Inspection about, Ground ground, Consumer<Objection> out) {
    ground.setting().shortfalls().stream()
        .filter(shortfall -> CLAIMED.stream().noneMatch(shortfall.where()::startsWith))
        .filter(shortfall -> !isTold(ground, shortfall))
        .forEach(shortfall -> out.accept(objection(about, ground, shortfall)));
  }

  /** Whether the declaration finds the cause: what then cannot be read is its consequence. */
  private static boolean isTold(Ground ground, Shortfall shortfall) {
    String subject = shortfall.subject().or(() -> blamed(ground, shortfall.where())).orElse("");
    int colon = subject.indexOf(':');
    Optional<Kind<?, ?>> kind = Kinds.byWord(subject.substring(0, Math.max(0, colon)));
    return kind.isPresent()
        && ground
            .project()
            .get(kind.get())
            .find(subject.substring(colon + 1))
            .filter(entry ->
                !new ShapeReview(ground.project(), SHAPE).look(kind.get(), entry).isEmpty())
            .isPresent();
  }

  private static Objection objection(Inspection about, Ground ground, Shortfall shortfall) {
    Optional<String> blamed = shortfall.subject().or(() -> blamed(ground, shortfall.where()));
    return new Objection(
        about.id(),
        shortfall.sentence(ground.scenario()),
        List.of(blamed.orElse(ground.subject())),
        blamed.flatMap(_ -> shortfall.field().or(() -> row(ground, shortfall.where()))),
        Optional.empty());
  }

  /** The entry that the words begin with; empty where it is the one that is missing. */
  private static Optional<String> blamed(Ground ground, String where) {
    String[] words = where.split("[ ,]+", 3);
    if (words.length < 2) {
      return Optional.empty();
    }
    return Kinds.byWord(words[0].equals("territory") ? Kinds.PROVINCES.word() : words[0])
        .filter(kind -> ground.project().get(kind).find(words[1]).isPresent())
        .map(kind -> kind.word() + ":" + words[1]);
  }

  private static Optional<String> row(Ground ground, String where) {
    int at = where.indexOf(ROW);
    if (!where.startsWith("table ") || at < 0) {
      return Optional.empty();
    }
    String key = where.substring(at + ROW.length()).split(",", 2)[0];
    return ground
        .table(where.substring("table ".length(), at))
        .flatMap(table ->
            IntStream.range(0, table.rows().size())
                .filter(row -> table.rows().get(row).key().equals(key))
                .mapToObj(each -> String.format(Locale.ROOT, "$.rows[%d]", each))
                .findFirst());
  }
}
