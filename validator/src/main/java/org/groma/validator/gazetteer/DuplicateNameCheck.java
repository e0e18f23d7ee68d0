package org.groma.validator.gazetteer;

import java.util.HashMap;
import java.util.Locale;
import java.util.Map;
import java.util.function.Consumer;
import org.groma.model.entry.Entry;
import org.groma.model.entry.Kind;
import org.groma.model.review.Severity;
import org.groma.validator.check.Profile;
import org.groma.validator.check.Reads;
import org.groma.validator.check.Survey;
import org.groma.validator.check.WholeCheck;
import org.groma.validator.finding.Confidence;
import org.groma.validator.finding.Finding;
import org.groma.validator.finding.Subject;

/** Two entries of a kind with the same name. */
public final class DuplicateNameCheck implements WholeCheck {

  private static final Profile PROFILE =
      Profile.of(
              "gazetteer.duplicate-name",
              Severity.WARNING,
              Confidence.LIKELY,
              "Two entries of a kind with the same name")
          .protects(
              "A card, an order or a player that names the one cannot be told from one that means"
                  + " the other.")
          .example("The provinces 'goldmark' and 'goldmark-2' are both called Goldmark.")
          .mend("Rename one of them, or remove the one that was entered twice.");

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
    for (Kind<?, ?> kind : NamedEntries.PLACES) {
      Map<String, Entry<?>> first = new HashMap<>();
      for (Entry<?> entry : NamedEntries.of(survey.project(), kind)) {
        if (!entry.name().isBlank()) {
          Entry<?> other = first.putIfAbsent(entry.name(), entry);
          if (other != null) {
            out.accept(finding(kind, entry, other));
          }
        }
      }
    }
  }

  private static Finding finding(Kind<?, ?> kind, Entry<?> entry, Entry<?> other) {
    return PROFILE
        .finding(
            String.format(
                Locale.ROOT,
                "The %s '%s' and '%s' are both called %s.",
                kind.plural(),
                other.id().slug(),
                entry.id().slug(),
                entry.name()),
            new Subject(kind.word(), entry.id().slug()),
            new Subject(kind.word(), other.id().slug()))
        .in("name");
  }
}
