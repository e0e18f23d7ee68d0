package org.groma.editor.panel.proofread;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import javafx.geometry.Pos;
import javafx.scene.control.Label;
import javafx.scene.control.ListCell;
import javafx.scene.control.ListView;
import javafx.scene.control.ProgressBar;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;
import org.groma.validator.proofread.Progress;

/** How far each area has come; choosing one shows its rows alone. */
final class ProgressList extends ListView<Progress> {

  private static final String ALL = "";

  private boolean filling;

  /**
   * @param chosen hears which area is wanted; nothing for all
   */
  ProgressList(Consumer<Optional<String>> chosen) {
    setId("proof-progress");
    getStyleClass().add("dense");
    setAccessibleText("Progress by area");
    setCellFactory(_ -> new Cell());
    getSelectionModel()
        .selectedItemProperty()
        .addListener((_, _, group) -> {
          if (group != null && !filling) {
            chosen.accept(Optional.of(group.id()).filter(id -> !id.equals(ALL)));
          }
        });
  }

  void show(List<Progress> groups, Optional<String> chosen) {
    List<Progress> all = new ArrayList<>(groups);
    all.addFirst(together(groups));
    if (all.equals(getItems())) {
      return;
    }
    filling = true;
    getItems().setAll(all);
    for (int i = 0; i < all.size(); i++) {
      if (all.get(i).id().equals(chosen.orElse(ALL))) {
        getSelectionModel().select(i);
      }
    }
    filling = false;
  }

  private static Progress together(List<Progress> groups) {
    return new Progress(
        ALL,
        "All",
        groups.stream().mapToInt(Progress::rows).sum(),
        groups.stream().mapToInt(Progress::signed).sum(),
        groups.stream().mapToInt(Progress::changed).sum(),
        groups.stream().mapToInt(Progress::differing).sum());
  }

  /** A name, a bar, and the figures. */
  private static final class Cell extends ListCell<Progress> {
    private final Label title = new Label();
    private final ProgressBar bar = new ProgressBar();
    private final Label count = new Label();
    private final HBox row = new HBox(6, title, gap(), bar, count);

    Cell() {
      row.setAlignment(Pos.CENTER_LEFT);
      title.setMinWidth(0);
      bar.setPrefWidth(48);
      bar.setMinWidth(48);
      count.setMinWidth(46);
      count.setAlignment(Pos.CENTER_RIGHT);
      count.getStyleClass().add("text-muted");
      setPrefWidth(0);
    }

    private static Region gap() {
      Region gap = new Region();
      HBox.setHgrow(gap, Priority.ALWAYS);
      return gap;
    }

    @Override
    protected void updateItem(Progress group, boolean empty) {
      super.updateItem(group, empty);
      setGraphic(empty || group == null ? null : row);
      if (empty || group == null) {
        setAccessibleText(null);
        return;
      }
      title.setText(group.title());
      bar.setProgress(group.rows() == 0 ? 1 : (double) group.signed() / group.rows());
      count.setText(group.signed() + "/" + group.rows());
      setAccessibleText(
          group.title()
              + ": "
              + group.signed()
              + " of "
              + group.rows()
              + " rows signed, "
              + group.differing()
              + " differ");
    }
  }
}
