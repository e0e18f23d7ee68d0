package org.groma.editor.map;

/**
 * How the counters of one place are shown, by the room that the place has on the screen: they may
 * cover a share of it and no more, so that a map full of pieces stays a map.
 */
public enum StackForm {
  /** Every counter. */
  SPREAD,
  /** One counter with the number of all pieces. */
  PILE,
  /** A dot in the colour of the nation. */
  DOT,
  /** Nothing: the place itself is hardly larger than a dot. */
  GONE;

  /** How much of its place a stack may cover. */
  private static final double SHARE = 0.5;

  /**
   * The form for a stack.
   *
   * @param spread what its counters cover side by side, in square pixels
   * @param pile what one counter covers
   * @param dot what a dot covers
   * @param ground the size of its place
   */
  static StackForm of(double spread, double pile, double dot, double ground) {
    double room = SHARE * ground;
    return spread <= room ? SPREAD : pile <= room ? PILE : dot <= room ? DOT : GONE;
  }
}
