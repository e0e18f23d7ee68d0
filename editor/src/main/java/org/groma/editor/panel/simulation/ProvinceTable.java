package org.groma.editor.panel.simulation;

import java.util.function.Consumer;
import javafx.scene.control.Label;
import javafx.scene.control.TableView;
import javafx.scene.input.KeyCode;
import org.groma.engine.kernel.Named;
import org.groma.engine.simulation.ProvinceStanding;
import org.groma.engine.simulation.Standings;

/** What became of provinces: how often they were entered and fought over, who held them. */
final class ProvinceTable extends TableView<ProvinceStanding> {

  private static final double NAME = 150;
  private static final double FIGURE = 135;

  private final Consumer<Named> chosen;

  /** A table that tells of a province when it is double-clicked, or Enter is pressed on it. */
  ProvinceTable(Consumer<Named> chosen) {
    this.chosen = chosen;
    setId("simulation-provinces");
    getStyleClass().addAll("dense", "striped");
    setPlaceholder(new Label("There is no province."));
    setOnMouseClicked(event -> {
      if (event.getClickCount() == 2) {
        choose();
      }
    });
    setOnKeyPressed(event -> {
      if (event.getCode() == KeyCode.ENTER) {
        choose();
      }
    });
  }

  private void choose() {
    ProvinceStanding province = getSelectionModel().getSelectedItem();
    if (province != null) {
      chosen.accept(province.province());
    }
  }

  void show(Standings standings) {
    double games = standings.games();
    getColumns().clear();
    getColumns().add(Columns.text("Province", NAME, province -> province.province().name()));
    getColumns()
        .add(
            Columns.number(
                "Entered a game",
                FIGURE,
                province -> province.entered().times() / games,
                Numbers::decimal));
    for (int i = 0; i < standings.fights().size(); i++) {
      int kind = i;
      String name = standings.fights().get(i).name();
      getColumns()
          .add(
              Columns.number(
                  Columns.title(name + " a game"),
                  FIGURE,
                  province -> province.fights().get(kind).times() / games,
                  Numbers::hundredths));
    }
    getColumns()
        .add(
            Columns.text(
                "Held longest by",
                2 * NAME,
                province ->
                    province.holders().isEmpty()
                        ? "nobody"
                        : province.holders().getFirst().nation().name()
                            + " ("
                            + Numbers.percent(province.holders().getFirst().share())
                            + " of turns)"));
    getColumns().add(Columns.number("Unheld", FIGURE, ProvinceStanding::unheld, Numbers::percent));
    getItems().setAll(standings.provinces());
  }
}
