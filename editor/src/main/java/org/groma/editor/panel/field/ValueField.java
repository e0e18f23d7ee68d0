package org.groma.editor.panel.field;

import atlantafx.base.controls.CustomTextField;
import atlantafx.base.theme.Styles;
import java.util.List;
import java.util.Optional;
import java.util.function.Predicate;
import javafx.geometry.Bounds;
import javafx.scene.control.Button;
import javafx.scene.control.ListView;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyEvent;
import javafx.stage.Popup;
import org.groma.editor.studio.Icons;

/**
 * A field for one value. Enter or leaving it commits, Escape restores; a value that is not taken
 * leaves it as it is. Where the value is chosen from a list, the list is searched by typing.
 */
public final class ValueField extends CustomTextField {

  /** The height of a line of the list, in sizes of its text. */
  private static final double ROW = 2;

  private static final int ROWS = 9;

  private final Popup popup = new Popup();
  private final ListView<String> list = new ListView<>();
  private List<String> choices = List.of();
  private String before = "";
  private Predicate<String> commit = _ -> true;
  private Runnable given = () -> {};
  private Runnable done = () -> {};
  private Optional<Runnable> picked = Optional.empty();
  private boolean settling;
  private boolean committing;

  public ValueField() {
    getStyleClass().add("value-field");
    list.setFocusTraversable(false);
    list.getStyleClass().addAll(Styles.DENSE, "value-choices");
    list.setOnMouseClicked(_ -> {
      if (chosen().map(this::choose).orElse(false)) {
        picked.orElse(done).run();
      }
    });
    popup.getContent().add(list);
    popup.setAutoHide(true);
    popup.setHideOnEscape(false);
    popup.setConsumeAutoHidingEvents(false);
    addEventFilter(KeyEvent.KEY_PRESSED, this::key);
    textProperty()
        .addListener((_, _, text) -> {
          if (!settling && isFocused() && !choices.isEmpty()) {
            offer(text);
          }
        });
    focusedProperty()
        .addListener((_, _, focused) -> {
          if (!focused) {
            popup.hide();
            commit();
          }
        });
  }

  /**
   * What is done with a value that was typed.
   *
   * @param taken says whether it was taken; if not, the field keeps it
   */
  public void onCommit(Predicate<String> taken) {
    this.commit = taken;
  }

  /** What is done after Escape has put the old value back. */
  public void onGiveUp(Runnable after) {
    this.given = after;
  }

  /** What is done after Enter or a click in the list, once the value was taken. */
  public void onDone(Runnable after) {
    this.done = after;
  }

  /** What is done after a click in the list instead of what is done after Enter. */
  public void onPick(Runnable after) {
    this.picked = Optional.of(after);
  }

  /** The list that its value is chosen from; empty for none. */
  public void setChoices(List<String> all) {
    if (all.equals(choices)) {
      return;
    }
    choices = List.copyOf(all);
    if (choices.isEmpty()) {
      setRight(null);
      return;
    }
    Button open = new Button(null, Icons.of("fth-chevron-down"));
    open.getStyleClass().addAll(Styles.FLAT, Styles.SMALL, "value-open");
    open.setFocusTraversable(false);
    open.setAccessibleText("Show all choices");
    open.setOnAction(_ -> {
      requestFocus();
      selectAll();
      toggle();
    });
    setRight(open);
  }

  /** Shows a value that needs no committing. */
  public void setValue(String value) {
    if (value.equals(before) && !isChanged()) {
      return; // what is marked stays marked
    }
    before = value;
    restore();
  }

  /** Whether something else is typed than was shown. */
  public boolean isChanged() {
    return !getText().equals(before);
  }

  /**
   * Takes the keyboard at once, so that the very next key is typed into it. A field selects its
   * text when it gets the keyboard; one that has no skin yet would do so a frame later, over what
   * was typed meanwhile, and so gets its skin first.
   *
   * @param first what the new value begins with; if nothing, the old value is there to be changed
   */
  public void begin(Optional<String> first) {
    if (getParent() != null) {
      getParent().applyCss();
      getParent().layout(); // the list of choices opens below where it is
    }
    requestFocus();
    first.ifPresentOrElse(
        text -> {
          setText(text);
          end();
        },
        this::selectAll);
  }

  public void restore() {
    settling = true;
    setText(before);
    settling = false;
  }

  private void toggle() {
    if (popup.isShowing()) {
      popup.hide();
    } else {
      offer("");
    }
  }

  private void offer(String typed) {
    List<String> found = Matches.of(choices, typed);
    list.getItems().setAll(found);
    list.getSelectionModel().clearSelection();
    if (found.isEmpty() || getScene() == null) {
      popup.hide();
      return;
    }
    list.setPrefWidth(Math.max(180, getWidth()));
    double row = ROW * getFont().getSize();
    list.setFixedCellSize(row);
    list.setPrefHeight(Math.min(ROWS, found.size()) * row + 4);
    Bounds at = localToScreen(getBoundsInLocal());
    if (at != null && !popup.isShowing()) {
      popup.show(this, at.getMinX(), at.getMaxY() + 1);
    }
  }

  /** What is marked in the list, or the only choice that is left in it. */
  private Optional<String> chosen() {
    if (!popup.isShowing()) {
      return Optional.empty();
    }
    return Optional.ofNullable(list.getSelectionModel().getSelectedItem())
        .or(() ->
            list.getItems().size() == 1 ? list.getItems().stream().findFirst() : Optional.empty());
  }

  private boolean choose(String value) {
    settling = true;
    setText(value);
    settling = false;
    popup.hide();
    return commit();
  }

  /** Hands the value over, if it is another. */
  public boolean commit() {
    if (!isChanged() || committing) {
      return true;
    }
    committing = true; // what it changes may take the field away, which commits too
    try {
      boolean taken = commit.test(getText());
      if (taken) {
        before = getText();
      }
      return taken;
    } finally {
      committing = false;
    }
  }

  private void key(KeyEvent event) {
    switch (event.getCode()) {
      case ENTER -> {
        boolean taken = chosen().map(this::choose).orElseGet(this::commit);
        popup.hide();
        if (taken) {
          done.run();
        }
        event.consume();
      }
      case ESCAPE -> {
        if (popup.isShowing()) {
          popup.hide();
        } else {
          restore();
          given.run();
        }
        event.consume();
      }
      case DOWN, UP -> move(event);
      default -> {}
    }
  }

  private void move(KeyEvent event) {
    if (choices.isEmpty()) {
      return;
    }
    if (!popup.isShowing()) {
      offer(isChanged() ? getText() : "");
    } else if (event.getCode() == KeyCode.DOWN) {
      list.getSelectionModel().selectNext();
    } else {
      list.getSelectionModel().selectPrevious();
    }
    list.scrollTo(Math.max(0, list.getSelectionModel().getSelectedIndex() - 2));
    event.consume();
  }
}
