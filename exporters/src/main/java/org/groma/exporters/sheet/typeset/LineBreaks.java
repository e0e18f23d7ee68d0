package org.groma.exporters.sheet.typeset;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/**
 * Breaks a phrase into lines: as few as possible, and among those the ones whose ends lie most
 * evenly. Lines are broken at blanks; a word wider than a line is cut, after a hyphen if it has
 * one.
 */
final class LineBreaks {

  /** More than any unevenness of lines on a page comes to. */
  private static final double A_LINE_MORE = 1e9;

  private static final double ROUNDING = 1e-6;

  private LineBreaks() {}

  /**
   * Runs between two blanks.
   *
   * @param blank the blank before it; none before the first and between parts of a cut word
   */
  private record Word(List<Run> runs, double width, Run.Letters blank, double blankWidth) {
    static Word of(List<Run> runs, Run.Letters blank) {
      return new Word(
          List.copyOf(runs),
          runs.stream().mapToDouble(Run::width).sum(),
          blank,
          blank == null ? 0 : blank.width());
    }
  }

  /**
   * How wide a phrase is.
   *
   * @param widestWord the widest piece that is not broken
   * @param whole all of it on one line
   */
  record Extent(double widestWord, double whole) {

    /** What is needed for one below the other. */
    Extent and(Extent other) {
      return new Extent(Math.max(widestWord, other.widestWord), Math.max(whole, other.whole));
    }
  }

  static Extent extent(Phrase phrase) {
    double widest = 0;
    double whole = 0;
    for (Word word : words(phrase)) {
      widest = Math.max(widest, word.width());
      whole += word.width() + (whole == 0 ? 0 : word.blankWidth());
    }
    return new Extent(widest, whole);
  }

  static Line single(Phrase phrase) {
    return line(words(phrase), 0, Integer.MAX_VALUE);
  }

  /**
   * The lines of a phrase.
   *
   * @param first how wide the first line may be
   * @param rest how wide the others may be
   */
  static List<Line> of(Phrase phrase, double first, double rest) {
    List<Word> words = cut(words(phrase), Math.min(first, rest));
    int count = words.size();
    double[] cost = new double[count + 1];
    int[] next = new int[count + 1];
    Arrays.fill(cost, 0, count, Double.POSITIVE_INFINITY);
    for (int from = count - 1; from >= 0; from--) {
      double room = (from == 0 ? first : rest) + ROUNDING;
      double width = 0;
      for (int to = from + 1; to <= count; to++) {
        Word word = words.get(to - 1);
        width += word.width() + (to == from + 1 ? 0 : word.blankWidth());
        if (width > room && to > from + 1) {
          break;
        }
        double slack = to == count ? 0 : room - width;
        double total = A_LINE_MORE + slack * slack + cost[to];
        if (total < cost[from]) {
          cost[from] = total;
          next[from] = to;
        }
      }
    }
    List<Line> lines = new ArrayList<>();
    for (int from = 0; from < count; from = next[from]) {
      lines.add(line(words, from, next[from]));
    }
    return lines;
  }

  private static Line line(List<Word> words, int from, int to) {
    List<Run> runs = new ArrayList<>();
    for (int i = from; i < Math.min(to, words.size()); i++) {
      Word word = words.get(i);
      if (i > from && word.blank() != null) {
        runs.add(word.blank());
      }
      runs.addAll(word.runs());
    }
    return Line.of(runs);
  }

  private static List<Word> words(Phrase phrase) {
    List<Word> words = new ArrayList<>();
    List<Run> word = new ArrayList<>();
    Run.Letters blank = null;
    for (Run run : phrase.runs()) {
      if (!(run instanceof Run.Letters letters)) {
        word.add(run);
        continue;
      }
      String text = letters.text();
      int start = 0;
      for (int end = text.indexOf(' '); end >= 0; end = text.indexOf(' ', start)) {
        add(word, letters, text.substring(start, end));
        if (!word.isEmpty()) {
          words.add(Word.of(word, blank));
          word.clear();
        }
        blank = words.isEmpty() ? null : new Run.Letters(" ", letters.style(), letters.rise());
        start = end + 1;
      }
      add(word, letters, text.substring(start));
    }
    if (!word.isEmpty()) {
      words.add(Word.of(word, blank));
    }
    return words;
  }

  private static void add(List<Run> word, Run.Letters like, String text) {
    if (!text.isEmpty()) {
      word.add(new Run.Letters(text, like.style(), like.rise()));
    }
  }

  private static List<Word> cut(List<Word> words, double width) {
    if (words.stream().allMatch(word -> word.width() <= width)) {
      return words;
    }
    List<Word> cut = new ArrayList<>();
    for (Word word : words) {
      Run.Letters blank = word.blank();
      List<Run> part = new ArrayList<>();
      double taken = 0;
      for (Run run : word.width() <= width ? List.<Run>of() : word.runs()) {
        Run left = run;
        while (taken + left.width() > width && left instanceof Run.Letters letters) {
          int at = fitting(letters, width - taken);
          if (at == 0 && part.isEmpty()) {
            at = 1; // not even one letter has room: there is no better place to cut
          }
          add(part, letters, letters.text().substring(0, at));
          cut.add(Word.of(part, blank));
          blank = null;
          part.clear();
          taken = 0;
          left = new Run.Letters(letters.text().substring(at), letters.style(), letters.rise());
        }
        if (left.width() > 0) {
          part.add(left);
          taken += left.width();
        }
      }
      if (word.width() <= width) {
        cut.add(word);
      } else if (!part.isEmpty()) {
        cut.add(Word.of(part, blank));
      }
    }
    return cut;
  }

  /** How many characters have room, cut after a hyphen if that leaves something. */
  private static int fitting(Run.Letters letters, double room) {
    String text = letters.text();
    int most = 0;
    for (int end = 1; end < text.length(); end++) {
      if (Character.isLowSurrogate(text.charAt(end))) {
        continue;
      }
      if (letters.style().width(text.substring(0, end)) > room) {
        break;
      }
      most = end;
    }
    int hyphen = Math.max(text.lastIndexOf('-', most - 1), text.lastIndexOf('/', most - 1));
    return hyphen > 0 ? hyphen + 1 : most;
  }
}
