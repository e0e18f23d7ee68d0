package org.groma.exporters.sample;

import static org.assertj.core.api.Assertions.assertThat;
import static org.groma.exporters.sample.Romanitas.project;
import static org.groma.exporters.sample.Romanitas.table;
import static org.groma.exporters.sample.Romanitas.units;
import static org.groma.exporters.sample.Romanitas.zonesOf;

import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;
import org.groma.model.gazetteer.City;
import org.groma.model.gazetteer.Province;
import org.groma.model.id.Place;
import org.groma.model.project.Kinds;
import org.groma.model.tables.RuleTable;
import org.groma.model.value.Datum;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** What the rules of Romanitas count and list. */
class RomanitasGazetteerTest {

  private static final List<String> COMBAT = List.of("infantry", "cavalry");

  @Test
  void thereAreFortyCitiesAndSixZones() {
    assertThat(project().cities().size()).isEqualTo(40);
    assertThat(project().seas().size()).isEqualTo(6);
  }

  @Test
  void everyCityLiesInATerritoryAndEveryTerritoryInAProvince() {
    for (City city : project().cities()) {
      assertThat(project().provinces().find(city.province())).as(city.name()).isPresent();
    }
    for (Province territory : project().provinces()) {
      assertThat(territory.area().flatMap(project().areas()::find))
          .as(territory.name())
          .isPresent();
    }
  }

  @Test
  void everyTerritoryIsDrawnAndNamedAfterItsCity() {
    for (Province territory : project().provinces()) {
      assertThat(project().map().facesOf(Place.of(territory.id())))
          .as(territory.name())
          .isNotEmpty();
    }
    for (City city : project().cities()) {
      String own = city.id().slug();
      assertThat(city.province().slug())
          .isEqualTo(
              switch (own) {
                case "mediolanum", "ravenna" -> "mediolanum-ravenna";
                case "viminacium", "naissus" -> "viminacium-naissus";
                case "pollentia" -> "balearics";
                default -> own;
              });
    }
  }

  @Test
  void everyPortLiesOnZonesThatItsTerritoryFaces() {
    for (City city : project().cities()) {
      TreeSet<String> ports = new TreeSet<>();
      city.port().ifPresent(zone -> ports.add(zone.slug()));
      if (city.attributes().get("otherPorts").orElse(null) instanceof Datum.Items(var others)) {
        others.forEach(other -> ports.add(((Datum.Text) other).text()));
      }
      assertThat(zonesOf(city.id().slug())).as(city.name()).containsAll(ports);
    }
  }

  @ParameterizedTest
  @CsvSource({
    "metropolis, antioch jerusalem alexandria carthage rome constantinople",
    "gold-coin, carthago-spartaria carthage syracusae naissus corinthus ptolemais antioch"
        + " alexandria pessinus chersonesos",
    "recruitment, ravenna carthage naissus constantinople seleucia trapezus pessinus antioch"
        + " damascus alexandria",
    "helmet, antioch jerusalem alexandria carthage rome constantinople ravenna",
    "capital, constantinople"
  })
  void citiesBearTheSignsThatTheOptionalRulesList(String tag, String cities) {
    assertThat(
            project().cities().stream()
                .filter(city -> city.tags().has(tag))
                .map(city -> city.id().slug()))
        .containsExactlyInAnyOrder(cities.split(" ", -1));
  }

  @Test
  void romeStartsWithSeventeenCombatUnitsTwoFleetsAndTwoFigures() {
    assertThat(units("romans", COMBAT)).isEqualTo(17);
    assertThat(units("romans", List.of("fleet"))).isEqualTo(2);
    assertThat(project().get(Kinds.LEADERS).stream().map(leader -> leader.id().slug()))
        .containsExactly("comes", "magister-militum");
  }

  @ParameterizedTest
  @CsvSource({
    "persians, 8",
    "ostrogoths, 6",
    "vandals, 5",
    "visigoths, 5",
    "franks, 5",
    "avars, 6",
    "slavs, 5",
    "lombards, 5",
    "berbers, 4",
    "gepids, 4"
  })
  void enemiesHaveUnitsEnoughForEveryBattle(String nation, int count) {
    assertThat(units(nation, COMBAT)).isEqualTo(count).isGreaterThanOrEqualTo(4);
  }

  @Test
  void enemiesStandInTheOrderOfTheTable() {
    assertThat(
            project().get(Kinds.NATIONS).stream()
                .filter(nation -> nation.initiative().isPresent())
                .sorted((a, b) -> Integer.compare(a.initiative().get(), b.initiative().get()))
                .map(nation -> nation.id().slug()))
        .containsExactly(
            "gepids",
            "persians",
            "berbers",
            "vandals",
            "ostrogoths",
            "slavs",
            "avars",
            "visigoths",
            "franks",
            "lombards");
  }

  @Test
  void thereAreSixStratagemCountersAndSixMonuments() {
    assertThat(project().get(Kinds.DECKS).find("stratagems").orElseThrow().size()).isEqualTo(6);
    int monuments =
        table("monuments").rows().stream()
            .mapToInt(row -> ((Datum.Amount) row.cells().get("count")).number().intValueExact())
            .sum();
    assertThat(monuments).isEqualTo(6);
  }

  @Test
  void everyCityAndZoneOfTheAttitudeTablesExists() {
    Set<String> cities =
        project().cities().stream().map(city -> city.id().slug()).collect(Collectors.toSet());
    Set<String> zones =
        project().seas().stream().map(sea -> sea.id().slug()).collect(Collectors.toSet());
    for (RuleTable table : project().get(Kinds.TABLES)) {
      if (table.id().slug().startsWith("attitudes-")) {
        Romanitas.lists(table.id().slug(), "path")
            .forEach((key, path) -> assertThat(cities).as(table.name()).containsAll(path));
        for (RuleTable.Row row : table.rows()) {
          if (row.cells().get("zone") instanceof Datum.Text(String zone)) {
            assertThat(zones).contains(zone);
          }
        }
      }
    }
  }

  @ParameterizedTest
  @ValueSource(strings = {"528-ad", "528-ad-optional"})
  void everyTerritoryButTheClientsHasOneHolder(String scenario) {
    List<String> held =
        project().get(Kinds.SCENARIOS).find(scenario).orElseThrow().setups().stream()
            .flatMap(setup -> setup.controls().stream())
            .map(Place::slug)
            .toList();
    Set<String> all =
        project().provinces().stream()
            .map(territory -> territory.id().slug())
            .collect(Collectors.toSet());
    all.removeAll(List.of("lazica", "iberia", "albania", "lakhmids-ghassanids"));
    assertThat(held).doesNotHaveDuplicates().containsExactlyInAnyOrderElementsOf(all);
  }
}
