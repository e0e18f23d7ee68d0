package org.groma.editor.panel.simulation;

import java.util.function.Consumer;
import javafx.scene.control.Tooltip;
import org.groma.engine.kernel.Named;
import org.groma.engine.simulation.NationStanding;
import org.groma.engine.simulation.Standings;

/** What became of nations: how often what befell them, and how much land they came to. */
final class NationTable extends ChoosingTable<NationStanding> {

  private static final double NAME = 150;
  private static final double FIGURE = 100;

  NationTable(Consumer<Named> chosen) {
    super("simulation-nations", "Nations", "No nation took part.", NationStanding::nation, chosen);
    setTooltip(
        new Tooltip(
            "Shares are of the games in which it happened at least once; provinces are means."));
  }

  void show(Standings standings) {
    getColumns().clear();
    getColumns().add(Columns.text("Nation", NAME, nation -> nation.nation().name()));
    getColumns()
        .add(Columns.text("Player", NAME, nation -> nation.player().map(Named::name).orElse("–")));
    for (int i = 0; i < standings.milestones().size(); i++) {
      int milestone = i;
      getColumns()
          .add(
              Columns.number(
                  Columns.title(standings.milestones().get(i).name()),
                  FIGURE,
                  nation -> nation.fates().get(milestone).share().value(),
                  Numbers::percent));
    }
    getColumns()
        .add(
            Columns.number(
                "Provinces at the end",
                FIGURE + 70,
                nation -> nation.provinces().isEmpty() ? 0 : nation.provinces().getLast(),
                Numbers::decimal));
    getColumns()
        .add(
            Columns.number(
                "At their peak",
                FIGURE + 20,
                nation ->
                    nation.provinces().stream().mapToDouble(Double::doubleValue).max().orElse(0),
                Numbers::decimal));
    getItems().setAll(standings.nations());
  }
}
