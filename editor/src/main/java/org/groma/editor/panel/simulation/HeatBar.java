package org.groma.editor.panel.simulation;

import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import javafx.geometry.Pos;
import javafx.scene.control.ComboBox;
import javafx.scene.control.Label;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Region;

/** Where a heat map is chosen. What its colours mean stands in a line of its own. */
final class HeatBar extends HBox {

  private static final HeatSource NONE = new HeatSource("none", "No heat map", false, _ -> 0);

  private final ComboBox<HeatSource> box = new ComboBox<>();
  private final Label least = new Label();
  private final Label most = new Label();
  private final Region scale = new Region();
  private final Label remark = new Label();
  private final HBox legend = new HBox(8, least, scale, most, remark);

  HeatBar(Consumer<Optional<HeatSource>> chosen) {
    super(6);
    setAlignment(Pos.CENTER_RIGHT);
    box.setId("heat");
    box.setAccessibleText("Heat map");
    box.getStyleClass().add("small");
    box.setPrefWidth(210);
    box.getItems().setAll(NONE);
    box.setValue(NONE);
    box.setDisable(true);
    box.setVisibleRowCount(14);
    box.valueProperty()
        .addListener((_, _, now) -> {
          if (now != null) {
            chosen.accept(now.equals(NONE) ? Optional.empty() : Optional.of(now));
          }
        });
    scale.getStyleClass().add("heat-scale");
    remark.getStyleClass().add("text-muted");
    for (Label label : List.of(least, most, remark)) {
      label.setMinWidth(Region.USE_PREF_SIZE);
    }
    legend.getStyleClass().add("heat-legend");
    legend.setAlignment(Pos.CENTER_RIGHT);
    getChildren().add(box);
    explain(Optional.empty());
  }

  /** Offers the heat maps of another series; the one that is shown stays if it is among them. */
  void offer(List<HeatSource> sources) {
    String shown = box.getValue() == null ? NONE.id() : box.getValue().id();
    box.getItems().setAll(sources);
    box.getItems().addFirst(NONE);
    box.setDisable(false);
    choose(shown);
  }

  /** Chooses by id; none where it is not offered. */
  void choose(String id) {
    box.setValue(
        box.getItems().stream().filter(each -> each.id().equals(id)).findFirst().orElse(NONE));
  }

  void chooseNone() {
    box.setValue(NONE);
  }

  /** What the colours mean; takes no room while no heat map is shown. */
  HBox legend() {
    return legend;
  }

  void explain(Optional<HeatSource.Heat> heat) {
    legend.setVisible(heat.isPresent());
    legend.setManaged(heat.isPresent());
    heat.ifPresent(shown -> {
      least.setText(shown.least());
      most.setText(shown.most());
      remark.setText(shown.remark());
    });
  }
}
