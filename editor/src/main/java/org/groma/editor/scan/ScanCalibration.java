package org.groma.editor.scan;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.groma.model.topology.Point;

/**
 * What the matches of a picture say together: where it lies, and how far off each of them is.
 *
 * @param keepsShape whether the picture is never stretched
 * @param kind what was done to the picture
 * @param trouble why the matches do not say as much as they should
 */
public record ScanCalibration(
    List<Match> matches,
    boolean keepsShape,
    Placing placing,
    Fit.Kind kind,
    Optional<String> trouble) {

  /** The error must fall to so much of it before somebody is told to look at a point again. */
  private static final double SUSPICIOUS = 1 / 3.0;

  /** Less than this share of the map's points is only rounding. */
  private static final double ROUNDING = 1e-9;

  /**
   * A point that the others speak against.
   *
   * @param match its place in the list, from 0
   * @param without what the others say alone
   */
  public record Suspect(int match, ScanCalibration without) {}

  public ScanCalibration {
    matches = List.copyOf(matches);
  }

  /**
   * Calibrates a picture. Points that cannot stretch it, because they lie in a line, still turn and
   * scale it if they can.
   *
   * @param start where it lies while nothing is known of it
   */
  public static ScanCalibration of(Placing start, List<Match> matches, boolean keepsShape) {
    return switch (Fit.of(start, matches, keepsShape)) {
      case Fit.Placed(Placing placing, var kind) ->
          new ScanCalibration(matches, keepsShape, placing, kind, Optional.empty());
      case Fit.Impossible(String sentence) ->
          Fit.of(start, matches, true) instanceof Fit.Placed(Placing placing, var kind)
              ? new ScanCalibration(matches, keepsShape, placing, kind, Optional.of(sentence))
              : new ScanCalibration(
                  matches, keepsShape, start, Fit.Kind.SHIFT, Optional.of(sentence));
    };
  }

  /** Where the pixel of a match lies now, which may be beside its point. */
  public Point landing(int match) {
    return placing.point(matches.get(match).pixel());
  }

  /** How far a match is off, in map units. */
  public double residual(int match) {
    Point wanted = matches.get(match).point();
    Point there = landing(match);
    return Math.hypot(there.x() - wanted.x(), there.y() - wanted.y());
  }

  /** The root of the mean square of what the matches are off, in map units. */
  public double error() {
    double sum = 0;
    for (int i = 0; i < matches.size(); i++) {
      sum += residual(i) * residual(i);
    }
    return matches.isEmpty() ? 0 : Math.sqrt(sum / matches.size());
  }

  /** Whether there are more points than it needs, so that the error says something. */
  public boolean isChecked() {
    return matches.size() > kind.least();
  }

  /** How many points are missing until the error says something. */
  public int missing() {
    int needed = (keepsShape ? Fit.Kind.SIMILARITY : Fit.Kind.AFFINE).least() + 1;
    return Math.max(0, needed - matches.size());
  }

  /**
   * The point without which the others agree far better. None as long as any others would agree,
   * because there are no more of them than are needed.
   */
  public Optional<Suspect> suspect() {
    double spread = Math.sqrt(PointCloud.ofPoints(matches).square());
    if (matches.size() < kind.least() + 2 || error() <= ROUNDING * spread) {
      return Optional.empty();
    }
    Optional<Suspect> worst = Optional.empty();
    double least = SUSPICIOUS * error();
    for (int i = 0; i < matches.size(); i++) {
      List<Match> others = new ArrayList<>(matches);
      others.remove(i);
      ScanCalibration without = of(placing, others, kind != Fit.Kind.AFFINE);
      if (without.kind == kind && without.error() < least) {
        least = without.error();
        worst = Optional.of(new Suspect(i, without));
      }
    }
    return worst;
  }
}
