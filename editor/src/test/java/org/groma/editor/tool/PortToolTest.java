package org.groma.editor.tool;

import static org.assertj.core.api.Assertions.assertThat;

import org.groma.model.gazetteer.City;
import org.groma.model.id.SeaId;
import org.groma.model.topology.Point;
import org.junit.jupiter.api.Test;

class PortToolTest {

  private static final Point CITY =
      Hand.SAMPLE.cities().find("constantinopolis").flatMap(City::at).orElseThrow();

  @Test
  void cityThenSeaGivesAPort() {
    Hand hand = new Hand(PortTool.START).click(CITY, Hand.middle("sea:pontus-euxinus"));

    assertThat(hand.steps).containsExactly("Give a port to Constantinopolis");
    assertThat(hand.project.cities().find("constantinopolis").flatMap(City::port))
        .contains(new SeaId("pontus-euxinus"));
    assertThat(hand.tool).isEqualTo(PortTool.START);
  }

  @Test
  void aSeaThatTheProvinceDoesNotTouchIsRefused() {
    Hand hand = new Hand(PortTool.START).click(CITY, Hand.middle("sea:mare-adriaticum"));

    assertThat(hand.steps).isEmpty();
    assertThat(hand.said)
        .containsExactly("Constantinopolis lies in Thracia, which does not touch Mare Adriaticum.");
  }

  @Test
  void deleteClosesThePort() {
    Hand hand = new Hand(PortTool.START).click(CITY).type(Input.Key.DELETE);

    assertThat(hand.project.cities().find("constantinopolis").flatMap(City::port)).isEmpty();
  }
}
