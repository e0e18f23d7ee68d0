package org.groma.validator.house;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.tuple;

import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.groma.model.id.HouseCheckId;
import org.groma.model.project.Kinds;
import org.groma.model.project.Project;
import org.groma.model.review.HouseCheck;
import org.groma.model.review.Severity;
import org.groma.model.store.json.Complaint;
import org.groma.model.store.json.JsonPath;
import org.groma.model.store.json.JsonText;
import org.groma.model.store.json.RecordReader;
import org.groma.model.store.json.TreeReader;
import org.groma.model.store.json.Unparsable;
import org.groma.model.value.Datum;
import org.groma.model.value.Origins;
import org.groma.validator.Found;
import org.groma.validator.Grid;
import org.groma.validator.Sample;
import org.groma.validator.finding.Finding;
import org.groma.validator.finding.Subject;
import org.junit.jupiter.api.Assertions;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class HouseChecksTest {

  @Test
  void aProjectWithoutAnyHasNoFindings() {
    assertThat(Found.by(new HouseChecks(), Sample.PROJECT)).isEmpty();
  }

  @Test
  void whatMeetsTheConditionIsFoundUnderTheIdOfTheCheck() throws Unparsable {
    List<Finding> findings =
        run(
            "province",
            """
            {"all": [{"field": "terrain", "is": "clear"}, {"field": "income", "above": 1.5}]}
            """,
            "{name} is open and yields {income}");

    assertThat(findings).isNotEmpty();
    assertThat(findings)
        .allSatisfy(finding -> {
          assertThat(finding.check()).isEqualTo("house.test");
          assertThat(finding.severity()).isEqualTo(Severity.WARNING);
          assertThat(finding.message())
              .matches(".+ is open and yields (2|[3-9]|\\d\\.5)\\. Look\\.");
          assertThat(finding.at()).isPresent();
        });
  }

  /** The sample has just one province of each condition, or none. */
  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          {"field": "id", "is": "thracia"}                                       | 1
          {"field": "id", "in": ["thracia", "italia", "nowhere"]}                | 1
          {"field": "name", "matches": "Thra?ia"}                                | 1
          {"field": "name", "matches": "*hraci*"}                                | 1
          {"field": "name", "matches": "hraci"}                                  | 0
          {"all": [{"field": "id", "is": "thracia"}, {"not": {"field": "granary", "is": true}}]} | 0
          {"any": [{"field": "id", "is": "thracia"}, {"field": "id", "is": "nowhere"}]} | 1
          {"all": [{"field": "id", "is": "thracia"}, {"field": "city.level", "atLeast": 1}]} | 1
          {"all": [{"field": "id", "is": "thracia"}, {"field": "area.name", "present": true}]} | 1
          {"all": [{"field": "id", "is": "thracia"}, {"field": "area.province.name", "has": "Thracia"}]} | 1
          {"all": [{"field": "id", "is": "thracia"}, {"count": "city", "atMost": 1, "above": 0}]} | 1
          {"all": [{"field": "id", "is": "thracia"}, {"neighbour": {"field": "terrain", "present": true}}]} | 1
          {"all": [{"field": "id", "is": "thracia"}, {"neighbour": {"field": "id", "is": "thracia"}}]} | 0
          {"all": [{"field": "id", "is": "thracia"}, {"neighbour": {"neighbour": {"field": "id", "is": "thracia"}}}]} | 1
          {"all": [{"field": "id", "is": "thracia"}, {"field": "attributes.unheardOf", "present": false}]} | 1
          """)
  void conditionsMeanWhatTheySay(String where, int expected) throws Unparsable {
    assertThat(run("province", where, "{name}")).hasSize(expected);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          {"field": "terain", "is": "desert"}          | there is no field 'terain' here; probably 'terrain' is meant
          {"field": "terrain", "iss": "desert"}        | 'iss' is no word of conditions; probably 'is' is meant
          {"field": "income", "above": "much"}         | 'above' takes a number
          {"field": "terrain"}                         | nothing is asked of the field 'terrain'
          {"is": "desert"}                             | a condition needs a 'field' to look at
          {"all": {"field": "id", "is": "x"}}          | 'all' takes a list of conditions
          {"field": "area.stattus", "is": "x"}         | there is no field 'stattus' here; probably 'status' is meant
          {"field": "terrain.x", "is": "x"}            | there is no field 'x' here
          {"field": "area.area.area.area.area", "present": true} | a field has at most 4 steps
          {"neighbour": {"neighbour": {"neighbour": {"field": "id", "is": "x"}}}} | 'neighbour' stands in another one at most once
          {}                                           | a condition is an object in braces with at least one field
          """)
  void aConditionThatMakesNoSenseIsAnErrorWithTheNearestWord(String where, String complaint)
      throws Unparsable {
    assertThat(run("province", where, "{name}"))
        .extracting(Finding::check, Finding::severity, Finding::message)
        .containsExactly(
            tuple(
                "house.malformed",
                Severity.ERROR,
                "The house check Test cannot be carried out: " + complaint + "."));
  }

  @Test
  void anUnknownKindOrFieldOfTheMessageIsAnErrorToo() throws Unparsable {
    assertThat(run("provinces", "{\"field\": \"id\", \"is\": \"x\"}", "{name}"))
        .extracting(Finding::message)
        .containsExactly(
            "The house check Test cannot be carried out: 'provinces' is no kind of entry; probably"
                + " 'province' is meant.");
    assertThat(run("province", "{\"field\": \"id\", \"is\": \"x\"}", "{nmae}"))
        .extracting(Finding::message)
        .containsExactly(
            "The house check Test cannot be carried out: there is no field 'nmae' here; probably"
                + " 'name' is meant.");
  }

  @Test
  void examplesAreTriedAndACheckThatFailsThemIsNotRun() throws Unparsable {
    HouseCheck check =
        check(
            "province",
            "{\"all\": [{\"field\": \"terrain\", \"is\": \"desert\"}, {\"field\": \"income\","
                + " \"above\": 1}]}",
            "{name}",
            List.of(
                datum("{\"terrain\": \"desert\", \"income\": 2}"),
                datum("{\"terrain\": \"desert\"}")),
            List.of(
                datum("{\"terrain\": \"forest\", \"income\": 2}"),
                datum("{\"terrain\": \"desert\", \"income\": 1.5}")));

    assertThat(Found.by(new HouseChecks(), Sample.PROJECT.with(Kinds.HOUSE_CHECKS, check)))
        .extracting(Finding::check, finding -> finding.field().orElse(""))
        .containsExactly(
            tuple("house.example-fails", "$.matching[1]"),
            tuple("house.example-fails", "$.passing[1]"));
  }

  @Test
  void examplesMayHoldNeighboursCitiesAndAreas() throws Unparsable {
    HouseCheck check =
        check(
            "province",
            """
            {"all": [{"field": "city.level", "above": 2}, {"field": "area.status", "is": "far"},
                     {"neighbour": {"field": "terrain", "is": "desert"}}]}
            """,
            "{name}",
            List.of(
                datum(
                    """
                    {"city": {"level": 3}, "area": {"status": "far"},
                     "neighbour": [{"terrain": "forest"}, {"terrain": "desert"}]}
                    """)),
            List.of(
                datum(
                    "{\"city\": [{\"level\": 1}], \"area\": {\"status\": \"far\"}, \"neighbour\":"
                        + " {}}"),
                datum("{}")));

    assertThat(Found.by(new HouseChecks(), Grid.project("AB").with(Kinds.HOUSE_CHECKS, check)))
        .isEmpty();
  }

  @Test
  void anExampleWithAFieldThatNobodyHasIsAnError() throws Unparsable {
    HouseCheck check =
        check(
            "province",
            "{\"field\": \"terrain\", \"is\": \"desert\"}",
            "{name}",
            List.of(datum("{\"terain\": \"desert\"}")),
            List.of());

    assertThat(Found.messages(new HouseChecks(), Grid.project("A").with(Kinds.HOUSE_CHECKS, check)))
        .containsExactly(
            "The house check Test cannot be carried out: an example has the field 'terain', which"
                + " no province has; probably 'terrain' is meant.");
  }

  @Test
  void aCheckThatWouldGoOnForEverIsLeftOut() throws Unparsable {
    List<Datum> parts = new ArrayList<>();
    for (int i = 0; i < 2_000; i++) {
      parts.add(datum("{\"field\": \"area.province.area.province\", \"is\": \"x" + i + "\"}"));
    }
    Datum where = Datum.of(Map.of("any", parts));
    HouseCheck endless = check("province", where, "{name}", List.of(), List.of());

    List<Finding> findings =
        Assertions.assertTimeoutPreemptively(
            Duration.ofSeconds(60),
            () -> Found.by(new HouseChecks(), Sample.PROJECT.with(Kinds.HOUSE_CHECKS, endless)));

    assertThat(findings)
        .extracting(Finding::message)
        .containsExactly(
            "The house check Test cannot be carried out: it takes too many steps, so it and those"
                + " after it are left out.");
    assertThat(findings.getFirst().subjects()).containsExactly(new Subject("check", "test"));
  }

  @Test
  void aHostilePatternIsMatchedInNoTime() {
    String stars = "*a".repeat(90) + "b";

    assertThat(new Glob(stars).matches("a".repeat(1_000))).isFalse();
    assertThat(new Glob(stars).matches("a".repeat(999) + "b")).isTrue();
  }

  private static List<Finding> run(String of, String where, String message) throws Unparsable {
    Project project =
        Sample.PROJECT.with(Kinds.HOUSE_CHECKS, check(of, where, message, List.of(), List.of()));
    return Found.by(new HouseChecks(), project);
  }

  private static HouseCheck check(
      String of, String where, String message, List<Datum> matching, List<Datum> passing)
      throws Unparsable {
    return check(of, datum(where), message, matching, passing);
  }

  private static HouseCheck check(
      String of, Datum where, String message, List<Datum> matching, List<Datum> passing) {
    return new HouseCheck(
        new HouseCheckId("test"),
        "Test",
        of,
        where,
        message,
        Severity.WARNING,
        Optional.of("Look"),
        matching,
        passing,
        Origins.UNSTATED);
  }

  private static Datum datum(String json) throws Unparsable {
    List<Complaint> complaints = new ArrayList<>();
    Datum datum =
        new RecordReader(complaints)
            .read(Datum.class, TreeReader.read(JsonText.of(json), complaints), JsonPath.ROOT)
            .orElseThrow();
    assertThat(complaints).isEmpty();
    return datum;
  }
}
