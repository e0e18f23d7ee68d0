package org.groma.engine.invasions.event;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class UnitSetTest {

  @Test
  void unitsAreSortedAndThereOnce() {
    UnitSet set = UnitSet.of(5, 3, 5, 9, 3);

    assertThat(set.toArray()).containsExactly(3, 5, 9);
    assertThat(set).isEqualTo(UnitSet.of(9, 5, 3)).hasSameHashCodeAs(UnitSet.of(3, 5, 9));
    assertThat(set).isNotEqualTo(UnitSet.of(3, 5)).hasToString("[3, 5, 9]");
    assertThat(UnitSet.of()).isSameAs(UnitSet.NONE);
  }

  @Test
  void setsAreAddedTakenAwayAndSifted() {
    UnitSet set = UnitSet.of(3, 5, 9);

    assertThat(set.plus(UnitSet.of(4, 5))).isEqualTo(UnitSet.of(3, 4, 5, 9));
    assertThat(set.plus(UnitSet.NONE)).isSameAs(set);
    assertThat(set.minus(UnitSet.of(5, 6))).isEqualTo(UnitSet.of(3, 9));
    assertThat(set.where(unit -> unit > 3)).isEqualTo(UnitSet.of(5, 9));
    assertThat(set.where(_ -> true)).isSameAs(set);
    assertThat(set.first(2)).isEqualTo(UnitSet.of(3, 5));
    assertThat(set.first(7)).isSameAs(set);
    assertThat(set.first(-1)).isEqualTo(UnitSet.NONE);
  }

  @Test
  void questionsAreAnswered() {
    UnitSet set = UnitSet.of(3, 5, 9);

    assertThat(set.contains(5)).isTrue();
    assertThat(set.contains(4)).isFalse();
    assertThat(set.containsAll(UnitSet.of(9, 3))).isTrue();
    assertThat(set.containsAll(UnitSet.of(9, 4))).isFalse();
    assertThat(set.count(unit -> unit > 3)).isEqualTo(2);
    assertThat(set.any(unit -> unit > 8)).isTrue();
    assertThat(set.any(unit -> unit > 9)).isFalse();
    assertThat(set.all(unit -> unit > 2)).isTrue();
    assertThat(set.all(unit -> unit > 3)).isFalse();
    assertThat(UnitSet.NONE.isEmpty()).isTrue();
    assertThat(set.isEmpty()).isFalse();
  }
}
