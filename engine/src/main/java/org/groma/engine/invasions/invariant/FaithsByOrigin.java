package org.groma.engine.invasions.invariant;

import java.util.Arrays;
import java.util.List;
import org.groma.engine.invasions.event.InvasionsEvent;
import org.groma.engine.invasions.event.RealmEvent;
import org.groma.engine.invasions.event.Religion;
import org.groma.engine.invasions.event.SequenceEvent;
import org.groma.engine.invasions.setting.Status;
import org.groma.engine.invasions.state.World;

/**
 * Only nations of Barbarian origin change their faith: Pagans and Arians become Catholics for good,
 * Pagans become Arians in the turn in which they found a Kingdom.
 */
final class FaithsByOrigin extends WorldInvariant {

  private Religion[] before = {};
  private int changed = World.NOBODY;

  FaithsByOrigin() {
    super("nations.faith-by-origin", "XXXI.B");
  }

  @Override
  void hear(World world, InvasionsEvent event) {
    if (changed >= 0) {
      before[changed] = world.realms().religion(changed);
      changed = World.NOBODY;
    }
    if (event instanceof RealmEvent.ReligionSet(int nation, Religion _) && before.length > 0) {
      changed = nation;
    } else if (event instanceof SequenceEvent.TurnBegan && before.length == 0) {
      before = new Religion[world.setting().nations()];
      Arrays.setAll(before, world.realms()::religion);
    }
  }

  @Override
  boolean isDueAfter(InvasionsEvent event) {
    return event instanceof RealmEvent.ReligionSet;
  }

  @Override
  void search(Names names, World world, List<String> broken) {
    if (changed < 0) {
      return;
    }
    Religion old = before[changed];
    Religion now = world.realms().religion(changed);
    boolean barbarian = world.setting().nation(changed).status() == Status.BARBARIAN;
    boolean young =
        world.status(changed) == Status.KINGDOM && world.realms().founded(changed) == world.turn();
    boolean allowed =
        switch (now) {
          case CATHOLIC -> barbarian && (old == Religion.PAGAN || old == Religion.ARIAN);
          case ARIAN -> barbarian && old == Religion.PAGAN && young;
          default -> false;
        };
    if (!allowed) {
      broken.add(names.nation(changed) + " were " + old.word() + " and are " + now.word());
    }
  }
}
