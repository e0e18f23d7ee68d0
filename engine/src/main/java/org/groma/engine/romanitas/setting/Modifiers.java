package org.groma.engine.romanitas.setting;

import org.groma.engine.kernel.Rule;
import org.groma.engine.kernel.TableReader;

/**
 * What is added to the dice of the Acta Publica and of attitudes.
 *
 * @param religiousCity the city space that religion suffers for while it is not Roman (optional)
 */
@Rule({"4.2", "6.1"})
public record Modifiers(
    int magisterDefeated,
    int threeConquests,
    int heresy,
    int monastery,
    int metropolisLost,
    int religiousCityLost,
    int economicCrisis,
    int atWarBefore,
    int eachAtWar,
    int kingdomConquered,
    int caesar,
    int religiousCity) {

  private static final String ACTA = "acta-modifiers";

  static Modifiers of(TableReader read, Board board) {
    return new Modifiers(
        acta(read, "magister-defeated"),
        acta(read, "three-conquests"),
        acta(read, "heresy"),
        acta(read, "monastery"),
        acta(read, "metropolis-lost"),
        acta(read, "carthage-not-roman"),
        acta(read, "economic-crisis"),
        attitude(read, "at-war-before"),
        attitude(read, "each-at-war"),
        attitude(read, "kingdom-conquered"),
        attitude(read, "caesar"),
        board.needSpace(read.attribute(ACTA, "religiousCity"), "table " + ACTA));
  }

  private static int acta(TableReader read, String row) {
    return read.number(ACTA, row, "modifier");
  }

  private static int attitude(TableReader read, String row) {
    return read.number("attitude-modifiers", row, "modifier");
  }
}
