package org.groma.validator.gazetteer;

import java.util.Locale;
import java.util.function.Consumer;
import java.util.regex.Pattern;
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

/** Names with blanks that nobody sees: at an end, doubled, or of a peculiar sort. */
public final class UntidyNameCheck implements WholeCheck {

  private static final Profile PROFILE =
      Profile.of(
              "gazetteer.untidy-name",
              Severity.WARNING,
              Confidence.CERTAIN,
              "A name with blanks that nobody sees")
          .protects(
              "Two names that look the same are not, so that a search, a sorted list or a printed"
                  + " row misses one of them.")
          .example("The name of the province 'Lower  Meadow' has a blank too many.")
          .mend("Leave one ordinary blank between words and none at the ends; the fix does so.");

  private static final Pattern BLANKS = Pattern.compile("[\\s\\p{Z}\\p{Cntrl}\\p{Cf}]+");

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
          if (!isTidy(entry.name()) && !tidy(entry.name()).isEmpty()) {
            out.accept(finding(kind, entry));
          }
        });
  }

  private static Finding finding(Kind<?, ?> kind, Entry<?> entry) {
    String tidy = tidy(entry.name());
    return PROFILE
        .finding(
            String.format(
                Locale.ROOT,
                "The name of the %s '%s' has a blank at an end, a doubled one or one of a peculiar"
                    + " sort.",
                kind.word(),
                tidy),
            new Subject(kind.word(), entry.id().slug()))
        .in("name")
        .mendedBy(Fix.safe("Write '" + tidy + "'", Rewritten.name(kind, entry, tidy)));
  }

  private static String tidy(String name) {
    return BLANKS.matcher(name).replaceAll(" ").strip();
  }

  /** The quick answer for nearly all names. */
  private static boolean isTidy(String name) {
    boolean blank = true;
    for (int i = 0; i < name.length(); i++) {
      char c = name.charAt(i);
      if (c == ' ') {
        if (blank) {
          return false;
        }
        blank = true;
      } else if ((c > ' ' && c < 0x7F) || Character.isLetter(c)) {
        blank = false;
      } else if (BLANKS.matcher(name.substring(i, i + 1)).matches()) {
        return false;
      } else {
        blank = false;
      }
    }
    return !blank;
  }
}
