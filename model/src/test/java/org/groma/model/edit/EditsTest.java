package org.groma.model.edit;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import java.util.Optional;
import org.groma.model.edit.Outcome.Applied;
import org.groma.model.edit.Outcome.Refused;
import org.groma.model.gazetteer.City;
import org.groma.model.gazetteer.MapLabel;
import org.groma.model.gazetteer.Province;
import org.groma.model.id.CityId;
import org.groma.model.id.LabelId;
import org.groma.model.id.ProvinceId;
import org.groma.model.project.Kinds;
import org.groma.model.project.Project;
import org.groma.model.project.Projection;
import org.groma.model.project.Settings;
import org.groma.model.project.Vocabulary;
import org.groma.model.topology.AssignFace;
import org.groma.model.topology.MoveVertex;
import org.groma.model.topology.Point;
import org.groma.model.topology.SampleMaps;
import org.groma.model.topology.TransformMap;
import org.groma.model.topology.Use;
import org.groma.model.value.Attributes;
import org.groma.model.value.Origins;
import org.groma.model.value.Tags;
import org.junit.jupiter.api.Test;

/** Each edit of a project by itself. */
class EditsTest {

  private final Settings settings = new Settings("Test", "none", Optional.empty(), List.of());
  private final Project project = Project.empty(settings).with(SampleMaps.twoProvinces());
  private final Province alba = Province.named(new ProvinceId("alba"), "Alba");

  private Project applied(Edit edit) {
    return ((Applied) edit.apply(project)).project();
  }

  private Reach reach(Edit edit) {
    return ((Applied) edit.apply(project)).reach();
  }

  @Test
  void aChangeOfTheMapReachesWhatItTouched() {
    Edit edit = new ChangeMap(new AssignFace(1, Use.None.OUT_OF_PLAY));

    assertThat(applied(edit).map().face(1).use()).isEqualTo(Use.None.OUT_OF_PLAY);
    assertThat(reach(edit).map().faces()).containsExactly(1);
    assertThat(reach(edit).everything()).isFalse();
    assertThat(project.map()).isEqualTo(SampleMaps.twoProvinces());
  }

  @Test
  void citiesMoveAlongWithTheWholeMap() {
    City city =
        new City(
            new CityId("roma"),
            "Roma",
            List.of(),
            alba.id(),
            3,
            true,
            -1,
            Optional.empty(),
            Optional.of(new Point(2, 3)),
            Tags.NONE,
            Attributes.NONE,
            Origins.UNSTATED);
    Project with = project.with(Kinds.CITIES, city);

    Applied after = (Applied) new ChangeMap(new TransformMap(2, 0, 10, 0, 2, -1)).apply(with);

    assertThat(after.project().cities().at(0).at()).contains(new Point(14, 5));
    assertThat(after.reach().entries()).contains("city:roma");
  }

  @Test
  void labelsMoveTurnAndBendWithTheMap() {
    MapLabel label =
        MapLabel.of(new LabelId("alba"), "province:alba")
            .withPlace(new Point(2, 3))
            .withAngle(Optional.of(30.0))
            .withBend(40);
    Project with = project.with(Kinds.LABELS, label);

    Applied turned = (Applied) new ChangeMap(new TransformMap(0, -1, 0, 1, 0, 0)).apply(with);
    Applied mirrored = (Applied) new ChangeMap(new TransformMap(-1, 0, 0, 0, 1, 0)).apply(with);
    Applied flipped = (Applied) new ChangeMap(new TransformMap(1, 0, 0, 0, -1, 0)).apply(with);

    assertThat(turned.project().get(Kinds.LABELS).at(0))
        .isEqualTo(label.withPlace(new Point(-3, 2)).withAngle(Optional.of(-60.0)).withBend(-40));
    assertThat(turned.reach().entries()).contains("label:alba");
    assertThat(mirrored.project().get(Kinds.LABELS).at(0))
        .as("a bridge stays a bridge in a mirror beside it")
        .isEqualTo(label.withPlace(new Point(-2, 3)).withAngle(Optional.of(-30.0)));
    assertThat(flipped.project().get(Kinds.LABELS).at(0))
        .as("and is a bowl in the water below it")
        .isEqualTo(label.withPlace(new Point(2, -3)).withAngle(Optional.of(-30.0)).withBend(-40));
  }

  @Test
  void aRefusedChangeOfTheMapSaysWhyAndWhere() {
    assertThat(new ChangeMap(new MoveVertex(0, 1, new Point(20, 5))).apply(project))
        .isEqualTo(
            new Refused("The border would touch or cross another.", Optional.of(new Point(20, 5))));
  }

  @Test
  void anEntryIsAddedAndReplaced() {
    Project with = applied(PutEntry.of(Kinds.PROVINCES, alba));
    Province renamed = Province.named(alba.id(), "Alba Longa");

    Outcome again = PutEntry.of(Kinds.PROVINCES, renamed).apply(with);

    assertThat(with.provinces().toList()).containsExactly(alba);
    assertThat(((Applied) again).project().provinces().toList()).containsExactly(renamed);
    assertThat(project.provinces().isEmpty()).isTrue();
  }

  @Test
  void anEntryReachesItself() {
    assertThat(reach(PutEntry.of(Kinds.PROVINCES, alba)).entries())
        .containsExactly("province:alba");
  }

  @Test
  void anEntryIsPutWithItsOwnKind() {
    assertThatThrownBy(() -> new PutEntry("sea", alba))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessage("alba is no sea");
    assertThatThrownBy(() -> new PutEntry("sausage", alba))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessage("'sausage' is no kind of entry");
    assertThatThrownBy(() -> new RemoveEntry("sausage", "alba"))
        .isInstanceOf(IllegalArgumentException.class);
  }

  @Test
  void anEntryIsRemoved() {
    Project with = applied(PutEntry.of(Kinds.PROVINCES, alba));

    Outcome without = new RemoveEntry("province", "alba").apply(with);

    assertThat(((Applied) without).project()).isEqualTo(project);
    assertThat(((Applied) without).reach().entries()).containsExactly("province:alba");
  }

  @Test
  void whatIsNotThereCannotBeRemoved() {
    assertThat(new RemoveEntry("province", "alba").apply(project))
        .isEqualTo(new Refused("There is no province 'alba'.", Optional.empty()));
  }

  @Test
  void settingsVocabularyAndProjectionReachEverything() {
    assertThat(reach(new ChangeSettings(settings))).isEqualTo(Reach.EVERYTHING);
    assertThat(reach(new ChangeVocabulary(Vocabulary.EMPTY))).isEqualTo(Reach.EVERYTHING);
    assertThat(reach(new ChangeProjection(Projection.NONE))).isEqualTo(Reach.EVERYTHING);
  }

  @Test
  void editsTogetherAreAppliedInTurn() {
    Edit both =
        Together.of(
            PutEntry.of(Kinds.PROVINCES, alba),
            new ChangeMap(new AssignFace(1, Use.None.OUT_OF_PLAY)),
            new RemoveEntry("province", "alba"));

    assertThat(applied(both))
        .isEqualTo(applied(new ChangeMap(new AssignFace(1, Use.None.OUT_OF_PLAY))));
    assertThat(reach(both).entries()).containsExactly("province:alba");
    assertThat(reach(both).map().faces()).containsExactly(1);
  }

  @Test
  void editsTogetherAreAllAppliedOrNone() {
    Edit both =
        Together.of(PutEntry.of(Kinds.PROVINCES, alba), new RemoveEntry("province", "nemo"));

    assertThat(both.apply(project)).isInstanceOf(Refused.class);
  }

  @Test
  void noEditsTogetherChangeNothing() {
    assertThat(Together.of().apply(project)).isEqualTo(new Applied(project, Reach.NOTHING));
  }
}
