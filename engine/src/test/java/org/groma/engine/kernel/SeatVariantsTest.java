package org.groma.engine.kernel;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Map;
import org.groma.model.id.NationId;
import org.groma.model.id.ScenarioId;
import org.groma.model.scenario.Scenario;
import org.groma.model.scenario.Seat;
import org.groma.model.scenario.Setup;
import org.groma.model.value.Attributes;
import org.groma.model.value.Datum;
import org.groma.model.value.Origins;
import org.junit.jupiter.api.Test;

class SeatVariantsTest {

  private static Scenario scenario(Object... seatings) {
    List<NationId> nations =
        List.of(new NationId("reds"), new NationId("blues"), new NationId("c"));
    Scenario plain = Scenario.named(new ScenarioId("war"), "War", 1, 4);
    return new Scenario(
        plain.id(),
        plain.name(),
        List.of(),
        1,
        4,
        plain.order(),
        nations.stream().map(id -> new Seat(id.slug(), "The " + id.slug(), List.of(id))).toList(),
        nations.stream().map(Setup::of).toList(),
        List.of(),
        List.of(),
        new Attributes(Map.of("fog", Datum.of(false))),
        List.of(),
        List.of(),
        new Attributes(
            Map.of("order", Datum.of(List.of("c")), "seatings", Datum.of(List.of(seatings)))),
        Origins.UNSTATED);
  }

  private static final Object TWO =
      Map.of(
          "players",
          List.of(
              Map.of("player", "reds"),
              Map.of("player", "others", "name", "Others", "nations", List.of("blues"))),
          "without",
          List.of("c"),
          "options",
          Map.of("fog", true),
          "attributes",
          Map.of("order", List.of("blues")));

  @Test
  void aScenarioIsForAsManyAsItSeatsAndForThoseItDeclares() {
    assertThat(SeatVariants.of(scenario()).numbers()).containsExactly(3);
    assertThat(SeatVariants.of(scenario(TWO)).numbers()).containsExactly(2, 3);
    assertThat(SeatVariants.of(scenario(TWO)).seated(3)).contains(scenario(TWO));
    assertThat(SeatVariants.of(scenario(TWO)).seated(4)).isEmpty();
    assertThat(SeatVariants.of(scenario(TWO)).refusal(4))
        .isEqualTo("'War' is for 2 or 3 players, not for 4");
  }

  @Test
  void aVariantIsTheScenarioWithOtherSeatsSwitchesAndAttributes() {
    Scenario two = SeatVariants.of(scenario(TWO)).seated(2).orElseThrow();
    assertThat(two.id()).isEqualTo(scenario().id());
    assertThat(two.name()).isEqualTo("War, 2 players");
    assertThat(two.players())
        .containsExactly(
            new Seat("reds", "The reds", List.of(new NationId("reds"))),
            new Seat("others", "Others", List.of(new NationId("blues"))));
    assertThat(two.setups())
        .extracting(each -> each.nation().slug())
        .containsExactly("reds", "blues");
    assertThat(two.options().get("fog")).contains(Datum.of(true));
    assertThat(two.attributes().byName())
        .containsExactly(Map.entry("order", Datum.of(List.of("blues"))));
  }

  @Test
  void declarationsThatMeanNothingAreNamed() {
    SeatVariants variants =
        SeatVariants.of(
            scenario(
                "two",
                Map.of("players", List.of(Map.of("player", "greens"), Map.of("name", "Nobody"))),
                TWO,
                TWO,
                Map.of(
                    "players",
                    List.of(Map.of("player", "reds", "nations", List.of("Not an id"))))));
    assertThat(variants.problems())
        .containsExactly(
            "an entry of 'seatings' names no players; say who plays",
            "'greens' in 'seatings' is no player of the scenario; correct the word, or say 'name'"
                + " and 'nations'",
            "a seat of 'seatings' has no 'player'; give it a word",
            "an entry of 'seatings' names no players; say who plays",
            "'seatings' says twice how 2 play; keep one of them",
            "'seatings' names a nation by something that is no id; correct it");
    assertThat(variants.numbers()).containsExactly(1, 2, 3);
  }
}
