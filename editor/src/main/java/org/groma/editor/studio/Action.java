package org.groma.editor.studio;

import java.util.Optional;
import javafx.beans.binding.Bindings;
import javafx.beans.value.ObservableBooleanValue;
import javafx.scene.input.KeyCombination;

/**
 * Something that can be done.
 *
 * @param menu the menu it stands in, {@code Edit}; empty for one that only the palette lists
 * @param title what it is called there
 * @param keys the shortcut, {@code Shortcut+S}; the platform says what key that is
 * @param icon as the icon font names it
 * @param enabled whether it can be done now
 */
public record Action(
    String menu,
    String title,
    Optional<KeyCombination> keys,
    Optional<String> icon,
    ObservableBooleanValue enabled,
    Runnable run) {

  public static Action of(String menu, String title, Runnable run) {
    return new Action(
        menu,
        title,
        Optional.empty(),
        Optional.empty(),
        Bindings.createBooleanBinding(() -> true),
        run);
  }

  public Action keys(String combination) {
    return new Action(
        menu, title, Optional.of(KeyCombination.valueOf(combination)), icon, enabled, run);
  }

  public Action icon(String literal) {
    return new Action(menu, title, keys, Optional.of(literal), enabled, run);
  }

  public Action when(ObservableBooleanValue condition) {
    return new Action(menu, title, keys, icon, condition, run);
  }

  /** Does it, if it can be done. */
  public void fire() {
    if (enabled.get()) {
      run.run();
    }
  }
}
