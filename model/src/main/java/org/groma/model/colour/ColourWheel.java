package org.groma.model.colour;

import java.util.Collection;
import java.util.function.IntFunction;

/**
 * An endless row of colours, from which each who has none of its own gets one: clear of the sea,
 * and unlike those that it is to be told from.
 *
 * @param colours the row
 * @param coat how they come onto the map
 * @param apart how different two have to look
 */
public record ColourWheel(IntFunction<Rgb> colours, Coat coat, double apart) {

  private static final double GOLDEN = 0.61803398875; // spreads any number of hues
  private static final int TURNS = 60;

  /** How strong and how light the colours of neighbours in the circle of hues are. */
  private static final double[][] TONES = {
    {0.62, 0.62}, {0.45, 0.86}, {0.72, 0.45}, {0.85, 0.84}, {0.38, 0.56}
  };

  /** For areas: easy to tell apart and none of them loud. */
  public static final ColourWheel CALM =
      new ColourWheel(
          index -> Rgb.hsv(index * GOLDEN % 1, 0.30, index % 2 == 0 ? 0.84 : 0.76), Coat.WASH, 4);

  /** For nations, who are many. */
  public static final ColourWheel STRONG =
      new ColourWheel(
          index -> {
            double[] tone = TONES[index % TONES.length];
            return Rgb.hsv(index * GOLDEN % 1, tone[0], tone[1]);
          },
          Coat.PLAIN,
          6);

  /**
   * A colour for one of several: the one that is its turn if that will do, so that most keep theirs
   * when others change.
   *
   * @param all how many take turns
   * @param unlike what it is to be told from, as painted
   */
  public Rgb pick(int turn, int all, Collection<PerceivedColour> unlike) {
    Rgb best = colours.apply(turn);
    double most = -1;
    int round = all;
    while (round % 2 == 0 || round % TONES.length == 0) {
      round++; // so that every tone has its turn
    }
    for (int i = 0; i < TURNS && most < apart; i++) {
      Rgb colour = colours.apply(turn + i * round);
      Rgb painted = coat.painted(colour);
      if (SeaLikeness.isClear(painted)) {
        double least = least(PerceivedColour.of(painted), unlike);
        if (least > most) {
          most = least;
          best = colour;
        }
      }
    }
    return best;
  }

  private static double least(PerceivedColour seen, Collection<PerceivedColour> unlike) {
    double least = Double.MAX_VALUE;
    for (PerceivedColour other : unlike) {
      least = Math.min(least, seen.distance(other));
    }
    return least;
  }

  /** A colour of the project as it looks on the map. */
  public PerceivedColour seen(Rgb colour) {
    return PerceivedColour.of(coat.painted(colour));
  }
}
