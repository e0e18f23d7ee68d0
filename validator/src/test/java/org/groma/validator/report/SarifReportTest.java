package org.groma.validator.report;

import static org.assertj.core.api.Assertions.assertThat;

import java.net.URI;
import java.util.List;
import java.util.Optional;
import org.groma.validator.catalogue.Catalogue;
import org.groma.validator.finding.Finding;
import org.groma.validator.finding.Location;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

class SarifReportTest {

  private static final Optional<URI> MANUAL = Optional.of(URI.create("https://groma.example/c.md"));

  private static String write(Report report) {
    return SarifReport.write(report, Examples.CHECKS, MANUAL);
  }

  private static JsonNode run(Report report) {
    return JsonMapper.builder().build().readTree(write(report)).path("runs").get(0);
  }

  @Test
  void everyReportIsValidAgainstTheSchemaOfTheStandard() {
    for (Report report : new Report[] {Examples.MIXED, Examples.EMPTY, Examples.many(200)}) {
      assertThat(Schemas.violations(Schemas.SARIF, write(report))).isEmpty();
    }
    String all =
        SarifReport.write(Examples.MIXED, KnownChecks.of(Catalogue.profiles()), Optional.empty());
    assertThat(Schemas.violations(Schemas.SARIF, all)).isEmpty();
  }

  @Test
  void theSchemaOfTheStandardRefusesWhatIsNotSarif() {
    String right = write(Examples.MIXED);
    assertThat(Schemas.violations(Schemas.SARIF, right.replace("\"note\"", "\"remark\"")))
        .isNotEmpty();
    assertThat(Schemas.violations(Schemas.SARIF, right.replace("startLine", "line"))).isNotEmpty();
  }

  @Test
  void checksAreRulesWithTheirPages() {
    JsonNode rules = run(Examples.EMPTY).path("tool").path("driver").path("rules");
    assertThat(rules.size()).isEqualTo(3);
    assertThat(rules.get(0).path("id").asString()).isEqualTo("adjacency.dry-strait");
    assertThat(rules.get(0).path("helpUri").asString())
        .isEqualTo("https://groma.example/c.md#adjacency.dry-strait");
    assertThat(rules.get(0).path("defaultConfiguration").path("level").asString())
        .isEqualTo("error");
    assertThat(rules.get(0).path("help").path("markdown").asString())
        .isEqualTo(
            "Nobody could block it.\n\n> The strait Fretum crosses no sea.\n\n"
                + "Say which sea it crosses.");
  }

  @Test
  void aFindingIsAResultWithAFileALineAndItsSubjects() {
    JsonNode result = run(Examples.MIXED).path("results").get(0);
    assertThat(result.path("ruleId").asString()).isEqualTo("adjacency.dry-strait");
    assertThat(result.path("ruleIndex").asInt()).isZero();
    assertThat(result.path("level").asString()).isEqualTo("error");
    JsonNode place = result.path("locations").get(0);
    assertThat(place.path("physicalLocation").toString())
        .isEqualTo(
            "{\"artifactLocation\":{\"uri\":\"my%20maps/test/map/links.json\"},"
                + "\"region\":{\"startLine\":14,\"startColumn\":7}}");
    assertThat(place.path("logicalLocations").get(1).path("fullyQualifiedName").asString())
        .isEqualTo("province:ora");
  }

  @Test
  void aFileWithoutALineHasNoRegionAndItsNameIsEscaped() {
    JsonNode place = run(Examples.MIXED).path("results").get(2).path("locations").get(0);
    assertThat(place.path("physicalLocation").toString())
        .isEqualTo("{\"artifactLocation\":{\"uri\":\"./my%20maps/test/map/a%20b:%C3%BC.json\"}}");
  }

  @ParameterizedTest
  @CsvSource({
    "maps/mine,   maps/mine/map/links.json",
    "./maps/../x, x/map/links.json",
    ".,           map/links.json",
    "../mine,     map/links.json",
    "/srv/mine,   map/links.json"
  })
  void filesAreNamedAsSeenFromWhereTheProjectWasNamed(String folder, String uri) {
    Report report =
        new Report(folder, "Test", List.of(Examples.open(Examples.dry())), Optional.empty());
    JsonNode place = run(report).path("results").get(0).path("locations").get(0);
    assertThat(place.path("physicalLocation").path("artifactLocation").path("uri").asString())
        .isEqualTo(uri);
  }

  @Test
  void whatIsAcceptedIsSuppressedWithTheReason() {
    JsonNode results = run(Examples.MIXED).path("results");
    assertThat(results.get(0).path("suppressions").isEmpty()).isTrue();
    assertThat(results.get(3).path("suppressions").toString())
        .isEqualTo(
            "[{\"kind\":\"external\",\"status\":\"accepted\","
                + "\"justification\":\"so printed (AB, 2026-11-16)\"}]");
  }

  @Test
  void aFingerprintStaysWhenALineMovesAndDiffersBetweenFindings() {
    Finding moved = Examples.dry().located(new Location("map/links.json", 99, 1, "$"));
    assertThat(print(moved)).isEqualTo(print(Examples.dry())).matches("[0-9a-f]{32}");
    assertThat(print(Examples.dry().in("name"))).isNotEqualTo(print(Examples.dry()));
  }

  private static String print(Finding finding) {
    return run(Examples.only(finding))
        .path("results")
        .get(0)
        .path("partialFingerprints")
        .path("gromaFinding/v1")
        .asString();
  }
}
