package org.groma.exporters.sample;

import static org.assertj.core.api.Assertions.assertThat;
import static org.groma.exporters.sample.Invasions.citiesIn;
import static org.groma.exporters.sample.Invasions.city;
import static org.groma.exporters.sample.Invasions.coasts;
import static org.groma.exporters.sample.Invasions.graph;
import static org.groma.exporters.sample.Invasions.project;
import static org.groma.exporters.sample.Invasions.province;
import static org.groma.exporters.sample.Invasions.record;
import static org.groma.exporters.sample.Invasions.sea;
import static org.groma.exporters.sample.Invasions.seasOf;

import java.util.HashSet;
import java.util.Optional;
import java.util.Set;
import org.groma.model.gazetteer.City;
import org.groma.model.gazetteer.Province;
import org.groma.model.id.Place;
import org.groma.model.id.SeaId;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/**
 * What the printed texts say of coasts, seas and islands, sentence by sentence; section numbers are
 * those of the English rules.
 */
class InvasionsCoastsTest {

  @Test
  void septimaniaLiesOnTheSinusGallicusWithoutAPort_XXV_D() {
    assertThat(seasOf("septimania")).contains("sinus-gallicus");
    assertThat(citiesIn("septimania")).allSatisfy(city -> assertThat(city.port()).isEmpty());
  }

  @Test
  void theSinusGallicusTouchesTheMareMauretanicum_XXV_D() {
    assertThat(graph().between(sea("sinus-gallicus"), sea("mare-mauretanicum"))).isNotEmpty();
  }

  @ParameterizedTest
  @ValueSource(strings = {"utica", "cartaginensis", "caesarea", "saldae", "hippo-regius"})
  void coastsOnTheMareMauretanicum_XXV(String name) {
    assertThat(seasOf(provinceOf(name))).contains("mare-mauretanicum");
  }

  private static String provinceOf(String name) {
    return project().provinces().contains(name) ? name : city(name).province().slug();
  }

  @Test
  void cartaginensisAndCaesareaLieOnDifferentCoastsOfIt_XXV_E() {
    assertThat(coasts(provinceOf("cartaginensis"), "mare-mauretanicum"))
        .isNotEmpty()
        .doesNotContainAnyElementsOf(coasts(provinceOf("caesarea"), "mare-mauretanicum"));
  }

  @Test
  void caesareaSharesItsCoastWithSaldaeAndHippoRegius_XXV_E() {
    assertThat(coasts(provinceOf("caesarea"), "mare-mauretanicum"))
        .isNotEmpty()
        .isEqualTo(coasts(provinceOf("saldae"), "mare-mauretanicum"))
        .isEqualTo(coasts(provinceOf("hippo-regius"), "mare-mauretanicum"));
  }

  @Test
  void tingisIsOnTheSinusGaditanus_XXV_E() {
    assertThat(city("tingis").port()).contains(new SeaId("sinus-gaditanus"));
    assertThat(coasts(provinceOf("tingis"), "sinus-gaditanus"))
        .isNotEmpty()
        .doesNotContainAnyElementsOf(coasts(provinceOf("caesarea"), "mare-mauretanicum"));
  }

  @Test
  void thePontusEuxinusHasOneCoast_XXV_E() {
    assertThat(project().coasts().stream())
        .filteredOn(coast -> coast.sea().slug().equals("pontus-euxinus"))
        .hasSize(1);
  }

  @Test
  void athenaeHasItsHarbourOnTheMareAegeum_XXIV_D() {
    assertThat(city("athenae").port()).contains(new SeaId("mare-aegeum"));
  }

  @ParameterizedTest
  @ValueSource(strings = {"mare-adriaticum", "mare-siculum"})
  void bothRomanHalvesHavePortsOnIt_XIV_F(String zone) {
    Set<String> halves = new HashSet<>();
    for (City city : project().cities()) {
      if (city.port().equals(Optional.of(new SeaId(zone)))) {
        record(city.province().slug()).area().ifPresent(area -> halves.add(half(area.slug())));
      }
    }
    assertThat(halves).contains("west", "east");
  }

  private static String half(String area) {
    Set<String> west =
        Set.of(
            "gallia-meridionalis",
            "illyria",
            "britannia",
            "gallia-septentrionalis",
            "italia",
            "africa",
            "hispania");
    Set<String> east =
        Set.of(
            "moesia",
            "asia",
            "cappadocia",
            "graecia",
            "aegyptus",
            "oriens",
            "mesopotamia",
            "persis");
    return west.contains(area) ? "west" : east.contains(area) ? "east" : "none";
  }

  @ParameterizedTest
  @ValueSource(strings = {"gothlandia", "balearica", "creta", "corsica", "sardinia", "sicilia"})
  void islandsAreIslands_III_E(String island) {
    assertThat(record(island).island()).isTrue();
    assertThat(graph().isIsland(graph().number(province(island)).orElseThrow())).isTrue();
  }

  @Test
  void theGazetteerAndTheMapAgreeOnIslands() {
    for (Province each : project().provinces()) {
      assertThat(graph().isIsland(graph().number(Place.of(each.id())).orElseThrow()))
          .as(each.name())
          .isEqualTo(each.island());
    }
  }
}
