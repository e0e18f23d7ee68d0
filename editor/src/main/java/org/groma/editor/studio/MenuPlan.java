package org.groma.editor.studio;

import java.util.List;
import java.util.Map;

/**
 * In what order and groups the commands of a menu stand. A command that no group names stands in
 * the last group of its menu, so a new one is never lost.
 */
final class MenuPlan {

  /** Stands for the projects opened last. */
  static final String RECENT = "Open Recent";

  /**
   * Commands that stand together.
   *
   * @param submenu what they are called together; empty if they stand in the menu itself
   * @param titles in their order; one that ends with {@code *} stands for all that begin like it
   */
  record Group(String submenu, List<String> titles) {
    Group {
      titles = List.copyOf(titles);
    }

    boolean holds(String title) {
      return titles.stream().anyMatch(each -> matches(each, title));
    }

    static boolean matches(String pattern, String title) {
      return pattern.endsWith("*")
          ? title.startsWith(pattern.substring(0, pattern.length() - 1))
          : title.equals(pattern);
    }
  }

  private static final Map<String, List<Group>> GROUPS =
      Map.of(
          "File",
          List.of(
              group("New…", "New Window"),
              group("Open…", RECENT, "Open in New Window…"),
              group("Save", "Save As…", AsideRecovery.TITLE),
              group("Import…", "Export…", "Print…"),
              group("Preferences…"),
              group("Close Project", "Quit")),
          "Edit",
          List.of(
              group("Undo", "Redo"),
              group("Cut", "Copy", "Paste", "Delete*"),
              group("Select*"),
              group("Find*", "Replace*")),
          "View",
          List.of(
              group("Fit Map", "Zoom*", MapActions.TABLE),
              group("Show or Hide*", "Map Alone", "Full Screen"),
              new Group("Panels", List.of("Show *")),
              group("Dark Theme", "Larger Text", "Smaller Text"),
              group("Next Part*", "Previous Part*")),
          "Map",
          List.of(
              group("Roughen Borders…", "Smooth Borders…", "Simplify Borders…"),
              group("Crosshair*"),
              group(Tracing.CHOOSE, Tracing.AGAIN, Tracing.SEEK, Tracing.REMOVE, "Show Scans")),
          "Check",
          List.of(group("Next Problem", "Previous Problem"), group("Apply*")),
          "Help",
          List.of(group("Guided Tour", "Keyboard Shortcuts…")));

  private MenuPlan() {}

  private static Group group(String... titles) {
    return new Group("", List.of(titles));
  }

  static List<Group> of(String menu) {
    return GROUPS.getOrDefault(menu, List.of());
  }
}
