package org.groma.validator.gazetteer;

import java.lang.Character.UnicodeScript;
import java.util.EnumSet;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import java.util.function.Consumer;
import org.groma.model.review.Severity;
import org.groma.validator.check.Profile;
import org.groma.validator.check.Reads;
import org.groma.validator.check.Survey;
import org.groma.validator.check.WholeCheck;
import org.groma.validator.finding.Confidence;
import org.groma.validator.finding.Finding;
import org.groma.validator.finding.Subject;

/** Words made of letters of two alphabets, mostly a Greek or Cyrillic letter that looks Latin. */
public final class MixedScriptCheck implements WholeCheck {

  private static final Profile PROFILE =
      Profile.of(
              "gazetteer.mixed-script",
              Severity.WARNING,
              Confidence.LIKELY,
              "A word with letters of two alphabets")
          .protects("The name looks right and is never found, because one letter is another one.")
          .example("The name of the city 'Rоma' mixes Cyrillic and Latin letters in one word.")
          .mend("Type the name anew.");

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
    NamedEntries.each(
        survey.project(),
        (kind, entry) ->
            mixture(entry.name())
                .ifPresent(scripts ->
                    out.accept(
                        PROFILE
                            .finding(
                                String.format(
                                    Locale.ROOT,
                                    "The name of the %s '%s' mixes %s letters in one word.",
                                    kind.word(),
                                    entry.name(),
                                    scripts),
                                new Subject(kind.word(), entry.id().slug()))
                            .in("name"))));
  }

  private static Optional<String> mixture(String name) {
    if (name.chars().allMatch(c -> c < 0x80)) {
      return Optional.empty();
    }
    Set<UnicodeScript> inWord = EnumSet.noneOf(UnicodeScript.class);
    int[] letters = name.codePoints().toArray();
    for (int i = 0; i <= letters.length; i++) {
      if (i == letters.length || Character.isWhitespace(letters[i])) {
        if (inWord.size() > 1) {
          return Optional.of(
              String.join(
                  " and ", inWord.stream().map(MixedScriptCheck::capitalised).sorted().toList()));
        }
        inWord.clear();
      } else if (Character.isLetter(letters[i])) {
        UnicodeScript script = UnicodeScript.of(letters[i]);
        if (script != UnicodeScript.COMMON && script != UnicodeScript.INHERITED) {
          inWord.add(script);
        }
      }
    }
    return Optional.empty();
  }

  private static String capitalised(UnicodeScript script) {
    return script.name().charAt(0) + script.name().substring(1).toLowerCase(Locale.ROOT);
  }
}
