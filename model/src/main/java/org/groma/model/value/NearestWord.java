package org.groma.model.value;

import java.util.Collection;
import java.util.Locale;
import java.util.Optional;

/**
 * The known word that a misspelt one was probably meant to be. Letters left out, added, exchanged
 * or swapped with their neighbour count one each (Damerau and Levenshtein's distance, no stretch
 * edited twice); capitals do not count.
 */
public final class NearestWord {

  private static final int LETTERS_FOR_EACH_SLIP = 3;
  private static final int MOST_SLIPS = 3;

  private NearestWord() {}

  /**
   * The nearest of the known words, if one is near enough: a slip for every three letters, three at
   * most. Of two equally near the alphabetically first.
   */
  public static Optional<String> to(String word, Collection<String> known) {
    String lower = word.toLowerCase(Locale.ROOT);
    int allowed = Math.clamp(lower.length() / LETTERS_FOR_EACH_SLIP, 1, MOST_SLIPS);
    String nearest = null;
    int least = allowed + 1;
    for (String candidate : known) {
      int slips = distance(lower, candidate.toLowerCase(Locale.ROOT), Math.min(least, allowed));
      if (slips < least
          || (slips == least && nearest != null && candidate.compareTo(nearest) < 0)) {
        nearest = candidate;
        least = slips;
      }
    }
    return Optional.ofNullable(nearest);
  }

  /** {@code "; did you mean 'terrain'?"}, or nothing when no known word is near. */
  public static String hint(String word, Collection<String> known) {
    return hint(to(word, known));
  }

  /** The same for a word already found. */
  public static String hint(Optional<String> nearest) {
    return nearest.map(near -> "; did you mean '" + near + "'?").orElse("");
  }

  /** How many slips lie between two words. */
  public static int distance(String a, String b) {
    return distance(a, b, Integer.MAX_VALUE - 1);
  }

  /** The same, but any number above {@code most} once it is clear that there are more than that. */
  private static int distance(String a, String b, int most) {
    if (Math.abs(a.length() - b.length()) > most) {
      return most + 1;
    }
    int[] beforeLast = new int[b.length() + 1];
    int[] last = new int[b.length() + 1];
    int[] row = new int[b.length() + 1];
    for (int j = 0; j <= b.length(); j++) {
      last[j] = j;
    }
    for (int i = 1; i <= a.length(); i++) {
      row[0] = i;
      int leastOfRow = i;
      for (int j = 1; j <= b.length(); j++) {
        boolean same = a.charAt(i - 1) == b.charAt(j - 1);
        row[j] = Math.min(last[j - 1] + (same ? 0 : 1), Math.min(last[j], row[j - 1]) + 1);
        if (i > 1
            && j > 1
            && a.charAt(i - 1) == b.charAt(j - 2)
            && a.charAt(i - 2) == b.charAt(j - 1)) {
          row[j] = Math.min(row[j], beforeLast[j - 2] + 1);
        }
        leastOfRow = Math.min(leastOfRow, row[j]);
      }
      // a swap reaches back two rows, so only two rows above the limit end the search
      if (leastOfRow > most + 1) {
        return most + 1;
      }
      int[] free = beforeLast;
      beforeLast = last;
      last = row;
      row = free;
    }
    return last[b.length()];
  }
}
