package org.groma.exporters.sample;

import static org.assertj.core.api.Assertions.assertThat;
import static org.groma.exporters.sample.Invasions.citiesIn;
import static org.groma.exporters.sample.Invasions.project;
import static org.groma.exporters.sample.Invasions.provincesOf;

import java.util.List;
import java.util.Set;
import java.util.function.Predicate;
import org.groma.model.gazetteer.Area;
import org.groma.model.gazetteer.City;
import org.groma.model.gazetteer.Province;
import org.groma.model.project.Kinds;
import org.groma.model.store.References;
import org.groma.model.tables.Deck;
import org.groma.model.value.Halves;
import org.junit.jupiter.api.Test;

/** The gazetteer and the rules data against what the printed editions count and add up. */
class InvasionsGazetteerTest {

  private static List<Area> areasWithProvinces() {
    return project().areas().stream()
        .filter(area -> !provincesOf(area.id().slug()).isEmpty())
        .toList();
  }

  private static Halves incomes(Area area, Predicate<Province> counted) {
    return provincesOf(area.id().slug()).stream()
        .filter(counted)
        .map(Province::income)
        .reduce(Halves.ZERO, Halves::plus);
  }

  @Test
  void theGazetteerHasThePrintedNumberOfRows() {
    assertThat(project().provinces().size()).isEqualTo(238);
    assertThat(areasWithProvinces()).hasSize(30);
    assertThat(project().seas().size()).isEqualTo(23);
    assertThat(project().rivers().size()).isEqualTo(37);
  }

  @Test
  void provincesAddUpToEveryPrintedKingdomIncome_XIV_D() {
    for (Area area : areasWithProvinces()) {
      Predicate<Province> counted =
          area.id().slug().equals("arabia") ? each -> each.extent().equals("main") : _ -> true;
      assertThat(area.kingdomIncome()).as(area.name()).contains(incomes(area, counted));
    }
  }

  @Test
  void arabiaIsWorthHalfMoreWithTheExtension() {
    Area arabia = project().areas().find("arabia").orElseThrow();
    assertThat(incomes(arabia, each -> each.extent().equals("main"))).isEqualTo(Halves.whole(2));
    assertThat(incomes(arabia, _ -> true)).isEqualTo(new Halves(5));
  }

  @Test
  void twoAndTheLevelsOfCitiesAddUpToEveryPrintedEmpireIncome_XIV_E() {
    int printed = 0;
    for (Area area : areasWithProvinces()) {
      if (area.empireIncome().isPresent()) {
        int levels =
            provincesOf(area.id().slug()).stream()
                .flatMap(each -> citiesIn(each.id().slug()).stream())
                .mapToInt(City::level)
                .sum();
        assertThat(area.empireIncome()).as(area.name()).contains(Halves.whole(2 + levels));
        printed++;
      }
    }
    assertThat(printed).isPositive();
  }

  @Test
  void everyReferenceResolves() {
    assertThat(References.in(project())).isEmpty();
  }

  /** Sources are what origins cite, and what people say of the data is signed instead. */
  @Test
  void everyRecordSaysWhereItComesFrom() {
    for (var kind : Kinds.ALL) {
      if (!Set.of(Kinds.SOURCES, Kinds.ACCEPTANCES, Kinds.SIGN_OFFS).contains(kind)) {
        project()
            .get(kind)
            .forEach(entry -> assertThat(entry.origin().isUnstated()).as(entry.name()).isFalse());
      }
    }
  }

  @Test
  void decksHaveThePrintedNumberOfCards() {
    assertThat(size("diplomacy")).isEqualTo(18);
    assertThat(size("administration")).isEqualTo(18);
    assertThat(size("events")).isEqualTo(72);
    assertThat(size("calamities")).isEqualTo(12);
  }

  private static int size(String deck) {
    return project().get(Kinds.DECKS).find(deck).map(Deck::size).orElse(0);
  }
}
