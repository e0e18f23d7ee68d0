package org.groma.engine.romanitas.player;

import org.groma.engine.romanitas.setting.Folk;

/**
 * A guess at who will win, from numbers and quality. The weights were fitted to 6,000 pairs of
 * forces fought out twenty times each; the guess is off by 6 to 10 per cent on average.
 */
enum Chance {
  BATTLE(-0.1, 1.0, 1.4, 2.85, 0.9, -0.55),
  /** The Romans stand behind walls. */
  BESIEGED(0.35, 0.5, 0.65, 1.2, 0.6, -0.05),
  /** The others do. */
  SIEGE(-2.0, 1.15, 1.3, 2.95, 1.1, -0.2);

  private static final int LANES = 3;

  private final double constant;
  private final double quality;
  private final double bow;
  private final double numbers;
  private final double led;
  private final double thin;

  Chance(double constant, double quality, double bow, double numbers, double led, double thin) {
    this.constant = constant;
    this.quality = quality;
    this.bow = bow;
    this.numbers = numbers;
    this.led = led;
    this.thin = thin;
  }

  /** The chance of a Roman force against so many units of a nation. */
  double of(Force force, Folk folk, int enemies) {
    if (force.size() == 0) {
      return 0;
    }
    int met = Math.clamp(enemies, 1, Math.max(1, folk.troops().size()));
    double odds =
        constant
            + quality * (force.bonus() - folk.might().bonus())
            + bow * (force.bows() - folk.might().bows())
            + numbers * Math.log((double) force.size() / met)
            + (force.led() ? led : 0)
            + thin * (gaps(force.size()) - gaps(met));
    return 1 / (1 + Math.exp(-odds));
  }

  /** How many lanes nobody stands in. */
  private static int gaps(int units) {
    return Math.max(0, LANES - units);
  }
}
