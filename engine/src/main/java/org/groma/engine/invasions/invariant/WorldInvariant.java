package org.groma.engine.invasions.invariant;

import java.util.ArrayList;
import java.util.List;
import org.groma.engine.invasions.event.InvasionsEvent;
import org.groma.engine.invasions.event.Told;
import org.groma.engine.invasions.state.World;
import org.groma.engine.kernel.Invariant;

/**
 * Something that must hold in the state of a game: always, or at the moments that the rules name.
 * An instance follows one game, since some remember what they have heard.
 */
public abstract class WorldInvariant implements Invariant<World> {

  private final String id;
  private final String section;

  WorldInvariant(String id, String section) {
    this.id = id;
    this.section = section;
  }

  @Override
  public final String id() {
    return id;
  }

  @Override
  public final String section() {
    return section;
  }

  @Override
  public final List<String> broken(World world) {
    List<String> broken = new ArrayList<>();
    search(new Names(world), world, broken);
    return broken;
  }

  /** Adds a sentence for everything that is wrong. */
  abstract void search(Names names, World world, List<String> broken);

  /** Whether it holds between any two events; others hold only at their moments. */
  boolean isLasting() {
    return true;
  }

  /** Takes note of what has just happened. */
  void hear(World world, InvasionsEvent event) {}

  /** Whether it has to hold before this happens; for what is put right by several events. */
  boolean isDueBefore(InvasionsEvent event) {
    return false;
  }

  /** Whether it has to hold now that this has happened, and may not because of it. */
  boolean isDueAfter(InvasionsEvent event) {
    return !(event instanceof Told);
  }
}
