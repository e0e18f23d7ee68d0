package org.groma.engine.invasions.setting;

import org.groma.engine.kernel.Rule;
import org.groma.engine.kernel.TableReader;

/** The numbers of ageing, Decline and the foundation of Kingdoms and Empires. Gold in halves. */
@Rule({"VI.D", "VI.E", "VII.C", "VII.D", "VIII.B", "VIII.C"})
public record StatusFigures(
    Ageing ageing,
    KingdomCheck kingdom,
    EmpireCheck empire,
    Youth youngKingdom,
    Youth youngEmpire) {

  private static final String KINGDOM = "kingdom-modifiers";
  private static final String EMPIRE = "empire-modifiers";

  /**
   * How nations age.
   *
   * @param lastOfBarbarians the last space of their track
   * @param lastOfCivilized the last space of theirs
   * @param beyondDoubled what an Empire in doubled Decline pays when it should decline further
   */
  public record Ageing(
      int lastOfBarbarians,
      int lastOfCivilized,
      int barbariansATurn,
      int civilizedATurn,
      int beyondDoubled) {}

  /**
   * When Barbarians found a Kingdom.
   *
   * @param perTenGold for every full ten Gold
   */
  public record KingdomCheck(
      int voluntaryFrom, int forcedFrom, int perTenGold, int hordeInBarbarianArea) {}

  /**
   * When a Kingdom becomes an Empire.
   *
   * @param areasNeeded in halves, because a Barbarian Area counts half
   * @param greatCity for a city whose fall shakes the world, once (ruling C33)
   */
  public record EmpireCheck(
      int areasNeeded,
      int target,
      int ableLeader,
      int inDecline,
      int inDoubledDecline,
      int civilizedAreaBeyond,
      int barbarianArea,
      int greatCity) {}

  /** What a young realm begins with. */
  public record Youth(int age, int goldAtOnce, int goldNextTurn) {}

  static StatusFigures read(TableReader tables) {
    return new StatusFigures(
        new Ageing(
            tables.number("age-tracks", "barbarian", "to"),
            tables.number("age-tracks", "old", "to"),
            tables.number("ageing", "barbarian-turn", "spaces"),
            tables.number("ageing", "civilized-turn", "spaces"),
            tables.halves("decline", "doubled", "expense").count()),
        new KingdomCheck(
            tables.attributeNumber(KINGDOM, "voluntaryFromAge"),
            tables.attributeNumber(KINGDOM, "forcedFromAge"),
            tables.number(KINGDOM, "treasury", "modifier"),
            tables.number(KINGDOM, "horde-in-barbarian-area", "modifier")),
        new EmpireCheck(
            2 * tables.attributeNumber(EMPIRE, "areasNeeded"),
            tables.success(EMPIRE),
            tables.number(EMPIRE, "leader-combat-2-or-more", "modifier"),
            tables.number(EMPIRE, "in-decline", "modifier"),
            tables.number(EMPIRE, "in-decline-doubled", "modifier"),
            tables.number(EMPIRE, "civilized-area-beyond-three", "modifier"),
            tables.number(EMPIRE, "barbarian-area", "modifier"),
            tables.number(EMPIRE, "roma-or-constantinopolis", "modifier")),
        youth(tables, "young-kingdom"),
        youth(tables, "young-empire"));
  }

  private static Youth youth(TableReader tables, String table) {
    return new Youth(
        tables.number(table, "age", "value"),
        tables.halves(table, "gold-at-once", "value").count(),
        tables.halves(table, "gold-next-turn", "value").count());
  }
}
