package org.groma.engine.invasions.field;

import java.util.BitSet;
import org.groma.engine.invasions.state.World;

/**
 * What a stack that gives way has to observe.
 *
 * @param nation whose it is
 * @param from where it begins
 * @param paces how far it may go
 * @param units how many it has, for overruns
 * @param retreat whether it retreats after a battle: it may wait beside battles to come, and
 *     Barbarians cross anything in Barbarian Areas
 * @param attacker whether it may use a passage in force
 * @param intoCities whether it may end in an empty province with a city
 * @param crowding whether it may overstack where it ends
 * @param first the only provinces it may go to first; empty for any
 * @param barred provinces it may never enter
 */
public record WayTerms(
    int nation,
    int from,
    int paces,
    int units,
    boolean retreat,
    boolean attacker,
    boolean intoCities,
    boolean crowding,
    BitSet first,
    BitSet barred) {

  /** An attacker goes back towards where it came from (XX.L). */
  static WayTerms ofAttacker(World world, int nation, int from, int units, BitSet origins) {
    int paces = world.setting().figures().reaction().retreatPaces();
    return new WayTerms(
        nation, from, paces, units, true, true, false, false, origins, new BitSet());
  }

  /** A defender never goes where the attacker came from (XX.L). */
  static WayTerms ofDefender(World world, int nation, int from, int units, BitSet origins) {
    int paces = world.setting().figures().reaction().retreatPaces();
    return new WayTerms(
        nation, from, paces, units, true, false, false, false, new BitSet(), origins);
  }

  /** Who leaves without a fight goes the ways of a retreat, and nobody came from anywhere. */
  static WayTerms ofEvacuation(World world, int nation, int from, int units, boolean crowding) {
    int paces = world.setting().figures().reaction().retreatPaces();
    return new WayTerms(
        nation, from, paces, units, true, false, false, crowding, new BitSet(), new BitSet());
  }

  /** Who flees goes anywhere (XIX.B). */
  public static WayTerms ofFlight(World world, int nation, int from, int units) {
    int paces = world.setting().figures().reaction().flight().paces();
    return new WayTerms(
        nation, from, paces, units, false, false, false, false, new BitSet(), new BitSet());
  }

  /** Who makes room goes next door (IX.B). */
  public static WayTerms ofDisplacement(int nation, int from) {
    return new WayTerms(nation, from, 1, 0, false, false, true, false, new BitSet(), new BitSet());
  }
}
