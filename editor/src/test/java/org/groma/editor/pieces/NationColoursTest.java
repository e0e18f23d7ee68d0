package org.groma.editor.pieces;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import org.groma.editor.Sample;
import org.groma.model.colour.PerceivedColour;
import org.groma.model.colour.Rgb;
import org.groma.model.colour.SeaLikeness;
import org.groma.model.pieces.Nation;
import org.groma.model.project.Kinds;
import org.junit.jupiter.api.Test;

class NationColoursTest {

  @Test
  void nationsWithoutAColourAreToldFromTheSeaAndFromEachOther() {
    NationColours colours = NationColours.of(Sample.PROJECT);
    List<PerceivedColour> others = new ArrayList<>();
    for (Nation nation : Sample.PROJECT.get(Kinds.NATIONS)) {
      Rgb colour = new Rgb(colours.of(nation.id()).rgb());
      assertThat(SeaLikeness.isClear(colour)).as(nation.name()).isTrue();
      assertThat(others)
          .as(nation.name())
          .allMatch(other -> other.distance(PerceivedColour.of(colour)) >= 4);
      others.add(PerceivedColour.of(colour));
    }
    assertThat(others).hasSizeGreaterThan(40);
  }
}
