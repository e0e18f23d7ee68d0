package org.groma.editor.panel.scenario;

import java.util.List;
import java.util.Locale;
import java.util.function.Consumer;
import javafx.geometry.Pos;
import javafx.scene.Node;
import javafx.scene.control.CheckBox;
import javafx.scene.control.Label;
import javafx.scene.control.ListCell;
import javafx.scene.control.ListView;
import javafx.scene.control.TextField;
import javafx.scene.layout.BorderPane;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;
import org.groma.editor.studio.Icons;
import org.groma.editor.studio.Workbench;
import org.groma.model.id.NationId;

/** The nations: searched, with their colours and how much of them is set up. */
final class NationRoll extends BorderPane {

  private final ScenarioModel model;
  private final TextField search = new TextField();
  private final CheckBox only = new CheckBox("Set up only");
  private final ListView<ScenarioModel.Line> list = new ListView<>();
  private final RollFoot foot;
  private boolean filling;

  NationRoll(Workbench bench, ScenarioModel model, Consumer<NationId> chosen) {
    this.model = model;
    this.foot =
        new RollFoot(
            bench,
            model,
            list,
            nation -> {
              chosen.accept(nation);
              show();
            });
    search.setId("nation-search");
    search.setPromptText("Search");
    search.setAccessibleText("Search nations");
    search.textProperty().addListener((_, _, _) -> show());
    HBox.setHgrow(search, Priority.ALWAYS);
    only.setId("nations-set-up");
    only.setMinWidth(Region.USE_PREF_SIZE);
    only.selectedProperty().addListener((_, _, _) -> show());
    HBox head = new HBox(8, search, only);
    head.setAlignment(Pos.CENTER_LEFT);
    head.getStyleClass().add("roll-head");
    list.setId("nations");
    list.setAccessibleText("Nations");
    list.getStyleClass().add("dense");
    list.setPlaceholder(new Label("No nation is called like that."));
    list.setCellFactory(_ -> new NationCell());
    list.getSelectionModel()
        .selectedItemProperty()
        .addListener((_, _, line) -> {
          if (line != null && !filling) {
            chosen.accept(line.id());
            foot.show(); // what can be done with it may differ
          }
        });
    setTop(head);
    setCenter(list);
    setBottom(foot);
  }

  /** Puts the keyboard where nations are added. */
  void startAdding() {
    foot.startAdding();
  }

  void show() {
    List<ScenarioModel.Line> lines = model.roll(search.getText(), only.isSelected());
    filling = true;
    boolean others = list.getItems().size() != lines.size();
    if (!list.getItems().equals(lines)) {
      list.getItems().setAll(lines);
    }
    list.getSelectionModel().clearSelection();
    model
        .nation()
        .flatMap(nation -> lines.stream().filter(line -> line.id().equals(nation.id())).findFirst())
        .ifPresent(list.getSelectionModel()::select);
    if (others) {
      list.scrollTo(Math.max(0, list.getSelectionModel().getSelectedIndex() - 1));
    }
    foot.show();
    filling = false;
  }

  /** One nation. */
  private static final class NationCell extends ListCell<ScenarioModel.Line> {

    NationCell() {
      setPrefWidth(0); // as wide as the list, so that it never scrolls sideways
    }

    @Override
    protected void updateItem(ScenarioModel.Line line, boolean empty) {
      super.updateItem(line, empty);
      setText(null);
      setGraphic(empty || line == null ? null : row(line));
      setAccessibleText(empty || line == null ? null : said(line));
    }

    private static Node row(ScenarioModel.Line line) {
      Label name = new Label(line.name());
      name.getStyleClass().add(line.setUp() ? "nation-in" : "text-muted");
      name.setMaxWidth(Double.MAX_VALUE);
      HBox.setHgrow(name, Priority.ALWAYS);
      HBox row = new HBox(8, swatch(line), name);
      row.setAlignment(Pos.CENTER_LEFT);
      if (line.complaints() > 0) {
        Label trouble =
            new Label(Integer.toString(line.complaints()), Icons.of("fth-alert-triangle"));
        trouble.getStyleClass().add("trouble");
        row.getChildren().add(trouble);
      }
      Label count = new Label(line.setUp() ? line.placed() + "/" + line.pool() : "not set up");
      count.getStyleClass().addAll("text-muted", "text-small");
      count.setMinWidth(Region.USE_PREF_SIZE);
      row.getChildren().add(count);
      return row;
    }

    private static String said(ScenarioModel.Line line) {
      return line.name()
          + (line.setUp()
              ? String.format(Locale.ROOT, ", %d of %d units set up", line.placed(), line.pool())
              : ", not set up")
          + (line.complaints() == 0 ? "" : ", problems: " + line.complaints());
    }
  }

  /** The colour of a nation, which is data and no part of the theme. */
  static Node swatch(ScenarioModel.Line line) {
    Region swatch = new Region();
    swatch.getStyleClass().add("swatch");
    swatch.setStyle(
        String.format(Locale.ROOT, "-fx-background-color: #%06x;", line.colour().rgb()));
    return swatch;
  }
}
