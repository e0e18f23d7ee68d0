package org.groma.editor.panel.scans;

import atlantafx.base.theme.Styles;
import java.util.Optional;
import java.util.function.UnaryOperator;
import javafx.geometry.Pos;
import javafx.scene.control.CheckBox;
import javafx.scene.control.Label;
import javafx.scene.control.ListCell;
import javafx.scene.control.ToggleButton;
import javafx.scene.control.Tooltip;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import org.groma.editor.scan.TracedScan;
import org.groma.editor.studio.Icons;
import org.groma.editor.studio.Workbench;

/** A picture in the list: whether it is shown, its name, whether it is locked. */
final class ScanCell extends ListCell<Integer> {

  private final Workbench bench;
  private final CheckBox visible = new CheckBox();
  private final Label name = new Label();
  private final ToggleButton lock = new ToggleButton();
  private final HBox row = new HBox(6, visible, name, lock);

  ScanCell(Workbench bench) {
    this.bench = bench;
    row.setAlignment(Pos.CENTER_LEFT);
    name.setMaxWidth(Double.MAX_VALUE);
    HBox.setHgrow(name, Priority.ALWAYS);
    setPrefWidth(0); // a long name gives way to the lock
    lock.getStyleClass().addAll(Styles.FLAT, Styles.SMALL);
    visible.setOnAction(_ -> change(scan -> scan.shown(visible.isSelected())));
    lock.setOnAction(_ -> change(scan -> scan.locked(lock.isSelected())));
  }

  private void change(UnaryOperator<TracedScan> how) {
    if (getItem() != null) {
      bench.scans().set(bench.scans().get().changing(getItem(), how));
    }
  }

  @Override
  protected void updateItem(Integer number, boolean empty) {
    super.updateItem(number, empty);
    Optional<TracedScan> found =
        empty || number == null ? Optional.empty() : bench.scans().get().find(number);
    setText(null);
    setGraphic(found.isPresent() ? row : null);
    found.ifPresent(scan -> {
      name.setText(scan.name());
      name.setTooltip(new Tooltip(scan.file().toString()));
      visible.setSelected(scan.visible());
      visible.setId("scan-visible-" + number);
      visible.setAccessibleText("Show " + scan.name());
      lock.setId("scan-lock-" + number);
      lock.setSelected(scan.locked());
      lock.setGraphic(Icons.of(scan.locked() ? "fth-lock" : "fth-unlock"));
      lock.setAccessibleText("Lock " + scan.name());
      lock.setTooltip(new Tooltip("Keep " + scan.name() + " from being moved or removed"));
      row.setOpacity(scan.visible() && scan.picture().isPresent() ? 1 : 0.6);
    });
  }
}
