package org.groma.engine.invasions.invariant;

import java.util.List;
import org.groma.engine.invasions.event.InvasionsEvent;
import org.groma.engine.invasions.event.SequenceTold;
import org.groma.engine.invasions.state.World;

/** Once control is settled, every province and every Area is whose it is by the book. */
final class ControlSettledByTheBook extends WorldInvariant {

  ControlSettledByTheBook() {
    super("control.by-the-book", "XII");
  }

  @Override
  boolean isLasting() {
    return false;
  }

  @Override
  boolean isDueAfter(InvasionsEvent event) {
    return event instanceof SequenceTold.ControlSettled;
  }

  @Override
  void search(Names names, World world, List<String> broken) {
    ControlByTheBook book = new ControlByTheBook(world);
    for (int province = 0; province < world.setting().board().provinces(); province++) {
      int holder = book.ofProvince(province);
      if (holder != world.holder(province)) {
        broken.add(
            names.place(province)
                + " is held by "
                + names.nation(world.holder(province))
                + ", by the book by "
                + names.nation(holder));
      }
    }
    for (int area = 0; area < world.setting().board().areas(); area++) {
      int controller = book.ofArea(area);
      if (controller != world.incumbent(area)) {
        broken.add(
            names.area(area)
                + " is controlled by "
                + names.nation(world.incumbent(area))
                + ", by the book by "
                + names.nation(controller));
      }
    }
  }
}
