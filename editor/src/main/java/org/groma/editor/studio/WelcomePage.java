package org.groma.editor.studio;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import javafx.geometry.Pos;
import javafx.geometry.VPos;
import javafx.scene.Node;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.control.OverrunStyle;
import javafx.scene.control.ScrollPane;
import javafx.scene.layout.FlowPane;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.VBox;
import org.groma.editor.document.BlankProject;

/** What is shown while no project is open: ways to begin, and the projects opened last. */
final class WelcomePage extends ScrollPane {

  private final StudioWindow window;

  WelcomePage(StudioWindow window) {
    this.window = window;
    setId("welcome");
    setFitToWidth(true);
    setFitToHeight(true);
    getStyleClass().add("welcome");
    getStylesheets()
        .add(Objects.requireNonNull(WelcomePage.class.getResource("welcome.css")).toExternalForm());
    Label title = new Label("Groma");
    title.getStyleClass().add("title-1");
    Label about = new Label("Maps and scenarios of the Migration Age");
    about.getStyleClass().add("text-muted");
    FlowPane columns = new FlowPane(32, 0, ways(), recent()); // one below the other if need be
    columns.setAlignment(Pos.TOP_CENTER);
    columns.setRowValignment(VPos.TOP);
    VBox page = new VBox(6, title, about, columns);
    page.getStyleClass().add("welcome-page");
    page.setAlignment(Pos.CENTER);
    setContent(page);
  }

  private Node ways() {
    VBox ways = column("Begin");
    window
        .sample()
        .ifPresent(sample ->
            ways.getChildren()
                .addAll(
                    way(
                        "welcome-tour",
                        "fth-compass",
                        "Take the tour",
                        "Two minutes round the window, on the sample project",
                        () -> {
                          window.open(sample);
                          window.tour();
                        }),
                    way(
                        "open-sample",
                        "fth-map",
                        "Open the sample project",
                        "A whole map with its scenarios, to look at and to try things on",
                        () -> window.open(sample))));
    ways.getChildren()
        .addAll(
            way(
                "welcome-new",
                "fth-file-plus",
                "New project…",
                "An empty sheet, a scan, a map file, an invented map or a copy of a sample",
                () -> StudioActions.create(window)),
            way(
                "welcome-open",
                "fth-folder",
                "Open a project…",
                "A folder that holds a project",
                () -> window.dialogs().chooseFolder("Open project").ifPresent(window::open)));
    return ways;
  }

  private Node recent() {
    VBox recent = column("Recent projects");
    List<Path> there = window.memory().recent().stream().filter(Files::isDirectory).toList();
    for (Path project : there) {
      String name = BlankProject.usualName(project);
      Path lies = Optional.ofNullable(project.getParent()).orElse(project);
      recent
          .getChildren()
          .add(
              way(
                  "recent-" + name,
                  "fth-clock",
                  name,
                  lies.toString(),
                  () -> window.open(project)));
    }
    if (there.isEmpty()) {
      Label none = new Label("What you open is listed here.");
      none.getStyleClass().addAll("text-muted", "welcome-heading");
      recent.getChildren().add(none);
    }
    return recent;
  }

  private static VBox column(String heading) {
    Label label = new Label(heading);
    label.getStyleClass().addAll("title-4", "welcome-heading");
    VBox column = new VBox(4, label);
    column.getStyleClass().add("welcome-column");
    return column;
  }

  /** A button that says what it does and what to expect. */
  private static Button way(String id, String icon, String title, String detail, Runnable go) {
    Label name = new Label(title);
    name.getStyleClass().add("text-bold");
    Label more = new Label(detail);
    more.getStyleClass().addAll("text-muted", "text-small");
    more.setTextOverrun(OverrunStyle.CENTER_ELLIPSIS);
    VBox words = new VBox(2, name, more);
    HBox.setHgrow(words, Priority.ALWAYS);
    HBox row = new HBox(12, Icons.of(icon), words);
    row.setAlignment(Pos.CENTER_LEFT);
    Button button = new Button(null, row);
    button.setId(id);
    button.getStyleClass().addAll("flat", "welcome-way");
    button.setAccessibleText(title + ". " + detail);
    button.setMaxWidth(Double.MAX_VALUE);
    button.setOnAction(_ -> go.run());
    return button;
  }
}
