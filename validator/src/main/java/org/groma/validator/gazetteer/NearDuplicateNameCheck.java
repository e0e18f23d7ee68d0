package org.groma.validator.gazetteer;

import java.util.ArrayList;
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
import org.groma.validator.proofread.LatinSpelling;

/** Two entries of a kind whose names are the same but for accents, Latin spelling or one letter. */
public final class NearDuplicateNameCheck implements WholeCheck {

  /** In shorter names one letter makes quite another name. */
  private static final int SHORTEST = 6;

  private static final Profile PROFILE =
      Profile.of(
              "gazetteer.near-duplicate-name",
              Severity.NOTE,
              Confidence.POSSIBLE,
              "Two entries of a kind with nearly the same name")
          .protects(
              "One may be the other, entered twice in two spellings; and readers mix them up.")
          .example("The provinces Kingland and Kingsland are told apart by one letter or accent.")
          .mend("Remove the one that was entered twice; if both are meant, accept the finding.");

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
      look(kind, NamedEntries.of(survey.project(), kind), out);
    }
  }

  private static void look(
      Kind<?, ?> kind, List<? extends Entry<?>> entries, Consumer<Finding> out) {
    Map<String, Entry<?>> byFolded = new HashMap<>();
    List<String> words = new ArrayList<>();
    List<Entry<?>> owners = new ArrayList<>();
    for (Entry<?> entry : entries) {
      // numbered names are near one another on purpose
      if (entry.name().isBlank() || entry.name().chars().anyMatch(Character::isDigit)) {
        continue;
      }
      String folded = LatinSpelling.fold(entry.name());
      Entry<?> same = byFolded.putIfAbsent(folded, entry);
      if (same == null) {
        words.add(folded.length() < SHORTEST ? "" : folded);
        owners.add(entry);
      } else if (!same.name().equals(entry.name())) {
        out.accept(finding(kind, same, entry));
      }
    }
    for (NearNames.Pair pair : NearNames.among(words)) {
      out.accept(finding(kind, owners.get(pair.first()), owners.get(pair.second())));
    }
  }

  private static Finding finding(Kind<?, ?> kind, Entry<?> one, Entry<?> other) {
    return PROFILE
        .finding(
            String.format(
                Locale.ROOT,
                "The %s %s and %s are told apart by one letter or accent: see whether both are"
                    + " meant.",
                kind.plural(),
                one.name(),
                other.name()),
            new Subject(kind.word(), other.id().slug()),
            new Subject(kind.word(), one.id().slug()))
        .in("name");
  }
}
