package org.groma.editor.panel.gazetteer;

import atlantafx.base.controls.CustomTextField;
import atlantafx.base.theme.Styles;
import java.util.Locale;
import java.util.Set;
import javafx.geometry.Pos;
import javafx.scene.control.Button;
import javafx.scene.control.CheckMenuItem;
import javafx.scene.control.CustomMenuItem;
import javafx.scene.control.Label;
import javafx.scene.control.Menu;
import javafx.scene.control.MenuButton;
import javafx.scene.control.MenuItem;
import javafx.scene.input.KeyCode;
import javafx.scene.layout.HBox;
import org.groma.editor.studio.Icons;
import org.groma.exporters.table.Column;

/** Which rows are shown: words that must stand in them, and values of columns as chips. */
final class FilterBar extends HBox {

  private static final int MOST_VALUES = 40;

  private final GridModel model;
  private final CustomTextField text = new CustomTextField();
  private final HBox chips = new HBox(4);
  private final MenuButton values = new MenuButton("Filter", Icons.of("fth-filter"));

  FilterBar(GridModel model) {
    super(8);
    this.model = model;
    setAlignment(Pos.CENTER_LEFT);
    text.setId("gazetteer-filter");
    text.setPromptText("Find in rows");
    text.setAccessibleText("Find in rows");
    text.setLeft(Icons.of("fth-search"));
    text.setPrefColumnCount(14);
    text.textProperty()
        .addListener((_, _, now) -> {
          if (!now.equals(model.filter().text())) {
            model.filter(model.filter().withText(now));
          }
        });
    text.setOnKeyPressed(event -> {
      if (event.getCode() == KeyCode.ESCAPE) {
        text.clear();
        event.consume();
      }
    });
    text.setMinWidth(90);
    values.setMinWidth(USE_PREF_SIZE);
    values.setId("gazetteer-values");
    values.getStyleClass().addAll(Styles.FLAT, Styles.SMALL);
    values.setAccessibleText("Show only rows with chosen values");
    values.setOnShowing(_ -> fill());
    values.getItems().add(new MenuItem("…")); // an empty menu would not open
    chips.setAlignment(Pos.CENTER_LEFT);
    getChildren().addAll(text, values, chips);
    model.listen(this::follow);
  }

  private void follow() {
    Filter filter = model.filter();
    if (!text.getText().equals(filter.text())) {
      text.setText(filter.text());
    }
    chips.getChildren().clear();
    filter.values().forEach((column, allowed) -> chips.getChildren().add(chip(column, allowed)));
  }

  private Button chip(String column, Set<String> allowed) {
    String what =
        allowed.size() > 2
            ? allowed.size() + " values"
            : String.join(" or ", allowed.stream().map(FilterBar::said).toList());
    Button chip = new Button(model.title(column) + ": " + what, Icons.of("fth-x"));
    chip.getStyleClass().addAll(Styles.SMALL, Styles.ROUNDED, Styles.ACCENT);
    chip.setContentDisplay(javafx.scene.control.ContentDisplay.RIGHT);
    chip.setAccessibleText("Show all values of " + model.title(column));
    chip.setOnAction(_ -> model.filter(model.filter().without(column)));
    return chip;
  }

  private static String said(String value) {
    return value.isEmpty() ? "(empty)" : value;
  }

  /** A menu for each column that few enough values stand in. */
  private void fill() {
    values.getItems().clear();
    for (Column<?> column : model.sheet().columns()) {
      var counts = Filter.valuesOf(model.sheet(), column.key());
      if (counts.size() < 2 || counts.size() > MOST_VALUES) {
        continue;
      }
      Menu menu = new Menu(column.title());
      Set<String> chosen = model.filter().values().getOrDefault(column.key(), Set.of());
      counts.forEach((value, count) -> {
        CheckMenuItem item =
            new CheckMenuItem(String.format(Locale.ROOT, "%s  (%d)", said(value), count));
        item.setSelected(chosen.contains(value));
        item.setOnAction(_ -> model.filter(model.filter().toggle(column.key(), value)));
        menu.getItems().add(item);
      });
      values.getItems().add(menu);
    }
    if (values.getItems().isEmpty()) {
      values.getItems().add(new CustomMenuItem(new Label("No column has few enough values.")));
    }
  }
}
