package org.groma.validator.gazetteer;

import java.util.Locale;
import java.util.Optional;
import java.util.function.Consumer;
import org.groma.model.entry.Entry;
import org.groma.model.entry.Kind;
import org.groma.model.project.Project;
import org.groma.model.review.Severity;
import org.groma.model.value.NearestWord;
import org.groma.model.value.Slug;
import org.groma.validator.check.Profile;
import org.groma.validator.check.Reads;
import org.groma.validator.check.Survey;
import org.groma.validator.check.WholeCheck;
import org.groma.validator.finding.Confidence;
import org.groma.validator.finding.Finding;
import org.groma.validator.finding.Fix;
import org.groma.validator.finding.FixWork;
import org.groma.validator.finding.Subject;

/** Entries that were renamed so far that their id is now misleading. */
public final class UnlikeIdCheck implements WholeCheck {

  private static final Profile PROFILE =
      Profile.of(
              "gazetteer.unlike-id",
              Severity.NOTE,
              Confidence.POSSIBLE,
              "A name that its id no longer resembles")
          .protects(
              "Ids stay when names change, and that is right; but who reads the files takes this"
                  + " entry for another, and two names may have been swapped by mistake.")
          .example("The province 'lowmark' is called Hillmark, which its id does not suggest.")
          .mend(
              "See whether the name belongs to this entry; change its id to the"
                  + " name, or add the old name to its aliases.");

  @Override
  public Profile profile() {
    return PROFILE;
  }

  @Override
  public Reads reads() {
    return Reads.of(NamedEntries.PLACES.toArray(Kind<?, ?>[]::new));
  }

  @Override
  public void look(Survey survey, Consumer<Finding> out) {
    for (Kind<?, ?> kind : NamedEntries.PLACES) {
      for (Entry<?> entry : NamedEntries.of(survey.project(), kind)) {
        String id = entry.id().slug();
        if (!resembles(id, entry.name())
            && entry.aliases().stream().noneMatch(alias -> resembles(id, alias))) {
          out.accept(
              PROFILE
                  .finding(
                      String.format(
                          Locale.ROOT,
                          "The %s '%s' is called %s, which its id does not suggest.",
                          kind.word(),
                          id,
                          entry.name()),
                      new Subject(kind.word(), id))
                  .in("name")
                  .mendedBy(fix(survey.project(), kind, entry)));
        }
      }
    }
  }

  /** The id that the name gives, wherever the project speaks of the entry, unless it is taken. */
  private static Optional<Fix> fix(Project project, Kind<?, ?> kind, Entry<?> entry) {
    String made = Slug.of(entry.name());
    return Slug.isValid(made) && !project.get(kind).contains(made)
        ? Optional.of(
            Fix.proposed(
                "Change its id to '" + made + "' everywhere",
                new FixWork.NewId(new Subject(kind.word(), entry.id().slug()), made)))
        : Optional.empty();
  }

  /** Whether at most half the letters differ, or the one is part of the other. */
  private static boolean resembles(String id, String name) {
    if (name.isBlank() || isSpelling(id, name) || isNumber(id)) {
      return true;
    }
    String slug = Slug.of(name);
    return slug.isEmpty()
        || id.contains(slug)
        || slug.contains(id)
        || NearestWord.distance(id, slug) * 2 <= Math.max(id.length(), slug.length());
  }

  /** Ids such as p17 were never meant to resemble a name. */
  private static boolean isNumber(String id) {
    return Character.isDigit(id.charAt(id.length() - 1));
  }

  /** The quick answer for nearly all names: the id is the name in small letters with hyphens. */
  private static boolean isSpelling(String id, String name) {
    if (id.length() != name.length()) {
      return false;
    }
    for (int i = 0; i < id.length(); i++) {
      char letter = Character.toLowerCase(name.charAt(i));
      if (letter != id.charAt(i) && !(letter == ' ' && id.charAt(i) == '-')) {
        return false;
      }
    }
    return true;
  }
}
