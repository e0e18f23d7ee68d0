package org.groma.editor.studio;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import javafx.scene.AccessibleAttribute;
import org.groma.editor.document.Naming;
import org.groma.editor.tool.Preview;
import org.groma.model.id.Place;
import org.groma.model.project.Project;
import org.groma.model.topology.Point;
import org.groma.validator.finding.Subject;

/** Says to a screen reader what the map shows to the eye: what is pointed at, selected, refused. */
final class MapVoice {

  private static final String HELP =
      "Arrow keys pan, plus and minus zoom, letters take tools. Alt and an arrow selects the place"
          + " that lies that way. X puts a crosshair on the map: arrows move it, Shift in small"
          + " steps, Space clicks, G takes hold and lets go.";

  private final MapView view;
  private final Workbench bench;

  MapVoice(MapView view, Workbench bench) {
    this.view = view;
    this.bench = bench;
  }

  /** From now on whatever changes is said. */
  void speak() {
    view.setAccessibleHelp(HELP);
    view.tool().addListener((_, _, _) -> say());
    view.preview().addListener((_, _, _) -> say());
    view.crosshairProperty().addListener((_, _, _) -> say());
    bench.selection().subjects().addListener((_, _, _) -> say());
    say();
  }

  private void say() {
    String text =
        text(
            bench.project().get(),
            view.crosshair().map(here -> here.at()),
            view.crosshair().flatMap(here -> view.index().faceAt(here.at()).place()),
            bench.selection().get(),
            view.preview().get());
    if (!text.equals(view.getAccessibleText())) {
      view.setAccessibleText(text);
      view.notifyAccessibleAttributeChanged(AccessibleAttribute.TEXT);
    }
  }

  static String text(
      Project project,
      Optional<Point> crosshair,
      Optional<Place> under,
      Set<Subject> selection,
      Preview preview) {
    List<String> said = new ArrayList<>();
    if (!preview.legal()) {
      preview.hint().ifPresent(said::add);
    }
    crosshair.ifPresent(_ ->
        said.add(
            "Crosshair on "
                + under.map(place -> named(project, Subject.of(place))).orElse("no place")
                + "."));
    if (selection.size() == 1) {
      said.add(named(project, selection.iterator().next()) + " selected.");
    } else if (!selection.isEmpty()) {
      said.add(selection.size() + " selected.");
    }
    if (preview.legal() && crosshair.isPresent()) {
      preview.hint().ifPresent(said::add);
    }
    said.add("Map of the project.");
    return String.join(" ", said);
  }

  private static String named(Project project, Subject subject) {
    String kind = subject.kind().equals(Subject.ARC) ? "border" : subject.kind();
    return Naming.of(project, subject) + ", " + kind;
  }
}
