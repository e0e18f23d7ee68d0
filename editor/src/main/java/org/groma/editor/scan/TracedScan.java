package org.groma.editor.scan;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.groma.model.topology.Point;

/**
 * A picture that a map is traced from, as it lies under the map.
 *
 * @param number its own among those of a map
 * @param picture none while the file is being read, or if it cannot be
 * @param start where it lies while no match says anything else
 * @param keepsShape whether three matches and more do not stretch it
 * @param locked whether it is kept from being moved or removed
 * @param opacity 0 to 1
 */
public record TracedScan(
    int number,
    String name,
    Path file,
    Optional<Picture> picture,
    Placing start,
    List<Match> matches,
    boolean keepsShape,
    boolean visible,
    boolean locked,
    double opacity) {

  public TracedScan {
    matches = List.copyOf(matches);
    opacity = Math.clamp(opacity, 0, 1);
  }

  /** One that was chosen just now, called like its file. */
  public static TracedScan of(int number, Path file, Picture picture, Placing start) {
    return new TracedScan(
        number, nameOf(file), file, Optional.of(picture), start, List.of(), false, true, false, 1);
  }

  /** What a picture is called by its file: without the ending. */
  static String nameOf(Path file) {
    String whole = String.valueOf(file.getFileName());
    int dot = whole.lastIndexOf('.');
    return dot > 0 ? whole.substring(0, dot) : whole;
  }

  public ScanCalibration calibration() {
    return ScanCalibration.of(start, matches, keepsShape);
  }

  /** Where it lies. */
  public Placing placing() {
    return calibration().placing();
  }

  /** Whether its place is the same, however it is shown. */
  public boolean liesLike(TracedScan other) {
    return start.equals(other.start)
        && matches.equals(other.matches)
        && keepsShape == other.keepsShape;
  }

  // ---- the same with something else

  public TracedScan numbered(int other) {
    return new TracedScan(
        other, name, file, picture, start, matches, keepsShape, visible, locked, opacity);
  }

  public TracedScan named(String other) {
    return new TracedScan(
        number, other, file, picture, start, matches, keepsShape, visible, locked, opacity);
  }

  public TracedScan read(Path from, Optional<Picture> other) {
    return new TracedScan(
        number, name, from, other, start, matches, keepsShape, visible, locked, opacity);
  }

  public TracedScan at(Placing other, List<Match> by) {
    return new TracedScan(
        number, name, file, picture, other, by, keepsShape, visible, locked, opacity);
  }

  public TracedScan keepingShape(boolean keeps) {
    return new TracedScan(
        number, name, file, picture, start, matches, keeps, visible, locked, opacity);
  }

  public TracedScan shown(boolean now) {
    return new TracedScan(
        number, name, file, picture, start, matches, keepsShape, now, locked, opacity);
  }

  public TracedScan locked(boolean now) {
    return new TracedScan(
        number, name, file, picture, start, matches, keepsShape, visible, now, opacity);
  }

  public TracedScan faded(double to) {
    return new TracedScan(
        number, name, file, picture, start, matches, keepsShape, visible, locked, to);
  }

  public TracedScan with(Match more) {
    List<Match> all = new ArrayList<>(matches);
    all.add(more);
    return at(start, all);
  }

  public TracedScan without(int match) {
    List<Match> left = new ArrayList<>(matches);
    left.remove(match);
    return at(start, left);
  }

  /** With a match that belongs somewhere else. */
  public TracedScan moved(int match, Point to) {
    List<Match> all = new ArrayList<>(matches);
    all.set(match, new Match(all.get(match).pixel(), to));
    return at(start, all);
  }

  /** Why its matches make no sense together, if they do not. */
  public Optional<String> refusal() {
    return Fit.of(start, matches, keepsShape) instanceof Fit.Impossible(String sentence)
        ? Optional.of(sentence)
        : Optional.empty();
  }
}
