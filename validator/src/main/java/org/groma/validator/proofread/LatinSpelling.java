package org.groma.validator.proofread;

import java.text.Normalizer;
import java.util.Locale;
import org.groma.model.value.NearestWord;

/** How much two spellings of a name mean the same, as writers of Latin names vary them. */
public final class LatinSpelling {

  private static final int LETTERS_FOR_EACH_SLIP = 3;
  private static final int MOST_SLIPS = 3;

  private LatinSpelling() {}

  /** Without accents and capitals, ligatures written out: {@code Saldæ} gives {@code saldae}. */
  public static String plain(String name) {
    String letters =
        Normalizer.normalize(name, Normalizer.Form.NFD)
            .toLowerCase(Locale.ROOT)
            .replace("æ", "ae")
            .replace("œ", "oe")
            .replace("ß", "ss");
    StringBuilder plain = new StringBuilder(letters.length());
    for (int i = 0; i < letters.length(); i++) {
      char letter = letters.charAt(i);
      if (Character.isLetterOrDigit(letter)) {
        plain.append(letter);
      } else if (Character.getType(letter) != Character.NON_SPACING_MARK
          && !plain.isEmpty()
          && plain.charAt(plain.length() - 1) != ' ') {
        plain.append(' ');
      }
    }
    return plain.toString().strip();
  }

  /**
   * The spelling under which all variants meet: beyond {@link #plain}, v is u, j is i, k is c, ae
   * and oe are e, and doubled letters are single.
   */
  public static String fold(String name) {
    String plain = plain(name);
    StringBuilder folded = new StringBuilder(plain.length());
    for (int i = 0; i < plain.length(); i++) {
      char letter = plain.charAt(i);
      boolean diphthong =
          (letter == 'a' || letter == 'o') && i + 1 < plain.length() && plain.charAt(i + 1) == 'e';
      char met = diphthong ? 'e' : one(letter);
      if (folded.isEmpty() || folded.charAt(folded.length() - 1) != met) {
        folded.append(met);
      }
    }
    return folded.toString();
  }

  private static char one(char letter) {
    return switch (letter) {
      case 'v' -> 'u';
      case 'j' -> 'i';
      case 'k' -> 'c';
      default -> letter;
    };
  }

  /**
   * The name without what a project adds in parentheses to keep two of the same name apart: {@code
   * Persia (off-map)} gives {@code Persia}.
   */
  public static String withoutAddition(String name) {
    int addition = name.indexOf(" (");
    return addition > 0 && name.endsWith(")") ? name.substring(0, addition) : name;
  }

  /** Whether a name is the other one cut short: {@code M. Aegeum}, {@code Parthia Sept.} */
  public static boolean abbreviates(String printed, String full) {
    if (printed.indexOf('.') < 0) {
      return false;
    }
    String[] cut = printed.strip().split("\\s+", -1);
    String[] whole = full.strip().split("\\s+", -1);
    if (cut.length != whole.length) {
      return false;
    }
    boolean shortened = false;
    for (int i = 0; i < cut.length; i++) {
      if (cut[i].endsWith(".") && cut[i].length() > 1) {
        if (!whole[i].startsWith(cut[i].substring(0, cut[i].length() - 1))) {
          return false;
        }
        shortened = true;
      } else if (!cut[i].equals(whole[i])) {
        return false;
      }
    }
    return shortened;
  }

  /** Whether one may be a slip for the other: a letter in three wrong, three letters at most. */
  public static boolean isNear(String a, String b) {
    String one = fold(a);
    String other = fold(b);
    int allowed =
        Math.clamp(Math.max(one.length(), other.length()) / LETTERS_FOR_EACH_SLIP, 1, MOST_SLIPS);
    return Math.abs(one.length() - other.length()) <= allowed
        && NearestWord.distance(one, other) <= allowed;
  }
}
