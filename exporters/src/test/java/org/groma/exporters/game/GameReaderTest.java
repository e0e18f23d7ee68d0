package org.groma.exporters.game;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.groma.model.graph.MapGraph;
import org.groma.model.graph.Neighbour;
import org.groma.model.id.Place;
import org.groma.model.project.Kinds;
import org.groma.model.project.Project;
import org.groma.model.store.LoadProblem;
import org.junit.jupiter.api.Test;

class GameReaderTest {

  /** As short as a document can be, without any addition. */
  private static final String PLAIN =
      """
      {
        "format": "groma.game/1",
        "ruleset": "none",
        "map": {
          "provinces": [
            {"id": "north", "name": "North", "area": "land", "terrain": "clear", "income": 0.5, "city": {"name": "Port Royal", "level": 1, "fortified": true, "port": "gulf"}, "granary": false, "caravan": false, "island": false},
            {"id": "isle", "name": "Isle", "area": null, "terrain": "clear", "income": 1, "city": null, "granary": false, "caravan": false, "island": true}
          ],
          "areas": [
            {"id": "land", "name": "Land", "status": "civilized", "kingdomIncome": 1.5, "empireIncome": null}
          ],
          "seas": [
            {"id": "gulf", "name": "Gulf", "monopoly": 1}
          ],
          "borders": [
            {"a": "province:north", "b": "sea:gulf", "kind": "coast"},
            {"a": "province:isle", "b": "sea:gulf", "kind": "coast"},
            {"a": "province:north", "b": "province:isle", "kind": "strait", "seas": ["gulf"]}
          ]
        },
        "nations": [], "units": [], "leaders": [], "decks": [], "tables": [], "timeTable": [],
        "scenarios": []
      }
      """;

  @Test
  void aDocumentOfTheDesignedFieldsAloneIsRead() {
    Project game = Sample.game(PLAIN);

    assertThat(game.settings().name()).isEqualTo("none");
    assertThat(game.cities().at(0).id().slug()).isEqualTo("port-royal");
    assertThat(game.links().at(0).id().slug()).isEqualTo("north-isle");
    assertThat(game.areas().at(0).empireIncome()).isEmpty();
    assertThat(MapGraph.of(game).neighbours(Place.parse("province:north")))
        .extracting(Neighbour::kind)
        .containsExactly("strait", "coast");
    assertThat(game.get(Kinds.OVERRIDES).size()).isEqualTo(2);
  }

  private static List<String> problems(String text) {
    return switch (Sample.read(text)) {
      case GameReading.Refused(List<LoadProblem> problems) ->
          problems.stream().map(LoadProblem::toString).toList();
      case GameReading.Whole _ -> List.of();
    };
  }

  private static String with(String right, String wrong) {
    assertThat(PLAIN).contains(right);
    return PLAIN.replace(right, wrong);
  }

  @Test
  void aMisspeltFieldIsToldWithItsPlaceAndTheNearestWord() {
    assertThat(problems(with("\"monopoly\": 1", "\"monoply\": 1")))
        .containsExactly(
            "game.json, line 13, column 7 ($.map.seas[0].monopoly): the field 'monopoly' is"
                + " missing",
            "game.json, line 13, column 38 ($.map.seas[0].monoply): unknown field 'monoply'; did"
                + " you mean 'monopoly'?");
  }

  @Test
  void anotherVersionIsRefused() {
    assertThat(problems(with("game/1", "game/2")))
        .containsExactly(
            "game.json, line 2, column 13 ($.format): this file has the format 'groma.game/2', but"
                + " this Groma knows only 'groma.game/1'; a newer Groma is needed");
    assertThat(problems(with("groma.game/1", "groma.provinces/1")))
        .containsExactly(
            "game.json, line 2, column 13 ($.format): expected the format 'groma.game/1', found"
                + " the text 'groma.provinces/1'");
    assertThat(problems("{}").getFirst())
        .contains(
            "the field 'format' is missing; this file starts with \"format\": \"groma.game/1\"");
  }

  @Test
  void anUnknownAreaIsToldWithTheNearestOne() {
    assertThat(problems(with("\"area\": \"land\"", "\"area\": \"lant\"")))
        .containsExactly(
            "game.json, line 6, column 48 ($.map.provinces[0].area): 'lant' is not among the areas"
                + " of the document; did you mean 'land'?");
  }

  @Test
  void endsOfBordersAndSeasOfLinksMustBeThere() {
    assertThat(problems(with("\"a\": \"province:isle\"", "\"a\": \"province:ile\"")))
        .containsExactly(
            "game.json, line 17, column 13 ($.map.borders[1].a): 'province:ile' is not among the"
                + " provinces of the document; did you mean 'province:isle'?");
    assertThat(
            problems(
                with(
                    "\"b\": \"province:isle\", \"kind\": \"strait\", \"seas\": [\"gulf\"]",
                    "\"b\": \"province:ile\", \"kind\": \"strait\", \"seas\": [\"golf\"]")))
        .containsExactly(
            "game.json, line 18, column 36 ($.map.borders[2].b): 'province:ile' is not among the"
                + " provinces of the document; did you mean 'province:isle'?",
            "game.json, line 18, column 79 ($.map.borders[2].seas[0]): 'golf' is not among the seas"
                + " of the document; did you mean 'gulf'?");
    assertThat(problems(with("\"port\": \"gulf\"", "\"port\": \"gul\"")).getFirst())
        .contains("($.map.provinces[0].city.port): 'gul' is not among the seas");
  }

  @Test
  void anAreaWithProvincesIsNoPlaceToStandIn() {
    assertThat(problems(with("\"a\": \"province:isle\"", "\"a\": \"area:land\"")))
        .containsExactly(
            "game.json, line 17, column 13 ($.map.borders[1].a): 'area:land' is no place to stand"
                + " in, for it has provinces or smaller areas; name one of them");
  }

  @Test
  void nothingMayStandTwice() {
    assertThat(problems(with("\"id\": \"isle\"", "\"id\": \"north\"")))
        .containsExactly(
            "game.json, line 7, column 14 ($.map.provinces[1].id): the id 'north' is taken already"
                + " by $.map.provinces[0]");
    assertThat(problems(with("\"a\": \"province:isle\"", "\"a\": \"province:north\"")))
        .containsExactly(
            "game.json, line 17, column 7 ($.map.borders[1]): these two places are joined already"
                + " by the border $.map.borders[0]");
    assertThat(problems(with("\"nations\": [],", "\"nations\": [], \"nations\": [],")).getFirst())
        .contains("the field 'nations' is written twice");
  }

  @Test
  void aBorderJoinsTwoPlacesAndSaysOnlyWhatItCan() {
    String border = "{\"a\": \"province:isle\", \"b\": \"sea:gulf\", \"kind\": \"coast\"}";
    assertThat(problems(with(border, border.replace("sea:gulf", "province:isle"))).getFirst())
        .endsWith("a border joins two places, not province:isle with itself");
    assertThat(problems(with(border, border.replace("}", ", \"oneWay\": true}"))).getFirst())
        .contains("only a link has a name");
    assertThat(
            problems(with("\"seas\": [\"gulf\"]", "\"seas\": [\"gulf\"], \"river\": \"styx\""))
                .getFirst())
        .contains("a link runs along no river");
  }

  @Test
  void numbersMustBeOnesThatCanBe() {
    assertThat(problems(with("\"income\": 0.5", "\"income\": 0.3")).getFirst())
        .contains("($.map.provinces[0].income): 0.3 is not a multiple of one half");
    assertThat(problems(with("\"income\": 0.5", "\"income\": 1e999999999")).getFirst())
        .contains("beyond all measure");
    assertThat(problems(with("\"level\": 1", "\"level\": 4")).getFirst())
        .contains("a city has level 0 to 3, not 4");
    assertThat(problems(with("\"level\": 1", "\"level\": 99999999999")).getFirst())
        .contains("expected a whole number that is not so large");
  }

  @Test
  void whatIsNoDocumentIsRefusedInASentence() {
    assertThat(problems("")).containsExactly("game.json, line 1, column 1: the file is empty");
    assertThat(problems("[]").getFirst()).contains("expected an object in braces, found a list");
    assertThat(problems("{\"format\": ").getFirst()).startsWith("game.json, line 1, column ");
    assertThat(problems(with("\"scenarios\": []", "\"scenarios\": " + "[".repeat(100_000))))
        .singleElement()
        .asString()
        .contains("64 levels deep");
    assertThat(
            GameReader.read("game.json", new byte[] {(byte) 0xC3, (byte) 0x28})
                    instanceof GameReading.Refused(List<LoadProblem> told)
                ? told.getFirst().message()
                : "")
        .contains("not UTF-8");
  }

  @Test
  void originsAreNotPartOfIt() {
    assertThat(
            problems(with("\"monopoly\": 1", "\"monopoly\": 1, \"origin\": \"house\"")).getFirst())
        .contains("unknown field 'origin'");
    String nation =
        "{\"id\": \"a\", \"name\": \"A\", \"status\": \"x\", \"origin\": \"house: why not\"}";
    assertThat(problems(with("\"nations\": []", "\"nations\": [" + nation + "]")).getFirst())
        .contains("($.nations[0].origin): unknown field 'origin'");
  }

  @Test
  void allMistakesAreToldInTheOrderOfLines() {
    String text =
        with("\"income\": 1,", "\"income\": \"one\",").replace("\"name\": \"Gulf\", ", "");

    assertThat(problems(text))
        .hasSize(2)
        .first()
        .asString()
        .contains("line 7", "expected a number, found the text 'one'");
  }
}
