package org.groma.engine.cycles.setting;

import org.groma.engine.kernel.Rule;

/**
 * A kind of unit: one side of a counter.
 *
 * @param counter the number of the counter it is a side of; both sides have the same
 * @param attacks whether it may attack; tribes may, but only other tribes
 * @param upkeepOfKingdom what keeping one costs a kingdom; likewise an empire
 * @param priceOfKingdom what one costs a kingdom, -1 where it cannot be bought; likewise an empire
 */
@Rule({"2.3", "11.2"})
public record UnitKind(
    String id,
    String name,
    int counter,
    int strength,
    int movement,
    boolean attacks,
    Weight weight,
    boolean ship,
    int upkeepOfKingdom,
    int upkeepOfEmpire,
    int priceOfKingdom,
    int priceOfEmpire) {

  /** What keeping one costs; barbarians keep theirs for nothing. */
  public int upkeep(Stage stage) {
    return switch (stage) {
      case BARBARIAN -> 0;
      case KINGDOM -> upkeepOfKingdom;
      case EMPIRE -> upkeepOfEmpire;
    };
  }

  /** What one costs; -1 where it is not to be had. */
  public int price(Stage stage) {
    return switch (stage) {
      case BARBARIAN -> -1;
      case KINGDOM -> priceOfKingdom;
      case EMPIRE -> priceOfEmpire;
    };
  }
}
