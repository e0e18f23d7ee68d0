package org.groma.editor.tool;

import static org.assertj.core.api.Assertions.assertThat;

import org.groma.editor.map.MapLayer;
import org.groma.model.gazetteer.Link;
import org.groma.model.id.LinkId;
import org.groma.model.project.Kinds;
import org.groma.model.store.References;
import org.groma.model.value.Attributes;
import org.groma.model.value.Origins;
import org.groma.model.value.Tags;
import org.junit.jupiter.api.Test;

class MergeToolTest {

  private static Hand merged(String into, String other) {
    return new Hand(MergeTool.START).click(Hand.middle(into), Hand.middle(other));
  }

  @Test
  void theNeighbourJoinsAndItsRecordGoes() {
    Hand hand = merged("province:dacia", "province:valachia");

    assertThat(hand.steps).containsExactly("Join Valachia to Dacia");
    assertThat(hand.project.provinces().find("valachia")).isEmpty();
    assertThat(hand.project.map().facesOf(Hand.place("province:valachia"))).isEmpty();
    assertThat(hand.project.map().area(Hand.face("province:dacia")))
        .isCloseTo(
            Hand.SAMPLE.map().area(Hand.face("province:dacia"))
                + Hand.SAMPLE.map().area(Hand.face("province:valachia")),
            org.assertj.core.api.Assertions.within(1e-6));
  }

  @Test
  void citiesLinksAndArmiesPassToTheProvinceThatStays() {
    Hand hand = merged("province:moesia-inferior", "province:thracia");

    assertThat(hand.project.cities().find("constantinopolis").orElseThrow().province().slug())
        .isEqualTo("moesia-inferior");
    assertThat(hand.project.links().find("bosphorus").orElseThrow().from())
        .isEqualTo(Hand.place("province:moesia-inferior"));
    assertThat(References.in(hand.project)).isEqualTo(References.in(Hand.SAMPLE));
    assertThat(hand.steps).hasSize(1);
  }

  @Test
  void isletsGoAlongWithTheirProvince() {
    assertThat(Hand.SAMPLE.map().facesOf(Hand.place("province:thracia")).size()).isGreaterThan(1);
    Hand whole = merged("province:moesia-inferior", "province:thracia");
    assertThat(whole.project.provinces().find("thracia")).isEmpty();
    assertThat(whole.project.map().facesOf(Hand.place("province:thracia"))).isEmpty();
    assertThat(whole.project.map().facesOf(Hand.place("province:moesia-inferior")))
        .hasSize(Hand.SAMPLE.map().facesOf(Hand.place("province:thracia")).size());
  }

  @Test
  void aLinkBetweenTheTwoGoes() {
    Hand hand = new Hand(MergeTool.START);
    Link ford =
        new Link(
            new LinkId("ford"),
            "Ford",
            java.util.List.of(),
            "strait",
            Hand.place("province:dacia"),
            Hand.place("province:valachia"),
            false,
            java.util.List.of(),
            Tags.NONE,
            Attributes.NONE,
            Origins.UNSTATED);
    hand.project = hand.project.with(Kinds.LINKS, ford);
    hand.click(Hand.middle("province:dacia"), Hand.middle("province:valachia"));

    assertThat(hand.project.links().find("ford")).isEmpty();
    assertThat(hand.project.links()).isEqualTo(Hand.SAMPLE.links());
  }

  @Test
  void landAndSeaDoNotMix() {
    Hand hand = new Hand(MergeTool.START).click(Hand.middle("province:thracia"));
    hand.move(Hand.middle("sea:pontus-euxinus"));
    assertThat(hand.preview.legal()).isFalse();

    hand.click(Hand.middle("sea:pontus-euxinus"));
    assertThat(hand.steps).isEmpty();
    assertThat(hand.said)
        .containsExactly("Land and sea cannot be joined: Pontus Euxinus is a sea zone.");
  }

  @Test
  void onlyNeighboursJoin() {
    Hand hand = merged("province:dacia", "province:thracia");

    assertThat(hand.steps).isEmpty();
    assertThat(hand.said).containsExactly("Only faces that share a border can be joined.");
    assertThat(hand.type(Input.Key.ESCAPE).tool).isEqualTo(MergeTool.START);
  }

  @Test
  void lockedBordersAreLeftAlone() {
    Hand hand =
        new Hand(MergeTool.START)
            .lock(MapLayer.BORDERS)
            .click(Hand.middle("province:dacia"), Hand.middle("province:valachia"));

    assertThat(hand.steps).isEmpty();
    assertThat(hand.said).hasSize(1);
  }
}
