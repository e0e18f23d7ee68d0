package org.groma.editor.studio;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import javafx.beans.binding.Bindings;
import javafx.scene.control.Menu;
import javafx.scene.control.MenuBar;
import javafx.scene.control.MenuItem;
import javafx.scene.control.SeparatorMenuItem;

/** The menu bar, made of the actions. */
final class Menus {

  /** In this order; an action of another menu is in the palette only. */
  static final List<String> ORDER =
      List.of("File", "Edit", "View", "Map", "Scenario", "Check", "Help");

  private Menus() {}

  static MenuBar of(Actions actions, StudioWindow window) {
    MenuBar bar = new MenuBar();
    bar.setUseSystemMenuBar(true);
    for (String title : ORDER) {
      Menu menu = new Menu(title);
      menu.setId("menu-" + title.toLowerCase(Locale.ROOT));
      fill(menu, actions.in(title), window);
      if (!menu.getItems().isEmpty()) {
        bar.getMenus().add(menu);
      }
    }
    return bar;
  }

  /** Puts actions into a menu, group by group with lines between. */
  private static void fill(Menu menu, List<Action> actions, StudioWindow window) {
    List<Action> rest = new ArrayList<>(actions);
    for (MenuPlan.Group group : MenuPlan.of(menu.getText())) {
      List<MenuItem> items = new ArrayList<>();
      for (String wanted : group.titles()) {
        if (wanted.equals(MenuPlan.RECENT)) {
          items.add(recent(menu, window));
        }
        List<Action> here =
            rest.stream().filter(action -> MenuPlan.Group.matches(wanted, action.title())).toList();
        rest.removeAll(here);
        here.forEach(action -> items.add(item(action)));
      }
      add(menu, group.submenu(), items);
    }
    add(menu, "", rest.stream().map(Menus::item).toList());
  }

  private static void add(Menu menu, String submenu, List<MenuItem> items) {
    if (items.isEmpty()) {
      return;
    }
    if (!menu.getItems().isEmpty()) {
      menu.getItems().add(new SeparatorMenuItem());
    }
    if (submenu.isEmpty()) {
      menu.getItems().addAll(items);
    } else {
      Menu below = new Menu(submenu);
      below.getItems().setAll(items);
      menu.getItems().add(below);
    }
  }

  private static RecentMenu recent(Menu file, StudioWindow window) {
    RecentMenu recent = new RecentMenu(window);
    file.setOnShowing(_ -> recent.fill()); // folders come and go, and other windows open some
    return recent;
  }

  static MenuItem item(Action action) {
    MenuItem item = new MenuItem(action.title());
    action.keys().stream().findFirst().ifPresent(item::setAccelerator);
    action.icon().ifPresent(icon -> item.setGraphic(Icons.of(icon)));
    item.disableProperty().bind(Bindings.not(action.enabled()));
    item.setOnAction(_ -> action.fire());
    return item;
  }
}
