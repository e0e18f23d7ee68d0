package org.groma.validator.provenance;

import java.util.Collection;
import java.util.HashSet;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Consumer;
import org.groma.model.edit.PutEntry;
import org.groma.model.entry.Entry;
import org.groma.model.entry.Kind;
import org.groma.model.review.Severity;
import org.groma.model.store.json.JsonPath;
import org.groma.model.store.json.RecordShape;
import org.groma.model.value.Attributes;
import org.groma.model.value.NearestWord;
import org.groma.model.value.Provenance;
import org.groma.model.value.Tags;
import org.groma.validator.check.EveryEntryCheck;
import org.groma.validator.check.Profile;
import org.groma.validator.check.Survey;
import org.groma.validator.finding.Confidence;
import org.groma.validator.finding.Finding;
import org.groma.validator.finding.Fix;
import org.groma.validator.finding.Subject;

/** Origins of values that are not there. */
final class OriginOfNothingCheck implements EveryEntryCheck {

  /** Where none is given, the map chooses one. */
  private static final String COLOUR = "colour";

  private static final Profile PROFILE =
      Profile.of(
              "references.origin-of-nothing",
              Severity.ERROR,
              Confidence.CERTAIN,
              "The origin of a value that is not there")
          .protects(
              "The value that it was meant for counts as coming from somewhere else, or was lost.")
          .example(
              "The origin of 'terain' is given for Lowmark, which has no such value; probably"
                  + " 'terrain' is meant.")
          .mend("Correct the name of the field, restore the value, or take the origin out.");

  @Override
  public Profile profile() {
    return PROFILE;
  }

  @Override
  public void look(Kind<?, ?> kind, Entry<?> entry, Survey survey, Consumer<Finding> out) {
    for (Stated.Owner owner : Stated.of(entry, survey).records()) {
      for (Map.Entry<String, Provenance> each : owner.origins().entrySet()) {
        String field = each.getKey();
        if (!field.equals(Stated.WHOLE) && !isThere(owner.record(), field, each.getValue())) {
          out.accept(finding(kind, entry, owner, field));
        }
      }
    }
  }

  private static Finding finding(
      Kind<?, ?> kind, Entry<?> entry, Stated.Owner owner, String field) {
    Set<String> known = names(owner.record());
    known.remove(field);
    return PROFILE
        .finding(
            String.format(
                Locale.ROOT,
                "The origin of '%s' is given for %s, which has no such value%s.",
                field,
                entry.name(),
                NearestWord.to(field, known)
                    .map(near -> "; probably '" + near + "' is meant")
                    .orElse("")),
            new Subject(kind.word(), entry.id().slug()))
        .in(owner.path().field("origin").field(field).toString())
        .mendedBy(fix(kind, entry, owner, field));
  }

  /** Takes the origin out; of records within the entry, somebody has to look where it belongs. */
  private static Optional<Fix> fix(
      Kind<?, ?> kind, Entry<?> entry, Stated.Owner owner, String field) {
    return owner.path().equals(JsonPath.ROOT)
        ? Optional.of(
            Fix.proposed(
                String.format(Locale.ROOT, "Take the origin of '%s' out", field),
                new PutEntry(
                    kind.word(), RecordShape.with(entry, "origin", entry.origin().without(field)))))
        : Optional.empty();
  }

  /** Whether there is such a value; that a mark is not there may be somebody's decision. */
  private static boolean isThere(Object record, String field, Provenance origin) {
    String first = field.contains(".") ? field.substring(0, field.indexOf('.')) : field;
    for (RecordShape.Field each : RecordShape.of(record.getClass()).fields()) {
      Object value = each.of(record);
      if (each.name().equals(first)) {
        return has(value)
            || first.equals(COLOUR)
            || (isFlag(value) && origin.kind() == Provenance.Kind.HOUSE);
      }
      if (value instanceof Attributes open && open.byName().containsKey(first)) {
        return true;
      }
      if (value instanceof Map<?, ?> map && map.containsKey(first)) {
        return true;
      }
    }
    return false;
  }

  private static boolean isFlag(Object value) {
    return value instanceof Boolean;
  }

  private static boolean has(Object value) {
    return switch (value) {
      case Optional<?> maybe -> maybe.isPresent();
      case Collection<?> items -> !items.isEmpty();
      case Map<?, ?> map -> !map.isEmpty();
      case Attributes open -> !open.isEmpty();
      case Tags tags -> !tags.equals(Tags.NONE);
      case String text -> !text.isEmpty();
      case Boolean flag -> flag;
      default -> true;
    };
  }

  private static Set<String> names(Object record) {
    Set<String> names = new HashSet<>();
    for (RecordShape.Field each : RecordShape.of(record.getClass()).fields()) {
      Object value = each.of(record);
      if (has(value)) {
        names.add(each.name());
      }
      if (value instanceof Attributes open) {
        names.addAll(open.byName().keySet());
      }
    }
    return names;
  }
}
