package org.groma.model.colour;

import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;

/** Colours that are clear of the sea on the map, from which the nearest to another is taken. */
public final class ClearColours {

  private static final int STEP = 8;

  /** Whoever chose a hue meant it: it is the last to be changed. */
  private static final double HUE = 2;

  private record Sample(Rgb colour, PerceivedColour seen) {}

  private static final Map<Coat, ClearColours> MADE = new EnumMap<>(Coat.class);

  private final List<Sample> samples = new ArrayList<>();

  private ClearColours(Coat coat) {
    for (int red = 0; red < 256; red += STEP) {
      for (int green = 0; green < 256; green += STEP) {
        for (int blue = 0; blue < 256; blue += STEP) {
          Rgb colour = new Rgb(red << 16 | green << 8 | blue);
          Rgb painted = coat.painted(colour);
          if (SeaLikeness.isClear(painted)) {
            samples.add(new Sample(colour, PerceivedColour.of(painted)));
          }
        }
      }
    }
  }

  /** Made when first asked for, which is seldom. */
  private static ClearColours of(Coat coat) {
    synchronized (MADE) {
      return MADE.computeIfAbsent(coat, ClearColours::new);
    }
  }

  /** The colour that looks most like another on the map without being like the sea. */
  public static Rgb nearest(Rgb wanted, Coat coat) {
    return of(coat).nearest(PerceivedColour.of(coat.painted(wanted)));
  }

  private Rgb nearest(PerceivedColour wanted) {
    Rgb best = new Rgb(0);
    double least = Double.MAX_VALUE;
    for (Sample sample : samples) {
      double distance = Math.hypot(sample.seen.distance(wanted), HUE * sample.seen.hueGap(wanted));
      if (distance < least) {
        least = distance;
        best = sample.colour;
      }
    }
    return best;
  }
}
