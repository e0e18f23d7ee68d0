package org.groma.editor.studio;

import javafx.scene.control.Tab;
import javafx.scene.control.TabPane;

/** The right side of the window: what is selected, and the layers of the map. */
final class Sidebar extends TabPane {

  Sidebar(Workbench bench) {
    setId("sidebar");
    setTabClosingPolicy(TabClosingPolicy.UNAVAILABLE);
    Tab layers = new Tab("Layers", new LayerList(bench));
    layers.setGraphic(Icons.of("fth-layers"));
    getTabs().add(layers);
    setMinWidth(240);
  }
}
