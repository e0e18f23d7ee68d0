package org.groma.editor.pieces;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.HashSet;
import java.util.Set;
import org.groma.editor.Sample;
import org.groma.editor.map.Dressing;
import org.groma.exporters.picture.Colour;
import org.groma.model.id.NationId;
import org.groma.model.id.Place;
import org.groma.model.id.UnitTypeId;
import org.groma.model.pieces.Nation;
import org.groma.model.pieces.UnitType;
import org.groma.model.project.Kinds;
import org.groma.model.scenario.Scenario;
import org.groma.model.store.json.RecordShape;
import org.groma.model.value.Datum;
import org.groma.model.value.Tags;
import org.junit.jupiter.api.Test;

class CountersTest {

  private static final Counters COUNTERS = Counters.of(Sample.PROJECT);
  private static final NationId ROMANS = new NationId("romans");
  private static final Scenario SCENARIO =
      Sample.PROJECT.get(Kinds.SCENARIOS).stream().findFirst().orElseThrow();

  private static Dressing.Counter counter(String unit) {
    return COUNTERS.of(new Piece.Unit(ROMANS, new UnitTypeId(unit), Tags.NONE), 2, false);
  }

  @Test
  void noTwoTypesOfUnitsLookTheSame() {
    Set<Dressing.Counter> seen = new HashSet<>();
    for (UnitType type : Sample.PROJECT.get(Kinds.UNITS)) {
      Dressing.Counter counter = counter(type.id().slug());
      assertThat(counter.symbol()).hasSizeBetween(1, 2);
      assertThat(seen.add(counter)).as(type.name() + " " + counter.symbol()).isTrue();
    }
  }

  @Test
  void plainTypesHaveOneLetterAndMarksSpareWords() {
    assertThat(counter("infantry").symbol()).isEqualTo("I");
    assertThat(counter("heavy-infantry"))
        .isEqualTo(new Dressing.Counter("I", 2, false, true, false, counter("infantry").ground()));
    assertThat(counter("legion").elite()).isTrue();
    assertThat(counter("legion").heavy()).isTrue();
    assertThat(counter("horse-archer").symbol()).isEqualTo("HA");
  }

  @Test
  void nationsHaveColoursOfTheirOwnUnlessTheyStateOne() {
    Set<Colour> colours = new HashSet<>();
    Sample.PROJECT
        .get(Kinds.NATIONS)
        .forEach(nation -> colours.add(COUNTERS.colours().of(nation.id())));
    assertThat(colours).hasSize(Sample.PROJECT.get(Kinds.NATIONS).size());

    Nation romans = Sample.PROJECT.get(Kinds.NATIONS).find(ROMANS).orElseThrow();
    Nation red =
        RecordShape.with(
            romans, "attributes", romans.attributes().with("colour", new Datum.Text("#B01020")));
    assertThat(NationColours.of(Sample.PROJECT.with(Kinds.NATIONS, red)).of(ROMANS))
        .isEqualTo(Colour.of(0xB01020));
  }

  @Test
  void placesBelongToWhoeverHoldsThemOrStandsThere() {
    var owners = COUNTERS.owners(SCENARIO);
    assertThat(owners.get(Place.parse("province:latium"))).isEqualTo(COUNTERS.colours().of(ROMANS));
    SCENARIO
        .setups()
        .forEach(setup ->
            setup
                .controls()
                .forEach(place ->
                    assertThat(owners.get(place))
                        .isEqualTo(COUNTERS.colours().of(setup.nation()))));
  }
}
