package org.groma.engine.invasions.inspection;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.groma.engine.invasions.SampleProject;
import org.groma.engine.kernel.Objection;
import org.groma.model.gazetteer.City;
import org.groma.model.graph.MapGraph;
import org.groma.model.project.Kinds;
import org.groma.model.project.Project;
import org.junit.jupiter.api.Test;

class EmpireIncomesTest {

  @Test
  void everyPrintedSumOfTheSampleIsRight() {
    assertThat(objections(SampleProject.get())).isEmpty();
  }

  @Test
  void aCityOfAnotherLevelShowsInTheSumOfItsArea() {
    City athenae = SampleProject.get().cities().find("athenae").orElseThrow();
    City smaller =
        new City(
            athenae.id(),
            athenae.name(),
            athenae.aliases(),
            athenae.province(),
            athenae.level() - 1,
            athenae.fortified(),
            athenae.wall(),
            athenae.port(),
            athenae.at(),
            athenae.tags(),
            athenae.attributes(),
            athenae.origin());

    List<Objection> objections = objections(SampleProject.get().with(Kinds.CITIES, smaller));

    assertThat(objections)
        .singleElement()
        .satisfies(objection -> {
          assertThat(objection.message())
              .isEqualTo(
                  "All of Graecia is worth 8 to an Empire, not 9: 2 for the Area and 6 for its"
                      + " cities.");
          assertThat(objection.subjects()).containsExactly("area:graecia");
          assertThat(objection.field()).contains("$.empireIncome");
        });
  }

  private static List<Objection> objections(Project project) {
    return Inspections.carryOut(project, MapGraph.of(project), project.get(Kinds.SCENARIOS).at(0))
        .stream()
        .filter(objection -> objection.inspection().equals("gazetteer.empire-income"))
        .toList();
  }
}
