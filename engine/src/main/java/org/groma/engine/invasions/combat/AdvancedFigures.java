package org.groma.engine.invasions.combat;

import java.util.Arrays;
import org.groma.engine.kernel.Bands;
import org.groma.engine.kernel.Rule;
import org.groma.engine.kernel.TableReader;

/** The numbers of chapter XXI, with its two tables as arrays. Immutable. */
@Rule("XXI.A")
public final class AdvancedFigures {

  /** What is added to a firing roll, in halves. */
  @Rule("XXI.C")
  public record Fire(
      int archer, int horseArcherInOpen, int axe, int otherAmbusher, int againstHeavy) {}

  /** What is added to a melee roll. */
  @Rule("XXI.E")
  public record Modifiers(
      int marsh,
      int strait,
      int riverOrRidge,
      int forest,
      int barbarianAttack,
      int fortress,
      int imperialFortress,
      int defendedStrait,
      int twoElites,
      int fourRomanElites,
      int cavalry,
      int againstHeavy,
      int empire,
      int nomads,
      int forfeited) {}

  private static final String[] COLUMNS = {"1", "2", "3", "4", "5", "6", "7+"};

  /** Modified rolls at which the tables stop changing. */
  private static final int LEAST = 2;

  private static final int MOST = 12;
  private static final int ROLLS = MOST - LEAST + 1;

  private final Fire fire;
  private final Modifiers modifiers;
  private final int[] firingHits;
  private final int[] firingHitsInOpen;
  private final int[] meleeHalves;

  private AdvancedFigures(
      Fire fire, Modifiers modifiers, int[] firing, int[] firingInOpen, int[] meleeHalves) {
    this.fire = fire;
    this.modifiers = modifiers;
    this.firingHits = firing;
    this.firingHitsInOpen = firingInOpen;
    this.meleeHalves = meleeHalves;
  }

  static AdvancedFigures read(TableReader tables) {
    return new AdvancedFigures(
        fire(tables),
        modifiers(tables),
        firing(tables, false),
        firing(tables, true),
        melee(tables));
  }

  public Fire fire() {
    return fire;
  }

  public Modifiers modifiers() {
    return modifiers;
  }

  /** The hits of a modified firing roll. */
  public int firingHits(int roll, boolean open) {
    return (open ? firingHitsInOpen : firingHits)[row(roll)];
  }

  /** The hits of a modified melee roll; halves count as whole hits in the open, else as nothing. */
  public int meleeHits(int units, int roll, boolean open) {
    int halves = meleeHalves[(Math.clamp(units, 1, COLUMNS.length) - 1) * ROLLS + row(roll)];
    return (open ? halves + 1 : halves) / 2;
  }

  private static int row(int roll) {
    return Math.clamp(roll, LEAST, MOST) - LEAST;
  }

  /** A row that names terrains hits only on those, which are the open ones. */
  private static int[] firing(TableReader tables, boolean open) {
    Bands<Integer> bands =
        tables.bands(
            "advanced-firing",
            row ->
                open || !tables.has("advanced-firing", row, "terrain")
                    ? tables.number("advanced-firing", row, "hits")
                    : 0);
    int[] hits = new int[ROLLS];
    Arrays.setAll(hits, row -> bands.find(row + LEAST).orElse(0));
    return hits;
  }

  private static int[] melee(TableReader tables) {
    int[] halves = new int[COLUMNS.length * ROLLS];
    for (int column = 0; column < COLUMNS.length; column++) {
      String units = COLUMNS[column];
      Bands<Integer> bands =
          tables.bands(
              "advanced-battle", row -> tables.halves("advanced-battle", row, units).count());
      for (int row = 0; row < ROLLS; row++) {
        halves[column * ROLLS + row] = bands.find(row + LEAST).orElse(0);
      }
    }
    return halves;
  }

  private static Fire fire(TableReader tables) {
    String table = "advanced-archery-modifiers";
    return new Fire(
        tables.halves(table, "archer", "modifier").count(),
        tables.halves(table, "horse-archer-in-open", "modifier").count(),
        tables.halves(table, "axe-throwing", "modifier").count(),
        tables.halves(table, "other-unit-ambushing", "modifier").count(),
        tables.halves(table, "opponent-heavy-advantage", "modifier").count());
  }

  private static Modifiers modifiers(TableReader tables) {
    String attacker = "advanced-modifiers-attacker";
    String defender = "advanced-modifiers-defender";
    String tactical = "advanced-modifiers-tactical";
    return new Modifiers(
        tables.number(attacker, "marsh", "modifier"),
        tables.number(attacker, "strait", "modifier"),
        tables.number(attacker, "river-or-ridge", "modifier"),
        tables.number(attacker, "forest-against-barbarian", "modifier"),
        tables.number(attacker, "barbarian-in-barbarian-province", "modifier"),
        tables.number(defender, "fortified-city", "modifier"),
        tables.number(defender, "fortified-city-of-an-empire", "modifier"),
        tables.number(defender, "attacker-crosses-strait", "modifier"),
        tables.number(tactical, "two-elites", "modifier"),
        tables.number(tactical, "four-elites-roman", "modifier"),
        tables.number(tactical, "cavalry-advantage", "modifier"),
        tables.number(tactical, "opponent-heavy-advantage", "modifier"),
        tables.number(tactical, "empire-against-barbarians", "modifier"),
        tables.number(tactical, "nomads-in-steppe", "modifier"),
        tables.number(tactical, "re-roll-forfeited", "modifier"));
  }
}
