package org.groma.editor.studio;

import java.nio.file.Files;
import java.nio.file.Path;
import javafx.geometry.Pos;
import javafx.scene.control.Button;
import javafx.scene.control.Hyperlink;
import javafx.scene.control.Label;
import javafx.scene.layout.VBox;

/** What is shown while no project is open. */
final class WelcomePage extends VBox {

  WelcomePage(StudioWindow window) {
    super(14);
    setId("welcome");
    setAlignment(Pos.CENTER);
    getStyleClass().add("welcome");
    Label title = new Label("Groma");
    title.getStyleClass().add("title-1");
    Label about = new Label("Maps and scenarios of the Migration Age");
    about.getStyleClass().add("text-muted");
    Button open = new Button("Open a project…", Icons.of("fth-folder"));
    open.setDefaultButton(true);
    open.setOnAction(_ -> window.dialogs().chooseFolder("Open project").ifPresent(window::open));
    getChildren().addAll(title, about, open);
    Studio.sample()
        .ifPresent(sample -> {
          Button button = new Button("Open the sample project", Icons.of("fth-map"));
          button.setId("open-sample");
          button.setOnAction(_ -> window.open(sample));
          getChildren().add(button);
        });
    VBox recent = new VBox(2);
    recent.setAlignment(Pos.CENTER);
    for (Path project : window.memory().recent()) {
      if (Files.isDirectory(project)) {
        Hyperlink link = new Hyperlink(project.toString());
        link.setOnAction(_ -> window.open(project));
        recent.getChildren().add(link);
      }
    }
    if (!recent.getChildren().isEmpty()) {
      Label heading = new Label("Recent projects");
      heading.getStyleClass().add("text-muted");
      getChildren().addAll(heading, recent);
    }
  }
}
