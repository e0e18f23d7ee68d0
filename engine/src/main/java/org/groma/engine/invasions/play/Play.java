package org.groma.engine.invasions.play;

import org.groma.engine.invasions.event.InvasionsEvent;
import org.groma.engine.invasions.event.Told;
import org.groma.engine.invasions.setting.Setting;
import org.groma.engine.invasions.state.World;
import org.groma.engine.kernel.Table;

/** A game under way: its state, and the table it is played at. */
public final class Play {

  private final World world;
  private final Table table;

  public Play(World world, Table table) {
    this.world = world;
    this.table = table;
  }

  public World world() {
    return world;
  }

  public Setting setting() {
    return world.setting();
  }

  public Table table() {
    return table;
  }

  /** Changes the state by an event and has it written down. */
  public void happen(InvasionsEvent event) {
    world.apply(event);
    table.tell(event);
  }

  /** Has something written down that changes nothing. */
  public void tell(Told told) {
    table.tell(told);
  }
}
