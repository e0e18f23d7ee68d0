package org.groma.exporters.picture;

import java.util.List;
import java.util.Optional;

/**
 * What a name is written with so that it can be read on the ground beneath it.
 *
 * @param halo what goes round the letters, where no ink is read well enough without
 * @param isLight whether the light ink was taken for the dark one
 */
public record NameInk(Colour ink, Optional<Colour> halo, boolean isLight) {

  /** From this contrast on text of any size is read well (WCAG 2, AA). */
  public static final double READABLE = 4.5;

  /** On one colour. */
  public static NameInk on(Colour ground, Colour dark, Colour light) {
    return on(List.of(ground), dark, dark, light);
  }

  /**
   * On several colours at once. The ink that is wanted is taken if it can be read, else the better
   * of a dark and a light one, with a halo of the other if even that is not read everywhere.
   */
  public static NameInk on(List<Colour> grounds, Colour wanted, Colour dark, Colour light) {
    if (contrast(wanted, grounds) >= READABLE) {
      return new NameInk(wanted, Optional.empty(), false);
    }
    boolean lighter = contrast(light, grounds) > contrast(dark, grounds);
    Colour ink = lighter ? light : dark;
    return new NameInk(
        ink,
        contrast(ink, grounds) >= READABLE ? Optional.empty() : Optional.of(lighter ? dark : light),
        lighter);
  }

  /** On the ground where it is read worst. */
  private static double contrast(Colour ink, List<Colour> grounds) {
    return grounds.stream().mapToDouble(ink::contrast).min().orElse(1);
  }
}
