package org.groma.editor.panel.gazetteer;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;

class ColumnHabitTest {

  @Test
  void whatIsWrittenIsRead() {
    List<ColumnHabit> habits =
        List.of(new ColumnHabit("city.name", 130, true), new ColumnHabit("tags", 64, false));

    assertThat(ColumnHabit.write(habits)).isEqualTo("city.name=130,-tags=64");
    assertThat(ColumnHabit.read(ColumnHabit.write(habits))).isEqualTo(habits);
  }

  @Test
  void whatIsGarbledIsLeftOut() {
    assertThat(ColumnHabit.read("id=wide,=5,-,name=NaN,area=1e9,tags=70"))
        .containsExactly(new ColumnHabit("tags", 70, true));
    assertThat(ColumnHabit.read("")).isEmpty();
  }
}
