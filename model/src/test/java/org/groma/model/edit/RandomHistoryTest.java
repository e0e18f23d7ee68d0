package org.groma.model.edit;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.NavigableMap;
import java.util.Random;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import org.groma.model.graph.GraphEdits;
import org.groma.model.graph.SmallMap;
import org.groma.model.project.Project;
import org.groma.model.store.SavedBytes;

/** Two hundred edits of the map, of records and of both at once leave no trace when undone. */
class RandomHistoryTest {

  @Property(tries = 20)
  void undoingAllGivesTheBytesOfTheStartAndRedoingAllThoseOfTheEnd(@ForAll long seed) {
    Project start = SmallMap.of("a  b  c  ~a", "d  e  ~b ~c", ".  f  g  h", "~d a  ~e b");
    NavigableMap<String, String> before = SavedBytes.of(start);
    GraphEdits edits = new GraphEdits(new Random(seed));
    History history = new History(start);
    for (int i = 0; i < 200; i++) {
      history.apply("Edit " + i, edits.next(history.current()));
    }
    NavigableMap<String, String> after = SavedBytes.of(history.current());
    int steps = history.done().size();

    while (history.undo().isPresent()) {
      assertThat(history.done()).hasSizeLessThan(steps);
    }
    assertThat(SavedBytes.of(history.current())).isEqualTo(before).isNotEqualTo(after);
    while (history.redo().isPresent()) {
      assertThat(history.done()).isNotEmpty();
    }
    assertThat(history.done()).hasSize(steps).hasSizeGreaterThan(50);
    assertThat(SavedBytes.of(history.current())).isEqualTo(after);
  }
}
