package org.groma.validator.references;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Map;
import org.groma.model.gazetteer.Area;
import org.groma.model.id.AreaId;
import org.groma.model.project.Kinds;
import org.groma.model.project.Project;
import org.groma.model.store.json.RecordShape;
import org.groma.model.value.Attributes;
import org.groma.model.value.Datum;
import org.groma.validator.Found;
import org.groma.validator.Grid;
import org.groma.validator.Sample;
import org.junit.jupiter.api.Test;

class ListedTwiceTest {

  private static final Area WEST = Area.named(new AreaId("west"), "West");

  @Test
  void aWordThatStandsTwiceIsNamedWithItsList() {
    Project project =
        with(RecordShape.with(WEST, "aliases", List.of("Occident", "Hesperia", "Occident")));

    assertThat(Found.messages(new ListedTwiceCheck(), project))
        .containsExactly("West has 'Occident' twice in aliases.");
  }

  @Test
  void soIsAWordOfOpenData() {
    assertThat(Found.messages(new ListedTwiceCheck(), open("north", "south", "north")))
        .containsExactly("West has 'north' twice in attributes.sides.");
  }

  @Test
  void twoOfAKindAndEqualFiguresAreLetAlone() {
    assertThat(Found.by(new ListedTwiceCheck(), open("barbarian", "barbarian"))).isEmpty();
    assertThat(Found.by(new ListedTwiceCheck(), open("north", 1, 1))).isEmpty();
    assertThat(Found.by(new ListedTwiceCheck(), open(2, 1, 1))).isEmpty();
  }

  @Test
  void nothingIsListedTwiceInTheSample() {
    assertThat(Found.messages(new ListedTwiceCheck(), Sample.PROJECT)).isEmpty();
  }

  private static Project open(Object... sides) {
    Attributes attributes = new Attributes(Map.of("sides", Datum.of(List.of(sides))));
    return with(RecordShape.with(WEST, "attributes", attributes));
  }

  private static Project with(Area area) {
    return Grid.project("A").with(Kinds.AREAS, area);
  }
}
