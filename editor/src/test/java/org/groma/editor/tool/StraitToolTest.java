package org.groma.editor.tool;

import static org.assertj.core.api.Assertions.assertThat;

import org.groma.editor.map.MapLayer;
import org.groma.model.gazetteer.Link;
import org.groma.model.id.SeaId;
import org.groma.validator.finding.Subject;
import org.junit.jupiter.api.Test;

class StraitToolTest {

  @Test
  void twoClicksLinkTwoProvincesOverTheSeaBetweenThem() {
    Hand hand =
        new Hand(StraitTool.START)
            .click(Hand.middle("province:thracia"), Hand.middle("province:lydia"));

    assertThat(hand.steps).containsExactly("Add strait");
    Link link = hand.project.links().find("thracia-lydia").orElseThrow();
    assertThat(link.kind()).isEqualTo("strait");
    assertThat(link.from()).isEqualTo(Hand.place("province:thracia"));
    assertThat(link.to()).isEqualTo(Hand.place("province:lydia"));
    assertThat(link.seas()).containsExactly(new SeaId("mare-aegeum"));
    assertThat(hand.selected).containsExactly(Subject.parse("link:thracia-lydia"));
  }

  @Test
  void whatIsLinkedAlreadyIsNotLinkedAgain() {
    Hand hand =
        new Hand(StraitTool.START)
            .click(Hand.middle("province:bythina"), Hand.middle("province:thracia"));

    assertThat(hand.steps).isEmpty();
    assertThat(hand.said).containsExactly("Bythina and Thracia are linked already, by Bosphorus.");
  }

  @Test
  void neighboursByLandNeedNoSea() {
    Hand hand =
        new Hand(StraitTool.START)
            .click(Hand.middle("province:dacia"), Hand.middle("province:valachia"));

    assertThat(hand.project.links().find("dacia-valachia").orElseThrow().seas()).isEmpty();
  }

  @Test
  void escapeAndLocksLeadHome() {
    Hand hand =
        new Hand(StraitTool.START).click(Hand.middle("province:dacia")).type(Input.Key.ESCAPE);
    assertThat(hand.tool).isEqualTo(StraitTool.START);

    hand.lock(MapLayer.STRAITS).click(Hand.middle("province:dacia"));
    assertThat(hand.tool).isEqualTo(StraitTool.START);
    assertThat(hand.said).hasSize(1);
  }
}
