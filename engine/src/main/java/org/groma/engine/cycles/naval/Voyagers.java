package org.groma.engine.cycles.naval;

import java.util.ArrayList;
import java.util.List;
import org.groma.engine.cycles.event.LeaderEvent;
import org.groma.engine.cycles.event.UnitEvent;
import org.groma.engine.cycles.play.Play;
import org.groma.engine.cycles.special.NavalStrength;
import org.groma.engine.cycles.special.Replacements;
import org.groma.engine.cycles.state.World;
import org.groma.engine.kernel.Rule;

/**
 * A ship and who is aboard, or two ships that sail together from one area to another.
 *
 * @param ships the first carries cargo and leader; none when all are lost
 * @param cargo the units that it carries
 * @param leader who is aboard besides the cargo; -1 for none
 */
@Rule({"5.2", "8.1"})
public record Voyagers(List<Integer> ships, List<Integer> cargo, int leader) {

  private static final int NOBODY = -1;

  public Voyagers {
    ships = List.copyOf(ships);
    cargo = List.copyOf(cargo);
  }

  /** One ship alone. */
  public static Voyagers of(int ship, List<Integer> cargo, int leader) {
    return new Voyagers(List.of(ship), cargo, leader);
  }

  /** The ships without who is to come aboard. */
  Voyagers unladen() {
    return new Voyagers(ships, List.of(), NOBODY);
  }

  int owner(World world) {
    return world.owner(ships.getFirst());
  }

  /** What they are worth together in a battle at sea. */
  int strength(World world) {
    return ships.stream().mapToInt(ship -> NavalStrength.of(world, ship)).sum();
  }

  /** The leader who is aboard a ship; -1 for none. */
  public int aboard(int ship) {
    return ship == ships.getFirst() ? leader : NOBODY;
  }

  public boolean areLost() {
    return ships.isEmpty();
  }

  /** Those who are left after a battle: if one ship is, the leader is aboard it. */
  @Rule("10.2")
  Voyagers left(World world) {
    return new Voyagers(
        ships.stream().filter(world::isOnBoard).toList(),
        cargo.stream().filter(world::isOnBoard).toList(),
        leader);
  }

  /** A ship, and what goes down with it. */
  List<Integer> with(int ship) {
    List<Integer> found = new ArrayList<>(List.of(ship));
    if (ship == ships.getFirst()) {
      found.addAll(cargo);
    }
    return found;
  }

  /**
   * The sea takes a ship with all aboard; the other sails on. Who stays ashore is not concerned,
   * although nobody has left yet.
   */
  @Rule("5.3")
  public Voyagers founder(Play play, int ship) {
    boolean first = ship == ships.getFirst();
    for (int unit : with(ship)) {
      play.happen(new UnitEvent.Removed(unit));
    }
    if (first && leader >= 0) {
      play.happen(new LeaderEvent.Lost(leader));
    }
    return new Voyagers(
        ships.stream().filter(other -> other != ship).toList(),
        first ? List.of() : cargo,
        first ? NOBODY : leader);
  }

  /** A ship is lost in a battle or by what comes of it, with all aboard. */
  @Rule("14.2.8")
  Voyagers fall(Play play, int ship) {
    with(ship).forEach(unit -> Replacements.fell(play, unit));
    return founder(play, ship);
  }

  /** All are lost together. */
  void sink(Play play) {
    Voyagers left = this;
    for (int ship : ships) {
      left = left.fall(play, ship);
    }
  }
}
