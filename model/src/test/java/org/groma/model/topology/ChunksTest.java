package org.groma.model.topology;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.ArrayList;
import java.util.List;
import java.util.NoSuchElementException;
import java.util.Objects;
import java.util.stream.IntStream;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.IntRange;
import net.jqwik.api.constraints.Size;
import org.junit.jupiter.api.Test;

class ChunksTest {

  private static Chunks<Integer> upTo(int size) {
    return Chunks.of(IntStream.range(0, size).boxed().toList());
  }

  @Test
  void elementsAreFoundUnderTheirNumbers() {
    Chunks<Integer> chunks = upTo(200);

    assertThat(chunks.size()).isEqualTo(200);
    assertThat(chunks.count()).isEqualTo(200);
    assertThat(chunks.get(0)).isZero();
    assertThat(chunks.get(199)).isEqualTo(199);
    assertThat(chunks.get(200)).isNull();
    assertThat(chunks.get(-1)).isNull();
    assertThat(chunks.toList()).isEqualTo(IntStream.range(0, 200).boxed().toList());
  }

  @Test
  void aRemovedElementLeavesAHole() {
    Chunks.Editor<Integer> editor = upTo(3).edit();
    editor.set(2, null);
    int added = editor.add(7);

    Chunks<Integer> chunks = editor.done();

    assertThat(added).isEqualTo(3);
    assertThat(chunks.count()).isEqualTo(3);
    assertThat(chunks.size()).isEqualTo(4);
    assertThat(chunks).containsExactly(0, 1, 7);
  }

  @Test
  void theNextNumberFollowsFromWhatIsThere() {
    Chunks.Editor<Integer> editor = upTo(3).edit();
    editor.add(7);
    editor.set(3, null);
    editor.set(2, null);
    editor.set(0, null);
    Chunks<Integer> chunks = editor.done();

    assertThat(chunks.size()).isEqualTo(2);
    assertThat(chunks.edit().add(9)).isEqualTo(2);
  }

  @Test
  void anEditorLeavesWhatItWasMadeFrom() {
    Chunks<Integer> before = upTo(130);
    Chunks.Editor<Integer> editor = before.edit();
    editor.set(100, -1);
    editor.add(5);

    assertThat(editor.done().get(100)).isEqualTo(-1);
    assertThat(before.get(100)).isEqualTo(100);
    assertThat(before.size()).isEqualTo(130);
  }

  @Test
  void anEditorThatGoesOnLeavesWhatItHasDone() {
    Chunks.Editor<Integer> editor = upTo(130).edit();
    editor.set(100, -1);
    Chunks<Integer> first = editor.done();
    editor.set(100, -2);
    editor.set(0, null);
    Chunks<Integer> second = editor.done();

    assertThat(first.get(100)).isEqualTo(-1);
    assertThat(first.get(0)).isZero();
    assertThat(second.get(100)).isEqualTo(-2);
    assertThat(second.count()).isEqualTo(129);
  }

  @Test
  void anEditorThatChangedNothingGivesBackTheSame() {
    Chunks<Integer> before = upTo(10);

    assertThat(before.edit().done()).isSameAs(before);
  }

  @Test
  void numbersAreGivenOutInTurn() {
    assertThatThrownBy(() -> upTo(3).edit().set(4, 4))
        .isInstanceOf(IndexOutOfBoundsException.class);
    assertThatThrownBy(() -> upTo(3).edit().set(-1, 4))
        .isInstanceOf(IndexOutOfBoundsException.class);
  }

  @Test
  void holesAtTheEndDoNotCount() {
    Chunks.Editor<Integer> editor = upTo(3).edit();
    editor.add(4);
    editor.set(3, null);

    assertThat(editor.done().sameAs(upTo(3), Objects::equals)).isTrue();
    assertThat(upTo(3).sameAs(editor.done(), Objects::equals)).isTrue();
    assertThat(upTo(3).sameAs(upTo(2), Objects::equals)).isFalse();
  }

  @Test
  void anIteratorEnds() {
    var iterator = upTo(1).iterator();
    iterator.next();

    assertThatThrownBy(iterator::next).isInstanceOf(NoSuchElementException.class);
  }

  /** Whatever is set, it behaves like a list, and earlier states stay. */
  @Property(tries = 100, seed = "42")
  void chunksBehaveLikeALists(@ForAll @Size(max = 60) List<@IntRange(max = 300) Integer> places) {
    List<Integer> model = new ArrayList<>(IntStream.range(0, 150).boxed().toList());
    Chunks<Integer> chunks = upTo(150);
    List<Chunks<Integer>> states = new ArrayList<>();
    List<List<Integer>> models = new ArrayList<>();
    for (int place : places) {
      states.add(chunks);
      models.add(new ArrayList<>(model));
      Chunks.Editor<Integer> editor = chunks.edit();
      Integer value = place % 5 == 0 ? null : -place;
      if (place < model.size()) {
        model.set(place, value);
        editor.set(place, value);
      } else {
        model.add(value);
        editor.add(value);
      }
      chunks = editor.done();
      while (model.getLast() == null) {
        model.removeLast();
      }
      assertThat(chunks.size()).isEqualTo(model.size());
    }
    for (int i = 0; i < states.size(); i++) {
      assertThat(states.get(i).toList())
          .isEqualTo(models.get(i).stream().filter(Objects::nonNull).toList());
    }
    assertThat(chunks.count()).isEqualTo((int) model.stream().filter(Objects::nonNull).count());
  }
}
