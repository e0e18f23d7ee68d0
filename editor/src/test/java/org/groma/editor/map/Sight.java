package org.groma.editor.map;

import org.groma.exporters.picture.Colour;

/**
 * How colours look to people who lack one kind of cone. The matrices work on linear RGB and are
 * those for full severity of Machado, Oliveira and Fernandes, A Physiologically-based Model for
 * Simulation of Color Vision Deficiency, IEEE TVCG 15 (2009).
 */
@SuppressWarnings("ImmutableEnumChecker") // nine figures, written once
enum Sight {
  USUAL(1, 0, 0, 0, 1, 0, 0, 0, 1),
  PROTANOPIA(
      0.152286, 1.052583, -0.204868, 0.114503, 0.786281, 0.099216, -0.003882, -0.048116, 1.051998),
  DEUTERANOPIA(
      0.367322, 0.860646, -0.227968, 0.280085, 0.672501, 0.047413, -0.011820, 0.042940, 0.968881),
  TRITANOPIA(
      1.255528, -0.076749, -0.178779, -0.078411, 0.930809, 0.147602, 0.004733, 0.691367, 0.303900);

  private final double[] matrix;

  Sight(double... matrix) {
    this.matrix = matrix;
  }

  /** How different two colours look: the distance in CIE Lab. About 2 is the least to be seen. */
  double distance(Colour one, Colour other) {
    double[] a = lab(one);
    double[] b = lab(other);
    return Math.sqrt(
        Math.pow(a[0] - b[0], 2) + Math.pow(a[1] - b[1], 2) + Math.pow(a[2] - b[2], 2));
  }

  /** How light a colour looks, 0 to 100. */
  double lightness(Colour colour) {
    return lab(colour)[0];
  }

  private double[] lab(Colour colour) {
    double[] rgb = {
      linear(colour.rgb() >> 16 & 0xFF),
      linear(colour.rgb() >> 8 & 0xFF),
      linear(colour.rgb() & 0xFF)
    };
    double[] seen = new double[3];
    for (int i = 0; i < 3; i++) {
      double sum = 0;
      for (int j = 0; j < 3; j++) {
        sum += matrix[3 * i + j] * rgb[j];
      }
      seen[i] = Math.clamp(sum, 0.0, 1.0);
    }
    double x = root((0.4124564 * seen[0] + 0.3575761 * seen[1] + 0.1804375 * seen[2]) / 0.95047);
    double y = root(0.2126729 * seen[0] + 0.7151522 * seen[1] + 0.0721750 * seen[2]);
    double z = root((0.0193339 * seen[0] + 0.1191920 * seen[1] + 0.9503041 * seen[2]) / 1.08883);
    return new double[] {116 * y - 16, 500 * (x - y), 200 * (y - z)};
  }

  private static double linear(int channel) {
    double c = channel / 255.0;
    return c <= 0.04045 ? c / 12.92 : Math.pow((c + 0.055) / 1.055, 2.4);
  }

  private static double root(double t) {
    return t > 0.008856 ? Math.cbrt(t) : 7.787 * t + 16 / 116.0;
  }
}
