package org.groma.model.store;

import java.util.List;
import java.util.Optional;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import org.groma.model.edit.ChangeMap;
import org.groma.model.edit.RemoveEntry;
import org.groma.model.store.json.Unwritable;
import org.groma.model.topology.MoveNode;
import org.groma.model.topology.Point;
import org.groma.model.topology.RedrawBorder;

class JournalEditsPropertyTest {

  @Property(tries = 300)
  void anyPointComesBackToTheLastBit(@ForAll double x, @ForAll double y) throws Unwritable {
    if (Double.isFinite(x) && Double.isFinite(y)) {
      JournalEditsTest.assertComesBack(new ChangeMap(new MoveNode(3, new Point(x, y))));
      JournalEditsTest.assertComesBack(
          new ChangeMap(new RedrawBorder(1, List.of(new Point(y, x), new Point(-0.0, 0.0)))));
    }
  }

  @Property(tries = 300)
  void anyNameAndGestureComeBack(@ForAll String name, @ForAll String gesture) throws Unwritable {
    JournalEvent event =
        new JournalEvent.Did(name, Optional.of(gesture), new RemoveEntry("sea", "a"));
    JournalEditsTest.assertComesBack(new JournalLine.Numbered(7, event));
  }
}
