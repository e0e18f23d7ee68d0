package org.groma.editor.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class QueryMapTest {

  @TempDir private Path folder;

  @BeforeEach
  void saveTheAlps() {
    Alps.savedIn(folder);
  }

  private Run query(Object... question) {
    Object[] args = new Object[question.length + 2];
    args[0] = "query";
    args[1] = folder;
    System.arraycopy(question, 0, args, 2, question.length);
    return Run.groma(args);
  }

  @Test
  void neighboursAreListedWithWhatLiesBetween() {
    assertThat(query("adjacent", "gallia"))
        .isEqualTo(
            new Run(
                0,
                """
                  Corsica          province:corsica     strait Fretum
                  Raetia           province:raetia      river Rhenus   10.00
                  Mare Ligusticum  sea:mare-ligusticum  coast          10.00
                """,
                ""));
  }

  @Test
  void neighboursOfASeaAreCoastsAndSeas() {
    assertThat(query("adjacent", "sea:mare-ligusticum").out())
        .isEqualTo(
            """
              Corsica  province:corsica  coast  14.00
              Gállia   province:gallia   coast  10.00
              Noricum  province:noricum  coast  10.00
              Raetia   province:raetia   coast  10.00
              Noricum  sea:noricum       sea    10.00
            """);
  }

  @Test
  void neighboursAreListedAsJson() {
    assertThat(query("adjacent", "raetia", "--format", "json"))
        .isEqualTo(
            new Run(
                0,
                """
                {
                  "id": "province:raetia",
                  "name": "Raetia",
                  "neighbours": [
                    {
                      "id": "province:gallia",
                      "name": "Gállia",
                      "kind": "river",
                      "river": "Rhenus",
                      "link": null,
                      "length": 10.0
                    },
                    {
                      "id": "province:noricum",
                      "name": "Noricum",
                      "kind": "ridge",
                      "river": null,
                      "link": null,
                      "length": 10.0
                    },
                    {
                      "id": "sea:mare-ligusticum",
                      "name": "Mare Ligusticum",
                      "kind": "coast",
                      "river": null,
                      "link": null,
                      "length": 10.0
                    }
                  ]
                }
                """,
                ""));
  }

  @Test
  void aPlaceThatIsNotDrawnHasNoNeighboursAndSaysWhy() {
    assertThat(query("adjacent", "thule"))
        .isEqualTo(
            new Run(
                0,
                "",
                "Thule (province:thule) has no shape on the map yet: only links are known.\n"));
  }

  @ParameterizedTest
  @ValueSource(
      strings = {"gallia", "Gállia", "GALLIA", "  gallia ", "Ga\u0301llia", "province:gallia"})
  void aPlaceIsFoundInAnySpelling(String typed) {
    assertThat(query("distance", typed, "gallia")).isEqualTo(new Run(0, "0\n", ""));
  }

  @Test
  void aPlaceIsFoundByItsOtherName() {
    assertThat(query("distance", "golfo di GENOVA", "Mare Ligusticum"))
        .isEqualTo(new Run(0, "0\n", ""));
  }

  @Test
  void aWordForTwoPlacesHasToBeTypedWithItsKind() {
    assertThat(query("adjacent", "Noricum"))
        .isEqualTo(
            new Run(
                2,
                "",
                "'Noricum' may be Noricum (province:noricum) or Noricum (sea:noricum). Write the"
                    + " one you mean with its kind, for instance province:noricum.\n"));
    assertThat(query("distance", "province:noricum", "sea:noricum").out()).isEqualTo("2\n");
  }

  @Test
  void anUnknownPlaceGetsSuggestions() {
    assertThat(query("adjacent", "galia"))
        .isEqualTo(
            new Run(
                2,
                "",
                "There is no province or sea zone 'galia'. Did you mean Gállia"
                    + " (province:gallia)?\n"));
    assertThat(query("adjacent", "ligusticum").err())
        .isEqualTo(
            "There is no province or sea zone 'ligusticum'. Did you mean Mare Ligusticum"
                + " (sea:mare-ligusticum)?\n");
    assertThat(query("adjacent", "sea:gallia").err())
        .isEqualTo(
            "There is no province or sea zone 'sea:gallia'. Did you mean Gállia"
                + " (province:gallia)?\n");
    assertThat(query("adjacent", "xyzzy").err())
        .isEqualTo("There is no province or sea zone 'xyzzy'.\n");
  }

  @Test
  void thingsThatAreNoPlacesSayWhatToAskFor() {
    assertThat(query("adjacent", "Alpes"))
        .isEqualTo(
            new Run(2, "", "Alpes is an area. Ask for one of its provinces: gallia, raetia.\n"));
    assertThat(query("adjacent", "lugdunum").err())
        .isEqualTo("Lugdunum is a city. Ask for its province: gallia.\n");
    assertThat(query("adjacent", "rhenus").err())
        .isEqualTo("Rhenus is a river. Ask for a province or a sea zone.\n");
  }

  @Test
  void distanceIsTheNumberOfSteps() {
    assertThat(query("distance", "gallia", "province:noricum")).isEqualTo(new Run(0, "2\n", ""));
    assertThat(query("distance", "corsica", "sea:noricum", "--by", "sea"))
        .isEqualTo(new Run(0, "2\n", ""));
    assertThat(query("distance", "corsica", "province:noricum", "--by", "LAND"))
        .isEqualTo(new Run(0, "3\n", ""));
  }

  @Test
  void noWayIsToldAndEndsWithOne() {
    assertThat(query("distance", "gallia", "thule"))
        .isEqualTo(
            new Run(
                1,
                "",
                "There is no way from Gállia (province:gallia) to Thule (province:thule).\n"));
    assertThat(query("path", "gallia", "mare ligusticum", "--by", "land"))
        .isEqualTo(
            new Run(
                1,
                "",
                "There is no way by land from Gállia (province:gallia) to Mare Ligusticum"
                    + " (sea:mare-ligusticum).\n"));
    assertThat(query("distance", "gallia", "thule", "--format", "json"))
        .isEqualTo(
            new Run(
                1,
                """
                {
                  "from": "province:gallia",
                  "to": "province:thule",
                  "by": "any",
                  "distance": null
                }
                """,
                "There is no way from Gállia (province:gallia) to Thule (province:thule).\n"));
  }

  @Test
  void aPathIsListedStepByStep() {
    assertThat(query("path", "corsica", "province:noricum", "--by", "land"))
        .isEqualTo(
            new Run(
                0,
                """
                  0  Corsica  province:corsica
                  1  Gállia   province:gallia   strait Fretum
                  2  Raetia   province:raetia   river Rhenus
                  3  Noricum  province:noricum  ridge
                """,
                ""));
  }

  @Test
  void aPathBySeaLeavesTheLandAtOnce() {
    assertThat(query("path", "gallia", "raetia", "--by", "sea", "--format", "json"))
        .isEqualTo(
            new Run(
                0,
                """
                {
                  "from": "province:gallia",
                  "to": "province:raetia",
                  "by": "sea",
                  "distance": 2,
                  "steps": [
                    {
                      "id": "sea:mare-ligusticum",
                      "name": "Mare Ligusticum",
                      "kind": "coast",
                      "river": null,
                      "link": null,
                      "length": 10.0
                    },
                    {
                      "id": "province:raetia",
                      "name": "Raetia",
                      "kind": "coast",
                      "river": null,
                      "link": null,
                      "length": 10.0
                    }
                  ]
                }
                """,
                ""));
  }

  @Test
  void aQueryWithoutAQuestionAsksForOne() {
    assertThat(query())
        .isEqualTo(
            new Run(
                2,
                "",
                "Say what to ask about "
                    + folder
                    + ": adjacent, distance or path.\n"
                    + "Run 'groma query --help' to see how it is used.\n"));
  }

  @Test
  void aQueryWritesNothing() {
    FolderState before = FolderState.of(folder);
    query("path", "corsica", "gallia");
    query("adjacent", "gallia");
    assertThat(FolderState.of(folder)).isEqualTo(before);
  }
}
