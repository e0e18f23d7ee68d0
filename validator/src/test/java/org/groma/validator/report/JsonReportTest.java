package org.groma.validator.report;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Optional;
import org.groma.validator.Sample;
import org.groma.validator.accept.Acceptances;
import org.groma.validator.catalogue.Catalogue;
import org.groma.validator.run.Validation;
import org.junit.jupiter.api.Test;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

class JsonReportTest {

  private static String write(Report report) {
    return JsonReport.write(report, Examples.CHECKS);
  }

  @Test
  void aFindingHasAllItsFields() {
    assertThat(write(Examples.only(Examples.dry())))
        .isEqualTo(
            """
            {
              "project": "Test",
              "findings": [
                {
                  "check": "adjacency.dry-strait",
                  "severity": "error",
                  "message": "The strait Fretum crosses no sea.",
                  "subjects": [
                    "link:fretum",
                    "province:ora"
                  ],
                  "location": {
                    "file": "map/links.json",
                    "line": 14,
                    "column": 7,
                    "path": "$.links[2].seas"
                  },
                  "map": [
                    10.0,
                    20.126
                  ],
                  "rule": "XII.B",
                  "fix": true,
                  "mending": {
                    "title": "Remove the strait",
                    "safe": true
                  },
                  "field": "$.seas",
                  "confidence": "certain",
                  "accepted": null,
                  "replay": null
                }
              ],
              "games": null
            }
            """);
  }

  @Test
  void nothingFoundIsAnEmptyList() {
    assertThat(write(Examples.EMPTY))
        .isEqualTo("{\n  \"project\": \"Test\",\n  \"findings\": [],\n  \"games\": null\n}\n");
  }

  @Test
  void wildNamesComeBackAsTheyWere() {
    JsonNode findings =
        JsonMapper.builder().build().readTree(write(Examples.MIXED)).path("findings");
    assertThat(findings.get(2).path("message").asString()).isEqualTo(Examples.WILD + " is odd.");
    assertThat(findings.get(2).path("location").path("file").asString())
        .isEqualTo("map/a b:ü.json");
    assertThat(findings.get(1).path("replay").asString())
        .isEqualTo(
            "groma replay 'my maps/test' --scenario 350-ad --seed 7 --game 3 --until 5/ants");
    assertThat(findings.get(3).path("accepted").asString()).isEqualTo("so printed");
  }

  @Test
  void anyNameOfAProjectComesBackAsItWas() {
    JsonNode read = JsonMapper.builder().build().readTree(write(Examples.OBEYED_NAME));
    assertThat(read.path("project").asString()).isEqualTo(Examples.OBEYED);
  }

  @Test
  void everyReportIsValidAgainstTheSchema() {
    for (Report report : new Report[] {Examples.MIXED, Examples.EMPTY, Examples.many(300)}) {
      assertThat(Schemas.violations(Schemas.REPORT, write(report))).isEmpty();
    }
  }

  @Test
  void theReportOfTheSampleIsValidAgainstTheSchema() {
    Validation validation = Validation.of(Sample.PROJECT, Catalogue.of(Sample.PROJECT));
    Report report =
        new Report(
            "sample",
            "Sample",
            Acceptances.judge(
                Sample.PROJECT, Pinning.pin(validation.findings(), validation.survey())),
            Optional.empty());
    String json = JsonReport.write(report, KnownChecks.of(Catalogue.profiles()));
    assertThat(Schemas.violations(Schemas.REPORT, json)).isEmpty();
  }

  @Test
  void theSchemaRefusesWhatIsNoReport() {
    String right = write(Examples.MIXED);
    assertThat(Schemas.violations(Schemas.REPORT, right.replace("\"note\"", "\"remark\"")))
        .isNotEmpty();
    assertThat(Schemas.violations(Schemas.REPORT, right.replace("\"rule\"", "\"ruler\"")))
        .isNotEmpty();
    assertThat(Schemas.violations(Schemas.REPORT, right.replace("\"line\": 14", "\"line\": -1")))
        .isNotEmpty();
  }
}
