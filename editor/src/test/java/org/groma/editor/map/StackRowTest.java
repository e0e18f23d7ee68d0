package org.groma.editor.map;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class StackRowTest {

  @Test
  void everyCounterIsFoundUnderItsUpperLeftCorner() {
    for (int counters = 1; counters <= 16; counters++) {
      StackRow stack = new StackRow(counters, 100, 200, 20);
      for (int i = 0; i < counters; i++) {
        assertThat(stack.at(stack.left(i) + 1, stack.top(i) + 1)).contains(i);
      }
      assertThat(stack.at(100, 300)).isEmpty();
    }
  }

  @Test
  void aStackStandsRoundItsPoint() {
    StackRow four = new StackRow(4, 100, 200, 20);
    assertThat((four.left(0) + four.left(3) + 20) / 2).isEqualTo(100);
    StackRow eight = new StackRow(8, 100, 200, 20);
    assertThat((eight.top(0) + eight.top(7) + 20) / 2).isEqualTo(200);
    assertThat(eight.left(4)).isEqualTo(eight.left(0));
  }
}
