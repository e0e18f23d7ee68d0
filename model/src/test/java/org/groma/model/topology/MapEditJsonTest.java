package org.groma.model.topology;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import org.groma.model.edit.ChangeMap;
import org.groma.model.edit.Edit;
import org.groma.model.id.RiverId;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import tools.jackson.databind.json.JsonMapper;

/** Edits are journalled: each is read back as it was written. */
class MapEditJsonTest {

  private final JsonMapper json = JsonMapper.builder().build();

  static List<MapEdit> edits() {
    Point point = new Point(1, -2.5);
    List<Point> line = List.of(point, new Point(0, 4));
    return List.of(
        new MoveVertex(1, 2, point),
        new InsertVertex(1, 2, point),
        new DeleteVertex(1, 2),
        new MoveNode(1, point),
        new MoveCorners(List.of(new ArcVertex(1, 2)), List.of(3), 0.5, -2),
        new SlideNode(1, 2, 3, 4),
        new RedrawBorder(1, line),
        new SimplifyBorders(1.5, List.of(1)),
        new SmoothBorders(2, List.of()),
        new SmoothBorders(3, 1.5, List.of(1)),
        new RoughenBorders(-7, 0.1, 2.5, List.of(1)),
        new SplitFace(1, line, MapDrawing.use("sea:mare")),
        new DrawFace(line, Use.None.OUT_OF_PLAY),
        new DrawFace(line, MapDrawing.use("sea:mare"), Stays.LAND),
        new MergeFaces(1, 2),
        new DeleteFace(1, 2),
        new AssignFace(1, Use.None.UNASSIGNED),
        new MarkBorder(List.of(1), Border.river(new RiverId("rhenus"))),
        new TransformMap(1, 2, 3, 4, 5, 6));
  }

  @ParameterizedTest
  @MethodSource("edits")
  void anEditIsReadBackAsItWasWritten(MapEdit edit) {
    assertThat(json.readValue(json.writeValueAsString(edit), MapEdit.class)).isEqualTo(edit);
    Edit change = new ChangeMap(edit);
    assertThat(json.readValue(json.writeValueAsString(change), Edit.class)).isEqualTo(change);
  }

  @Test
  void aDrawnFaceOfAnOldJournalTakesWhatLiesBeneath() {
    String written =
        """
        {"do": "draw-face", "outline": [[1, 2]], "use": "province:alba"}
        """;

    assertThat(json.readValue(written, MapEdit.class))
        .isEqualTo(new DrawFace(List.of(new Point(1, 2)), MapDrawing.use("alba")));
  }

  @Test
  void smoothingInAnOldJournalDropsNothing() {
    String written =
        """
        {"do": "smooth-borders", "rounds": 2, "arcs": [7]}
        """;

    assertThat(json.readValue(written, MapEdit.class)).isEqualTo(new SmoothBorders(2, List.of(7)));
  }

  @Test
  void everyKindOfEditIsTried() {
    Set<Class<?>> tried = edits().stream().map(Object::getClass).collect(Collectors.toSet());

    assertThat(tried).containsExactlyInAnyOrder(MapEdit.class.getPermittedSubclasses());
  }
}
