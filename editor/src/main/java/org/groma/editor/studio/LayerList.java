package org.groma.editor.studio;

import java.util.List;
import javafx.geometry.Insets;
import javafx.geometry.Pos;
import javafx.scene.control.CheckBox;
import javafx.scene.control.MenuButton;
import javafx.scene.control.ScrollPane;
import javafx.scene.control.Slider;
import javafx.scene.control.ToggleButton;
import javafx.scene.control.Tooltip;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;
import javafx.scene.layout.VBox;
import org.groma.editor.map.LayerState;
import org.groma.editor.map.MapLayer;
import org.groma.editor.tool.ToolKind;

/** The layers of the map, the topmost first: shown, locked, faded. */
final class LayerList extends ScrollPane {

  LayerList(Workbench bench) {
    VBox rows = new VBox(2);
    rows.setPadding(new Insets(8));
    for (MapLayer layer : MapLayer.values()) {
      if (layer == MapLayer.ADJACENCY) {
        rows.getChildren().addFirst(key(bench));
      }
      rows.getChildren().addFirst(row(bench, layer));
    }
    setContent(rows);
    setFitToWidth(true);
    setId("layers");
  }

  /** What the lines mean, as long as they can be seen. */
  private static LayerKey key(Workbench bench) {
    LayerKey key = new LayerKey();
    key.visibleProperty()
        .bind(
            bench
                .map()
                .layers()
                .map(now -> now.shows(MapLayer.ADJACENCY))
                .flatMap(
                    shown -> bench.map().tool().map(tool -> shown || tool == ToolKind.ADJACENCY)));
    key.managedProperty().bind(key.visibleProperty());
    return key;
  }

  private static HBox row(Workbench bench, MapLayer layer) {
    var layers = bench.map().layers();
    LayerState first = layers.get().of(layer);
    CheckBox shown = new CheckBox(layer.title());
    shown.setId("layer-" + layer.name().toLowerCase(java.util.Locale.ROOT));
    shown.setSelected(first.shown());
    shown.setMaxWidth(Double.MAX_VALUE);
    shown.setMinWidth(Region.USE_PREF_SIZE); // the slider gives way, not the name
    HBox.setHgrow(shown, Priority.ALWAYS);
    Slider opacity = new Slider(0, 1, first.opacity());
    opacity.setPrefWidth(70);
    opacity.setMinWidth(36);
    opacity.setTooltip(new Tooltip("How strongly " + layer.title() + " are shown"));
    opacity.setAccessibleText("Opacity of " + layer.title());
    ToggleButton lock = new ToggleButton(null, Icons.of("fth-unlock"));
    lock.getStyleClass().addAll("flat", "small");
    lock.setSelected(first.locked());
    lock.setTooltip(new Tooltip("Keep tools off " + layer.title()));
    lock.setAccessibleText("Lock " + layer.title());
    lock.selectedProperty()
        .addListener((_, _, on) -> lock.setGraphic(Icons.of(on ? "fth-lock" : "fth-unlock")));
    Runnable tell =
        () ->
            layers.set(
                layers
                    .get()
                    .with(
                        layer,
                        new LayerState(shown.isSelected(), lock.isSelected(), opacity.getValue())));
    shown.selectedProperty().addListener((_, _, _) -> tell.run());
    lock.selectedProperty().addListener((_, _, _) -> tell.run());
    opacity.valueProperty().addListener((_, _, _) -> tell.run());
    layers.addListener((_, _, now) -> {
      LayerState state = now.of(layer);
      shown.setSelected(state.shown());
      lock.setSelected(state.locked());
      opacity.setValue(state.opacity());
    });
    HBox row = new HBox(6, shown, opacity, layer == MapLayer.SCAN ? picture(bench) : lock);
    row.setAlignment(Pos.CENTER_LEFT);
    return row;
  }

  /** What can be done with the scanned pictures; each has a lock of its own in the tab Scans. */
  private static MenuButton picture(Workbench bench) {
    MenuButton more = new MenuButton(null, Icons.of("fth-more-vertical"));
    more.setId("layer-scan-more");
    more.getStyleClass().addAll("flat", "small", "no-arrow");
    more.setTooltip(new Tooltip("Choose, place or remove a scanned image"));
    more.setAccessibleText("Choose, place or remove a scanned image");
    for (String title : List.of(Tracing.CHOOSE, Tracing.AGAIN, Tracing.REMOVE)) {
      bench.actions().titled(title).map(Menus::item).ifPresent(more.getItems()::add);
    }
    return more;
  }
}
