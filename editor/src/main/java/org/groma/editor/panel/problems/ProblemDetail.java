package org.groma.editor.panel.problems;

import java.util.Optional;
import javafx.geometry.Pos;
import javafx.scene.Node;
import javafx.scene.control.Button;
import javafx.scene.control.Hyperlink;
import javafx.scene.control.Label;
import javafx.scene.control.ScrollPane;
import javafx.scene.control.Tooltip;
import javafx.scene.layout.FlowPane;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.VBox;
import org.groma.editor.studio.Icons;
import org.groma.editor.studio.Workbench;
import org.groma.validator.finding.Location;
import org.groma.validator.finding.Subject;

/** The side that explains the chosen problem and offers what can be done about it. */
final class ProblemDetail extends VBox {

  private static final int SUBJECTS = 8;

  private final Workbench bench;
  private final ProblemBook book;
  private final Label title = new Label();
  private final VBox body = new VBox(10);
  private final VBox top = new VBox(6);
  private final Label location = new Label();
  final Button show = button("show-problem", "Show on Map", "fth-map-pin");
  final Button preview = button("preview-fix", "Preview Fix", "fth-eye");
  final Button apply = button("apply-fix", "Apply Fix", "fth-tool");
  final Button accept = button("accept-finding", "Accept…", "fth-check");
  final Button withdraw =
      button("withdraw-acceptance", "Withdraw Acceptance", "fth-corner-up-left");
  final AcceptForm form;
  private Optional<Problem> shown = Optional.empty();

  ProblemDetail(Workbench bench, ProblemBook book, AcceptForm form) {
    this.bench = bench;
    this.book = book;
    this.form = form;
    getStyleClass().add("problem-detail");
    title.getStyleClass().add("title");
    title.setWrapText(true);
    location.setId("problem-location");
    location.getStyleClass().add("text-muted");
    apply.getStyleClass().add("accent");
    FlowPane buttons = new FlowPane(6, 6, show, preview, apply, accept, withdraw);
    top.getChildren().addAll(title, buttons, form);
    top.getStyleClass().add("top");
    body.setId("problem-body");
    body.getStyleClass().add("body");
    ScrollPane scroll = new ScrollPane(body);
    scroll.setFitToWidth(true);
    VBox.setVgrow(scroll, Priority.ALWAYS);
    getChildren().addAll(top, scroll);
    setMinWidth(260);
    show(Optional.empty());
  }

  private static Button button(String id, String text, String icon) {
    Button button = new Button(text, Icons.of(icon));
    button.setId(id);
    button.getStyleClass().add("small");
    return button;
  }

  /** Shows a problem; one that is shown already stays as it is, with its preview. */
  void show(Optional<Problem> problem) {
    if (problem.isPresent() && problem.equals(shown)) {
      return;
    }
    if (!problem.map(Problem::key).equals(shown.map(Problem::key))) {
      form.close();
    }
    shown = problem;
    location.setText("");
    body.getChildren().clear();
    top.setVisible(problem.isPresent());
    top.setManaged(problem.isPresent());
    if (problem.isEmpty()) {
      Label hint = new Label("Choose a problem to read why it matters and how to mend it.");
      hint.setWrapText(true);
      hint.getStyleClass().add("text-muted");
      body.getChildren().add(hint);
      return;
    }
    fill(problem.get());
  }

  private void fill(Problem problem) {
    Explanation explanation = book.explain(problem, bench.document().folder().toString());
    title.setGraphic(ProblemCell.severity(problem.severity()));
    title.setText(explanation.title());
    set(preview, problem.isFixable());
    set(apply, problem.isFixable());
    set(accept, problem.isOpen());
    set(withdraw, !problem.isOpen());
    problem
        .finding()
        .fix()
        .ifPresent(fix -> apply.setTooltip(new Tooltip(fix.title() + " (Alt+Enter)")));
    Label message = text(explanation.message());
    message.setId("problem-message");
    message.getStyleClass().add("message");
    body.getChildren().addAll(message, subjects(problem), location);
    for (Explanation.Section section : explanation.sections()) {
      Label heading = new Label(section.heading());
      heading.getStyleClass().add("section-heading");
      body.getChildren().add(new VBox(2, heading, text(section.text())));
    }
    body.setAccessibleText(explanation.text());
  }

  private static void set(Button button, boolean offered) {
    button.setVisible(offered);
    button.setManaged(offered);
  }

  private Node subjects(Problem problem) {
    FlowPane links = new FlowPane(10, 2);
    links.setAlignment(Pos.CENTER_LEFT);
    problem.finding().subjects().stream()
        .limit(SUBJECTS)
        .forEach(subject -> links.getChildren().add(link(subject)));
    int more = problem.finding().subjects().size() - SUBJECTS;
    if (more > 0) {
      links.getChildren().add(text("and " + more + " more"));
    }
    return links;
  }

  private Node link(Subject subject) {
    Hyperlink link = new Hyperlink(book.name(subject));
    Label kind = new Label(subject.kind());
    kind.getStyleClass().add("text-muted");
    link.setOnAction(_ -> bench.reveal(subject));
    HBox both = new HBox(4, kind, link);
    both.setAlignment(Pos.CENTER_LEFT);
    return both;
  }

  private static Label text(String words) {
    Label label = new Label(words);
    label.setWrapText(true);
    label.setMinHeight(USE_PREF_SIZE);
    return label;
  }

  boolean isLocated() {
    return !location.getText().isEmpty();
  }

  /** Where it stands in the files, once that is known. */
  void locate(Problem problem, Location at) {
    if (shown.filter(problem::equals).isPresent()) {
      location.setText(
          (at.line() == 0 ? at.file() : at.file() + ", line " + at.line()) + "  " + at.path());
    }
  }

  /** Shows what a fix would do, above everything else. */
  void preview(RemedyView.Preview what) {
    body.getChildren().removeIf(RemedyView.class::isInstance);
    body.getChildren().addFirst(new RemedyView(what, bench));
  }

  Optional<Problem> shown() {
    return shown;
  }
}
