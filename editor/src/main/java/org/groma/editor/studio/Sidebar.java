package org.groma.editor.studio;

import javafx.scene.control.Tab;
import javafx.scene.control.TabPane;
import org.groma.editor.panel.inspector.Inspector;

/** The right side of the window: what is selected, and the layers of the map. */
final class Sidebar extends TabPane {

  Sidebar(Workbench bench) {
    setId("sidebar");
    setAccessibleText("What is selected, and layers");
    setTabClosingPolicy(TabClosingPolicy.UNAVAILABLE);
    Tab inspector = new Tab("Inspector", new Inspector(bench));
    inspector.setGraphic(Icons.of("fth-sliders"));
    Tab layers = new Tab("Layers", new LayerList(bench));
    layers.setGraphic(Icons.of("fth-layers"));
    getTabs().addAll(inspector, layers);
  }
}
