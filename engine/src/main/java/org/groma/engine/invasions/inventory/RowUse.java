package org.groma.engine.invasions.inventory;

import java.util.List;
import java.util.Optional;
import org.groma.engine.invasions.event.CivilTold;
import org.groma.engine.invasions.event.InvasionsEvent;
import org.groma.engine.invasions.event.PlunderTold;
import org.groma.engine.invasions.event.Roll;
import org.groma.engine.invasions.setting.Board;
import org.groma.engine.kernel.Rolled;
import org.groma.engine.kernel.Uses;

/**
 * Which rows are read. A raid tells its modifier before it rolls. The half of the map that a revolt
 * is rolled on is known when it was rolled for, and otherwise by the Area that rose.
 */
final class RowUse {

  private final Rows rows;
  private final Board board;
  private final Uses uses;
  private int raidModifier;
  private Optional<Rows.Read> half = Optional.empty();
  private int areaRoll;

  RowUse(Rows rows, Board board, Uses uses) {
    this.rows = rows;
    this.board = board;
    this.uses = uses;
  }

  void hear(Rolled rolled) {
    Optional<Roll> purpose = Roll.of(rolled.purpose());
    if (purpose.isPresent()) {
      read(purpose.get(), rolled.result());
    }
  }

  private void read(Roll purpose, int result) {
    switch (purpose) {
      case CARAVAN -> rows.caravans.ifPresent(table -> table.use(result, uses));
      case RAID -> rows.raids.ifPresent(table -> table.use(result + raidModifier, uses));
      case REVOLT_CHOOSER -> rows.revoltChooser.ifPresent(table -> table.use(result, uses));
      case REVOLT_HALF -> half = result % 2 == 0 ? rows.revoltWest : rows.revoltEast;
      case REVOLT_AREA -> {
        areaRoll = result;
        half.ifPresent(table -> table.use(result, uses));
      }
      default -> {
        // read without a table
      }
    }
  }

  void hear(InvasionsEvent event) {
    switch (event) {
      case PlunderTold.RaidBegan raid -> raidModifier = raid.modifier();
      case CivilTold.RevoltPlaced placed -> {
        if (areaRoll > 0 && board.area(placed.province()) != Board.NONE) {
          rose(board.areaId(board.area(placed.province())));
        }
        forget();
      }
      case CivilTold.RevoltVoid _ -> forget();
      default -> {
        // nothing is looked up
      }
    }
  }

  private void rose(String area) {
    for (Optional<Rows.Read> table : List.of(rows.revoltWest, rows.revoltEast)) {
      table
          .filter(each -> each.gives(areaRoll, "area", area))
          .ifPresent(each -> each.use(areaRoll, uses));
    }
  }

  private void forget() {
    half = Optional.empty();
    areaRoll = 0;
  }
}
