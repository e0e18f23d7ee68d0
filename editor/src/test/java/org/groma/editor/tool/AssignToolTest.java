package org.groma.editor.tool;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Optional;
import org.groma.editor.map.MapLayer;
import org.groma.editor.tool.Choices.Assigning;
import org.groma.model.gazetteer.Province;
import org.groma.model.id.AreaId;
import org.groma.model.id.Place;
import org.groma.model.project.Kinds;
import org.groma.model.project.Project;
import org.groma.model.scenario.Setup;
import org.groma.model.topology.Point;
import org.junit.jupiter.api.Test;

class AssignToolTest {

  private static final Point DACIA = Hand.middle("province:dacia");
  private static final Point VALACHIA = Hand.middle("province:valachia");

  private static Hand brush(Assigning what, String value) {
    Hand hand = new Hand(AssignTool.START);
    hand.choices = Choices.FIRST.assigning(what, Optional.of(value));
    return hand;
  }

  private static Province province(Hand hand, String id) {
    return hand.project.provinces().find(id).orElseThrow();
  }

  private static boolean holds(Project project, String nation, String place) {
    return project.get(Kinds.SCENARIOS).at(0).setups().stream()
        .filter(setup -> setup.nation().slug().equals(nation))
        .map(Setup::controls)
        .anyMatch(places -> places.contains(Place.parse(place)));
  }

  @Test
  void aStrokeOverProvincesGivesThemAnAreaInOneStep() {
    Hand hand = brush(Assigning.AREA, "gallia").press(DACIA).drag(VALACHIA).release(VALACHIA);

    assertThat(hand.steps).hasSize(1);
    assertThat(province(hand, "dacia").area()).contains(new AreaId("gallia"));
    assertThat(province(hand, "valachia").area()).contains(new AreaId("gallia"));
  }

  @Test
  void terrainIsGivenAndTakenAway() {
    Hand hand = brush(Assigning.TERRAIN, "marsh").click(DACIA);
    assertThat(province(hand, "dacia").terrain()).isEqualTo("marsh");

    hand.choices = Choices.FIRST.assigning(Assigning.TERRAIN, Optional.of(""));
    assertThat(province(hand.click(DACIA), "dacia").terrain()).isEmpty();
  }

  @Test
  void anOwnerTakesAProvinceFromTheOneBefore() {
    Point achaia = Hand.middle("province:achaia");
    assertThat(holds(Hand.SAMPLE, "byzantines", "province:achaia")).isTrue();
    Hand hand = brush(Assigning.OWNER, "romans").click(achaia);

    assertThat(hand.steps).containsExactly("Assign Romans to 1 province");
    assertThat(holds(hand.project, "romans", "province:achaia")).isTrue();
    assertThat(holds(hand.project, "byzantines", "province:achaia")).isFalse();
  }

  @Test
  void whereAnotherNationStandsNobodyElseOwns() {
    Hand hand = brush(Assigning.OWNER, "romans").click(DACIA);

    assertThat(hand.steps).isEmpty();
    assertThat(hand.said)
        .containsExactly(
            "Visigoths stand in Dacia in this scenario: move them before somebody else owns it.");
  }

  @Test
  void whatIsSoAlreadyIsNoStep() {
    assertThat(brush(Assigning.TERRAIN, "forest").click(DACIA).steps).isEmpty();
  }

  @Test
  void nothingChosenIsAskedForAndLocksAndEscapeHold() {
    Hand hand = new Hand(AssignTool.START).click(DACIA);
    assertThat(hand.said).containsExactly("Choose in the bar above the map what the brush gives.");

    Hand locked = brush(Assigning.AREA, "gallia").lock(MapLayer.AREAS).click(DACIA);
    assertThat(locked.steps).isEmpty();

    Hand cancelled = brush(Assigning.AREA, "gallia").press(DACIA).type(Input.Key.ESCAPE);
    assertThat(cancelled.release(DACIA).steps).isEmpty();
  }
}
