package org.groma.editor.map;

import java.awt.Color;
import org.groma.exporters.picture.Colour;
import org.groma.exporters.picture.Palette;

/** The colours that are not the project's: paper, lines and letters, by day and by night. */
@SuppressWarnings("ImmutableEnumChecker") // a colour is a record of numbers
public enum Inks {
  DAY(Palette.VOID, Palette.INK, Palette.FAINT_INK, Palette.PAPER, Palette.SEA, 0),
  NIGHT(
      Colour.of(0x2B2A28),
      Colour.of(0xF3EBDC),
      Colour.of(0xB9AE9B),
      Colour.of(0x35312B),
      Colour.of(0x33495A),
      0.52);

  private static final Colour DARK = Colour.of(0x24221F);

  private final Colour outside;
  private final Colour ink;
  private final Colour faint;
  private final Colour paper;
  private final Colour sea;
  private final double dimming;

  Inks(Colour outside, Colour ink, Colour faint, Colour paper, Colour sea, double dimming) {
    this.outside = outside;
    this.ink = ink;
    this.faint = faint;
    this.paper = paper;
    this.sea = sea;
    this.dimming = dimming;
  }

  /** What lies round the map. */
  public Color outside() {
    return awt(outside);
  }

  public Colour ink() {
    return ink;
  }

  public Colour faint() {
    return faint;
  }

  /** What letters are haloed with. */
  public Colour paper() {
    return paper;
  }

  public Colour sea() {
    return sea;
  }

  /** A colour of the project as it is shown by this light. */
  public Colour shown(Colour colour) {
    return dimming == 0 ? colour : colour.mix(DARK, dimming);
  }

  public static Color awt(Colour colour) {
    int alpha = (int) Math.round(colour.alpha() * 255);
    return new Color((colour.rgb() & 0xFFFFFF) | (alpha << 24), true);
  }
}
