package org.groma.engine.cycles.invariant;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.groma.engine.cycles.event.Phase;
import org.groma.engine.cycles.movement.ChooseMover;
import org.groma.engine.cycles.setting.FreePositions;
import org.groma.engine.cycles.setting.Stage;
import org.groma.engine.cycles.special.Surrenders;
import org.groma.engine.cycles.state.World;

/** What must hold of players and the positions they take, and of what they had to do. */
final class PlayerLaws {

  private PlayerLaws() {}

  /** Where positions are chosen, who plays one is at the table and has no more than he may. */
  static List<String> positions(World world) {
    List<String> wrong = new ArrayList<>();
    Optional<FreePositions> free = world.setting().freePositions();
    if (free.isPresent()) {
      int[] taken = new int[world.setting().seats()];
      for (int position : free.get().from()) {
        if (world.isPlaying(position)) {
          int seat = world.seat(position);
          if (seat < 0 || !world.isPresent(seat)) {
            wrong.add(name(world, position) + " is played by nobody at the table");
          } else if (++taken[seat] > free.get().each()) {
            wrong.add("the player of " + name(world, position) + " has too many positions");
          }
        }
      }
    }
    return wrong;
  }

  /** A start position is used once, but for empires. */
  static List<String> starts(World world) {
    List<String> wrong = new ArrayList<>();
    if (world.setting().freePositions().isPresent()) {
      boolean[] used = new boolean[world.setting().positions()];
      for (int position = 0; position < used.length; position++) {
        if (world.isPlaying(position) && world.stage(position) != Stage.EMPIRE) {
          if (used[world.people(position)]) {
            wrong.add("two begin from the start position of " + name(world, position));
          }
          used[world.people(position)] = true;
        }
      }
    }
    return wrong;
  }

  /** Nobody has ended his movement with units that had to move back and could. */
  static List<String> stragglers(World world) {
    return world.phase() != Phase.CREATION
            || world.active() < 0
            || Surrenders.hasHappened(world, world.active()) // who then does not move
            || new ChooseMover(world, world.active()).isAllHome()
        ? List.of()
        : List.of("units of " + name(world, world.active()) + " without support did not move back");
  }

  private static String name(World world, int position) {
    return world.peopleOf(position).name();
  }
}
