package org.groma.model.colour;

/**
 * How somebody sees colours. Between them these are all but one in some thousand people; the
 * matrices are those of Machado, Oliveira and Fernandes (2009) for the full deficiency.
 */
public enum ColourSight {
  FULL(1, 0, 0, 0, 1, 0, 0, 0, 1),
  /** Without the cones for red. */
  RED_BLIND(
      0.152286, 1.052583, -0.204868, 0.114503, 0.786281, 0.099216, -0.003882, -0.048116, 1.051998),
  /** Without the cones for green. */
  GREEN_BLIND(
      0.367322, 0.860646, -0.227968, 0.280085, 0.672501, 0.047413, -0.011820, 0.042940, 0.968881);

  @SuppressWarnings("ImmutableEnumChecker") // nobody writes into it
  private final double[] matrix;

  ColourSight(double... matrix) {
    this.matrix = matrix;
  }

  /**
   * What is seen of a light.
   *
   * @param light red, green and blue, linear and from 0 to 1
   */
  double[] seen(double... light) {
    double[] seen = new double[3];
    for (int i = 0; i < 3; i++) {
      double sum = 0;
      for (int j = 0; j < 3; j++) {
        sum += matrix[3 * i + j] * light[j];
      }
      seen[i] = Math.clamp(sum, 0.0, 1.0);
    }
    return seen;
  }
}
