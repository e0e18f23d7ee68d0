package org.groma.validator.gazetteer;

import java.util.HashMap;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.function.Consumer;
import org.groma.model.entry.Entry;
import org.groma.model.entry.Kind;
import org.groma.model.review.Severity;
import org.groma.model.value.Slug;
import org.groma.validator.check.Profile;
import org.groma.validator.check.Reads;
import org.groma.validator.check.Survey;
import org.groma.validator.check.WholeCheck;
import org.groma.validator.finding.Confidence;
import org.groma.validator.finding.Finding;
import org.groma.validator.finding.Subject;

/** Two names that stood side by side and were read as one. */
public final class JoinedNamesCheck implements WholeCheck {

  private static final Profile PROFILE =
      Profile.of(
              "gazetteer.joined-names",
              Severity.WARNING,
              Confidence.LIKELY,
              "A name with that of a neighbour behind it")
          .protects("The name of another stands on the map and on sheets as part of this one.")
          .example("The province 'lowmark' is called Lowmark Hillmark; Hillmark is another.")
          .mend("Leave each its own name.");

  @Override
  public Profile profile() {
    return PROFILE;
  }

  @Override
  public Reads reads() {
    return Reads.of(Reads.Aspect.NAMES);
  }

  @Override
  public void look(Survey survey, Consumer<Finding> out) {
    for (Kind<?, ?> kind : NamedEntries.ALL) {
      Map<String, Entry<?>> byName = new HashMap<>();
      for (Entry<?> entry : survey.project().get(kind)) {
        byName.putIfAbsent(entry.name(), entry);
      }
      for (Entry<?> entry : survey.project().get(kind)) {
        other(entry, byName)
            .ifPresent(other ->
                out.accept(
                    PROFILE
                        .finding(
                            String.format(
                                Locale.ROOT,
                                "The %s '%s' is called %s; %s is another.",
                                kind.word(),
                                entry.id().slug(),
                                entry.name(),
                                other.name()),
                            new Subject(kind.word(), entry.id().slug()))
                        .in("name")));
      }
    }
  }

  /** The one whose name is one half, where the other half is what the id says. */
  private static Optional<Entry<?>> other(Entry<?> entry, Map<String, Entry<?>> byName) {
    String name = entry.name();
    for (int at = name.indexOf(' '); at > 0; at = name.indexOf(' ', at + 1)) {
      String first = name.substring(0, at);
      String second = name.substring(at + 1);
      Entry<?> before = byName.get(first);
      Entry<?> behind = byName.get(second);
      if (behind != null && Slug.of(first).equals(entry.id().slug())) {
        return Optional.of(behind);
      }
      if (before != null && Slug.of(second).equals(entry.id().slug())) {
        return Optional.of(before);
      }
    }
    return Optional.empty();
  }
}
