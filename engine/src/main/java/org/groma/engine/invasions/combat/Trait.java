package org.groma.engine.invasions.combat;

import org.groma.engine.kernel.Rule;

/** What a soldier counts as; bits that are added up. */
@Rule("III.B")
public final class Trait {

  public static final int CAVALRY = 1;
  public static final int ARCHER = 1 << 1;
  public static final int HEAVY = 1 << 2;

  /** Frankish infantry, which throws axes in the archery round. */
  public static final int AXE = 1 << 3;

  public static final int MOUNTAINEER = 1 << 4;

  /** Loses no die for a river and runs no risk at sea. */
  public static final int AMPHIBIOUS = 1 << 5;

  /** Counts as elite and takes a first hit without being eliminated. Never set for Barbarians. */
  public static final int ELITE = 1 << 6;

  /** Counts as two elites; always together with {@link #ELITE}. */
  public static final int GUARD = 1 << 7;

  public static final int FLEET = 1 << 8;

  /** Fights for another nation than its own: a mercenary. Auxiliaries are not foreign. */
  public static final int FOREIGN = 1 << 9;

  /** Of a nation that is Barbarian. */
  public static final int BARBARIAN = 1 << 10;

  /** Of a nation that is Barbarian and nomadic; always together with {@link #BARBARIAN}. */
  public static final int NOMAD = 1 << 11;

  /** Of a Kingdom or an Empire. */
  public static final int CIVILIZED = 1 << 12;

  /** An Empire's own, neither auxiliary nor mercenary: it awes Barbarians. */
  public static final int IMPERIAL = 1 << 13;

  /** Crossed a river to get here, be it amphibious or not. */
  public static final int CROSSED_RIVER = 1 << 14;

  public static final int CROSSED_RIDGE = 1 << 15;
  public static final int CROSSED_STRAIT = 1 << 16;

  public static final int HORSE_ARCHER = CAVALRY | ARCHER;

  /** What remains of a damaged elite besides being infantry or a fleet. */
  public static final int KEPT_WHEN_DAMAGED =
      AXE
          | MOUNTAINEER
          | AMPHIBIOUS
          | FLEET
          | FOREIGN
          | BARBARIAN
          | NOMAD
          | CIVILIZED
          | IMPERIAL
          | CROSSED_RIVER
          | CROSSED_RIDGE
          | CROSSED_STRAIT;

  private Trait() {}
}
