package org.groma.engine.invasions.setting;

import java.util.List;
import org.groma.engine.kernel.Rule;

/** The special rules of nations about mercenaries, rebellions and points in common. */
@Rule({"XXVI.B", "XXVII.B", "XXIX.G", "XXX.C"})
public final class BondRules {

  /**
   * Units that a nation may hire of another for a turn.
   *
   * @param price for each, in halves
   * @param leader who must not have fallen; -1 where nobody is needed
   */
  public record Hiring(
      int hirer,
      int of,
      int fromTurn,
      int toTurn,
      UnitKind.Category category,
      int count,
      int price,
      boolean refusable,
      int leader) {

    public boolean isOpen(int turn) {
      return turn >= fromTurn && turn <= toTurn;
    }
  }

  /** Two nations that lend each other units for good. */
  public record Exchange(int giver, int taker, int count) {}

  /** Vassals that roll more than once when they rebel against a suzerain, and keep the best. */
  public record Rebels(int suzerain, long vassals, int rolls) {}

  /** Nations that split their points from a turn on. */
  public record Partners(long nations, int fromTurn) {}

  private final List<Hiring> hirings;
  private final List<Exchange> exchanges;
  private final List<Rebels> rebels;
  private final List<Partners> partners;
  private final int[] clientMercenaries;
  private final boolean[] granary;

  BondRules(BondRulesReader read) {
    hirings = List.copyOf(read.hirings);
    exchanges = List.copyOf(read.exchanges);
    rebels = List.copyOf(read.rebels);
    partners = List.copyOf(read.partners);
    clientMercenaries = read.clientMercenaries;
    granary = read.granary;
  }

  public List<Hiring> hirings() {
    return hirings;
  }

  public List<Exchange> exchanges() {
    return exchanges;
  }

  /** How often a vassal rolls when it rebels. */
  public int rebellionRolls(int vassal, int suzerain) {
    for (Rebels each : rebels) {
      if (each.suzerain() == suzerain && (each.vassals() & 1L << vassal) != 0) {
        return each.rolls();
      }
    }
    return 1;
  }

  /** All who split the points of a nation in a turn, itself included. */
  public long partners(int nation, int turn) {
    for (Partners each : partners) {
      if ((each.nations() & 1L << nation) != 0 && turn >= each.fromTurn()) {
        return each.nations();
      }
    }
    return 1L << nation;
  }

  /** How many units a client lends; -1 where its card does not say. */
  public int clientMercenaries(int client) {
    return clientMercenaries[client];
  }

  public boolean isGranary(int province) {
    return granary[province];
  }
}
