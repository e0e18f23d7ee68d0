package org.groma.editor.tool;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Set;
import org.groma.model.edit.Outcome;
import org.groma.model.gazetteer.City;
import org.groma.model.id.Place;
import org.groma.model.id.ProvinceId;
import org.groma.model.project.Project;
import org.groma.model.topology.Point;
import org.groma.model.topology.SubdivisionCheck;
import org.groma.validator.finding.Subject;
import org.junit.jupiter.api.Test;

class MapPasteTest {

  private static final Subject DACIA = new Subject("province", "dacia");

  private static MapClip copy(Subject... things) {
    Hand hand = new Hand(SelectTool.START);
    return MapClip.of(Set.of(things), Hand.SAMPLE, hand.ground().index()).orElseThrow();
  }

  private static MapPaste.Result paste(MapClip clip, Point at, Project project) {
    Hand hand = new Hand(SelectTool.START);
    hand.project = project;
    return MapPaste.of(clip, at, hand.ground());
  }

  private static Project done(MapPaste.Result result) {
    assertThat(result).isInstanceOf(MapPaste.Result.Fits.class);
    return ((Outcome.Applied) ((MapPaste.Result.Fits) result).edit().apply(Hand.SAMPLE)).project();
  }

  private static Point beside() {
    var extent = Hand.SAMPLE.map().extent();
    return new Point(extent.getMaxX() + 500, extent.getMaxY());
  }

  private static double area(Project project, String province) {
    return project.map().facesOf(Place.of(new ProvinceId(province))).stream()
        .mapToDouble(project.map()::area)
        .sum();
  }

  @Test
  void aProvinceIsPastedAsAnIslandUnderANameOfItsOwn() {
    Project after = done(paste(copy(DACIA), beside(), Hand.SAMPLE));

    var copy = after.provinces().find("dacia-copy").orElseThrow();
    var old = Hand.SAMPLE.provinces().find("dacia").orElseThrow();
    assertThat(copy.name()).isEqualTo("Dacia copy");
    assertThat(copy.terrain()).isEqualTo(old.terrain());
    assertThat(copy.income()).isEqualTo(old.income());
    assertThat(area(after, "dacia-copy"))
        .isCloseTo(area(Hand.SAMPLE, "dacia"), org.assertj.core.api.Assertions.within(1.0));
    assertThat(SubdivisionCheck.run(after.map())).isEmpty();
  }

  @Test
  void landThatIsThereIsInTheWay() {
    assertThat(paste(copy(DACIA), Hand.middle("province:dacia"), Hand.SAMPLE))
        .isInstanceOfSatisfying(
            MapPaste.Result.Unfit.class,
            unfit ->
                assertThat(unfit.sentence())
                    .startsWith("Dacia does not fit here: ")
                    .endsWith(" is in the way. Point at open water or beside the map."));
  }

  @Test
  void aCityGoesToTheProvinceUnderThePointAndNotIntoTheSea() {
    City city =
        Hand.SAMPLE.cities().stream().filter(c -> c.at().isPresent()).findFirst().orElseThrow();
    MapClip clip = copy(new Subject("city", city.id().slug()));

    Project after = done(paste(clip, Hand.middle("province:dacia"), Hand.SAMPLE));
    City copy = after.cities().find(city.id().slug() + "-copy").orElseThrow();
    assertThat(copy.name()).isEqualTo(city.name() + " copy");
    assertThat(copy.province().slug()).isEqualTo("dacia");
    assertThat(copy.level()).isEqualTo(city.level());
    String sea = "sea:" + Hand.SAMPLE.seas().at(0).id().slug();
    assertThat(paste(clip, Hand.middle(sea), Hand.SAMPLE))
        .isEqualTo(
            new MapPaste.Result.Unfit(
                city.name() + " does not fit here: a city lies in a province. Point at land."));
  }

  @Test
  void aCityComesAlongWithItsProvince() {
    City city =
        Hand.SAMPLE.cities().stream().filter(c -> c.at().isPresent()).findFirst().orElseThrow();
    Subject province = new Subject("province", city.province().slug());
    MapClip clip = copy(new Subject("city", city.id().slug()), province);

    Project after = done(paste(clip, beside(), Hand.SAMPLE));

    assertThat(after.cities().find(city.id().slug() + "-copy").orElseThrow().province().slug())
        .isEqualTo(city.province().slug() + "-copy");
  }

  @Test
  void aLinkNeedsAPlaceUnderBothEnds() {
    var link = Hand.SAMPLE.links().at(0);
    MapClip clip = copy(new Subject("link", link.id().slug()));

    assertThat(paste(clip, beside(), Hand.SAMPLE))
        .isEqualTo(
            new MapPaste.Result.Unfit(
                link.name()
                    + " does not fit here: a link needs a place under each of its two"
                    + " ends."));
    assertThat(paste(clip, clip.middle(), Hand.SAMPLE))
        .isInstanceOfSatisfying(
            MapPaste.Result.Unfit.class,
            unfit -> assertThat(unfit.sentence()).endsWith("are linked already."));
  }

  @Test
  void bordersCannotBeCopied() {
    Hand hand = new Hand(SelectTool.START);
    assertThat(MapClip.of(Set.of(new Subject("arc", "1")), Hand.SAMPLE, hand.ground().index()))
        .isEmpty();
  }

  @Test
  void allThatLiesUnderAPointIsFoundTheCityInFront() {
    Hand hand = new Hand(SelectTool.START);
    City city =
        Hand.SAMPLE.cities().stream().filter(c -> c.at().isPresent()).findFirst().orElseThrow();
    PointedAt onCity = PointedAt.of(city.at().orElseThrow(), hand.ground());
    int ridge = Hand.border("province:dacia", "province:valachia");
    PointedAt onBorder = PointedAt.of(Hand.at(ridge, 2), hand.ground());

    assertThat(onCity.things().getFirst()).isEqualTo(new Subject("city", city.id().slug()));
    assertThat(onBorder.border()).contains(Subject.of(Hand.SAMPLE.map().arc(ridge)));
    assertThat(onBorder.things()).contains(Subject.of(Hand.SAMPLE.map().arc(ridge)));
    assertThat(onBorder.deleteCorner()).isPresent();
    assertThat(onBorder.addCorner()).isEmpty();
  }
}
