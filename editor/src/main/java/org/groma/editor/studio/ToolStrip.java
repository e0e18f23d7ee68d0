package org.groma.editor.studio;

import java.util.EnumMap;
import java.util.Map;
import javafx.geometry.Orientation;
import javafx.scene.control.Separator;
import javafx.scene.control.ToggleButton;
import javafx.scene.control.ToggleGroup;
import javafx.scene.control.ToolBar;
import javafx.scene.control.Tooltip;
import org.groma.editor.tool.ToolKind;

/** The tools at the left of the window. */
final class ToolStrip extends ToolBar {

  private final Map<ToolKind, ToggleButton> buttons = new EnumMap<>(ToolKind.class);

  ToolStrip(Workbench bench) {
    setOrientation(Orientation.VERTICAL);
    setId("tools");
    getStyleClass().add("tool-strip");
    ToggleGroup group = new ToggleGroup();
    for (ToolKind kind : ToolKind.values()) {
      ToggleButton button = new ToggleButton(null, Icons.of(kind.icon()));
      button.setId("tool-" + kind.name().toLowerCase(java.util.Locale.ROOT));
      button.setToggleGroup(group);
      Tooltip tip = new Tooltip(kind.title());
      tip.setOnShowing(_ -> tip.setText(kind.title() + keys(bench, kind) + "\n" + kind.hint()));
      button.setTooltip(tip);
      button.setAccessibleText(kind.title());
      button.setOnAction(_ -> {
        button.setSelected(true); // a second click keeps it
        bench.map().tool().set(kind);
        bench.map().takeKeyboard();
      });
      buttons.put(kind, button);
      getItems().add(button);
      if (kind == ToolKind.PAN
          || kind == ToolKind.REDRAW
          || kind == ToolKind.SEA
          || kind == ToolKind.DISTANCE) {
        getItems().add(new Separator());
      }
    }
    buttons.get(bench.map().tool().get()).setSelected(true);
    bench.map().tool().addListener((_, _, now) -> buttons.get(now).setSelected(true));
  }

  /** The key of a tool, which somebody may have changed. */
  private static String keys(Workbench bench, ToolKind kind) {
    return bench
        .actions()
        .titled("Tool: " + kind.title())
        .flatMap(Action::shownKeys)
        .map(key -> " (" + key + ")")
        .orElse("");
  }
}
