package org.groma.engine.invasions.combat;

import static org.groma.engine.invasions.combat.Trait.ARCHER;
import static org.groma.engine.invasions.combat.Trait.BARBARIAN;
import static org.groma.engine.invasions.combat.Trait.CAVALRY;
import static org.groma.engine.invasions.combat.Trait.CIVILIZED;
import static org.groma.engine.invasions.combat.Trait.ELITE;
import static org.groma.engine.invasions.combat.Trait.GUARD;
import static org.groma.engine.invasions.combat.Trait.HEAVY;
import static org.groma.engine.invasions.combat.Trait.IMPERIAL;

import java.util.Arrays;
import org.groma.engine.invasions.SampleProject;
import org.groma.engine.kernel.TableReader;

/** Soldiers as the counters of the sample have them, and the figures of its tables. */
public final class Troops {

  public static final CombatFigures FIGURES =
      CombatFigures.read(new TableReader(SampleProject.get()));

  public static final int INFANTRY = CIVILIZED;
  public static final int FOOT_ARCHER = CIVILIZED | ARCHER;
  public static final int HORSE_ARCHER = CIVILIZED | ARCHER | CAVALRY;
  public static final int HORSE = CIVILIZED | CAVALRY;
  public static final int HEAVY_HORSE = CIVILIZED | CAVALRY | HEAVY;
  public static final int ELITE_INFANTRY = CIVILIZED | ELITE;
  public static final int CLIBANARII = CIVILIZED | ELITE | HEAVY | CAVALRY;

  public static final int LEGION = CIVILIZED | IMPERIAL | ELITE | HEAVY;
  public static final int GUARDS = LEGION | GUARD;
  public static final int PALATINE = GUARDS | CAVALRY;
  public static final int ELITE_HORSE = CIVILIZED | IMPERIAL | ELITE | CAVALRY;
  public static final int AUXILIARY = CIVILIZED;

  public static final int WARRIOR = BARBARIAN;
  public static final int BOWMAN = BARBARIAN | ARCHER;
  public static final int HEAVY_RIDER = BARBARIAN | CAVALRY | HEAVY;
  public static final int NOMAD = BARBARIAN | Trait.NOMAD | ARCHER | CAVALRY;

  private Troops() {}

  /** So many soldiers of a kind. */
  public static Force many(int count, int traits) {
    int[] all = new int[count];
    Arrays.fill(all, traits);
    return Force.of(all).build();
  }
}
