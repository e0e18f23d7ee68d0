package org.groma.editor.panel.gazetteer;

import atlantafx.base.theme.Styles;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.function.Function;
import javafx.beans.property.ReadOnlyObjectWrapper;
import javafx.css.PseudoClass;
import javafx.geometry.Pos;
import javafx.scene.control.CheckBox;
import javafx.scene.control.Label;
import javafx.scene.control.TableCell;
import javafx.scene.control.TableColumn;
import javafx.scene.control.TableRow;
import javafx.scene.control.TableView;
import javafx.scene.input.KeyCode;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;
import javafx.scene.layout.VBox;
import org.groma.editor.studio.TextScale;
import org.groma.editor.studio.Workbench;
import org.groma.engine.kernel.Lexicon;
import org.groma.model.id.AreaId;

/** What areas come to, beside what is printed; what differs is marked. */
final class TotalsList extends VBox {

  private static final PseudoClass OFF = PseudoClass.getPseudoClass("off");

  private final TableView<AreaTotals.Total> table = new TableView<>();
  private final CheckBox onlyOff = new CheckBox("Only differences");
  private final Label summary = new Label();
  private AreaTotals totals = new AreaTotals(List.of(), false, false);
  private Lexicon lexicon = Lexicon.PLAIN;

  /**
   * @param chosen an area that was clicked
   * @param opened one that was clicked twice, or on which Enter was pressed
   */
  TotalsList(Consumer<AreaId> chosen, Consumer<AreaTotals.Total> opened) {
    table.setId("gazetteer-totals");
    table.setAccessibleText("Totals of areas");
    table.getStyleClass().addAll(Styles.DENSE, Styles.STRIPED, "totals");
    table.setOnKeyPressed(event -> {
      AreaTotals.Total total = table.getSelectionModel().getSelectedItem();
      if (event.getCode() == KeyCode.ENTER && total != null) {
        chosen.accept(total.area());
        opened.accept(total);
        event.consume();
      }
    });
    table.setPlaceholder(new Label("All areas come to what is printed."));
    table.setRowFactory(_ -> {
      TableRow<AreaTotals.Total> row = new TableRow<>();
      row.setOnMouseClicked(event -> {
        if (row.getItem() != null) {
          chosen.accept(row.getItem().area());
          if (event.getClickCount() == 2) {
            opened.accept(row.getItem());
          }
        }
      });
      return row;
    });
    onlyOff.setId("totals-differences");
    onlyOff.selectedProperty().addListener((_, _, _) -> fill());
    Region gap = new Region();
    HBox.setHgrow(gap, Priority.ALWAYS);
    summary.setId("totals-summary");
    summary.getStyleClass().add(Styles.TEXT_MUTED);
    HBox head = new HBox(8, summary, gap, onlyOff);
    head.setAlignment(Pos.CENTER_LEFT);
    head.getStyleClass().add("totals-head");
    VBox.setVgrow(table, Priority.ALWAYS);
    getChildren().addAll(head, table);
    summary.setMinWidth(Region.USE_PREF_SIZE);
    onlyOff.setMinWidth(Region.USE_PREF_SIZE);
    getStyleClass().add("totals-pane");
  }

  void scale(Workbench bench) {
    TextScale.follow(bench, table);
  }

  /** Shows totals, in the words of the game. */
  void show(AreaTotals now, Lexicon words) {
    boolean others =
        now.hasIncomes() != totals.hasIncomes()
            || now.hasEmpires() != totals.hasEmpires()
            || !words.equals(lexicon);
    if (table.getColumns().isEmpty() || others) {
      lexicon = words;
      table.getColumns().clear();
      table.getColumns().add(name(words.say("Area")));
      if (now.hasIncomes()) {
        add("Kingdom", total -> Optional.of(total.kingdom()));
      } else {
        table.getColumns().add(provinces(words.say("Provinces")));
      }
      if (now.hasEmpires()) {
        add("Empire", AreaTotals.Total::empire);
      }
    }
    totals = now;
    fill();
  }

  /** Brings an area into view, because something in it is selected. */
  void goTo(AreaId area) {
    for (int i = 0; i < table.getItems().size(); i++) {
      if (table.getItems().get(i).area().equals(area)) {
        table.getSelectionModel().select(i);
        table.scrollTo(Math.max(0, i - 1));
        return;
      }
    }
    table.getSelectionModel().clearSelection();
  }

  private void fill() {
    var wanted =
        totals.totals().stream().filter(each -> !onlyOff.isSelected() || each.isOff()).toList();
    if (!table.getItems().equals(wanted)) {
      Optional<AreaId> selected =
          Optional.ofNullable(table.getSelectionModel().getSelectedItem())
              .map(AreaTotals.Total::area);
      table.getItems().setAll(wanted);
      selected.ifPresent(this::goTo);
    }
    long off = totals.totals().stream().filter(AreaTotals.Total::isOff).count();
    summary.setText(
        off == 0
            ? totals.hasIncomes() ? "All as printed" : ""
            : String.format(
                Locale.ROOT, lexicon.say("%d of %d areas differ"), off, totals.totals().size()));
  }

  private static TableColumn<AreaTotals.Total, String> name(String title) {
    TableColumn<AreaTotals.Total, String> column = new TableColumn<>(title);
    column.setCellValueFactory(row -> new ReadOnlyObjectWrapper<>(row.getValue().name()));
    column.setPrefWidth(116);
    return column;
  }

  /** How many provinces an area has, in a game that has nothing else to add up. */
  private static TableColumn<AreaTotals.Total, Integer> provinces(String title) {
    TableColumn<AreaTotals.Total, Integer> column = new TableColumn<>(title);
    column.setCellValueFactory(row -> new ReadOnlyObjectWrapper<>(row.getValue().provinces()));
    column.setPrefWidth(86);
    return column;
  }

  private void add(String title, Function<AreaTotals.Total, Optional<AreaTotals.Sum>> of) {
    table.getColumns().add(figure(title, of, sum -> sum.computed().toString(), false));
    table
        .getColumns()
        .add(figure("printed", of, sum -> sum.printed().map(Object::toString).orElse(""), false));
    table.getColumns().add(figure("±", of, AreaTotals.Sum::signed, true));
  }

  private static TableColumn<AreaTotals.Total, AreaTotals.Sum> figure(
      String title,
      Function<AreaTotals.Total, Optional<AreaTotals.Sum>> of,
      Function<AreaTotals.Sum, String> shown,
      boolean marks) {
    TableColumn<AreaTotals.Total, AreaTotals.Sum> column = new TableColumn<>(title);
    column.setCellValueFactory(
        row -> new ReadOnlyObjectWrapper<>(of.apply(row.getValue()).orElse(null)));
    column.setPrefWidth(marks ? 58 : 86);
    column.setSortable(false);
    column.setReorderable(false);
    column.setCellFactory(_ ->
        new TableCell<>() {
          @Override
          protected void updateItem(AreaTotals.Sum sum, boolean empty) {
            super.updateItem(sum, empty);
            boolean off = !empty && sum != null && sum.isOff();
            setText(empty || sum == null ? null : shown.apply(sum));
            pseudoClassStateChanged(OFF, off);
            setAlignment(Pos.CENTER_RIGHT);
          }
        });
    return column;
  }
}
