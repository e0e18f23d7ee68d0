package org.groma.engine.cycles.special;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import org.groma.engine.cycles.movement.Move;
import org.groma.engine.cycles.setting.Board;
import org.groma.engine.cycles.state.World;
import org.groma.engine.kernel.Rule;

/**
 * How crusaders get over the sea: through areas of the fleet's neutral garrisons that are joined,
 * then over a few sea areas on their ships, to any coast of the last.
 */
@Rule("14.2.8")
public final class Passage {

  private final World world;
  private final Board board;
  private final GarrisonFleet fleet;

  private Passage(World world, GarrisonFleet fleet) {
    this.world = world;
    this.board = world.board();
    this.fleet = fleet;
  }

  /** The voyages that a unit can make without a ship of its own, one for each end. */
  public static List<Move.Voyage> of(World world, int unit) {
    int position = world.owner(unit);
    Optional<Crusade> crusade =
        world
            .setting()
            .specials()
            .of(Crusade.class, position)
            .filter(rule -> rule.isUnderWay(world, position));
    Optional<GarrisonFleet> fleet = world.setting().specials().one(GarrisonFleet.class);
    if (crusade.isEmpty()
        || fleet.isEmpty()
        || world.board().isSea(world.place(unit))
        || world.kindOf(unit).ship()) {
      return List.of();
    }
    return new Passage(world, fleet.get()).voyages(world.place(unit), crusade.get().seas());
  }

  private List<Move.Voyage> voyages(int from, int most) {
    Map<Integer, List<Integer>> routes = routes(ports(from), most);
    Map<Integer, List<Integer>> ends = new TreeMap<>();
    for (Map.Entry<Integer, List<Integer>> route : routes.entrySet()) {
      for (int i = 0; i < board.coastCount(route.getKey()); i++) {
        int area = board.coast(route.getKey(), i);
        if (!fleet.areas().contains(area) && area != from) {
          ends.merge(
              area, route.getValue(), (one, other) -> other.size() < one.size() ? other : one);
        }
      }
    }
    List<Move.Voyage> found = new ArrayList<>();
    ends.forEach((area, seas) -> found.add(new Move.Voyage(seas, area, -1, false)));
    return found;
  }

  /** The garrisoned areas that hang together with one beside the start. */
  private List<Integer> ports(int from) {
    List<Integer> found = new ArrayList<>();
    addPorts(from, found);
    for (int i = 0; i < found.size(); i++) {
      addPorts(found.get(i), found);
    }
    return found;
  }

  private void addPorts(int from, List<Integer> found) {
    for (int i = 0; i < board.degree(from); i++) {
      int area = board.near(from, i);
      if (fleet.areas().contains(area)
          && world.hasGarrison(area)
          && world.occupant(area) == World.NOBODY
          && !found.contains(area)) {
        found.add(area);
      }
    }
  }

  /** The shortest way to each sea area. */
  private Map<Integer, List<Integer>> routes(List<Integer> ports, int most) {
    Map<Integer, List<Integer>> found = new HashMap<>();
    List<Integer> reached = new ArrayList<>();
    for (int port : ports) {
      for (int i = 0; i < board.seaCount(port); i++) {
        if (found.putIfAbsent(board.sea(port, i), List.of(board.sea(port, i))) == null) {
          reached.add(board.sea(port, i));
        }
      }
    }
    for (int i = 0; i < reached.size(); i++) {
      List<Integer> way = found.get(reached.get(i));
      for (int k = 0; way.size() < most && k < board.seaDegree(reached.get(i)); k++) {
        int next = board.nearSea(reached.get(i), k);
        if (!found.containsKey(next)) {
          List<Integer> longer = new ArrayList<>(way);
          longer.add(next);
          found.put(next, List.copyOf(longer));
          reached.add(next);
        }
      }
    }
    return new TreeMap<>(found);
  }
}
