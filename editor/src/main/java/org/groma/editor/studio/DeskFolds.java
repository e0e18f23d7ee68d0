package org.groma.editor.studio;

import java.util.EnumMap;
import java.util.EnumSet;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import javafx.beans.property.BooleanProperty;
import javafx.beans.property.SimpleBooleanProperty;
import javafx.scene.control.ToggleButton;
import javafx.scene.control.Tooltip;
import javafx.scene.layout.HBox;

/**
 * Which parts of the desk are shown. As long as nobody said otherwise that goes by the size of the
 * window; what somebody says is remembered.
 */
final class DeskFolds {

  private static final String KEY = "shown.";

  private final Memory memory;
  private final Runnable home;
  private final Map<DeskPart, BooleanProperty> shown = new EnumMap<>(DeskPart.class);
  private final Set<DeskPart> said = EnumSet.noneOf(DeskPart.class);

  /**
   * @param home gives the keyboard to the map when somebody folds a part away
   */
  DeskFolds(Memory memory, Runnable home) {
    this.memory = memory;
    this.home = home;
    for (DeskPart part : DeskPart.values()) {
      memory.get(KEY + word(part)).ifPresent(_ -> said.add(part));
      shown.put(
          part,
          new SimpleBooleanProperty(
              memory.get(KEY + word(part)).map(Boolean::parseBoolean).orElse(true)));
    }
  }

  private static String word(DeskPart part) {
    return part.name().toLowerCase(Locale.ROOT);
  }

  BooleanProperty shown(DeskPart part) {
    return shown.get(part);
  }

  /** The desk has this size now, and text is so large as a share of the usual one. */
  void fit(double width, double height, double text) {
    for (DeskPart part : DeskPart.values()) {
      if (!said.contains(part)) {
        shown(part).set(part.fits(width, height, text));
      }
    }
  }

  /** Somebody wants to see a part, or not. */
  void say(DeskPart part, boolean wanted) {
    said.add(part);
    memory.put(KEY + word(part), String.valueOf(wanted));
    shown(part).set(wanted);
    if (!wanted) {
      home.run();
    }
  }

  /** Shows a part for what is to be done in it; that is nobody's habit. */
  void need(DeskPart part) {
    said.add(part); // a window that is made smaller does not take it away again
    shown(part).set(true);
  }

  /** Shows the map alone, or all parts again. */
  void turnAll() {
    boolean any = shown.values().stream().anyMatch(BooleanProperty::get);
    for (DeskPart part : DeskPart.values()) {
      say(part, !any);
    }
  }

  void addTo(Actions actions) {
    for (DeskPart part : DeskPart.values()) {
      actions.add(
          Action.of("View", "Show or Hide " + part.title(), () -> say(part, !shown(part).get()))
              .keys(part.keys())
              .icon(part.icon()));
    }
    actions.add(
        Action.of("View", "Map Alone", this::turnAll).keys("Shortcut+Shift+M").icon("fth-square"));
  }

  /** Buttons that show and hide the parts. */
  HBox buttons() {
    HBox box = new HBox(2);
    box.getStyleClass().add("fold-buttons");
    for (DeskPart part : DeskPart.values()) {
      ToggleButton button = new ToggleButton(null, Icons.of(part.icon()));
      button.setId("fold-" + word(part));
      button.getStyleClass().addAll("flat", "small");
      button.setAccessibleText("Show " + part.title());
      button.setTooltip(new Tooltip("Show or hide: " + part.title()));
      button.setSelected(shown(part).get());
      shown(part).addListener((_, _, now) -> button.setSelected(now));
      button.setOnAction(_ -> say(part, button.isSelected()));
      box.getChildren().add(button);
    }
    return box;
  }
}
