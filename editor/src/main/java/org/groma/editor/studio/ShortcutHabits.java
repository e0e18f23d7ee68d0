package org.groma.editor.studio;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import javafx.scene.input.KeyCombination;

/**
 * The shortcuts that somebody chose in place of those that come with Groma. Only what differs is
 * remembered, so that new usual shortcuts reach everybody who did not choose others.
 */
final class ShortcutHabits {

  private static final String KEY = "shortcut.";
  private static final String BETWEEN = " or ";

  private final Memory memory;

  ShortcutHabits(Memory memory) {
    this.memory = memory;
  }

  /** An action under the shortcuts that were chosen for it. */
  Action applied(Action action) {
    return chosen(action).map(action::with).orElse(action);
  }

  /** What was chosen; none if the action has its usual shortcuts. An empty list is a choice. */
  Optional<List<KeyCombination>> chosen(Action action) {
    return memory.get(KEY + action.title()).map(ShortcutHabits::read);
  }

  void choose(Action action, List<KeyCombination> keys) {
    memory.put(
        KEY + action.title(),
        keys.stream().map(KeyCombination::getName).collect(Collectors.joining(BETWEEN)));
    memory.save();
  }

  /** Goes back to the usual shortcuts. */
  void reset(Action action) {
    memory.forget(KEY + action.title());
    memory.save();
  }

  private static List<KeyCombination> read(String written) {
    List<KeyCombination> keys = new ArrayList<>();
    for (String name : written.split(BETWEEN, -1)) {
      if (!name.isBlank()) {
        try {
          keys.add(KeyCombination.valueOf(name));
        } catch (IllegalArgumentException garbled) {
          // somebody wrote into the file; the others still hold
        }
      }
    }
    return keys;
  }
}
