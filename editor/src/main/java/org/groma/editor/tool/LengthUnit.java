package org.groma.editor.tool;

import java.util.Arrays;
import java.util.Optional;

/** What lengths on the ground are told in. */
public enum LengthUnit {
  KILOMETRES("kilometres", "km", 1),
  MILES("miles", "mi", 1.609344),
  NAUTICAL_MILES("nautical miles", "nmi", 1.852),
  /** A thousand double paces of 1.4815 m. */
  ROMAN_MILES("Roman miles", "m.p.", 1.4815),
  /** The Gallic league of a mile and a half. */
  LEAGUES("Gallic leagues", "leugae", 2.222);

  private final String title;
  private final String sign;
  private final double kilometres;

  LengthUnit(String title, String sign, double kilometres) {
    this.title = title;
    this.sign = sign;
    this.kilometres = kilometres;
  }

  public String title() {
    return title;
  }

  String sign() {
    return sign;
  }

  double of(double inKilometres) {
    return inKilometres / kilometres;
  }

  /** The unit of a name; none if there is no such unit. */
  public static Optional<LengthUnit> named(String name) {
    return Arrays.stream(values()).filter(unit -> unit.name().equals(name)).findFirst();
  }
}
