package org.groma.editor.panel.inspector;

import atlantafx.base.theme.Styles;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.layout.VBox;
import org.groma.editor.sheet.Creating;
import org.groma.editor.studio.Icons;
import org.groma.model.review.Severity;
import org.groma.validator.finding.Finding;

/** Sentences under a field: what is wrong with what was typed, and what the checks say. */
final class FindingNotes extends VBox {

  private final Consumer<Creating.Offer> make;
  private Optional<Form.Draft> saidWrong = Optional.empty();
  private List<Finding> said = List.of();

  /**
   * @param make makes what is missing for what was typed
   */
  FindingNotes(Consumer<Creating.Offer> make) {
    super(2);
    this.make = make;
    managedProperty().bind(visibleProperty());
    setVisible(false);
  }

  /**
   * @param wrong what was typed and not taken
   */
  void show(Optional<Form.Draft> wrong, List<Finding> findings) {
    if (wrong.equals(saidWrong) && findings.equals(said)) {
      return;
    }
    saidWrong = wrong;
    said = List.copyOf(findings);
    getChildren().clear();
    wrong.ifPresent(draft -> {
      getChildren().add(note("fth-x-circle", "note-error", draft.sentence()));
      draft.offer().ifPresent(offer -> getChildren().add(button(offer)));
    });
    findings.forEach(finding ->
        getChildren()
            .add(note(icon(finding.severity()), style(finding.severity()), finding.message())));
    setVisible(!getChildren().isEmpty());
  }

  private Button button(Creating.Offer offer) {
    Button button = new Button(offer.title(), Icons.of("fth-plus"));
    button.setId("field-create");
    button.getStyleClass().add(Styles.SMALL);
    button.setWrapText(true);
    button.setFocusTraversable(false); // the field keeps what is typed until this is pressed
    button.setOnAction(_ -> make.accept(offer));
    return button;
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
