package org.groma.editor.studio;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** All that can be done, in the order of the menus, under the shortcuts that somebody chose. */
public final class Actions {

  private final List<Action> declared = new ArrayList<>();
  private final ShortcutHabits habits;

  Actions(ShortcutHabits habits) {
    this.habits = habits;
  }

  public void add(Action action) {
    declared.add(action);
  }

  public List<Action> all() {
    return declared.stream().map(habits::applied).toList();
  }

  /** As they come with Groma, whatever shortcuts somebody chose. */
  List<Action> declared() {
    return List.copyOf(declared);
  }

  public List<Action> in(String menu) {
    return all().stream().filter(action -> action.menu().equals(menu)).toList();
  }

  public Optional<Action> titled(String title) {
    return all().stream().filter(action -> action.title().equals(title)).findFirst();
  }

  ShortcutHabits habits() {
    return habits;
  }
}
