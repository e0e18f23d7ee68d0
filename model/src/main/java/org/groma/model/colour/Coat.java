package org.groma.model.colour;

/** How a colour of the project comes onto the map. */
public enum Coat {
  /** Of areas: the paper shows through. */
  WASH {
    @Override
    public Rgb painted(Rgb colour) {
      return colour.mix(PAPER, THINNED);
    }
  },
  /** Of whoever holds a place. */
  PLAIN {
    @Override
    public Rgb painted(Rgb colour) {
      return colour;
    }
  };

  public static final Rgb PAPER = new Rgb(0xFBF7EC);

  /** How much of the paper shows through a wash. */
  public static final double THINNED = 0.38;

  public abstract Rgb painted(Rgb colour);
}
