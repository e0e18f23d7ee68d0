package org.groma.editor.document;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.stream.StreamSupport;
import org.groma.editor.sheet.SampleSheets;
import org.groma.model.edit.ChangeMap;
import org.groma.model.edit.Edit;
import org.groma.model.edit.Outcome;
import org.groma.model.edit.PutEntry;
import org.groma.model.edit.RemoveEntry;
import org.groma.model.edit.Together;
import org.groma.model.gazetteer.River;
import org.groma.model.project.Kinds;
import org.groma.model.project.Project;
import org.groma.model.topology.Arc;
import org.groma.model.topology.Border;
import org.groma.model.topology.MarkBorder;
import org.groma.model.topology.MoveVertex;
import org.groma.model.topology.Point;
import org.groma.validator.finding.Subject;
import org.junit.jupiter.api.Test;

class StepNameTest {

  private static final Project PROJECT = SampleSheets.project();

  private static String name(String deed, Edit edit) {
    return StepName.of(deed, edit, PROJECT, (Outcome.Applied) edit.apply(PROJECT));
  }

  private static Arc bendable() {
    return StreamSupport.stream(PROJECT.map().arcs().spliterator(), false)
        .filter(arc -> arc.line().size() > 4 && arc.left() > 0 && arc.right() > 0)
        .findFirst()
        .orElseThrow();
  }

  private static String border(Arc arc) {
    return Naming.of(PROJECT, new Subject(Subject.ARC, String.valueOf(arc.id())));
  }

  @Test
  void aCornerIsOfTheBorderThatItBelongsTo() {
    Arc arc = bendable();
    Edit edit =
        new ChangeMap(
            new MoveVertex(arc.id(), 2, new Point(arc.line().x(2) + 0.01, arc.line().y(2))));

    assertThat(name("Move a corner of …", edit)).isEqualTo("Move a corner of " + border(arc));
  }

  @Test
  void whatNamesItsThingIsLeftAsItIs() {
    Edit edit = PutEntry.of(Kinds.PROVINCES, PROJECT.provinces().find("dacia").orElseThrow());

    assertThat(name("Change Income of Dacia", edit)).isEqualTo("Change Income of Dacia");
    assertThat(name("Fix", edit)).isEqualTo("Fix (Dacia)");
  }

  @Test
  void whatIsGoneIsCalledAsItWas() {
    River river = PROJECT.rivers().stream().findFirst().orElseThrow();

    assertThat(name("Delete …", new RemoveEntry("river", river.id().slug())))
        .isEqualTo("Delete " + river.name());
  }

  @Test
  void manyThingsAreCounted() {
    List<Edit> edits =
        PROJECT.provinces().stream()
            .limit(5)
            .<Edit>map(province -> PutEntry.of(Kinds.PROVINCES, province))
            .toList();

    assertThat(name("Paste 5 cells", new Together(edits)))
        .startsWith("Paste 5 cells (")
        .endsWith(" and 3 more)");
  }

  @Test
  void bordersThatAreMarkedAreNamed() {
    Arc arc = bendable();
    Edit edit = new ChangeMap(new MarkBorder(List.of(arc.id()), Border.of("ridge")));

    assertThat(name("Mark the border …", edit)).isEqualTo("Mark the border " + border(arc));
  }
}
