package org.groma.editor.studio;

import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import javafx.beans.binding.Bindings;
import javafx.beans.value.ObservableBooleanValue;
import javafx.scene.input.KeyCombination;

/**
 * Something that can be done.
 *
 * @param menu the menu it stands in, {@code Edit}; empty for one that only the palette lists
 * @param title what it is called there
 * @param keys the shortcuts, {@code Shortcut+S}; the platform says what key that is. Menus show the
 *     first, all of them work
 * @param icon as the icon font names it
 * @param enabled whether it can be done now
 */
public record Action(
    String menu,
    String title,
    List<KeyCombination> keys,
    Optional<String> icon,
    ObservableBooleanValue enabled,
    Runnable run) {

  public Action {
    keys = List.copyOf(keys);
  }

  public static Action of(String menu, String title, Runnable run) {
    return new Action(
        menu, title, List.of(), Optional.empty(), Bindings.createBooleanBinding(() -> true), run);
  }

  public Action keys(String... combinations) {
    return with(Arrays.stream(combinations).map(KeyCombination::valueOf).toList());
  }

  /** The same under other shortcuts. */
  Action with(List<KeyCombination> others) {
    return new Action(menu, title, others, icon, enabled, run);
  }

  /** The shortcut that menus show, as the platform writes it. */
  public Optional<String> shownKeys() {
    return keys.stream().findFirst().map(KeyCombination::getDisplayText);
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
