package org.groma.engine.invasions.setting;

import java.util.List;
import java.util.OptionalInt;
import org.groma.engine.kernel.Rule;

/**
 * The special rules of nations about Treasuries, recruits, Limites and collapse, compiled from
 * their {@code special}. Gold is counted in halves.
 */
@Rule({"XIV", "XV.B", "XVIII.I"})
public final class RealmRules {

  /** An income that does not come from the map, as long as an Area is controlled. */
  public record OffMapIncome(int area, String from, int halves) {}

  /** Who appears in some Areas when an Empire collapses. */
  public record Successor(int nation, List<Integer> areas) {
    public Successor {
      areas = List.copyOf(areas);
    }
  }

  /** Whose the Limites of an Area become when an Empire collapses. */
  public record Heir(int area, int nation) {}

  /** A share of the Treasury that outlives the turn at these ages. */
  record Kept(int from, int to, int numerator, int denominator) {}

  /** A number that holds at times. */
  record Timed(When when, int value) {}

  static final int NONE = -1;

  private final RealmRulesReader read;

  RealmRules(RealmRulesReader read) {
    this.read = read;
  }

  /** The bonus income of a nation's own capital, where it is not the usual one. */
  public OptionalInt capitalIncome(int nation, Status status) {
    Integer own = read.capitalIncome.get(nation).get(status);
    return own == null ? OptionalInt.empty() : OptionalInt.of(own);
  }

  /** What a Minor Kingdom pays its patron; empty where nothing is said. */
  public OptionalInt clientTribute(int client) {
    return read.clientTribute[client] == NONE
        ? OptionalInt.empty()
        : OptionalInt.of(read.clientTribute[client]);
  }

  public List<OffMapIncome> offMapIncome(int nation) {
    return read.offMap.get(nation);
  }

  /** What is left of a Treasury at the start of Administration, rounded up to whole Gold. */
  public int keptTreasury(int nation, int age, int halves) {
    for (Kept kept : read.kept.get(nation)) {
      if (age >= kept.from && age <= kept.to) {
        return 2 * Math.ceilDiv(halves * kept.numerator, 2 * kept.denominator);
      }
    }
    return halves;
  }

  /** How many new national units a nation may buy this turn; a large number without a limit. */
  public int recruits(int nation, int turn, Status status, int decline) {
    return timed(read.recruits.get(nation), turn, status, decline).orElse(Integer.MAX_VALUE);
  }

  /** Whether a nation in this state rolls for a Usurper after its purchases. */
  public boolean isThreatenedByUsurpers(int nation, int turn, Status status, int decline) {
    return timed(read.usurpers.get(nation), turn, status, decline).isPresent();
  }

  public boolean mayRebuildLimites(int nation, int turn, Status status, int decline) {
    return timed(read.rebuilding.get(nation), turn, status, decline).isPresent();
  }

  /** The kind of unit that Limites turn into this turn; empty in all other turns. */
  public OptionalInt flippedLimites(int nation, int turn, Status status, int decline) {
    return timed(read.flipping.get(nation), turn, status, decline);
  }

  /** Whether a nation's Limites turn into units of this kind at some time. */
  public boolean isLocalTroop(int nation, int kind) {
    for (Timed rule : read.flipping.get(nation)) {
      if (rule.value() == kind) {
        return true;
      }
    }
    return false;
  }

  private static OptionalInt timed(List<Timed> rules, int turn, Status status, int decline) {
    for (Timed rule : rules) {
      if (rule.when().holds(turn, status, decline)) {
        return OptionalInt.of(rule.value());
      }
    }
    return OptionalInt.empty();
  }

  /** The provinces in which a nation had Limites at the start. */
  public List<Integer> borderProvinces(int nation) {
    return read.borders.get(nation);
  }

  /** The nation to which federates pass when this one collapses. */
  public OptionalInt heirOfFoedera(int nation) {
    return read.foedera[nation] == NONE
        ? OptionalInt.empty()
        : OptionalInt.of(read.foedera[nation]);
  }

  public List<Heir> heirsOfLimites(int nation) {
    return read.heirs.get(nation);
  }

  public List<Successor> successors(int nation) {
    return read.successors.get(nation);
  }
}
