package org.groma.editor.panel.inspector;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.groma.editor.document.Change;
import org.groma.editor.live.Verdict;
import org.groma.editor.sheet.FieldFindings;
import org.groma.editor.sheet.SampleSheets;
import org.groma.editor.sheet.SheetKind;
import org.groma.model.edit.Edit;
import org.groma.model.graph.MapGraph;
import org.groma.model.project.Project;
import org.groma.model.review.Severity;
import org.groma.model.topology.Arc;
import org.groma.model.topology.Border;
import org.groma.validator.finding.Finding;
import org.groma.validator.finding.Subject;
import org.groma.validator.report.Report;
import org.junit.jupiter.api.Test;

class InspectorModelTest {

  private Project project = SampleSheets.project();
  private final List<String> steps = new ArrayList<>();
  private final InspectorModel model = new InspectorModel(project, this::perform);

  private boolean perform(String name, Edit edit) {
    steps.add(name);
    Change change = SampleSheets.change(project, edit);
    project = change.after();
    model.changed(change);
    return true;
  }

  private void select(String... subjects) {
    model.select(new LinkedHashSet<>(Stream.of(subjects).map(Subject::parse).toList()));
  }

  private Form.Line line(String key) {
    return model.form().orElseThrow().lines().stream()
        .filter(each -> each.key().equals(key))
        .findFirst()
        .orElseThrow();
  }

  @Test
  void severalEntriesShowWhatTheyShare() {
    select("province:dacia", "province:valachia");
    assertThat(line("area").value()).contains("Danubius");
    assertThat(line("name").value()).isEmpty();
  }

  @Test
  void whatIsTypedGoesToAllOfThem() {
    select("province:dacia", "province:valachia");
    assertThat(model.type(model.form().orElseThrow(), "terrain", "mountain")).isEmpty();
    assertThat(line("terrain").value()).contains("Mountain");
    assertThat(steps).containsExactly("Change Terrain of 2 entries");
  }

  @Test
  void whatCannotBeReadWaitsWhileSomethingElseIsSelected() {
    select("province:dacia");
    assertThat(model.type(model.form().orElseThrow(), "income", "x")).isPresent();
    select("province:valachia");
    assertThat(line("income").draft()).isEmpty();
    select("province:dacia");
    assertThat(line("income").draft()).map(Form.Draft::typed).contains("x");
    assertThat(line("income").value()).contains("½");
    model.forget(model.form().orElseThrow(), "income");
    assertThat(line("income").draft()).isEmpty();
    assertThat(steps).isEmpty();
  }

  @Test
  void findingsStandAtTheirFieldsAndTheOthersAboveThem() {
    Subject dacia = Subject.parse("province:dacia");
    Finding income = Finding.of("a", Severity.NOTE, "Income is odd.", dacia).in("income");
    Finding whole = Finding.of("b", Severity.ERROR, "It is not drawn.", dacia);
    Finding elsewhere =
        Finding.of("c", Severity.NOTE, "Its level is odd.", Subject.parse("area:danubius"), dacia)
            .in("income");
    model.judged(
        FieldFindings.of(
            new Verdict(
                project,
                1,
                Stream.of(income, whole, elsewhere)
                    .map(each -> new Report.Entry(each, Optional.empty()))
                    .toList())));
    select("province:dacia");
    assertThat(line("income").findings()).containsExactly(income);
    assertThat(model.form().orElseThrow().others()).containsExactly(whole, elsewhere);
  }

  @Test
  void ofSeveralKindsTheOneSelectedLastIsShown() {
    select("area:italia", "province:dacia", "arc:1");
    assertThat(model.groups().keySet()).containsExactly("area", "province", "arc");
    assertThat(model.form()).isEmpty();
    select("province:dacia", "area:italia");
    assertThat(model.form().orElseThrow().kind()).isEqualTo(SheetKind.AREAS);
  }

  @Test
  void anEntryThatIsGoneHasNoFields() {
    select("province:atlantis");
    assertThat(model.form()).isEmpty();
  }

  @Test
  void aRiverKeepsItsNameOnlyAsARiver() {
    List<Arc> arcs = new ArrayList<>();
    for (Arc arc : project.map().arcs()) {
      if (arc.border().river().isPresent() || arcs.size() == 1) {
        arcs.add(arc);
      }
      if (arcs.size() == 2) {
        break;
      }
    }
    BorderForm form = BorderForm.of(project, arcs.stream().map(Subject::of).toList());
    Project ridges = SampleSheets.change(project, form.withKind(project, "ridge")).after();
    assertThat(arcs)
        .allMatch(arc -> ridges.map().arc(arc.id()).border().equals(Border.of("ridge")));
    Project named =
        SampleSheets.change(ridges, form.withRiver(ridges, arcs.getFirst().border().river()))
            .after();
    assertThat(arcs)
        .allMatch(arc -> named.map().arc(arc.id()).border().kind().equals(Border.RIVER_KIND));
  }

  @Test
  void aProvinceHasItsNeighboursWithTheKindOfBorder() {
    List<Fact> facts =
        Facts.of(project, Optional.of(MapGraph.of(project)), Subject.parse("province:dacia"));
    Fact neighbours =
        facts.stream().filter(each -> each.title().equals("Neighbours")).findFirst().orElseThrow();
    assertThat(neighbours.items())
        .extracting(Fact.Item::text)
        .containsExactly("Carpathia", "Tisia", "Tyras", "Valachia");
    assertThat(neighbours.items().getLast().more()).startsWith("Ridge, ");
  }
}
