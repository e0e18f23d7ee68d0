package org.groma.editor.studio;

import javafx.scene.control.Tab;
import javafx.scene.control.TabPane;
import org.groma.editor.panel.inspector.Inspector;
import org.groma.editor.panel.scans.ScanDeeds;
import org.groma.editor.panel.scans.ScanPanel;
import org.groma.editor.tool.ToolKind;

/** The right side of the window: what is selected, the layers of the map, the scans under it. */
final class Sidebar extends TabPane {

  static final String SCANS = "Scans";

  /** Where somebody was before a picture was to be placed. */
  private Tab left;

  Sidebar(Workbench bench) {
    setId("sidebar");
    setAccessibleText("What is selected, layers and scans");
    setTabClosingPolicy(TabClosingPolicy.UNAVAILABLE);
    Tab inspector = new Tab("Inspector", new Inspector(bench));
    inspector.setGraphic(Icons.of("fth-sliders"));
    Tab layers = new Tab("Layers", new LayerList(bench));
    layers.setGraphic(Icons.of("fth-layers"));
    Tab scans =
        new Tab(
            SCANS,
            new ScanPanel(
                bench,
                new ScanDeeds(
                    deed(bench, Tracing.CHOOSE),
                    deed(bench, Tracing.AGAIN),
                    deed(bench, Tracing.SEEK),
                    deed(bench, Tracing.REMOVE))));
    scans.setGraphic(Icons.of("fth-image"));
    getTabs().addAll(inspector, layers, scans);
    bench
        .map()
        .tool()
        .addListener((_, before, now) -> {
          if (now == ToolKind.PLACE) {
            left = getSelectionModel().getSelectedItem();
            getSelectionModel().select(scans);
          } else if (before == ToolKind.PLACE && scans.isSelected()) {
            getSelectionModel().select(left);
          }
        });
  }

  private static Action deed(Workbench bench, String title) {
    return bench.actions().titled(title).orElseThrow();
  }
}
