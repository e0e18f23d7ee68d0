package org.groma.exporters.picture;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.UnaryOperator;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.groma.exporters.golden.Golden;
import org.groma.exporters.picture.Item.Lettering;
import org.groma.model.gazetteer.Area;
import org.groma.model.gazetteer.MapLabel;
import org.groma.model.id.AreaId;
import org.groma.model.label.LabelBook;
import org.groma.model.project.Kinds;
import org.groma.model.project.Project;
import org.groma.model.store.json.RecordShape;
import org.groma.model.topology.Point;
import org.junit.jupiter.api.Test;

/** Names that a map maker has placed by hand. */
class PlacedNamesTest {

  private static final PictureStyle STYLE = PictureStyle.of(450);

  /** Gallia, a square of a hundred at the origin, Germania beside it, and a sea below both. */
  private static final Project PROJECT = WordMap.of("gallia germania", "~sinus ~sinus").project();

  private static Project with(String subject, UnaryOperator<MapLabel> change) {
    return with(PROJECT, subject, change);
  }

  private static Project with(Project project, String subject, UnaryOperator<MapLabel> change) {
    return project.with(Kinds.LABELS, change.apply(LabelBook.of(project).toChange(subject)));
  }

  private static Optional<Lettering> name(Project project, Layer layer, String id) {
    return MapPicture.of(project, STYLE).items(layer).stream()
        .map(item -> (Lettering) item)
        .filter(text -> text.id().equals(id))
        .findFirst();
  }

  private static Lettering gallia(Project project) {
    return name(project, Layer.PROVINCE_NAMES, "name-province-gallia").orElseThrow();
  }

  @Test
  void aNameStandsWhereItWasPut() {
    Lettering text =
        gallia(
            with(
                "province:gallia",
                label ->
                    label.withPlace(new Point(30, 80)).withAngle(Optional.of(25.0)).withBend(60)));

    assertThat(List.of(text.x(), text.y(), text.angle(), text.bend()))
        .containsExactly(30.0, 80.0, 25.0, 60.0);
    assertThat(text.size()).isEqualTo(gallia(PROJECT).size());
  }

  @Test
  void aSizeIsAFactorAndLeavesTheRestToTheProgram() {
    Lettering before = gallia(PROJECT);
    Lettering after = gallia(with("province:gallia", label -> label.withSize(Optional.of(0.5))));

    assertThat(after.size()).isCloseTo(before.size() / 2, within(1e-9));
    assertThat(List.of(after.x(), after.y(), after.angle()))
        .isEqualTo(List.of(before.x(), before.y(), before.angle()));
  }

  @Test
  void aNameIsBrokenAsTheMakerWantsAndStillFindsRoomByItself() {
    Lettering text =
        gallia(with("province:gallia", label -> label.withLines(List.of("Gal-", "lia"))));

    assertThat(text.lines()).containsExactly("Gal-", "lia");
    assertThat(text.x()).isBetween(0.0, 100.0);
  }

  @Test
  void aHiddenNameIsNowhere() {
    Project hidden = with("province:gallia", label -> label.hidden(true));
    Project noSea = with("sea:sinus", label -> label.hidden(true));

    assertThat(name(hidden, Layer.PROVINCE_NAMES, "name-province-gallia")).isEmpty();
    assertThat(name(hidden, Layer.PROVINCE_NAMES, "name-province-germania")).isPresent();
    assertThat(name(noSea, Layer.SEA_NAMES, "name-sea-sinus")).isEmpty();
    assertThat(SvgPicture.write(MapPicture.of(hidden, STYLE))).doesNotContain(">Gallia</tspan>");
  }

  @Test
  void othersGoRoundAPlacedName() {
    Lettering germania =
        name(PROJECT, Layer.PROVINCE_NAMES, "name-province-germania").orElseThrow();
    Project covered =
        with("province:gallia", label -> label.withPlace(new Point(germania.x(), germania.y())));
    Scene scene = MapPicture.of(covered, STYLE);

    assertThat(Names.overlaps(scene)).isEmpty();
    Lettering moved = name(covered, Layer.PROVINCE_NAMES, "name-province-germania").orElseThrow();
    assertThat(Math.hypot(moved.x() - germania.x(), moved.y() - germania.y())).isGreaterThan(5);
  }

  @Test
  void aLabelFarFromItsPlaceIsPassedOver() {
    Project far = with("province:gallia", label -> label.withPlace(new Point(900, 900)));

    assertThat(gallia(far)).isEqualTo(gallia(PROJECT));
  }

  @Test
  void theNameOfAnAreaIsPlacedInCapitals() {
    Project areas =
        PROJECT
            .with(Kinds.AREAS, Area.named(new AreaId("north"), "North"))
            .with(
                Kinds.PROVINCES,
                RecordShape.with(
                    PROJECT.provinces().at(0), "area", Optional.of(new AreaId("north"))));
    Lettering text =
        name(
                with(
                    areas, "area:north", label -> label.withPlace(new Point(40, 60)).withBend(-30)),
                Layer.AREA_NAMES,
                "name-area-north")
            .orElseThrow();

    assertThat(text.lines()).containsExactly("NORTH");
    assertThat(List.of(text.x(), text.y(), text.bend())).containsExactly(40.0, 60.0, -30.0);
  }

  @Test
  void aNameOnDarkGroundIsLight() {
    Project dark =
        PROJECT
            .with(
                Kinds.AREAS,
                RecordShape.with(
                    Area.named(new AreaId("north"), "North"), "colour", Optional.of("#101018")))
            .with(
                Kinds.PROVINCES,
                RecordShape.with(
                    PROJECT.provinces().at(0), "area", Optional.of(new AreaId("north"))));

    assertThat(gallia(dark).look()).isEqualTo("province-name-light");
    assertThat(gallia(PROJECT).look()).isEqualTo("province-name");
  }

  @Test
  void thePictureWithPlacedLabelsIsAsItWasReviewed() {
    Project placed =
        Stream.<UnaryOperator<Project>>of(
                project ->
                    with(
                        project,
                        "province:gallia",
                        label ->
                            label
                                .withPlace(new Point(48, 60))
                                .withAngle(Optional.of(15.0))
                                .withBend(90)
                                .withSize(Optional.of(1.4))),
                project ->
                    with(
                        project,
                        "province:germania",
                        label -> label.withLines(List.of("Ger-", "mania")).withBend(-40)),
                project -> with(project, "sea:sinus", label -> label.hidden(true)))
            .reduce((one, other) -> project -> other.apply(one.apply(project)))
            .orElseThrow()
            .apply(PROJECT);

    String svg =
        SvgPicture.write(MapPicture.of(placed, STYLE))
            .lines()
            .filter(line -> !line.startsWith("@font-face"))
            .collect(Collectors.joining("\n", "", "\n"));

    assertThat(svg).contains("rotate=\"");
    Golden.assertSame("picture/placed-labels.svg", svg);
  }

  @Test
  void letterByLetterATextIsAsWideAsItsArc() {
    BentText straight = new BentText(Typeface.BOLD, List.of("Pannonia"), 0, 0);
    BentText bridge = new BentText(Typeface.BOLD, List.of("Pannonia"), 0, 90);
    BentText bowl = new BentText(Typeface.BOLD, List.of("Pannonia"), 0, -90);

    double chord = straight.width() * Math.sin(Math.PI / 4) / (Math.PI / 4);
    assertThat(straight.bounds().getWidth()).isCloseTo(straight.width(), within(1e-9));
    assertThat(bridge.bounds().getWidth()).isBetween(chord, straight.width() + 0.5);
    assertThat(bridge.bounds().getMinY()).as("its ends hang down").isLessThan(-0.6);
    assertThat(bowl.bounds().getMaxY()).as("its ends stand up").isGreaterThan(0.6);
    assertThat(bridge.letters().getFirst().getFirst().degrees()).isBetween(30.0, 46.0);
    assertThat(bowl.letters().getFirst().getFirst().degrees()).isBetween(-46.0, -30.0);
    assertThat(
            bridge.letters().getFirst().stream()
                .map(BentText.Letter::text)
                .collect(Collectors.toSet()))
        .isEqualTo(Set.of("P", "a", "n", "o", "i"));
  }
}
