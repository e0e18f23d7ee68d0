package org.groma.engine.cycles.setting;

import org.groma.engine.kernel.Rule;

/**
 * What cities yield and count: those of a rich province twice their tax value, if the scenario says
 * so. How strong garrisons are does not depend on it.
 *
 * @param rich the number of the province, or {@link Board#NONE}
 */
@Rule("14.2.8")
public record Yields(Board board, int rich) {

  private static final String ITALIA = "italia";

  static Yields of(Board board, Options options) {
    return new Yields(board, options.italianDouble() ? board.provinceNamed(ITALIA) : Board.NONE);
  }

  public int of(City city) {
    return rich != Board.NONE && board.province(city.area()) == rich ? 2 * city.tax() : city.tax();
  }
}
