package org.groma.editor.studio;

import javafx.application.Platform;
import javafx.geometry.Insets;
import javafx.geometry.Pos;
import javafx.scene.control.Button;
import javafx.scene.control.MenuBar;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;

/** The menus, and beside them the box that finds everything. */
final class TopBar extends HBox {

  private static final double BOX = 280;

  TopBar(Actions actions, StudioWindow window) {
    MenuBar menus = Menus.of(actions, window);
    menus
        .getMenus()
        .forEach(menu -> menu.setOnHidden(_ -> Platform.runLater(window::bringKeyboardHome)));
    HBox.setHgrow(menus, Priority.ALWAYS);
    getStyleClass().add("top-bar");
    setAlignment(Pos.CENTER);
    getChildren().add(menus);
    actions.titled(StudioActions.FIND).ifPresent(find -> getChildren().add(box(find)));
  }

  /** Looks like a field and opens the palette, which is the one place to type in. */
  private static Button box(Action find) {
    String keys = find.shownKeys().map(shown -> "   " + shown).orElse("");
    Button box = new Button("Find a command, a place, a person" + keys, Icons.of("fth-search"));
    box.setId("search");
    box.getStyleClass().addAll("small", "search-box");
    box.setPrefWidth(BOX);
    box.setMinWidth(0);
    box.setOnAction(_ -> find.fire());
    HBox.setMargin(box, new Insets(0, 8, 0, 8));
    return box;
  }
}
