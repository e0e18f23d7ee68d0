package org.groma.editor.studio;

import java.util.List;
import java.util.Locale;
import java.util.Optional;
import javafx.geometry.Pos;
import javafx.scene.control.ComboBox;
import javafx.scene.control.Label;
import javafx.scene.control.TextField;
import javafx.scene.layout.HBox;
import javafx.scene.layout.VBox;
import org.groma.editor.start.SheetChoice;
import org.groma.editor.start.SheetChoice.Geography;

/** Asks for the sheet of a new map: size, scale, geography. */
final class SheetForm extends VBox {

  /** A size that is offered. */
  private record Size(String title, Optional<SheetChoice.Paper> paper) {

    static Size of(String title, double width, double height) {
      return new Size(
          String.format(Locale.ROOT, "%s, %.0f × %.0f mm", title, width, height),
          Optional.of(new SheetChoice.Paper(width, height)));
    }

    @Override
    public String toString() {
      return title;
    }
  }

  private static final Size OWN = new Size("Own size", Optional.empty());
  private static final Size NONE = new Size("No sheet", Optional.empty());
  private static final Size FIRST = Size.of("A1 across", 841, 594);
  private static final List<Size> SIZES =
      List.of(
          Size.of("A3 across", 420, 297),
          Size.of("A2 across", 594, 420),
          FIRST,
          Size.of("A0 across", 1189, 841),
          Size.of("Map of 22 by 34 inches", 863.6, 558.8),
          OWN,
          NONE);

  private final ComboBox<Size> size = new ComboBox<>();
  private final TextField width = number("new-width", "Width of the sheet in millimetres", "841");
  private final TextField height =
      number("new-height", "Height of the sheet in millimetres", "594");
  private final TextField scale = number("new-scale", "Map units a millimetre", "1");
  private final ComboBox<Geography> geography = new ComboBox<>();
  private final TextField longitude = number("new-longitude", "Longitude of the centre", "15");
  private final TextField latitude = number("new-latitude", "Latitude of the centre", "45");
  private final Label units = new Label();
  private final HBox paper = row(width, new Label("×"), height, new Label("mm"));
  private final HBox scaling = row(new Label("1 mm shows"), scale, units);
  private final HBox centre =
      row(new Label("Centre: longitude"), longitude, new Label("latitude"), latitude);

  /**
   * @param changed told whenever something else is chosen or typed
   */
  SheetForm(Runnable changed) {
    super(8);
    size.setId("new-size");
    size.setAccessibleText("Size of the sheet");
    size.getItems().setAll(SIZES);
    size.setValue(FIRST);
    geography.setId("new-geography");
    geography.setAccessibleText("Projection");
    geography.getItems().setAll(Geography.values());
    geography.setConverter(new Titles<>(Geography::title));
    geography.setValue(Geography.NONE);
    getChildren().addAll(row(size, paper), scaling, row(geography), centre);
    size.valueProperty()
        .addListener((_, _, now) ->
            now.paper()
                .ifPresent(fixed -> {
                  width.setText(plain(fixed.width()));
                  height.setText(plain(fixed.height()));
                }));
    geography
        .valueProperty()
        .addListener((_, _, now) ->
            scale.setText(
                switch (now) {
                  case NONE -> "1";
                  case LONLAT -> "0.05";
                  case LAMBERT -> "5";
                }));
    Runnable heard =
        () -> {
          tidy();
          changed.run();
        };
    size.valueProperty().addListener((_, _, _) -> heard.run());
    geography.valueProperty().addListener((_, _, _) -> heard.run());
    for (TextField field : List.of(width, height, scale, longitude, latitude)) {
      field.textProperty().addListener((_, _, _) -> heard.run());
    }
    tidy();
  }

  private static String plain(double value) {
    return value == Math.rint(value) ? String.valueOf((long) value) : String.valueOf(value);
  }

  private static HBox row(javafx.scene.Node... nodes) {
    HBox row = new HBox(8, nodes);
    row.setAlignment(Pos.CENTER_LEFT);
    return row;
  }

  private static TextField number(String id, String spoken, String first) {
    TextField field = new TextField(first);
    field.setId(id);
    field.setAccessibleText(spoken);
    field.setPrefColumnCount(6);
    return field;
  }

  /** Only what matters for the choice can be typed. */
  private void tidy() {
    boolean none = NONE.equals(size.getValue());
    paper.setVisible(!none);
    width.setDisable(!OWN.equals(size.getValue()));
    height.setDisable(!OWN.equals(size.getValue()));
    shown(scaling, !none);
    shown(centre, geography.getValue() != Geography.NONE);
    units.setText(geography.getValue().units());
  }

  private static void shown(HBox row, boolean wanted) {
    row.setVisible(wanted);
    row.setManaged(wanted);
  }

  /** Whether the size is asked for; a file with a map brings its own. */
  void sized(boolean wanted) {
    size.setDisable(!wanted);
    scale.setDisable(!wanted);
  }

  SheetChoice choice() {
    return new SheetChoice(
        geography.getValue(),
        read(longitude),
        read(latitude),
        NONE.equals(size.getValue())
            ? Optional.empty()
            : Optional.of(new SheetChoice.Paper(read(width), read(height))),
        read(scale));
  }

  /** What is typed; no number where it is none, which the choice then complains of. */
  private static double read(TextField field) {
    try {
      return Double.parseDouble(field.getText().strip().replace(',', '.'));
    } catch (NumberFormatException garbled) {
      return Double.NaN;
    }
  }
}
