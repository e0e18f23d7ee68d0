package org.groma.model.label;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import java.util.Optional;
import org.groma.model.gazetteer.City;
import org.groma.model.gazetteer.MapLabel;
import org.groma.model.gazetteer.Province;
import org.groma.model.id.AreaId;
import org.groma.model.id.CityId;
import org.groma.model.id.LabelId;
import org.groma.model.id.ProvinceId;
import org.groma.model.project.Kinds;
import org.groma.model.project.Project;
import org.groma.model.project.Settings;
import org.groma.model.store.json.RecordShape;
import org.groma.model.topology.Point;
import org.groma.model.topology.SampleMaps;
import org.groma.model.value.Attributes;
import org.groma.model.value.Origins;
import org.groma.model.value.Tags;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class LabelBookTest {

  /** West, 0 0 to 10 10, and east, 10 0 to 20 10; both are of the area north. */
  private final Project project =
      Project.empty(new Settings("Test", "none", Optional.empty(), List.of()))
          .with(SampleMaps.twoProvinces())
          .with(Kinds.PROVINCES, province("west"))
          .with(Kinds.PROVINCES, province("east"));

  private static Province province(String id) {
    return RecordShape.with(
        Province.named(new ProvinceId(id), id), "area", Optional.of(new AreaId("north")));
  }

  private static City city(Optional<Point> at) {
    return new City(
        new CityId("roma"),
        "Roma",
        List.of(),
        new ProvinceId("west"),
        1,
        false,
        0,
        Optional.empty(),
        at,
        Tags.NONE,
        Attributes.NONE,
        Origins.UNSTATED);
  }

  @ParameterizedTest
  @CsvSource({
    "province:west, 5, 5, true",
    "province:west, 15, 5, true",
    "province:west, 19.9, 5, true",
    "province:west, 20.1, 5, false",
    "area:north, 15, 5, true",
    "area:north, 31, 5, true",
    "area:north, 35, 5, false",
    "city:roma, 12, 5, true",
    "city:roma, 12.5, 5, false",
    "province:gone, 5, 5, false"
  })
  void aLabelIsKeptOnItsGroundAndNearIt(String subject, double x, double y, boolean kept) {
    Project with = project.with(Kinds.CITIES, city(Optional.of(new Point(2, 5))));
    MapLabel label = MapLabel.of(new LabelId("l"), subject).withPlace(new Point(x, y));

    assertThat(LabelBook.of(with).isKept(label)).isEqualTo(kept);
    assertThat(LabelBook.of(with.with(Kinds.LABELS, label)).kept(subject, "").isPresent())
        .isEqualTo(kept);
  }

  @Test
  void theLabelOfACityWithoutAMarkIsKeptNearItsProvince() {
    Project with = project.with(Kinds.CITIES, city(Optional.empty()));

    assertThat(LabelGround.of(with, "city:roma").orElseThrow().distance(new Point(13, 5)))
        .isEqualTo(3);
  }

  @Test
  void aHiddenLabelIsHiddenWhereverItLies() {
    MapLabel far =
        MapLabel.of(new LabelId("l"), "province:west").withPlace(new Point(900, 5)).hidden(true);

    assertThat(LabelBook.of(project.with(Kinds.LABELS, far)).kept("province:west", "west"))
        .contains(far);
  }

  @Test
  void linesThatSpellAnotherNameAreNotFollowed() {
    MapLabel label =
        MapLabel.of(new LabelId("l"), "province:west").withLines(List.of("Moesia In-", "ferior"));
    LabelBook book = LabelBook.of(project.with(Kinds.LABELS, label));

    assertThat(book.kept("province:west", "Moesia Inferior").orElseThrow().lines())
        .containsExactly("Moesia In-", "ferior");
    assertThat(book.kept("province:west", "Moesia Superior").orElseThrow().lines()).isEmpty();
  }

  @Test
  void aNewLabelHasAnIdOfItsOwn() {
    LabelBook book =
        LabelBook.of(
            project.with(Kinds.LABELS, MapLabel.of(new LabelId("province-west"), "sea:x")));

    assertThat(book.toChange("province:west").id()).isEqualTo(new LabelId("province-west-2"));
    assertThat(book.toChange("sea:x").id()).isEqualTo(new LabelId("province-west"));
  }

  @Test
  void whatNoNameOnTheMapCanBeIsRefused() {
    assertThatThrownBy(() -> MapLabel.of(new LabelId("l"), "nation:huns"))
        .hasMessageContaining("'nation:huns' has no name on the map");
    MapLabel label = MapLabel.of(new LabelId("l"), "sea:x");
    assertThatThrownBy(() -> label.withSize(Optional.of(9.0)))
        .hasMessage("the size of a label is 0.25 to 4, not 9");
    assertThatThrownBy(() -> label.withBend(Double.NaN)).hasMessageContaining("the bend");
    assertThatThrownBy(() -> label.withLines(List.of("a", " "))).hasMessageContaining("empty");
  }
}
