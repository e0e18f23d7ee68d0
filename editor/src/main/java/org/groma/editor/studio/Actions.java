package org.groma.editor.studio;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** All that can be done, in the order of the menus. */
public final class Actions {

  private final List<Action> all = new ArrayList<>();

  public void add(Action action) {
    all.add(action);
  }

  public List<Action> all() {
    return List.copyOf(all);
  }

  public List<Action> in(String menu) {
    return all.stream().filter(action -> action.menu().equals(menu)).toList();
  }

  public Optional<Action> titled(String title) {
    return all.stream().filter(action -> action.title().equals(title)).findFirst();
  }
}
