package org.groma.engine.invasions.combat;

import org.groma.engine.invasions.setting.Terrain;

/**
 * Where a battle is fought and how it came about.
 *
 * @param barbarian whether the province lies in a Barbarian Area
 * @param intercepted whether the attacker was intercepted, so that what it crossed costs it no die;
 *     an ambush still finds it there
 * @param fortress the fortified city that stands with the defender
 * @param sea whether it is fought at sea, which is as open as clear land
 * @param ambush whether a card lays an ambush there for the side that could lay one
 */
public record Ground(
    Terrain terrain,
    boolean barbarian,
    boolean intercepted,
    Fortress fortress,
    boolean sea,
    boolean ambush) {

  /** Whose walls help the defender; only a Civilized defender has any (ruling C14). */
  public enum Fortress {
    NONE,
    OF_A_KINGDOM,
    OF_AN_EMPIRE
  }

  public static Ground open(Terrain terrain) {
    return new Ground(terrain, false, false, Fortress.NONE, false, false);
  }

  public static Ground atSea() {
    return new Ground(Terrain.CLEAR, false, false, Fortress.NONE, true, false);
  }

  public Ground inBarbarianArea() {
    return new Ground(terrain, true, intercepted, fortress, sea, ambush);
  }

  public Ground afterInterception() {
    return new Ground(terrain, barbarian, true, fortress, sea, ambush);
  }

  public Ground with(Fortress walls) {
    return new Ground(terrain, barbarian, intercepted, walls, sea, ambush);
  }

  public Ground withAmbush() {
    return new Ground(terrain, barbarian, intercepted, fortress, sea, true);
  }
}
