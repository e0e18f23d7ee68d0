package org.groma.editor.panel.problems;

import java.util.List;
import javafx.scene.control.Label;
import javafx.scene.layout.VBox;
import org.groma.editor.document.Naming;
import org.groma.editor.studio.Workbench;
import org.groma.exporters.incoming.CellChange;
import org.groma.validator.finding.Subject;

/** What a fix would change: value by value, then line by line in the files. */
final class RemedyView extends VBox {

  /** More lines than these nobody reads in a window; the rest is counted. */
  private static final int LINES = 200;

  private static final String NOTHING = "nothing";

  /**
   * What is shown, worked out away from the window.
   *
   * @param values the changes value by value
   * @param lines of the patch
   */
  record Preview(Remedy remedy, List<CellChange> values, List<String> lines) {
    static Preview of(Remedy remedy) {
      List<CellChange> values =
          remedy.values().stream().filter(change -> !change.ofOrigin()).toList();
      return new Preview(remedy, values, remedy.patch().lines().toList());
    }
  }

  RemedyView(Preview preview, Workbench bench) {
    super(4);
    setId("fix-preview");
    getStyleClass().add("remedy");
    Label title = new Label("Preview: " + preview.remedy().name());
    title.getStyleClass().add("section-heading");
    title.setWrapText(true);
    getChildren().add(title);
    for (CellChange change : preview.values()) {
      getChildren().add(text(sentence(change, bench), "value"));
    }
    if (preview.values().isEmpty()) {
      getChildren().add(text("The drawing of the map changes.", "value"));
    }
    VBox patch = new VBox();
    patch.getStyleClass().add("patch");
    preview.lines().stream().limit(LINES).forEach(line -> patch.getChildren().add(line(line)));
    int more = preview.lines().size() - LINES;
    if (more > 0) {
      patch.getChildren().add(text("… and " + more + " more lines", "text-muted"));
    }
    getChildren().add(patch);
  }

  private static String sentence(CellChange change, Workbench bench) {
    Subject subject = Subject.parse(change.subject());
    String name = Naming.of(bench.project().get(), subject);
    if (change.field().equals(CellChange.WHOLE)) {
      return change.before().isEmpty()
          ? name + " (" + subject.kind() + ") is added"
          : name + " (" + subject.kind() + ") is removed";
    }
    return name
        + ", "
        + change.field()
        + ": "
        + shown(change.before())
        + "  →  "
        + shown(change.after());
  }

  private static String shown(String value) {
    return value.isEmpty() ? NOTHING : value;
  }

  private static Label line(String line) {
    String style =
        line.startsWith("+++") || line.startsWith("---")
            ? "file"
            : line.startsWith("+") ? "put" : line.startsWith("-") ? "taken" : "kept";
    return text(line, style);
  }

  private static Label text(String text, String style) {
    Label label = new Label(text);
    label.setWrapText(true);
    label.getStyleClass().add(style);
    return label;
  }
}
