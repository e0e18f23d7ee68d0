package org.groma.engine.kernel.open;

import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.regex.Pattern;
import org.groma.model.entry.Kind;
import org.groma.model.store.WordUse;
import org.groma.model.value.Datum;

/**
 * One field of open data.
 *
 * @param name as the data have it
 * @param label what people call it
 * @param section where the rulebook speaks of it; empty for nowhere in particular
 * @param usual what holds where nothing is said; nothing where that means that there is none
 * @param needed whether the data make no sense without it
 * @param about what it does, as a sentence; may be empty
 */
public record OpenField(
    String name,
    String label,
    String section,
    OpenType type,
    Optional<Datum> usual,
    boolean needed,
    String about) {

  private static final int TURNS = 99;
  private static final int MANY = 999;

  /** {@code 7}, {@code 8-9}, {@code 4-} and {@code 12+}. */
  public static final OpenType ROLLS =
      new OpenType.Formed(
          Pattern.compile("-?[0-9]{1,2}([+-]|--?[0-9]{1,2})?"), "rolls such as 7, 8-9, 4- or 12+");

  private static final OpenType ODDS =
      new OpenType.Formed(Pattern.compile("[1-9][0-9]?:1"), "odds such as 6:1");

  // ---- top fields, with the section that they belong to

  /** A rule that is used or not. */
  public static OpenField option(String name, String label, String section, String about) {
    return new OpenField(
        name,
        label,
        section,
        new OpenType.Switch(),
        Optional.of(new Datum.Flag(false)),
        false,
        about);
  }

  /** A rule with what it says. */
  public static OpenField rule(
      String name, String label, String section, String about, OpenField... parts) {
    return new OpenField(
        name, label, section, new OpenType.Parts(List.of(parts)), Optional.empty(), false, about);
  }

  /** A rule that says something other than fields. */
  public static OpenField rule(
      String name, String label, String section, String about, OpenType type) {
    return of(name, label, section, type, about);
  }

  /** A field of any type. */
  public static OpenField of(
      String name, String label, String section, OpenType type, String about) {
    return new OpenField(name, label, section, type, Optional.empty(), false, about);
  }

  // ---- fields within, needed unless said otherwise

  public static OpenField part(String name, String label, OpenType type) {
    return new OpenField(name, label, "", type, Optional.empty(), true, "");
  }

  public static OpenField entry(String name, String label, Kind<?, ?> kind) {
    return part(name, label, new OpenType.Reference(kind));
  }

  public static OpenField entries(String name, String label, Kind<?, ?> kind) {
    return part(name, label, new OpenType.Several(new OpenType.Reference(kind)));
  }

  public static OpenField turn(String name, String label) {
    return part(name, label, new OpenType.Whole(0, TURNS));
  }

  public static OpenField count(String name, String label) {
    return part(name, label, new OpenType.Whole(-MANY, MANY));
  }

  /** A whole number within bounds that the rules set. */
  public static OpenField whole(String name, int least, int most) {
    return part(name, spelt(name), new OpenType.Whole(least, most));
  }

  /** A number of halves within bounds that the rules set. */
  public static OpenField halves(String name, int least, int most) {
    return part(name, spelt(name), new OpenType.Halved(least, most));
  }

  /** Any words. */
  public static OpenField prose(String name) {
    return part(name, spelt(name), new OpenType.Prose());
  }

  /** Rolls of a die. */
  public static OpenField rolls(String name) {
    return part(name, spelt(name), ROLLS);
  }

  /** Odds of one force to another. */
  public static OpenField odds(String name) {
    return part(name, spelt(name), ODDS);
  }

  /** A word of a list of the vocabulary. */
  public static OpenField term(String name, WordUse list) {
    return part(name, spelt(name), new OpenType.Term(list));
  }

  /** A field of any type, called as it is spelt. */
  public static OpenField part(String name, OpenType type) {
    return part(name, spelt(name), type);
  }

  public static OpenField flag(String name, String label) {
    return new OpenField(
        name, label, "", new OpenType.Switch(), Optional.of(new Datum.Flag(false)), false, "");
  }

  /** A word that is chosen from a list. */
  public static OpenField word(String name, String label, String... words) {
    return part(
        name,
        label,
        new OpenType.Word(
            List.of(words).stream().map(word -> new OpenType.Choice(word, spelt(word))).toList()));
  }

  /** The same where it may be left out. */
  public OpenField optional() {
    return new OpenField(name, label, section, type, usual, false, about);
  }

  /** A field of the data that nobody declared. */
  public static OpenField unknown(String name, Datum value) {
    return new OpenField(name, spelt(name), "", OpenType.like(value), Optional.empty(), false, "");
  }

  /** The field of a name among others. */
  public static Optional<OpenField> find(List<OpenField> fields, String name) {
    return fields.stream().filter(field -> field.name.equals(name)).findFirst();
  }

  /**
   * {@code Tribe at start} for {@code tribe-at-start}, {@code Gold coins} for {@code goldCoins}.
   */
  private static String spelt(String name) {
    String apart =
        name.replace('-', ' ').replaceAll("(?<=[a-z])(?=[A-Z])", " ").toLowerCase(Locale.ROOT);
    return apart.isEmpty()
        ? apart
        : apart.substring(0, 1).toUpperCase(Locale.ROOT) + apart.substring(1);
  }
}
