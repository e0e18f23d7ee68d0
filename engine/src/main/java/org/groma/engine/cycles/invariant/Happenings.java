package org.groma.engine.cycles.invariant;

import java.util.BitSet;
import org.groma.engine.cycles.event.CyclesEvent;
import org.groma.engine.cycles.event.Phase;
import org.groma.engine.cycles.event.TurnEvent;
import org.groma.engine.cycles.event.UnitEvent;
import org.groma.engine.cycles.state.World;

/** How a game came to its state: the last event, what was before it, and who fought this turn. */
final class Happenings {

  private final World world;

  /** The seats whose combat has begun in this turn. */
  private final BitSet fighting = new BitSet();

  private CyclesEvent last = new TurnEvent.TurnBegan(0);
  private int from = World.BOX;
  private boolean opened;
  private int phases;

  Happenings(World world) {
    this.world = world;
  }

  /** Looks at the state that an event is about to change. */
  void expect(CyclesEvent event) {
    from = event instanceof UnitEvent.Moved(int unit, _) ? world.place(unit) : World.BOX;
  }

  /** Notes an event that the state has undergone. */
  void note(CyclesEvent event) {
    last = event;
    switch (event) {
      case TurnEvent.TurnBegan _ -> {
        fighting.clear();
        phases = 0;
      }
      case TurnEvent.PhaseBegan(Phase phase, int position) -> {
        opened = true;
        phases++;
        int seat = world.setting().position(position).seat();
        if (phase == Phase.COMBAT && seat >= 0) {
          fighting.set(seat);
        }
      }
      default -> {
        // leaves no trace here
      }
    }
  }

  World world() {
    return world;
  }

  CyclesEvent last() {
    return last;
  }

  /** Where the unit that moved last was before. */
  int from() {
    return from;
  }

  /** Whether the first turn has begun and nobody has had a phase yet. */
  boolean isSetUp() {
    return !opened && last instanceof TurnEvent.TurnBegan;
  }

  /** Whether the first phase of a turn has just begun, before anybody did anything. */
  boolean isFirstPhase() {
    return last instanceof TurnEvent.PhaseBegan && phases == 1;
  }

  /** Whether the player of a position has begun to fight in this turn. */
  boolean isFighting(int position) {
    int seat = world.setting().position(position).seat();
    return seat >= 0 && fighting.get(seat);
  }
}
