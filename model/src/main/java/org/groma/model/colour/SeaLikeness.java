package org.groma.model.colour;

import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;

/** Tells whether a colour on the map can be taken for the sea. */
public final class SeaLikeness {

  /** The sea of every picture. */
  public static final Rgb SEA = new Rgb(0xC7DBE7);

  /** Steps of light by which neighbouring zones are told apart. */
  public static final List<Double> TONES = List.of(0.0, 0.20, -0.045, 0.10, 0.30);

  /** The step of light of water out of play, which is paler than any zone. */
  public static final double OPEN = 0.45;

  /**
   * How far a colour must be from every tone.
   *
   * @param full for full sight
   * @param blind for red-green blindness: whoever has it is used to go by less
   */
  private record Reach(double full, double blind) {

    double of(ColourSight sight) {
      return sight == ColourSight.FULL ? full : blind;
    }
  }

  /** Found by looking at the samples: land that is nearer reads as water. */
  private static final Reach TAKEN = new Reach(3, 1.5);

  private static final Reach CLEAR = new Reach(5, 3);

  /** How much it helps to be stronger than the sea: a strong blue is still water. */
  private static final double STRONGER = 0.25;

  private static final Map<ColourSight, List<PerceivedColour>> SEAS = seas();

  private SeaLikeness() {}

  private static Map<ColourSight, List<PerceivedColour>> seas() {
    Map<ColourSight, List<PerceivedColour>> seas = new EnumMap<>(ColourSight.class);
    for (ColourSight sight : ColourSight.values()) {
      List<PerceivedColour> tones = new ArrayList<>();
      TONES.forEach(tone -> tones.add(PerceivedColour.of(SEA.shade(tone), sight)));
      tones.add(PerceivedColour.of(SEA.shade(OPEN), sight));
      seas.put(sight, List.copyOf(tones));
    }
    return seas;
  }

  /** Whether land painted so can be taken for sea. */
  public static boolean isTaken(Rgb painted) {
    return isWithin(TAKEN, painted);
  }

  /** Whether somebody who sees colours so can take it for sea. */
  public static boolean isTaken(Rgb painted, ColourSight sight) {
    return isWithin(TAKEN, painted, sight);
  }

  /** Whether it is so far from the sea that the program may choose it. */
  public static boolean isClear(Rgb painted) {
    return !isWithin(CLEAR, painted);
  }

  private static boolean isWithin(Reach reach, Rgb painted) {
    for (ColourSight sight : ColourSight.values()) {
      if (isWithin(reach, painted, sight)) {
        return true;
      }
    }
    return false;
  }

  private static boolean isWithin(Reach reach, Rgb painted, ColourSight sight) {
    PerceivedColour seen = PerceivedColour.of(painted, sight);
    for (PerceivedColour tone : SEAS.get(sight)) {
      if (distance(seen, tone) < reach.of(sight)) {
        return true;
      }
    }
    return false;
  }

  private static double distance(PerceivedColour land, PerceivedColour sea) {
    double stronger = land.strength() - sea.strength();
    return Math.hypot(
        land.lightness() - sea.lightness(),
        Math.hypot(land.hueGap(sea), stronger > 0 ? STRONGER * stronger : stronger));
  }
}
