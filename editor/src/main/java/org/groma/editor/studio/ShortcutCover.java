package org.groma.editor.studio;

import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.stream.Collectors;
import javafx.beans.property.ReadOnlyStringWrapper;
import javafx.geometry.Insets;
import javafx.scene.Node;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.control.TableColumn;
import javafx.scene.control.TableView;
import javafx.scene.control.TextField;
import javafx.scene.input.KeyCombination;
import javafx.scene.input.KeyEvent;
import javafx.scene.layout.BorderPane;
import javafx.scene.layout.FlowPane;
import javafx.scene.layout.VBox;

/** All shortcuts: searched, changed, given back. What is taken from another command is told. */
final class ShortcutCover extends Cover {

  private static final String USUAL_HINT =
      "Choose a command, then Change and press the keys that you want for it.";

  private final StudioWindow window;
  private final Actions actions;
  private final TextField typed = new TextField();
  private final TableView<Action> table = new TableView<>();
  private final Label state = new Label(USUAL_HINT);
  private final Button change = button("Change…", "shortcut-change", this::listen);
  private final Button take = button("Take It", "shortcut-take", this::take);
  private final Button remove = button("No Shortcut", "shortcut-remove", this::remove);
  private final Button usual = button("Usual Shortcut", "shortcut-reset", this::reset);
  private final Button all = button("All Usual", "shortcut-reset-all", this::resetAll);
  private boolean listening;
  private Optional<KeyCombination> contested = Optional.empty();

  ShortcutCover(StudioWindow window, Workbench bench, Runnable away) {
    super(away);
    this.window = window;
    this.actions = bench.actions();
    typed.setId("shortcut-search");
    typed.setPromptText("Search by command or by keys");
    typed.setAccessibleText("Search shortcuts");
    typed.textProperty().addListener((_, _, _) -> fill());
    table.setId("shortcuts");
    table.setAccessibleText("Shortcuts");
    table.setPlaceholder(new Label("No command is called that."));
    table.setColumnResizePolicy(TableView.CONSTRAINED_RESIZE_POLICY_FLEX_LAST_COLUMN);
    column("Command", Action::title);
    column("Menu", Action::menu);
    column("Shortcut", ShortcutCover::keys);
    column("", action -> actions.habits().chosen(action).isPresent() ? "changed" : "");
    table.getSelectionModel().selectedItemProperty().addListener((_, _, _) -> chosen());
    state.setId("shortcut-state");
    state.setWrapText(true);
    VBox foot = new VBox(8, state, new FlowPane(8, 6, change, take, remove, usual, all));
    BorderPane content = new BorderPane(table, typed, null, foot, null);
    BorderPane.setMargin(typed, new Insets(0, 0, 8, 0));
    BorderPane.setMargin(foot, new Insets(8, 0, 0, 0));
    addEventFilter(KeyEvent.KEY_PRESSED, this::pressed);
    show("Keyboard shortcuts", content, 760, 600);
    fill();
    chosen();
  }

  @Override
  Node first() {
    return typed;
  }

  private static Button button(String title, String id, Runnable run) {
    Button button = new Button(title);
    button.setId(id);
    button.setOnAction(_ -> run.run());
    return button;
  }

  private void column(String title, java.util.function.Function<Action, String> value) {
    TableColumn<Action, String> column = new TableColumn<>(title);
    column.setCellValueFactory(row -> new ReadOnlyStringWrapper(value.apply(row.getValue())));
    table.getColumns().add(column);
  }

  private static String keys(Action action) {
    return action.keys().stream()
        .map(KeyCombination::getDisplayText)
        .collect(Collectors.joining(", "));
  }

  private void fill() {
    String wanted = typed.getText().strip().toLowerCase(Locale.ROOT);
    Optional<String> before = selected().map(Action::title);
    table
        .getItems()
        .setAll(
            actions.all().stream()
                .filter(action ->
                    (action.title() + " " + action.menu() + " " + keys(action))
                        .toLowerCase(Locale.ROOT)
                        .contains(wanted))
                .toList());
    table.getItems().stream()
        .filter(action -> before.filter(action.title()::equals).isPresent())
        .findFirst()
        .ifPresent(table.getSelectionModel()::select);
  }

  private Optional<Action> selected() {
    return Optional.ofNullable(table.getSelectionModel().getSelectedItem());
  }

  private void chosen() {
    listening = false;
    contested = Optional.empty();
    boolean none = selected().isEmpty();
    change.setDisable(none);
    remove.setDisable(selected().filter(action -> !action.keys().isEmpty()).isEmpty());
    usual.setDisable(selected().flatMap(actions.habits()::chosen).isEmpty());
    all.setDisable(
        actions.declared().stream().allMatch(action -> actions.habits().chosen(action).isEmpty()));
    take.setDisable(true);
    state.setText(USUAL_HINT);
  }

  private void listen() {
    listening = true;
    contested = Optional.empty();
    take.setDisable(true);
    state.setText(
        "Press the new keys for '" + selected().orElseThrow().title() + "'; Escape leaves them.");
    table.requestFocus();
  }

  /** The keys that are pressed while one waits for them. */
  private void pressed(KeyEvent event) {
    if (!listening || event.getCode().isModifierKey()) {
      return;
    }
    event.consume();
    KeyCombination keys = ShortcutChoice.of(event);
    Optional<String> refusal = ShortcutChoice.refusal(event);
    Optional<Action> other =
        actions.all().stream()
            .filter(action -> !action.title().equals(selected().orElseThrow().title()))
            .filter(action -> action.keys().stream().anyMatch(held -> held.match(event)))
            .findFirst();
    listening = false;
    if (refusal.isPresent()) {
      state.setText(refusal.get());
    } else if (other.isPresent()) {
      contested = Optional.of(keys);
      take.setDisable(false);
      state.setText(
          keys.getDisplayText()
              + " belongs to '"
              + other.get().title()
              + "', which would have no such shortcut any more. Take it?");
      take.requestFocus();
    } else {
      give(keys);
    }
  }

  private void give(KeyCombination keys) {
    Action action = selected().orElseThrow();
    actions.habits().choose(action, List.of(keys));
    changed();
    state.setText("'" + action.title() + "' is " + keys.getDisplayText() + " now.");
  }

  private void take() {
    KeyCombination keys = contested.orElseThrow();
    for (Action other : actions.all()) {
      if (other.keys().contains(keys)) {
        actions
            .habits()
            .choose(other, other.keys().stream().filter(held -> !held.equals(keys)).toList());
      }
    }
    give(keys);
  }

  private void remove() {
    selected().ifPresent(action -> actions.habits().choose(action, List.of()));
    changed();
  }

  /**
   * Back to what comes with Groma; a command that has taken it meanwhile keeps it, and it is said.
   */
  private void reset() {
    Action action = selected().orElseThrow();
    actions.habits().reset(action);
    Optional<Action> back = actions.titled(action.title());
    Optional<Action> other =
        actions.all().stream()
            .filter(each -> !each.title().equals(action.title()))
            .filter(each -> each.keys().stream().anyMatch(back.orElseThrow().keys()::contains))
            .findFirst();
    changed();
    other.ifPresent(each ->
        state.setText("'" + each.title() + "' has the same shortcut now. Change one of the two."));
  }

  private void resetAll() {
    actions.declared().forEach(actions.habits()::reset);
    changed();
  }

  private void changed() {
    fill();
    chosen();
    window.windows().shortcutsChanged();
  }

  @Override
  void leave() {
    if (listening) {
      chosen();
    } else {
      super.leave();
    }
  }
}
