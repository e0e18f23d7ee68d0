package org.groma.validator.gazetteer;

import java.util.HashMap;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.groma.model.entry.Entry;
import org.groma.model.entry.Kind;
import org.groma.model.project.Kinds;
import org.groma.model.review.Severity;
import org.groma.model.value.Slug;
import org.groma.validator.check.Derivation;
import org.groma.validator.check.EveryEntryCheck;
import org.groma.validator.check.Profile;
import org.groma.validator.check.Reads;
import org.groma.validator.check.Survey;
import org.groma.validator.finding.Confidence;
import org.groma.validator.finding.Finding;
import org.groma.validator.finding.Subject;

/** Names that a file of another encoding has garbled, or whose capitals are lost. */
public final class GarbledNameCheck implements EveryEntryCheck {

  private static final Profile PROFILE =
      Profile.of(
              "gazetteer.garbled-name",
              Severity.WARNING,
              Confidence.LIKELY,
              "A name with garbled letters or in the wrong case")
          .protects("It is printed on the map and on sheets as it stands here.")
          .example(
              "The name 'LÃ³wmark' has garbled letters: the file was read or saved in a wrong"
                  + " encoding.")
          .mend("Write the name anew; save files as UTF-8.");

  /** Two bytes of UTF-8 read as two letters, a quotation mark read as three, and lost letters. */
  private static final Pattern GARBLED = Pattern.compile("[ÃÂ][\\u0080-\\u00BF]|â€|\\uFFFD");

  /** The first of such two letters where the second was lost, and letters that only print joins. */
  private static final Pattern STRAY =
      Pattern.compile("(?<=\\p{Ll})[ÃÂ](?!\\p{L})|[\\uFB00-\\uFB06]");

  private static final Pattern LIGATURE = Pattern.compile("[æœ]");

  private static final int ENOUGH = 8;

  /**
   * How names of a kind begin.
   *
   * @param capital of how many the first letter is a capital
   * @param loud how many are all capitals
   */
  private record Habit(int names, int capital, int loud) {
    Habit plus(String name) {
      return new Habit(names + 1, capital + (isSmall(name) ? 0 : 1), loud + (isLoud(name) ? 1 : 0));
    }
  }

  private static final Reads NAMES = Reads.of(Reads.Aspect.NAMES);

  private static final Derivation<Map<Kind<?, ?>, Habit>> HABITS =
      Derivation.of(NAMES, GarbledNameCheck::habits);

  @Override
  public Profile profile() {
    return PROFILE;
  }

  @Override
  public Reads reads() {
    return NAMES;
  }

  @Override
  public void look(Kind<?, ?> kind, Entry<?> entry, Survey survey, Consumer<Finding> out) {
    String name = entry.name();
    problem(entry.id().slug(), name, survey.get(HABITS).getOrDefault(kind, new Habit(0, 0, 0)))
        .ifPresent(problem ->
            out.accept(
                PROFILE
                    .finding(
                        String.format(Locale.ROOT, "The name '%s' %s.", name, problem),
                        new Subject(kind.word(), entry.id().slug()))
                    .in("name")));
  }

  private static Optional<String> problem(String id, String name, Habit habit) {
    if (!isPlain(name)) {
      if (GARBLED.matcher(name).find() || STRAY.matcher(name).find()) {
        return Optional.of("has garbled letters: the file was read or saved in a wrong encoding");
      }
      if (isLigatureForOne(id, name)) {
        return Optional.of("has a ligature where its id has one letter: a slip of a copy");
      }
    }
    boolean enough = habit.names() >= ENOUGH;
    if (enough && isSmall(name) && habit.capital() * 20 >= (habit.names() - 1) * 19) {
      return Optional.of("begins with a small letter, unlike the others of its kind");
    }
    if (enough && isLoud(name) && habit.loud() * 20 <= habit.names()) {
      return Optional.of("is written in capital letters, unlike the others of its kind");
    }
    return Optional.empty();
  }

  /** Whether the id is the name with one plain letter for the ligature, and not with two. */
  private static boolean isLigatureForOne(String id, String name) {
    return LIGATURE.matcher(name).find()
        && Stream.of("a", "e", "o")
            .anyMatch(letter -> Slug.of(LIGATURE.matcher(name).replaceAll(letter)).equals(id));
  }

  /** Whether all letters are of the plain alphabet, as in most names; much quicker to see. */
  private static boolean isPlain(String name) {
    for (int i = 0; i < name.length(); i++) {
      if (name.charAt(i) > 127) {
        return false;
      }
    }
    return true;
  }

  private static boolean isSmall(String name) {
    return !name.isEmpty() && Character.isLowerCase(name.codePointAt(0));
  }

  private static boolean isLoud(String name) {
    return name.chars().filter(Character::isLetter).count() >= 4
        && name.chars().noneMatch(Character::isLowerCase);
  }

  private static Map<Kind<?, ?>, Habit> habits(Survey survey) {
    Map<Kind<?, ?>, Habit> habits = new HashMap<>();
    for (Kind<?, ?> kind : Kinds.ALL) {
      Habit habit = new Habit(0, 0, 0);
      for (Entry<?> entry : survey.project().get(kind)) {
        habit = habit.plus(entry.name());
      }
      habits.put(kind, habit);
    }
    return habits;
  }
}
