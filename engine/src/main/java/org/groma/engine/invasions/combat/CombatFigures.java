package org.groma.engine.invasions.combat;

import java.util.EnumSet;
import java.util.Set;
import org.groma.engine.invasions.setting.Terrain;
import org.groma.engine.kernel.Bands;
import org.groma.engine.kernel.Rule;
import org.groma.engine.kernel.TableReader;

/**
 * The numbers of chapters XX, XXI and XXV.C, read from the tables once. The faces of battle dice
 * are in {@link org.groma.engine.kernel.BattleFace}.
 *
 * @param optionCombat the combat bonus that lets a leader forfeit a re-roll
 * @param openTerrains the terrains where red swords count, horse archers trade and halves round up
 * @param assassination the least D10 that kills a victorious leader of an Empire In Decline
 * @param navalReRolls what the control of all ports of a sea brings
 * @param ambushByInterceptedAttacker house option (ruling C15): an attacker intercepted in the
 *     mountains may ambush the interceptor, instead of the other way round
 */
@Rule({"XX.A", "XXV.C"})
public record CombatFigures(
    Margin cavalry,
    Margin heavy,
    Archery archery,
    Pools pools,
    Trades trades,
    int optionCombat,
    Recoveries recoveries,
    Set<Terrain> openTerrains,
    int assassination,
    int navalReRolls,
    AdvancedFigures advanced,
    boolean ambushByInterceptedAttacker) {

  public CombatFigures {
    openTerrains = Set.copyOf(openTerrains);
  }

  /** What it takes to have a tactical advantage. */
  @Rule("XX.C")
  public record Margin(int more, boolean oneAgainstNone) {

    boolean isHeld(int own, int enemy) {
      return own >= enemy + more || (oneAgainstNone && own >= 1 && enemy == 0);
    }
  }

  /** Something for every so many units, rounded up. */
  public record Rate(int units, int gain) {

    int of(int count) {
      return units == 0 ? 0 : Math.ceilDiv(count, units) * gain;
    }
  }

  /**
   * The archery round.
   *
   * @param heavy dice against the enemy's heavy advantage, negative
   * @param trades white dice that horse archers trade for black ones in the open
   */
  @Rule("XX.D")
  public record Archery(Rate archers, Rate axes, Rate ambushers, int heavy, Rate trades) {}

  /** Dice that each side gains or, if negative, loses. */
  @Rule("XX.F")
  public record Pools(
      int attackingUnit,
      int marsh,
      int crossing,
      int forest,
      int barbarianAttack,
      int defendingUnit,
      int fortress,
      int limes,
      int hordes) {}

  /** White dice traded for black ones, and back. */
  @Rule("XX.G")
  public record Trades(
      int twoElites,
      int fourRomanElites,
      int cavalry,
      int empire,
      int nomads,
      int imperialFortress,
      int backForHeavy) {}

  /** How many units each side recovers, by the smaller side's size. */
  @Rule("XX.K")
  public record Recoveries(int normal, int againstTwo, int againstOne, int restored) {

    int of(int smallerSide) {
      return smallerSide > 2 ? normal : smallerSide == 2 ? againstTwo : againstOne;
    }
  }

  public static CombatFigures read(TableReader tables) {
    return new CombatFigures(
        margin(tables, "cavalry"),
        margin(tables, "heavy"),
        archery(tables),
        pools(tables),
        trades(tables),
        tables.number("re-rolls", "forfeit-for-black-die", "needsCombat"),
        new Recoveries(
            tables.number("recovery", "normal", "units"),
            tables.number("recovery", "a-side-had-2-units", "units"),
            tables.number("recovery", "a-side-had-1-unit", "units"),
            tables.number("recovery", "civilized-restores-elites", "units")),
        openTerrains(tables),
        leastOf(tables.word("leader-elimination", "victory-in-decline", "eliminated")),
        tables.number("naval-battle", "re-rolls-all-ports", "value"),
        AdvancedFigures.read(tables),
        false);
  }

  /** The same figures with ruling C15's option on or off. */
  public CombatFigures withAmbushByInterceptedAttacker(boolean on) {
    return new CombatFigures(
        cavalry,
        heavy,
        archery,
        pools,
        trades,
        optionCombat,
        recoveries,
        openTerrains,
        assassination,
        navalReRolls,
        advanced,
        on);
  }

  /** The same figures, in which leaders may forfeit a re-roll or not (XX.E, an option). */
  public CombatFigures withForfeit(boolean on) {
    return on
        ? this
        : new CombatFigures(
            cavalry,
            heavy,
            archery,
            pools,
            trades,
            Integer.MAX_VALUE,
            recoveries,
            openTerrains,
            assassination,
            navalReRolls,
            advanced,
            ambushByInterceptedAttacker);
  }

  /** Whether red swords count on this terrain. */
  public boolean isOpen(Terrain terrain) {
    return openTerrains.contains(terrain);
  }

  private static Margin margin(TableReader tables, String row) {
    return new Margin(
        tables.number("tactical-advantages", row, "more"),
        tables.flag("tactical-advantages", row, "orOneAgainstNone"));
  }

  private static Archery archery(TableReader tables) {
    return new Archery(
        shots(tables, "archers"),
        shots(tables, "axe-throwing"),
        shots(tables, "ambush-infantry"),
        tables.number("archery-dice", "opponent-heavy-advantage", "white"),
        new Rate(
            tables.number("archery-dice", "horse-archers-in-open", "units"),
            tables.number("archery-dice", "horse-archers-in-open", "trade")));
  }

  private static Rate shots(TableReader tables, String row) {
    return new Rate(
        tables.number("archery-dice", row, "units"), tables.number("archery-dice", row, "white"));
  }

  private static Pools pools(TableReader tables) {
    return new Pools(
        tables.number("dice-pool-attacker", "unit", "modifier"),
        tables.number("dice-pool-attacker", "marsh", "modifier"),
        tables.number("dice-pool-attacker", "strait-river-or-ridge", "modifier"),
        tables.number("dice-pool-attacker", "forest-against-barbarian", "modifier"),
        tables.number("dice-pool-attacker", "barbarian-in-barbarian-province", "modifier"),
        tables.number("dice-pool-defender", "unit", "modifier"),
        tables.number("dice-pool-defender", "fortified-city", "modifier"),
        tables.number("dice-pool-defender", "limes", "modifier"),
        tables.number("dice-pool-defender", "hordes", "modifier"));
  }

  private static Trades trades(TableReader tables) {
    return new Trades(
        tables.number("dice-trades", "two-elites", "trades"),
        tables.number("dice-trades", "four-elites-roman", "trades"),
        tables.number("dice-trades", "cavalry-advantage", "trades"),
        tables.number("dice-trades", "empire-against-barbarians", "trades"),
        tables.number("dice-trades", "nomads-in-steppe", "trades"),
        tables.number("dice-trades", "imperial-fortified-city", "trades"),
        tables.number("dice-trades", "opponent-heavy-advantage", "trades"));
  }

  private static Set<Terrain> openTerrains(TableReader tables) {
    Set<Terrain> open = EnumSet.noneOf(Terrain.class);
    for (Terrain terrain : Terrain.values()) {
      if (tables.flag("red-swords", terrain.word(), "hits")) {
        open.add(terrain);
      }
    }
    return open;
  }

  /** The least roll of a range such as {@code 8+}; out of a D10's reach where it says nothing. */
  private static int leastOf(String range) {
    return Bands.Band.parse(range).map(Bands.Band::from).orElse(Integer.MAX_VALUE);
  }
}
