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

  // the panel that explains heat maps has the same in its style sheet
  private static final Colour COLD_BY_DAY = Colour.of(0xFFF3C9);
  private static final Colour HOT_BY_DAY = Colour.of(0x7A0C2E);
  private static final Colour COLD_BY_NIGHT = Colour.of(0x3B3834);
  private static final Colour HOT_BY_NIGHT = Colour.of(0xF2913D);

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

  /** The same as a colour of the map. */
  Colour around() {
    return outside;
  }

  public Colour ink() {
    return ink;
  }

  public Colour faint() {
    return faint;
  }

  /** What the names of seas are written with. */
  Colour seaInk() {
    return this == DAY ? Palette.SEA_INK.shade(-0.3) : Palette.SEA.shade(-0.05);
  }

  /** What letters are haloed with. */
  public Colour paper() {
    return paper;
  }

  public Colour sea() {
    return sea;
  }

  /** The colour of a share of the most heat there is: by night light is hot, by day dark is. */
  public Colour heat(double share) {
    return dimming == 0
        ? COLD_BY_DAY.mix(HOT_BY_DAY, share)
        : COLD_BY_NIGHT.mix(HOT_BY_NIGHT, share);
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
