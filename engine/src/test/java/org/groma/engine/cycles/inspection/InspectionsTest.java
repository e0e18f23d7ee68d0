package org.groma.engine.cycles.inspection;

import static org.assertj.core.api.Assertions.assertThat;
import static org.groma.engine.cycles.Sample.PROJECT;

import java.util.List;
import java.util.stream.Stream;
import org.groma.engine.kernel.Inspection;
import org.groma.engine.kernel.Objection;
import org.groma.model.entry.Ledger;
import org.groma.model.project.Kinds;
import org.groma.model.project.Project;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** All inspections together; each family has its own class of mistakes. */
class InspectionsTest {

  static List<String> scenarios() {
    return PROJECT.get(Kinds.SCENARIOS).stream().map(scenario -> scenario.id().slug()).toList();
  }

  @ParameterizedTest
  @MethodSource("scenarios")
  void thereIsNothingToObjectToInTheSample(String scenario) {
    assertThat(Spoilt.objections(PROJECT, scenario)).extracting(Objection::message).isEmpty();
  }

  @Test
  void everyInspectionHasACase() {
    assertThat(
            Stream.of(
                    CityInspectionsTest.cases(),
                    BoundaryInspectionsTest.cases(),
                    ArrowInspectionsTest.cases(),
                    StartInspectionsTest.cases(),
                    TableInspectionsTest.cases(),
                    DeploymentInspectionsTest.cases(),
                    AccountInspectionsTest.cases(),
                    PieceInspectionsTest.cases(),
                    RuleInspectionsTest.cases())
                .flatMap(List::stream)
                .map(Spoilt::inspection)
                .distinct())
        .containsExactlyInAnyOrderElementsOf(
            Inspections.all().stream().map(Inspection::id).toList());
  }

  @Test
  void aMapWithoutPiecesOrTablesIsObjectedToAndNothingBreaks() {
    Project bare =
        PROJECT
            .with(Kinds.CITIES, Ledger.empty())
            .with(Kinds.TABLES, Ledger.empty())
            .with(Kinds.NATIONS, Ledger.empty())
            .with(Kinds.UNITS, Ledger.empty());
    for (String scenario : scenarios()) {
      assertThat(Spoilt.objections(bare, scenario))
          .extracting(Objection::inspection)
          .contains("scenario.unreadable-entry", "scenario.table-incomplete");
    }
  }
}
