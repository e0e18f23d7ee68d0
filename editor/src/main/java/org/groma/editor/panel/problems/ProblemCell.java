package org.groma.editor.panel.problems;

import java.util.function.BiConsumer;
import java.util.function.Consumer;
import javafx.geometry.Pos;
import javafx.scene.Node;
import javafx.scene.control.Label;
import javafx.scene.control.ListCell;
import javafx.scene.control.Tooltip;
import javafx.scene.input.MouseButton;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import org.groma.editor.studio.Icons;
import org.groma.model.review.Severity;

/** One line of the list: a heading, or a problem with what it is about and what can be done. */
final class ProblemCell extends ListCell<Listing.Line> {

  private static final int NAMED = 2;

  private final ProblemBook book;

  /**
   * @param fold is asked to fold a group whose heading is clicked, or to unfold it
   * @param show is asked to show a problem that is clicked
   */
  ProblemCell(ProblemBook book, BiConsumer<String, Boolean> fold, Consumer<Problem> show) {
    this.book = book;
    setPrefWidth(0); // as wide as the list, never wider
    setOnMouseClicked(event -> {
      if (event.getButton() == MouseButton.PRIMARY && !isEmpty()) {
        switch (getItem()) {
          case Listing.Line.Heading(var group, _, boolean folded) ->
              fold.accept(group.id(), !folded);
          case Listing.Line.Item(Problem problem) -> show.accept(problem);
        }
      }
    });
  }

  @Override
  protected void updateItem(Listing.Line line, boolean empty) {
    super.updateItem(line, empty);
    setText(null);
    getStyleClass().remove("heading");
    if (empty || line == null) {
      setGraphic(null);
      setAccessibleText(null);
      return;
    }
    switch (line) {
      case Listing.Line.Heading heading -> heading(heading);
      case Listing.Line.Item(Problem problem) -> item(problem);
    }
  }

  private void heading(Listing.Line.Heading heading) {
    getStyleClass().add("heading");
    Label title = new Label(heading.group().title());
    title.getStyleClass().add("title");
    Label count = new Label(String.valueOf(heading.count()));
    count.getStyleClass().add("count");
    setGraphic(
        row(
            Icons.of(heading.folded() ? "fth-chevron-right" : "fth-chevron-down"),
            severity(heading.group().severity()),
            title,
            count));
    setAccessibleText(
        heading.group().title()
            + ", "
            + heading.count()
            + (heading.folded() ? ", folded" : ", unfolded"));
  }

  private void item(Problem problem) {
    Label about = new Label(book.about(problem, NAMED));
    about.getStyleClass().add("about");
    Label message = new Label(problem.finding().message());
    message.setMinWidth(0);
    message.setMaxWidth(Double.MAX_VALUE);
    HBox.setHgrow(message, Priority.ALWAYS);
    HBox row = row(severity(problem.severity()), about, message);
    row.getStyleClass().add("item");
    if (problem.isFixable()) {
      row.getChildren()
          .add(
              mark(
                  "fth-tool",
                  problem.isSafelyFixable() ? "A fix is available" : "A fix is proposed"));
    }
    if (!problem.isOpen()) {
      row.getChildren().add(mark("fth-check", "Accepted"));
      message.getStyleClass().add("text-muted");
    }
    setGraphic(row);
    setAccessibleText(
        problem.severity().word()
            + ": "
            + problem.finding().message()
            + (problem.isFixable() ? " A fix is known." : "")
            + (problem.isOpen() ? "" : " Accepted."));
  }

  private static HBox row(Node... parts) {
    HBox row = new HBox(8, parts);
    row.setAlignment(Pos.CENTER_LEFT);
    return row;
  }

  private static Node mark(String icon, String meaning) {
    Label mark = new Label(null, Icons.of(icon));
    mark.setTooltip(new Tooltip(meaning));
    mark.setMinWidth(USE_PREF_SIZE);
    return mark;
  }

  /** A sign for a severity; each has a shape of its own. */
  static Node severity(Severity severity) {
    Label sign =
        new Label(
            null,
            Icons.of(
                switch (severity) {
                  case ERROR -> "fth-x-circle";
                  case WARNING -> "fth-alert-triangle";
                  case NOTE -> "fth-info";
                }));
    sign.getStyleClass().addAll("severity", severity.word());
    sign.setMinWidth(USE_PREF_SIZE);
    return sign;
  }
}
