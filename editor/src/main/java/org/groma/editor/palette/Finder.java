package org.groma.editor.palette;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.regex.Pattern;

/**
 * Finds what somebody means by a few letters: every word typed must begin or be in a word of it.
 */
public final class Finder {

  private static final Pattern BLANKS = Pattern.compile("\\s+");
  private static final int WHOLE = 0;
  private static final int BEGINS = 1;
  private static final int WORD_BEGINS = 2;
  private static final int INSIDE = 4;

  private record Indexed(Hit hit, List<String> spellings, int order) {}

  private record Ranked(Indexed found, int rank) {}

  private final List<Indexed> all = new ArrayList<>();

  /** Adds something that answers to its title and to other spellings. */
  public void add(Hit hit, List<String> others) {
    List<String> spellings = new ArrayList<>();
    spellings.add(Spelling.fold(hit.title()));
    others.forEach(other -> spellings.add(Spelling.fold(other)));
    all.add(new Indexed(hit, spellings, all.size()));
  }

  /** What fits best, the best first; what was added first where nothing is typed. */
  public List<Hit> find(String typed, int most) {
    List<String> words = BLANKS.splitAsStream(typed.strip()).map(Spelling::fold).toList();
    List<Ranked> found = new ArrayList<>();
    for (Indexed each : all) {
      int rank = rank(each, words);
      if (rank >= 0) {
        found.add(new Ranked(each, rank));
      }
    }
    found.sort(
        Comparator.comparingInt(Ranked::rank).thenComparingInt(ranked -> ranked.found.order));
    return found.stream().limit(most).map(ranked -> ranked.found.hit).toList();
  }

  /** How well something fits, 0 for best; negative if not at all. */
  private static int rank(Indexed each, List<String> words) {
    int best = -1;
    for (String spelling : each.spellings) {
      int sum = 0;
      for (String word : words) {
        int one = rank(spelling, word);
        sum = one < 0 || sum < 0 ? -1 : sum + one;
      }
      if (sum >= 0 && (best < 0 || sum < best)) {
        best = sum;
      }
    }
    return best;
  }

  private static int rank(String spelling, String word) {
    if (word.isEmpty() || spelling.equals(word)) {
      return WHOLE;
    }
    if (spelling.startsWith(word)) {
      return BEGINS;
    }
    int at = spelling.indexOf(word);
    while (at > 0) {
      if (!Character.isLetterOrDigit(spelling.charAt(at - 1))) {
        return WORD_BEGINS;
      }
      at = spelling.indexOf(word, at + 1);
    }
    return spelling.contains(word) ? INSIDE : -1;
  }
}
