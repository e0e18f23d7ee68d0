package org.groma.editor.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import org.groma.model.project.Project;
import org.groma.model.project.Settings;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class ShowInfoTest {

  @TempDir private Path folder;

  @Test
  void aProjectIsShownAsAlignedText() {
    Alps.savedIn(folder);
    Run run = Run.groma("info", folder);
    assertThat(run.exitCode()).isZero();
    assertThat(run.err()).isEmpty();
    assertThat(run.out())
        .startsWith(
            """
            The Alps
              ruleset  invasions
              source   rules-en   Rule book, English edition

            Contents
              provinces      5
              areas          1  and 1 box off the map
              sea zones      2
              cities         1
              rivers         1
              links          1
              coasts         0
              overrides      0
              nations        0
              units          0
              leaders        0
              decks          1
              tables         0
              time table     0
              scenarios      0
              source tables  0

            Map
              faces       6 (0 unassigned)
              borders     12
              vertices    16
              extent      (0, -10) to (40, 10)
              projection  none

            Areas
              name   status     provinces  income  kingdom  empire
              Alpes  barbarian          2      2½        3       -

            Boxes off the map
              name   status  kingdom  empire
              India  -             -       -

            Decks
              Events  7 cards

            Files
              map/           7 files\
            """);
    assertThat(run.out()).containsPattern("\n {2}together      10 files  +[0-9.]+ kB\n$");
  }

  @Test
  void aProjectIsShownAsJson() {
    Alps.savedIn(folder);
    Run run = Run.groma("info", folder, "--format", "json");
    assertThat(run.exitCode()).isZero();
    assertThat(run.err()).isEmpty();
    assertThat(run.out())
        .startsWith(
            """
            {
              "name": "The Alps",
              "ruleset": "invasions",
              "description": null,
              "sources": [
                {
                  "id": "rules-en",
                  "title": "Rule book, English edition"
                }
              ],
              "counts": {
                "provinces": 5,
                "areas": 1,
                "offMapBoxes": 1,
                "seaZones": 2,
                "cities": 1,
                "rivers": 1,
                "links": 1,
                "coasts": 0,
                "adjacencyOverrides": 0,
                "nations": 0,
                "units": 0,
                "leaders": 0,
                "decks": 1,
                "tables": 0,
                "timeTableEntries": 0,
                "scenarios": 0,
                "sourceTables": 0
              },
              "decks": [
                {
                  "id": "events",
                  "name": "Events",
                  "cards": 7
                }
              ],
              "map": {
                "faces": 6,
                "borders": 12,
                "vertices": 16,
                "unassignedFaces": 0,
                "projection": "none",
                "extent": [
                  0.0,
                  -10.0,
                  40.0,
                  10.0
                ]
              },
              "areas": [
                {
                  "id": "alpes",
                  "name": "Alpes",
                  "status": "barbarian",
                  "provinces": 2,
                  "income": 2.5,
                  "kingdomIncome": 3,
                  "empireIncome": null
                }
              ],
              "offMapBoxes": [
                {
                  "id": "india",
                  "name": "India",
                  "status": "",
                  "provinces": 0,
                  "income": 0,
                  "kingdomIncome": null,
                  "empireIncome": null
                }
              ],
              "files": [
                {
                  "file": "map/areas.json",
                  "bytes":\
            """);
  }

  @Test
  void anEmptyProjectSaysThatItsMapIsNotDrawn() {
    Settings settings = new Settings("Empty", "generic", Optional.empty(), List.of());
    Alps.saved(Project.empty(settings), folder);
    Run run = Run.groma("info", folder);
    assertThat(run.exitCode()).isZero();
    assertThat(run.out()).contains("\nMap\n  not drawn yet\n").doesNotContain("Areas");
  }
}
