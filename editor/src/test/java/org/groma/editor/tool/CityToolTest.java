package org.groma.editor.tool;

import static org.assertj.core.api.Assertions.assertThat;

import org.groma.editor.map.MapLayer;
import org.groma.model.gazetteer.City;
import org.groma.model.project.Kinds;
import org.groma.model.store.json.RecordShape;
import org.groma.model.topology.Point;
import org.groma.model.value.Slug;
import org.groma.validator.finding.Subject;
import org.junit.jupiter.api.Test;

class CityToolTest {

  private static final Point TRIADITSA =
      Hand.SAMPLE.cities().find("triaditsa").flatMap(City::at).orElseThrow();

  @Test
  void aClickFoundsACityInTheProvinceThere() {
    Point at = Hand.middle("province:dacia");
    Hand hand = new Hand(CityTool.START).click(at);

    City city = hand.project.cities().find("city-of-dacia").orElseThrow();
    assertThat(hand.steps).containsExactly("Found City of Dacia");
    assertThat(city.province().slug()).isEqualTo("dacia");
    assertThat(city.at().orElseThrow().x())
        .isCloseTo(at.x(), org.assertj.core.api.Assertions.within(0.001));
    assertThat(hand.selected).containsExactly(Subject.parse("city:city-of-dacia"));
  }

  @Test
  void citiesFoundedOneAfterTheOtherNeverShareAName() {
    Point at = Hand.middle("province:dacia");
    Hand hand = new Hand(CityTool.START).click(at);
    City first = hand.project.cities().find("city-of-dacia").orElseThrow();
    // renamed at once; then the next has its name and an id with a number
    hand.project =
        hand.project.with(
            Kinds.CITIES, RecordShape.with(first.withPlace(new Point(0, 0)), "name", "Sarmi"));
    hand.click(at);
    String second =
        hand.project.cities().stream()
            .filter(city -> city.province().slug().equals("dacia"))
            .map(City::name)
            .filter(name -> name.startsWith("City of"))
            .findFirst()
            .orElseThrow();
    assertThat(Slug.of(second)).isNotEqualTo("city-of-dacia");
  }

  @Test
  void aDraggedCityBelongsWhereItIsPutDown() {
    Point to = Hand.middle("province:valachia");
    Hand hand = new Hand(CityTool.START).press(TRIADITSA).drag(to);
    assertThat(hand.hint()).isEqualTo("Let go to put Triaditsa down in Valachia.");
    hand.release(to);

    City moved = hand.project.cities().find("triaditsa").orElseThrow();
    assertThat(hand.steps).containsExactly("Move Triaditsa");
    assertThat(moved.province().slug()).isEqualTo("valachia");
  }

  @Test
  void aClickOnACitySelectsIt() {
    Hand hand = new Hand(CityTool.START).click(TRIADITSA);

    assertThat(hand.steps).isEmpty();
    assertThat(hand.selected).containsExactly(Subject.parse("city:triaditsa"));
  }

  @Test
  void noCityLiesInTheSea() {
    Hand hand = new Hand(CityTool.START).move(Hand.middle("sea:pontus-euxinus"));
    assertThat(hand.preview.legal()).isFalse();
    hand.click(Hand.middle("sea:pontus-euxinus"));
    assertThat(hand.steps).isEmpty();
    assertThat(hand.said).hasSize(1);
  }

  @Test
  void escapePutsTheCityBackAndALockKeepsItThere() {
    Point to = Hand.middle("province:valachia");
    Hand hand = new Hand(CityTool.START).press(TRIADITSA).drag(to).type(Input.Key.ESCAPE);
    hand.release(to);
    hand.lock(MapLayer.CITIES).press(TRIADITSA).drag(to).release(to);

    assertThat(hand.project).isSameAs(Hand.SAMPLE);
    assertThat(hand.said).hasSize(1);
  }
}
