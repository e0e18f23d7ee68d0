package org.groma.editor.tool;

import static org.assertj.core.api.Assertions.assertThat;

import org.groma.model.gazetteer.City;
import org.groma.model.gazetteer.Province;
import org.groma.model.id.Place;
import org.groma.model.topology.FaceShape;
import org.groma.model.topology.Point;
import org.junit.jupiter.api.Test;
import org.locationtech.jts.geom.Envelope;

class SplitToolTest {

  private static Envelope box(String place) {
    return FaceShape.polygon(Hand.SAMPLE.map(), Hand.face(place)).getEnvelopeInternal();
  }

  @Test
  void theNewPieceTakesAfterTheOldProvince() {
    Envelope box = box("province:dacia");
    double y = box.centre().y;
    Hand hand =
        new Hand(SplitTool.START)
            .click(new Point(box.getMinX() - 5, y), new Point(box.getMaxX() + 5, y))
            .type(Input.Key.ENTER);

    assertThat(hand.steps).containsExactly("Split Dacia");
    Province fresh = hand.project.provinces().find("dacia-2").orElseThrow();
    Province old = hand.project.provinces().find("dacia").orElseThrow();
    assertThat(fresh.name()).isEqualTo("Dacia 2");
    assertThat(fresh.area()).isEqualTo(old.area());
    assertThat(fresh.terrain()).isEqualTo(old.terrain());
    double before = Hand.SAMPLE.map().area(Hand.face("province:dacia"));
    double after =
        hand.project.map().facesOf(Place.of(old.id())).stream()
                .mapToDouble(hand.project.map()::area)
                .sum()
            + hand.project.map().facesOf(Place.of(fresh.id())).stream()
                .mapToDouble(hand.project.map()::area)
                .sum();
    assertThat(after).isCloseTo(before, org.assertj.core.api.Assertions.within(0.5));
  }

  @Test
  void aCityBelongsToThePieceItLiesIn() {
    City city = Hand.SAMPLE.cities().find("triaditsa").orElseThrow();
    double x = city.at().orElseThrow().x() + 40;
    Envelope box = box("province:moesia-inferior");
    Hand hand =
        new Hand(SplitTool.START)
            .click(new Point(x, box.getMinY() - 5))
            .doubleClick(new Point(x, box.getMaxY() + 5));

    assertThat(hand.steps).hasSize(1);
    Point at = city.at().orElseThrow();
    assertThat(hand.project.cities().find("triaditsa").map(City::province).map(Place::of))
        .isEqualTo(hand.project.map().faceAt(at.x(), at.y()).orElseThrow().place())
        .contains(Hand.place("province:moesia-inferior-2"));
  }

  @Test
  void aLineThatEndsInsideDividesNothingAndSaysSo() {
    Point middle = Hand.middle("province:dacia");
    Hand hand =
        new Hand(SplitTool.START).click(middle, Hand.beside(middle, 12, 0)).type(Input.Key.ENTER);

    assertThat(hand.steps).isEmpty();
    assertThat(hand.preview.legal()).isFalse();
    assertThat(hand.said).singleElement().asString().contains("border to border");
    assertThat(hand.type(Input.Key.ESCAPE).tool).isEqualTo(SplitTool.START);
  }

  @Test
  void aSeaZoneIsDividedToo() {
    Envelope box = box("sea:propontis");
    double x = box.centre().x;
    Hand hand =
        new Hand(SplitTool.START)
            .click(new Point(x, box.getMinY() - 5), new Point(x, box.getMaxY() + 5))
            .type(Input.Key.ENTER);

    assertThat(hand.project.seas().size() + hand.project.provinces().size())
        .isEqualTo(Hand.SAMPLE.seas().size() + Hand.SAMPLE.provinces().size() + 1);
  }

  @Test
  void aFreeLineDividesLikeAKnifeWhenItIsLetGo() {
    Envelope box = box("province:dacia");
    double y = box.centre().y;
    Hand hand = new Hand(SplitTool.START).press(new Point(box.getMinX() - 5, y));
    for (int i = 0; i <= 40; i++) {
      double x = box.getMinX() - 5 + i / 40.0 * (box.getWidth() + 10);
      hand.drag(new Point(x, y + 4 * Math.sin(i / 3.0)));
      assertThat(hand.steps).isEmpty();
    }
    assertThat(hand.hint()).isEqualTo("Let go to divide here.");
    hand.release(new Point(box.getMaxX() + 5, y));

    assertThat(hand.steps).containsExactly("Split Dacia");
    assertThat(hand.tool).isEqualTo(SplitTool.START);
  }

  @Test
  void aFreeLineThatCrossesItselfIsToldAndWaits() {
    Envelope box = box("province:dacia");
    double x = box.centre().x;
    double y = box.centre().y;
    Hand hand = new Hand(SplitTool.START).press(new Point(box.getMinX() - 5, y));
    hand.drag(
        new Point(x, y),
        new Point(x + 30, y),
        new Point(x + 30, y + 30),
        new Point(x - 30, y - 30));

    assertThat(hand.preview.legal()).isFalse();
    assertThat(hand.hint()).startsWith("The line crosses itself here");
    hand.release(new Point(x - 30, y - 30));
    assertThat(hand.steps).isEmpty();
  }
}
