package org.groma.editor.studio;

import java.util.List;
import java.util.Locale;
import javafx.beans.binding.Bindings;
import javafx.scene.control.Menu;
import javafx.scene.control.MenuBar;
import javafx.scene.control.MenuItem;

/** The menu bar, made of the actions. */
final class Menus {

  /** In this order; an action of another menu is in the palette only. */
  static final List<String> ORDER =
      List.of("File", "Edit", "View", "Map", "Scenario", "Check", "Help");

  private Menus() {}

  static MenuBar of(Actions actions) {
    MenuBar bar = new MenuBar();
    bar.setUseSystemMenuBar(true);
    for (String title : ORDER) {
      Menu menu = new Menu(title);
      menu.setId("menu-" + title.toLowerCase(Locale.ROOT));
      for (Action action : actions.in(title)) {
        menu.getItems().add(item(action));
      }
      if (!menu.getItems().isEmpty()) {
        bar.getMenus().add(menu);
      }
    }
    return bar;
  }

  static MenuItem item(Action action) {
    MenuItem item = new MenuItem(action.title());
    action.keys().ifPresent(item::setAccelerator);
    action.icon().ifPresent(icon -> item.setGraphic(Icons.of(icon)));
    item.disableProperty().bind(Bindings.not(action.enabled()));
    item.setOnAction(_ -> action.fire());
    return item;
  }
}
