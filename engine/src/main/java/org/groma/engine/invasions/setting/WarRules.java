package org.groma.engine.invasions.setting;

import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import org.groma.engine.kernel.Rule;

/**
 * The special rules of nations about war: whom they spare, who acts in the midst of their invasion,
 * how near their horde they camp, and what Limites, walls and ferries do. Compiled from their
 * {@code special} to one answer a turn.
 */
@Rule({"XII.B", "XVIII.H", "XVIII.I", "XVIII.J", "XXIII.B"})
public final class WarRules {

  /** An activation in two parts: others of a family and status act between them. */
  public record Interruption(int nation, String family, Status status) {}

  /** Limites that a nation may move on as the frontier moves. */
  public record Frontier(int nation, List<Integer> provinces) {
    public Frontier {
      provinces = List.copyOf(provinces);
    }
  }

  /** A strait that costs who holds a city so many paces, and not all of them. */
  public record Ferry(int nation, String strait, int paces, int city) {}

  /** A rule and the turns in which it holds. */
  record Dated<T>(When when, T rule) {

    boolean holds(int turn) {
      return turn >= when.from() && turn <= when.to();
    }
  }

  /** No city, no walls, no leash. */
  public static final int NONE = -1;

  private final long[][] spared;
  private final long[][] sparedByLenders;
  private final int[][] limesHolder;
  private final int[][] walls;
  private final int[] leash;
  private final List<Dated<Interruption>> interruptions;
  private final List<Dated<Frontier>> frontiers;
  private final List<Dated<Ferry>> ferries;
  private final long freeOfSeaRisk;

  WarRules(WarRulesReader read) {
    spared = read.spared;
    sparedByLenders = read.sparedByLenders;
    limesHolder = read.limesHolder;
    walls = read.walls;
    leash = read.leash;
    interruptions = List.copyOf(read.interruptions);
    frontiers = List.copyOf(read.frontiers);
    ferries = List.copyOf(read.ferries);
    freeOfSeaRisk = read.freeOfSeaRisk;
  }

  /** The nations that a nation does not attack this turn, a bit each. */
  public long spared(int turn, int nation) {
    return spared[turn][nation];
  }

  /** Those whom it does not attack this turn if units of its own serve them for hire. */
  public long sparedByLenders(int turn, int nation) {
    return sparedByLenders[turn][nation];
  }

  /** Whether a Limes alone holds a Barbarian province for a nation. */
  public boolean isHeldByLimes(int turn, int nation, int province) {
    return limesHolder[turn][province] == nation;
  }

  /** What the walls of a city do to a siege, where a rule says so; else 0. */
  public int walls(int turn, int province) {
    return walls[turn][province];
  }

  /** How far from its horde a nation's units may be when its activation ends. */
  public OptionalInt leash(int nation) {
    return leash[nation] == NONE ? OptionalInt.empty() : OptionalInt.of(leash[nation]);
  }

  /** Who acts in the midst of a nation's activation. */
  public Optional<Interruption> interruption(int turn, int nation) {
    for (Dated<Interruption> each : interruptions) {
      if (each.holds(turn) && each.rule().nation() == nation) {
        return Optional.of(each.rule());
      }
    }
    return Optional.empty();
  }

  /** The Limites at the start that a nation may move this turn. */
  public List<Integer> movableLimites(int turn, int nation) {
    for (Dated<Frontier> each : frontiers) {
      if (each.holds(turn) && each.rule().nation() == nation) {
        return each.rule().provinces();
      }
    }
    return List.of();
  }

  /** The ferry of a nation over a strait. */
  public Optional<Ferry> ferry(int turn, int nation, String strait) {
    for (Dated<Ferry> each : ferries) {
      if (each.holds(turn)
          && each.rule().nation() == nation
          && each.rule().strait().equals(strait)) {
        return Optional.of(each.rule());
      }
    }
    return Optional.empty();
  }

  /** Whether the ships of a nation are safe wherever they land. */
  @Rule("XXV.E")
  public boolean isFreeOfSeaRisk(int nation) {
    return (freeOfSeaRisk & 1L << nation) != 0;
  }
}
