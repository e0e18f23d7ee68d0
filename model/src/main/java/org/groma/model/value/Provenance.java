package org.groma.model.value;

import com.fasterxml.jackson.annotation.JsonCreator;
import com.fasterxml.jackson.annotation.JsonValue;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;

/**
 * Where a value comes from. Written as one line: {@code printed rules-en XXXIII.B}, {@code
 * reconstructed: no text gives a treasury}, {@code house: ruling E71}.
 *
 * @param kind printed, reconstructed or house
 * @param edition short name of the printed source; empty unless printed
 * @param section where in that source; empty unless printed
 * @param note why, in a few words; may be empty
 */
public record Provenance(Kind kind, String edition, String section, String note) {

  /** How far a value can be trusted. */
  public enum Kind {
    /** A printed edition gives it. */
    PRINTED,
    /** The printed text does not give it; it was worked out in its spirit. */
    RECONSTRUCTED,
    /** A decision of this project, for instance between two editions. */
    HOUSE;

    public String word() {
      return name().toLowerCase(Locale.ROOT);
    }
  }

  private static final List<String> WORDS = Arrays.stream(Kind.values()).map(Kind::word).toList();

  public Provenance {
    section = section.strip();
    note = note.strip();
    if (kind == Kind.PRINTED && !Slug.isValid(edition)) {
      throw new IllegalArgumentException("a printed value needs the short name of its edition");
    }
    // the line it is written as could not be read back: a colon and a space begin the note
    if (section.contains(": ")) {
      throw new IllegalArgumentException(
          "a section is named without a colon followed by a space, unlike '" + section + "'");
    }
    if (kind != Kind.PRINTED && !(edition.isEmpty() && section.isEmpty())) {
      throw new IllegalArgumentException("only a printed value names an edition and a section");
    }
  }

  public static Provenance printed(String edition, String section) {
    return new Provenance(Kind.PRINTED, edition, section, "");
  }

  public static Provenance reconstructed(String note) {
    return new Provenance(Kind.RECONSTRUCTED, "", "", note);
  }

  public static Provenance house(String note) {
    return new Provenance(Kind.HOUSE, "", "", note);
  }

  @JsonCreator
  public static Provenance parse(String line) {
    int colon = line.indexOf(": ");
    String head = (colon < 0 ? line : line.substring(0, colon)).strip();
    String note = colon < 0 ? "" : line.substring(colon + 2).strip();
    String[] words = head.split(" ", 3);
    return switch (words[0]) {
      case "printed" ->
          new Provenance(
              Kind.PRINTED,
              words.length > 1 ? words[1] : "",
              words.length > 2 ? words[2] : "",
              note);
      case "reconstructed" -> bare(Kind.RECONSTRUCTED, words, note);
      case "house" -> bare(Kind.HOUSE, words, note);
      default ->
          throw new IllegalArgumentException(
              "an origin starts with 'printed EDITION SECTION', 'reconstructed' or 'house', not '"
                  + words[0]
                  + "'"
                  + NearestWord.hint(words[0], WORDS));
    };
  }

  private static Provenance bare(Kind kind, String[] words, String note) {
    if (words.length > 1) {
      throw new IllegalArgumentException(
          "'" + kind.word() + "' is followed by a colon and a note, not by '" + words[1] + "'");
    }
    return new Provenance(kind, "", "", note);
  }

  @JsonValue
  @Override
  public String toString() {
    StringBuilder line = new StringBuilder(kind.word());
    if (!edition.isEmpty()) {
      line.append(' ').append(edition);
    }
    if (!section.isEmpty()) {
      line.append(' ').append(section);
    }
    return note.isEmpty() ? line.toString() : line.append(": ").append(note).toString();
  }
}
