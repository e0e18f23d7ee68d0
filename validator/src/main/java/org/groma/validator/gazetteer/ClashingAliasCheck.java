package org.groma.validator.gazetteer;

import java.util.HashMap;
import java.util.List;
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

/** Another spelling of one entry that is the name of another of the same kind. */
public final class ClashingAliasCheck implements WholeCheck {

  private static final Profile PROFILE =
      Profile.of(
              "gazetteer.clashing-alias",
              Severity.WARNING,
              Confidence.LIKELY,
              "An alias that is the name of another entry")
          .protects("Whoever types the name may mean either, so it resolves to the wrong one.")
          .example(
              "Ferry Narrows is an alias of the province Ferry Narrow and the name of another"
                  + " province.")
          .mend("Remove the alias, or rename one of the two.");

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
      List<? extends Entry<?>> entries = NamedEntries.of(survey.project(), kind);
      if (entries.stream().allMatch(entry -> entry.aliases().isEmpty())) {
        continue;
      }
      Map<String, Entry<?>> byName = new HashMap<>();
      entries.forEach(each -> byName.put(each.name(), each));
      for (Entry<?> entry : entries) {
        for (int i = 0; i < entry.aliases().size(); i++) {
          Entry<?> other = byName.get(entry.aliases().get(i));
          if (other != null && !other.id().equals(entry.id())) {
            out.accept(finding(kind, entry, other).in("aliases[" + i + "]"));
          }
        }
      }
    }
  }

  private static Finding finding(Kind<?, ?> kind, Entry<?> entry, Entry<?> other) {
    return PROFILE.finding(
        String.format(
            Locale.ROOT,
            "%s is an alias of the %s %s and the name of another %s.",
            other.name(),
            kind.word(),
            entry.name(),
            kind.word()),
        new Subject(kind.word(), entry.id().slug()),
        new Subject(kind.word(), other.id().slug()));
  }
}
