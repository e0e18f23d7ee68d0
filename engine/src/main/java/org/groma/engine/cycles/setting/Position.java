package org.groma.engine.cycles.setting;

import java.util.List;
import java.util.Optional;
import org.groma.engine.kernel.Rule;

/**
 * A position that somebody plays.
 *
 * @param seat the player, by number; -1 for nobody
 * @param group its row of the table of unit creation; empty for who is never a barbarian
 * @param countdown the turns from the tenth unit to the kingdom
 * @param administration columns by which its administration is better or worse at all times
 * @param sinking what is added when its ships roll for sinking, before it is an empire
 * @param start its start position, or -1
 * @param plays whether it is there from the first turn
 * @param capital where its capital is at the start, or -1
 * @param owned the cities that it owns, by number
 * @param units what stands on the map
 * @param leaders where leaders stand
 * @param serves whom its units serve when the game begins, by nation; empty for nobody
 */
@Rule({"4.2", "9.3.5"})
public record Position(
    String id,
    String name,
    int seat,
    Optional<String> group,
    int countdown,
    int administration,
    int sinking,
    int start,
    boolean plays,
    Stage stage,
    int treasury,
    int capital,
    List<Integer> owned,
    List<Stationed> units,
    List<Integer> leaders,
    List<Placement> placements,
    Optional<Budget> budget,
    Optional<String> serves) {

  /** So many units of a kind in an area. */
  public record Stationed(int area, int kind, int count) {}

  public Position {
    owned = List.copyOf(owned);
    units = List.copyOf(units);
    leaders = List.copyOf(leaders);
    placements = List.copyOf(placements);
  }
}
