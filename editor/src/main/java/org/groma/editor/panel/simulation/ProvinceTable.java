package org.groma.editor.panel.simulation;

import java.util.function.Consumer;
import org.groma.engine.kernel.Named;
import org.groma.engine.simulation.ProvinceStanding;
import org.groma.engine.simulation.Standings;

/** What became of provinces: how often they were entered and fought over, who held them. */
final class ProvinceTable extends ChoosingTable<ProvinceStanding> {

  private static final double NAME = 150;
  private static final double FIGURE = 135;

  ProvinceTable(Consumer<Named> chosen) {
    super(
        "simulation-provinces",
        "Provinces",
        "There is no province.",
        ProvinceStanding::province,
        chosen);
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
