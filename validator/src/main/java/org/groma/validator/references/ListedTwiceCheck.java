package org.groma.validator.references;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Consumer;
import org.groma.model.entry.Entry;
import org.groma.model.entry.Kind;
import org.groma.model.project.Kinds;
import org.groma.model.review.Severity;
import org.groma.model.store.json.JsonPath;
import org.groma.model.store.json.RecordShape;
import org.groma.model.value.Attributes;
import org.groma.model.value.Datum;
import org.groma.validator.check.EveryEntryCheck;
import org.groma.validator.check.Profile;
import org.groma.validator.check.Survey;
import org.groma.validator.finding.Confidence;
import org.groma.validator.finding.Finding;
import org.groma.validator.finding.Subject;

/** The same thing twice in a list that says what there is. */
final class ListedTwiceCheck implements EveryEntryCheck {

  private static final Profile PROFILE =
      Profile.of(
              "references.listed-twice",
              Severity.WARNING,
              Confidence.LIKELY,
              "The same thing twice in a list")
          .protects(
              "It is counted twice or overlooked, and probably another was meant: a line copied"
                  + " and not changed.")
          .example("Lowmark has 'granary' twice in its traits.")
          .mend("Take one of the two out, or write what was meant.");

  /** Printed rows are another matter: an edition may print a line twice. */
  private static final Set<Kind<?, ?>> PRINTED = Set.of(Kinds.SOURCES);

  @Override
  public Profile profile() {
    return PROFILE;
  }

  @Override
  public void look(Kind<?, ?> kind, Entry<?> entry, Survey survey, Consumer<Finding> out) {
    if (!PRINTED.contains(kind)) {
      record(
          entry,
          JsonPath.ROOT,
          (path, twice) ->
              out.accept(
                  PROFILE
                      .finding(
                          String.format(
                              Locale.ROOT,
                              "%s has %s twice in %s.",
                              entry.name(),
                              twice,
                              path.toString().substring(2)),
                          new Subject(kind.word(), entry.id().slug()))
                      .in(path.toString())));
    }
  }

  /** Hears of a list with something twice in it. */
  private interface Hearer {
    void hear(JsonPath list, String twice);
  }

  private static void record(Object record, JsonPath path, Hearer hearer) {
    for (RecordShape.Field field : RecordShape.of(record.getClass()).fields()) {
      value(field.of(record), path.field(field.name()), hearer);
    }
  }

  private static void value(Object value, JsonPath path, Hearer hearer) {
    switch (value) {
      case Attributes open ->
          open.byName().forEach((name, datum) -> open(datum, path.field(name), hearer));
      case Datum open -> open(open, path, hearer);
      case Optional<?> maybe -> maybe.ifPresent(it -> value(it, path, hearer));
      case List<?> items -> {
        repeated(items).ifPresent(twice -> hearer.hear(path, name(twice, items)));
        for (int i = 0; i < items.size(); i++) {
          value(items.get(i), path.item(i), hearer);
        }
      }
      case Map<?, ?> map -> map.forEach((key, it) -> value(it, path.field(key.toString()), hearer));
      case Record record -> record(record, path, hearer);
      default -> {
        // a single value is listed nowhere
      }
    }
  }

  /**
   * Of open data only lists of different words: numbers are figures and may be equal, and the same
   * word for all says how many.
   */
  private static void open(Datum datum, JsonPath path, Hearer hearer) {
    switch (datum) {
      case Datum.Items(List<Datum> items) -> {
        boolean words = items.stream().allMatch(Datum.Text.class::isInstance);
        if (words && new HashSet<>(items).size() > 1) {
          repeated(items).ifPresent(twice -> hearer.hear(path, name(twice, items)));
        }
        for (int i = 0; i < items.size(); i++) {
          open(items.get(i), path.item(i), hearer);
        }
      }
      case Datum.Fields(Map<String, Datum> fields) ->
          fields.forEach((name, field) -> open(field, path.field(name), hearer));
      default -> {
        // a single value is listed nowhere
      }
    }
  }

  private static Optional<Object> repeated(List<?> items) {
    if (items.size() < 2 || items.getFirst() instanceof Number) {
      return Optional.empty();
    }
    Set<Object> seen = new HashSet<>();
    return items.stream().filter(item -> !seen.add(item)).map(Object.class::cast).findFirst();
  }

  /** What is short as it stands, and of a record which in the list it is. */
  private static String name(Object twice, List<?> items) {
    return switch (twice) {
      case Datum.Text(String text) -> "'" + text + "'";
      case Datum open -> nth(open, items);
      case Record record when RecordShape.of(record.getClass()).fields().size() > 1 ->
          nth(record, items);
      default -> "'" + twice + "'";
    };
  }

  private static String nth(Object twice, List<?> items) {
    List<Object> all = new ArrayList<>(items);
    return "the item no. " + (all.lastIndexOf(twice) + 1);
  }
}
