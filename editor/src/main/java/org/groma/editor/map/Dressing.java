package org.groma.editor.map;

import java.util.List;
import java.util.Map;
import org.groma.editor.scan.Picture;
import org.groma.editor.scan.Placing;
import org.groma.exporters.picture.Colour;
import org.groma.model.id.Place;
import org.groma.model.review.Severity;
import org.groma.model.topology.Point;

/**
 * What panels put on the map: none of it is drawn in the project itself.
 *
 * @param owners the colour of whoever holds a place
 * @param heat how much of something there is in a place, 0 to 1
 * @param counters the stacks that stand on places
 * @param pins where findings are
 * @param scans pictures under the map to trace over, the lowest first
 */
public record Dressing(
    Map<Place, Colour> owners,
    Map<Place, Double> heat,
    Map<Place, List<Counter>> counters,
    List<Pin> pins,
    List<Scan> scans) {

  public static final Dressing NONE =
      new Dressing(Map.of(), Map.of(), Map.of(), List.of(), List.of());

  public Dressing {
    owners = Map.copyOf(owners);
    heat = Map.copyOf(heat);
    counters = Map.copyOf(counters);
    pins = List.copyOf(pins);
    scans = List.copyOf(scans);
  }

  /**
   * A piece, or several alike, as drawn on the map.
   *
   * @param symbol one or two letters, or a sign, for its type
   * @param elite shown by a diamond
   * @param heavy shown by a bar
   * @param leader whether it is a person, who is round
   * @param ground the colour of its nation
   * @param wrong whether it stands where it may not, shown by a red frame and an exclamation mark
   */
  public record Counter(
      String symbol,
      int count,
      boolean elite,
      boolean heavy,
      boolean leader,
      Colour ground,
      boolean wrong) {

    /** One that stands where it may. */
    public Counter(
        String symbol, int count, boolean elite, boolean heavy, boolean leader, Colour ground) {
      this(symbol, count, elite, heavy, leader, ground, false);
    }
  }

  /** Where a finding is. */
  public record Pin(Point at, Severity severity, boolean accepted) {}

  /** A picture with its place on the map, and how strongly it is shown, 0 to 1. */
  public record Scan(Picture picture, Placing placing, double opacity) {}

  public Dressing withOwners(Map<Place, Colour> other) {
    return new Dressing(other, heat, counters, pins, scans);
  }

  public Dressing withHeat(Map<Place, Double> other) {
    return new Dressing(owners, other, counters, pins, scans);
  }

  public Dressing withCounters(Map<Place, List<Counter>> other) {
    return new Dressing(owners, heat, other, pins, scans);
  }

  public Dressing withPins(List<Pin> other) {
    return new Dressing(owners, heat, counters, other, scans);
  }

  public Dressing withScans(List<Scan> other) {
    return new Dressing(owners, heat, counters, pins, other);
  }
}
