package org.groma.engine.invasions.setting;

import org.groma.engine.kernel.Rule;
import org.groma.engine.kernel.TableReader;

/**
 * What decides interceptions, flights and retreats.
 *
 * @param retreatPaces how far a retreat may go
 */
@Rule({"XIX", "XX.L"})
public record ReactionFigures(Interception interception, Flight flight, int retreatPaces) {

  /**
   * The roll to intercept.
   *
   * @param target what must be rolled at least
   * @param paces how far away interceptors may be
   * @param leaderlessStacks how many stacks may try without a leader
   * @param capital where the interceptor's capital is entered
   * @param farthest where the way takes all the paces
   * @param crossing for each ridge and each strait
   */
  @Rule("XIX.A")
  public record Interception(
      int target,
      int paces,
      int leaderlessStacks,
      int capital,
      int empire,
      int farthest,
      int crossing) {}

  /**
   * The roll to flee.
   *
   * @param crossing where every way out begins with a river, a ridge or a strait
   */
  @Rule("XIX.B")
  public record Flight(
      int target, int paces, int fortress, int twiceAsMany, int lessCavalry, int crossing) {}

  static ReactionFigures read(TableReader tables) {
    return new ReactionFigures(
        interception(tables), flight(tables), tables.number("retreat", "paces", "value"));
  }

  private static Interception interception(TableReader tables) {
    String table = "interception-modifiers";
    return new Interception(
        tables.success(table),
        tables.attributeNumber(table, "maxDistance"),
        tables.attributeNumber(table, "leaderlessStacks"),
        tables.number(table, "own-capital-in-target", "modifier"),
        tables.number(table, "empire", "modifier"),
        tables.number(table, "distance-3", "modifier"),
        tables.number(table, "ridge-or-strait", "modifier"));
  }

  private static Flight flight(TableReader tables) {
    String table = "flight-modifiers";
    return new Flight(
        tables.success(table),
        tables.attributeNumber(table, "paces"),
        tables.number(table, "fortified-city", "modifier"),
        tables.number(table, "twice-as-many-units", "modifier"),
        tables.number(table, "less-cavalry", "modifier"),
        tables.number(table, "river-ridge-or-strait-first", "modifier"));
  }
}
