package org.groma.editor.panel.inspector;

import java.util.List;
import javafx.scene.control.Label;
import javafx.scene.layout.VBox;
import org.groma.editor.studio.Icons;
import org.groma.model.review.Severity;
import org.groma.validator.finding.Finding;

/** Sentences under a field: what is wrong with what was typed, and what the checks say. */
final class FindingNotes extends VBox {

  private String saidWrong = "";
  private List<Finding> said = List.of();

  FindingNotes() {
    super(2);
    managedProperty().bind(visibleProperty());
    setVisible(false);
  }

  /**
   * @param wrong what is wrong with what was typed; empty for nothing
   */
  void show(String wrong, List<Finding> findings) {
    if (wrong.equals(saidWrong) && findings.equals(said)) {
      return;
    }
    saidWrong = wrong;
    said = List.copyOf(findings);
    getChildren().clear();
    if (!wrong.isEmpty()) {
      getChildren().add(note("fth-x-circle", "note-error", wrong));
    }
    findings.forEach(finding ->
        getChildren()
            .add(note(icon(finding.severity()), style(finding.severity()), finding.message())));
    setVisible(!getChildren().isEmpty());
  }

  private static Label note(String icon, String style, String sentence) {
    Label label = new Label(sentence, Icons.of(icon));
    label.setWrapText(true);
    label.setMinHeight(USE_PREF_SIZE);
    label.getStyleClass().addAll("note", style);
    return label;
  }

  private static String icon(Severity severity) {
    return switch (severity) {
      case ERROR -> "fth-x-circle";
      case WARNING -> "fth-alert-triangle";
      case NOTE -> "fth-info";
    };
  }

  private static String style(Severity severity) {
    return "note-" + severity.word();
  }
}
