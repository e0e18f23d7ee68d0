package org.groma.editor.tool;

import org.groma.model.topology.Stays;

/**
 * How lines and faces are drawn by hand.
 *
 * @param stays what a new province or sea zone leaves as it is
 * @param detail how far a line drawn freehand may stray from the way of the hand, in pixels
 * @param natural whether straight stretches are bent to look like the borders beside them
 * @param follow whether a line between two points of a border follows it
 */
public record DrawingStyle(Stays stays, double detail, boolean natural, boolean follow) {

  public static final double FINEST = 1;
  public static final double COARSEST = 12;

  public static final DrawingStyle FIRST = new DrawingStyle(Stays.LAND, 3, false, false);

  public DrawingStyle {
    detail = Math.clamp(detail, FINEST, COARSEST);
  }

  public DrawingStyle withStays(Stays other) {
    return new DrawingStyle(other, detail, natural, follow);
  }

  public DrawingStyle withDetail(double pixels) {
    return new DrawingStyle(stays, pixels, natural, follow);
  }

  public DrawingStyle withNatural(boolean wanted) {
    return new DrawingStyle(stays, detail, wanted, follow);
  }

  public DrawingStyle withFollow(boolean wanted) {
    return new DrawingStyle(stays, detail, natural, wanted);
  }
}
