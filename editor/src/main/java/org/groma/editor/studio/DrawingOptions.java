package org.groma.editor.studio;

import java.util.EnumSet;
import java.util.Set;
import java.util.function.UnaryOperator;
import javafx.geometry.Pos;
import javafx.scene.control.CheckBox;
import javafx.scene.control.Label;
import javafx.scene.control.Slider;
import javafx.scene.control.Tooltip;
import javafx.scene.layout.HBox;
import org.groma.editor.tool.DrawingStyle;
import org.groma.editor.tool.ToolKind;

/** The part of a tool's bar that says how lines are drawn by hand. */
final class DrawingOptions extends HBox {

  private static final Set<ToolKind> DRAWING =
      EnumSet.of(ToolKind.DRAW, ToolKind.SEA, ToolKind.SPLIT, ToolKind.REDRAW);

  private final Workbench bench;
  private final Slider detail = new Slider(DrawingStyle.FINEST, DrawingStyle.COARSEST, 3);
  private final Label pixels = new Label();
  private final CheckBox natural = new CheckBox("Natural edge");
  private final CheckBox follow = new CheckBox("Follow borders");

  DrawingOptions(Workbench bench) {
    super(8);
    this.bench = bench;
    setAlignment(Pos.CENTER_LEFT);
    Label name = new Label("Detail");
    name.setLabelFor(detail);
    detail.setId("option-detail");
    detail.setPrefWidth(90);
    detail.setBlockIncrement(1);
    detail.setAccessibleText("Detail: how far a free line may stray from the hand, in pixels");
    detail.setTooltip(
        new Tooltip("How far a line drawn freehand may stray from the way of the hand"));
    natural.setId("option-natural");
    natural.setTooltip(
        new Tooltip("Bends straight stretches to look like the borders beside them"));
    follow.setId("option-follow");
    follow.setTooltip(
        new Tooltip("Between two points of a border the line follows it; Shift does so once"));
    pixels.setMinWidth(40);
    getChildren().addAll(name, detail, pixels, natural, follow);
    show();
    bench.map().choices().addListener((_, _, _) -> show());
    detail
        .valueProperty()
        .addListener((_, _, now) -> set(style -> style.withDetail(Math.rint(now.doubleValue()))));
    natural.selectedProperty().addListener((_, _, now) -> set(style -> style.withNatural(now)));
    follow.selectedProperty().addListener((_, _, now) -> set(style -> style.withFollow(now)));
  }

  /** Whether a tool draws lines by hand. */
  static boolean isFor(ToolKind kind) {
    return DRAWING.contains(kind);
  }

  private void set(UnaryOperator<DrawingStyle> change) {
    var before = bench.map().choices().get();
    bench.map().choices().set(before.withDrawing(change.apply(before.drawing())));
  }

  private void show() {
    DrawingStyle style = bench.map().choices().get().drawing();
    pixels.setText(Math.round(style.detail()) + " px");
    if (Math.round(detail.getValue()) != Math.round(style.detail())) {
      detail.setValue(style.detail());
    }
    natural.setSelected(style.natural());
    follow.setSelected(style.follow());
  }
}
