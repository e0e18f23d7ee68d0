package org.groma.exporters.sheet.typeset;

import java.util.ArrayList;
import java.util.List;
import org.groma.exporters.picture.Mark;

/** Runs that follow each other; blanks between words are part of the letters. Immutable. */
public record Phrase(List<Run> runs) {

  public static final Phrase EMPTY = new Phrase(List.of());

  private static final double RAISED_SIZE = 0.72;
  private static final double RAISED_BY = 0.28;

  public Phrase {
    runs = List.copyOf(runs);
  }

  public static Phrase of(Style style, String text) {
    return EMPTY.then(style, text);
  }

  public Phrase then(Style style, String text) {
    return text.isEmpty() ? this : with(new Run.Letters(text, style, 0));
  }

  public Phrase then(Phrase other) {
    List<Run> all = new ArrayList<>(runs);
    all.addAll(other.runs);
    return new Phrase(all);
  }

  /** With a small raised mark of a note. */
  public Phrase raised(Style style, String text) {
    return text.isEmpty()
        ? this
        : with(
            new Run.Letters(
                text, style.sized(style.size() * RAISED_SIZE), RAISED_BY * style.size()));
  }

  /**
   * With a sign whose size does not move lines apart, as far below the baseline as it is larger.
   */
  public Phrase signed(Style style, String sign, double drop) {
    return with(new Run.Letters(sign, style, -drop));
  }

  /** With a drawing as large as the letters of a style. */
  public Phrase then(Style beside, Mark mark, double scale) {
    double size = beside.size() * scale;
    return with(new Run.Symbol(mark, size, size * 1.15, beside.middle()));
  }

  private Phrase with(Run run) {
    List<Run> all = new ArrayList<>(runs);
    all.add(run);
    return new Phrase(all);
  }

  public boolean isEmpty() {
    return runs.isEmpty();
  }

  /** The width on one line. */
  public double width() {
    return LineBreaks.single(this).width();
  }

  /** All of it on one line, from a point on the baseline. */
  public List<Placed> placed(double x, double baseline) {
    return LineBreaks.single(this).at(x, baseline);
  }
}
