package org.groma.validator.gazetteer;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
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
import org.groma.validator.finding.Fix;
import org.groma.validator.finding.Subject;

/** Aliases that say nothing new: blank, repeated, or the name itself. */
public final class IdleAliasCheck implements WholeCheck {

  private static final Profile PROFILE =
      Profile.of(
              "gazetteer.idle-alias",
              Severity.NOTE,
              Confidence.CERTAIN,
              "An alias that says nothing new")
          .protects("Another spelling was meant and is missing.")
          .example("Among the aliases of Lowmark is one that is blank, repeated or its own name.")
          .mend("Remove it; the fix does so.");

  @Override
  public Profile profile() {
    return PROFILE;
  }

  @Override
  public Reads reads() {
    return NamedEntries.READS;
  }

  @Override
  public void look(Survey survey, Consumer<Finding> out) {
    NamedEntries.each(
        survey.project(),
        (kind, entry) -> {
          if (!entry.aliases().isEmpty()) {
            List<String> telling = telling(entry);
            if (telling.size() < entry.aliases().size()) {
              out.accept(finding(kind, entry, telling));
            }
          }
        });
  }

  private static List<String> telling(Entry<?> entry) {
    List<String> telling = new ArrayList<>();
    for (String alias : entry.aliases()) {
      if (!alias.isBlank() && !alias.equals(entry.name()) && !telling.contains(alias)) {
        telling.add(alias);
      }
    }
    return telling;
  }

  private static Finding finding(Kind<?, ?> kind, Entry<?> entry, List<String> telling) {
    return PROFILE
        .finding(
            String.format(
                Locale.ROOT,
                "Among the aliases of %s is one that is blank, repeated or its own name.",
                entry.name()),
            new Subject(kind.word(), entry.id().slug()))
        .in("aliases")
        .mendedBy(Fix.safe("Remove idle aliases", Rewritten.aliases(kind, entry, telling)));
  }
}
