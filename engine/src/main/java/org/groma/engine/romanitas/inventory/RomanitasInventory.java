package org.groma.engine.romanitas.inventory;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import org.groma.engine.kernel.Event;
import org.groma.engine.kernel.Inventory;
import org.groma.engine.kernel.Usage;
import org.groma.engine.kernel.Uses;
import org.groma.engine.romanitas.event.BattleTold;
import org.groma.engine.romanitas.event.DeedTold;
import org.groma.engine.romanitas.event.NationEvent;
import org.groma.engine.romanitas.setting.Setting;
import org.groma.model.project.Kinds;
import org.groma.model.project.Project;
import org.groma.model.tables.RuleTable;

/** Nations that may make war, and the rows of their tables. */
public final class RomanitasInventory implements Inventory {

  private final Setting setting;
  private final List<Item> nations = new ArrayList<>();
  private final List<Item> rows = new ArrayList<>();
  private final List<String> rowKeys = new ArrayList<>();

  public RomanitasInventory(Project project, Setting setting) {
    this.setting = setting;
    for (int nation = 1; nation < setting.nations(); nation++) {
      String id = setting.nationId(nation);
      nations.add(new Item("nation:" + id, Optional.empty(), setting.nationName(nation)));
      project.get(Kinds.TABLES).find("attitudes-" + id).ifPresent(table -> add(table, id));
    }
  }

  private void add(RuleTable table, String nation) {
    for (int i = 0; i < table.rows().size(); i++) {
      rowKeys.add(nation + "/" + table.rows().get(i).key());
      rows.add(
          new Item(
              "table:" + table.id().slug(),
              Optional.of("$.rows[" + i + "]"),
              table.name() + ", " + table.rows().get(i).key()));
    }
  }

  @Override
  public List<Item> items(Usage usage) {
    return switch (usage) {
      case NATION_ACTED -> nations;
      case ROW_READ -> rows;
      case NATION_ENTERED,
          PROVINCE_ENTERED,
          OBJECTIVE_REACHED,
          CARD_DRAWN,
          CARD_PLAYED,
          RULE_EXERCISED,
          RETREAT_MADE,
          RETREAT_CUT_OFF,
          BANKRUPT_AT_FIRST ->
          List.of();
    };
  }

  @Override
  public Consumer<Event> follow(Uses uses) {
    return event -> {
      switch (event) {
        case DeedTold.AttitudeFound found -> {
          int row = rowKeys.indexOf(setting.nationId(found.nation()) + "/" + found.row());
          if (row >= 0) {
            uses.used(Usage.ROW_READ, row);
          }
        }
        case NationEvent.WarBegan(int nation) -> uses.used(Usage.NATION_ACTED, nation - 1);
        case NationEvent.ClientTurned(_, boolean roman) -> {
          if (!roman) {
            persia(uses);
          }
        }
        case BattleTold.Began began -> uses.used(Usage.NATION_ACTED, began.nation() - 1);
        default -> {
          // no use of anything listed
        }
      }
    };
  }

  private void persia(Uses uses) {
    for (int nation = 1; nation < setting.nations(); nation++) {
      if (!setting.folk(nation).barbarian()) {
        uses.used(Usage.NATION_ACTED, nation - 1);
      }
    }
  }
}
