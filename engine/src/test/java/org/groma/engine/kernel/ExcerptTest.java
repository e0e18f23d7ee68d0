package org.groma.engine.kernel;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;

class ExcerptTest {

  private static final List<Chapter> STORY =
      List.of(
          new Chapter(0, List.of()),
          new Chapter(1, List.of()),
          new Chapter(1, List.of("raids")),
          new Chapter(1, List.of("activations", "huns")),
          new Chapter(1, List.of("activations", "franks", "goths")),
          new Chapter(2, List.of()),
          new Chapter(2, List.of("raids")),
          new Chapter(3, List.of()));

  private static List<Integer> open(Excerpt excerpt) {
    List<Integer> open = new ArrayList<>();
    for (int i = 0; i < STORY.size(); i++) {
      excerpt.enter(STORY.get(i));
      if (excerpt.isOpen()) {
        open.add(i);
      }
    }
    return open;
  }

  private static Excerpt until(Excerpt.Mark mark) {
    return new Excerpt(Optional.empty(), Optional.of(mark));
  }

  private static Excerpt from(Excerpt.Mark mark) {
    return new Excerpt(Optional.of(mark), Optional.empty());
  }

  @Test
  void withoutMarksItIsTheWholeStory() {
    Excerpt all = new Excerpt(Optional.empty(), Optional.empty());
    assertThat(open(all)).containsExactly(0, 1, 2, 3, 4, 5, 6, 7);
    assertThat(all.isOver()).isFalse();
    assertThat(all.hasReachedItsEnd()).isTrue();
  }

  @Test
  void itEndsWithTheTurnOrThePartThatWasNamed() {
    assertThat(open(until(Excerpt.Mark.turn(1)))).containsExactly(0, 1, 2, 3, 4);
    assertThat(open(until(Excerpt.Mark.part(1, "huns")))).containsExactly(0, 1, 2, 3);
    assertThat(open(until(Excerpt.Mark.part(1, "goths")))).containsExactly(0, 1, 2, 3, 4);
    assertThat(open(until(Excerpt.Mark.part(1, "activations")))).containsExactly(0, 1, 2, 3, 4);
  }

  @Test
  void aPartThatNeverComesEndsWithItsTurn() {
    Excerpt excerpt = until(Excerpt.Mark.part(1, "vikings"));
    assertThat(open(excerpt)).containsExactly(0, 1, 2, 3, 4);
    assertThat(excerpt.isOver()).isTrue();
    assertThat(excerpt.hasReachedItsEnd()).isFalse();
  }

  @Test
  void itBeginsWithTheTurnOrThePartThatWasNamed() {
    assertThat(open(from(Excerpt.Mark.turn(2)))).containsExactly(5, 6, 7);
    assertThat(open(from(Excerpt.Mark.part(1, "huns")))).containsExactly(3, 4, 5, 6, 7);
    assertThat(open(from(Excerpt.Mark.part(1, "vikings")))).containsExactly(5, 6, 7);
  }

  @Test
  void aSinglePartCanBeCutOut() {
    Excerpt.Mark huns = Excerpt.Mark.part(1, "huns");
    assertThat(open(new Excerpt(Optional.of(huns), Optional.of(huns)))).containsExactly(3);
  }
}
