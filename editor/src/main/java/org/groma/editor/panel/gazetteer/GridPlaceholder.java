package org.groma.editor.panel.gazetteer;

import atlantafx.base.theme.Styles;
import java.util.Locale;
import java.util.Optional;
import javafx.geometry.Pos;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.layout.VBox;
import org.groma.editor.sheet.Sheet;
import org.groma.editor.sheet.SheetKind;
import org.groma.editor.tool.ToolKind;

/** What a grid without rows says: why there are none, and what to do about it. */
final class GridPlaceholder extends VBox {

  private final GridModel model;
  private final Runnable add;
  private final Label sentence = new Label();
  private final Button way = new Button();

  /**
   * @param add begins a row
   */
  GridPlaceholder(GridModel model, Runnable add) {
    super(10);
    this.model = model;
    this.add = add;
    setAlignment(Pos.CENTER);
    sentence.setId("grid-empty");
    sentence.setWrapText(true);
    way.setId("grid-empty-way");
    way.getStyleClass().add(Styles.SMALL);
    getChildren().addAll(sentence, way);
    model.listen(this::follow);
    follow();
  }

  private void follow() {
    Sheet<?> sheet = model.sheet();
    if (!sheet.ids().isEmpty()) {
      sentence.setText("No row meets the filter.");
      way.setText("Show all rows");
      way.setOnAction(_ -> model.filter(Filter.NONE));
    } else {
      sentence.setText(none(sheet));
      way.setText(
          sheet.kind().needed().isEmpty() ? "Draw a " + sheet.one() : "Add a " + sheet.one() + "…");
      way.setOnAction(_ -> add.run());
    }
  }

  private static String none(Sheet<?> sheet) {
    String title = sheet.kind().title(sheet.project());
    String many = title.substring(0, 1).toLowerCase(Locale.ROOT) + title.substring(1);
    String tool =
        tool(sheet.kind())
            .map(each -> String.format(Locale.ROOT, "with the %s tool on the map", each.title()))
            .orElse("");
    if (sheet.kind().needed().isEmpty()) {
      return String.format(Locale.ROOT, "There are no %s yet. Draw one %s.", many, tool);
    }
    return String.format(
        Locale.ROOT,
        "There are no %s yet. Add one here%s.",
        many,
        tool.isEmpty() ? "" : " or " + tool);
  }

  private static Optional<ToolKind> tool(SheetKind kind) {
    return switch (kind) {
      case PROVINCES -> Optional.of(ToolKind.DRAW);
      case CITIES -> Optional.of(ToolKind.CITY);
      case SEAS -> Optional.of(ToolKind.SEA);
      case RIVERS -> Optional.of(ToolKind.RIVER);
      case LINKS -> Optional.of(ToolKind.STRAIT);
      default -> Optional.empty();
    };
  }
}
