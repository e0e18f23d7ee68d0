package org.groma.editor.studio;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Objects;
import javafx.geometry.Pos;
import javafx.scene.control.ComboBox;
import javafx.scene.control.Label;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Region;
import org.groma.editor.tool.Choices;
import org.groma.editor.tool.Offer;
import org.groma.editor.tool.ToolKind;

/** The bar of a tool over the map: what it marks, draws or gives. Hidden for most tools. */
final class ToolOptions extends HBox {

  private final Workbench bench;
  private List<Offer> shown = List.of();
  private boolean showing;
  private final DrawingOptions drawing;
  private final ReasonField reason;

  ToolOptions(Workbench bench) {
    super(8);
    this.bench = bench;
    this.drawing = new DrawingOptions(bench);
    this.reason = new ReasonField(bench);
    setId("tool-options");
    getStyleClass().add("tool-options");
    getStylesheets()
        .add(
            Objects.requireNonNull(ToolOptions.class.getResource("tool-options.css"))
                .toExternalForm());
    setAlignment(Pos.CENTER_LEFT);
    setMaxSize(Region.USE_PREF_SIZE, Region.USE_PREF_SIZE);
    bench.map().tool().addListener((_, _, _) -> show());
    bench.map().choices().addListener((_, _, _) -> show());
    bench.project().addListener((_, _, _) -> show());
    show();
  }

  private List<Offer> offers() {
    return Offer.of(bench.map().tool().get(), bench.project().get(), bench.map().choices().get());
  }

  private void show() {
    List<Offer> now = offers();
    boolean draws = DrawingOptions.isFor(bench.map().tool().get());
    drawing.setVisible(draws);
    drawing.setManaged(draws);
    boolean says = bench.map().tool().get() == ToolKind.ADJACENCY;
    reason.setVisible(says);
    reason.setManaged(says);
    setVisible(draws || !now.isEmpty());
    if (now.equals(shown) && !getChildren().isEmpty()) {
      return;
    }
    showing = true;
    List<Offer> before = shown;
    shown = now;
    if (isSameBar(before, now)) {
      for (int i = 0; i < now.size(); i++) {
        choose(box(i), now.get(i));
      }
    } else {
      getChildren().setAll(new ArrayList<>());
      for (Offer offer : now) {
        Label label = new Label(offer.field().label());
        label.setMinWidth(Region.USE_PREF_SIZE);
        ComboBox<Offer.Item> box = box(offer);
        label.setLabelFor(box);
        getChildren().addAll(label, box);
      }
      getChildren().addAll(drawing, reason);
    }
    showing = false;
  }

  /** Whether only other items are chosen, so that an open list need not close. */
  private static boolean isSameBar(List<Offer> before, List<Offer> now) {
    if (before.size() != now.size() || now.isEmpty()) {
      return false;
    }
    for (int i = 0; i < now.size(); i++) {
      if (before.get(i).field() != now.get(i).field()
          || !before.get(i).items().equals(now.get(i).items())) {
        return false;
      }
    }
    return true;
  }

  @SuppressWarnings("unchecked") // label and box take turns
  private ComboBox<Offer.Item> box(int i) {
    return (ComboBox<Offer.Item>) getChildren().get(2 * i + 1);
  }

  private ComboBox<Offer.Item> box(Offer offer) {
    ComboBox<Offer.Item> box = new ComboBox<>();
    box.setId("option-" + offer.field().name().toLowerCase(Locale.ROOT).replace('_', '-'));
    box.setAccessibleText(offer.field().label());
    box.setPromptText("Choose…");
    box.setVisibleRowCount(14);
    box.getItems().setAll(offer.items());
    choose(box, offer);
    box.setOnHidden(_ -> bench.map().takeKeyboard());
    box.valueProperty()
        .addListener((_, _, item) -> {
          if (item != null && !showing) {
            Choices before = bench.map().choices().get();
            bench.map().choices().set(offer.take(item, before));
          }
        });
    return box;
  }

  private static void choose(ComboBox<Offer.Item> box, Offer offer) {
    box.setValue(offer.chosen().orElse(null));
  }
}
