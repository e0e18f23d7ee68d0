package org.groma.engine.romanitas.inventory;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Consumer;
import org.groma.engine.kernel.Event;
import org.groma.engine.kernel.Inventory;
import org.groma.engine.kernel.Stock;
import org.groma.engine.kernel.Usage;
import org.groma.engine.kernel.Uses;
import org.groma.engine.romanitas.event.ActaEvent;
import org.groma.engine.romanitas.event.BattleTold;
import org.groma.engine.romanitas.event.DeedTold;
import org.groma.engine.romanitas.event.Ending;
import org.groma.engine.romanitas.event.LandEvent;
import org.groma.engine.romanitas.event.NationEvent;
import org.groma.engine.romanitas.event.RomanitasEvent;
import org.groma.engine.romanitas.event.TroopEvent;
import org.groma.engine.romanitas.event.TurnEvent;
import org.groma.engine.romanitas.setting.Domain;
import org.groma.engine.romanitas.setting.Face;
import org.groma.engine.romanitas.setting.Figure;
import org.groma.engine.romanitas.setting.Levy;
import org.groma.engine.romanitas.setting.Setting;
import org.groma.engine.romanitas.setting.Troop;
import org.groma.model.project.Kinds;
import org.groma.model.project.Project;
import org.groma.model.tables.Deck;
import org.groma.model.tables.RuleTable;
import org.groma.model.value.Datum;

/**
 * Nations that may make war, the rows of tables that are rolled on or paid for, and who serves
 * Rome.
 */
public final class RomanitasInventory implements Inventory {

  private static final String REMOBILISATION = "remobilisation";

  private final Setting setting;
  private final Stock stock = new Stock();

  /** The number of an item among those of its usage, by a word for what uses it. */
  private final Map<Usage, Map<String, Integer>> numbers = new HashMap<>();

  public RomanitasInventory(Project project, Setting setting) {
    this.setting = setting;
    for (int nation = 1; nation < setting.nations(); nation++) {
      String id = setting.nationId(nation);
      for (Usage usage : List.of(Usage.NATION_ACTED, Usage.NATION_ATTACKED)) {
        stock.add(usage, "nation:" + id, setting.nationName(nation));
      }
      table(project, "attitudes-" + id).ifPresent(table -> attitudes(table, id));
    }
    for (Domain domain : Domain.values()) {
      table(project, "acta-" + domain.word()).ifPresent(table -> rows(table, "box"));
    }
    table(project, "grades").ifPresent(table -> rows(table, "grade"));
    table(project, "monuments").ifPresent(table -> prices(table, List.of()));
    table(project, "diplomacy").ifPresent(table -> prices(table, List.of()));
    table(project, REMOBILISATION).ifPresent(table -> prices(table, List.of("light", "comes")));
    table(project, "desolation")
        .ifPresent(table ->
            prices(
                table,
                List.of(
                    setting.options().removalCostsTwo() ? "removal" : "removal-optional",
                    "loss",
                    "limit")));
    for (Troop troop : setting.army()) {
      list(Usage.PIECE_USED, troop.id(), "unit:" + troop.id(), "", troop.name());
    }
    for (Figure figure : setting.commanders()) {
      list(Usage.LEADER_USED, figure.id(), "leader:" + figure.id(), "", "The " + figure.name());
    }
    project.get(Kinds.DECKS).find("stratagems").ifPresent(this::stratagems);
    endings();
  }

  private static Optional<RuleTable> table(Project project, String id) {
    return project.get(Kinds.TABLES).find(id);
  }

  /** What several things use is one item. */
  private void list(Usage usage, String use, String subject, String path, String name) {
    numbers
        .computeIfAbsent(usage, _ -> new HashMap<>())
        .computeIfAbsent(
            use,
            _ ->
                path.isEmpty()
                    ? stock.add(usage, subject, name)
                    : stock.add(usage, subject, path, name));
  }

  private void attitudes(RuleTable table, String nation) {
    for (int i = 0; i < table.rows().size(); i++) {
      String key = table.rows().get(i).key();
      row(Usage.ROW_READ, nation + "/" + key, table, i, table.name() + ", " + key);
    }
  }

  /** Rows of which a result is told by the word in a column. */
  private void rows(RuleTable table, String column) {
    for (int i = 0; i < table.rows().size(); i++) {
      RuleTable.Row row = table.rows().get(i);
      if (row.cells().get(column) instanceof Datum.Text(String word)) {
        row(Usage.ROW_READ, word, table, i, table.name() + ", " + row.key());
      }
    }
  }

  /** Rows that say what something costs. */
  private void prices(RuleTable table, List<String> without) {
    for (int i = 0; i < table.rows().size(); i++) {
      String key = table.rows().get(i).key();
      if (!without.contains(key)) {
        row(
            Usage.PURCHASE_MADE,
            table.id().slug() + "/" + key,
            table,
            i,
            key.replace('-', ' ') + " (" + table.name() + ")");
      }
    }
  }

  private void row(Usage usage, String use, RuleTable table, int row, String name) {
    list(usage, use, "table:" + table.id().slug(), "rows[" + row + "]", name);
  }

  private void stratagems(Deck deck) {
    for (int i = 0; i < deck.cards().size(); i++) {
      Deck.Card card = deck.cards().get(i);
      for (String side : List.of("roman", "enemy")) {
        int number = i;
        card.attributes()
            .text(side)
            .ifPresent(face ->
                list(
                    Usage.CARD_PLAYED,
                    side + "/" + face,
                    "deck:" + deck.id().slug(),
                    "cards[" + number + "]",
                    card.name() + " (" + deck.name() + ", " + side + ")"));
      }
    }
  }

  /** What the scenario says of defeat. */
  private void endings() {
    List<Datum> victory = setting.scenario().victory();
    Map<String, Ending> words =
        Map.of(
            "city-lost", Ending.CAPITAL_LOST,
            "points", Ending.NO_POINTS,
            "desolation", Ending.DESOLATION);
    for (int i = 0; i < victory.size(); i++) {
      if (victory.get(i) instanceof Datum.Fields(Map<String, Datum> rule)
          && rule.get("defeat") instanceof Datum.Fields(Map<String, Datum> defeat)) {
        for (Map.Entry<String, Ending> word : words.entrySet()) {
          if (defeat.containsKey(word.getKey())) {
            list(
                Usage.SPECIAL_USED,
                word.getValue().name(),
                "scenario:" + setting.scenario().id().slug(),
                "victory[" + i + "].defeat." + word.getKey(),
                "The defeat by '" + word.getKey() + "'");
          }
        }
      }
    }
  }

  @Override
  public List<Item> items(Usage usage) {
    return stock.items(usage);
  }

  @Override
  public Consumer<Event> follow(Uses uses) {
    return event -> {
      if (event instanceof RomanitasEvent ours) {
        deeds(ours, uses);
        purchases(ours, uses);
      }
    };
  }

  private void use(Usage usage, String use, Uses uses) {
    Integer item = numbers.getOrDefault(usage, Map.of()).get(use);
    if (item != null) {
      uses.used(usage, item);
    }
  }

  private void deeds(RomanitasEvent event, Uses uses) {
    switch (event) {
      case DeedTold.AttitudeFound found ->
          use(Usage.ROW_READ, setting.nationId(found.nation()) + "/" + found.row(), uses);
      case NationEvent.WarBegan(int nation) -> {
        uses.used(Usage.NATION_ACTED, nation - 1);
        uses.used(Usage.NATION_ATTACKED, nation - 1);
      }
      case NationEvent.Pirated(int nation) -> uses.used(Usage.NATION_ATTACKED, nation - 1);
      case NationEvent.ClientTurned(_, boolean roman) -> {
        if (!roman) {
          persia(uses);
        }
      }
      case BattleTold.Began began -> {
        uses.used(Usage.NATION_ACTED, began.nation() - 1);
        if (!began.romansAttack()) {
          uses.used(Usage.NATION_ATTACKED, began.nation() - 1);
        }
      }
      case BattleTold.Drew(boolean roman, Face face) ->
          use(Usage.CARD_PLAYED, (roman ? "roman/" : "enemy/") + face.word(), uses);
      case ActaEvent.Entered(var box, _, _) -> use(Usage.ROW_READ, box.word(), uses);
      case TurnEvent.Ended(var grade, var ending) -> {
        use(Usage.ROW_READ, grade.word(), uses);
        use(Usage.SPECIAL_USED, ending.name(), uses);
      }
      case TroopEvent.Mustered(var units, var figures) -> {
        units.forEach(unit -> use(Usage.PIECE_USED, setting.army().get(unit).id(), uses));
        figures.forEach(
            figure -> use(Usage.LEADER_USED, setting.commanders().get(figure).id(), uses));
      }
      default -> {
        // no use of anything listed
      }
    }
  }

  private void purchases(RomanitasEvent event, Uses uses) {
    switch (event) {
      case LandEvent.MonumentBuilt(int monument, _) ->
          buy("monuments", setting.monuments().get(monument).kind().word(), uses);
      case LandEvent.Restored _ ->
          buy(
              "desolation",
              setting.options().removalCostsTwo() ? "removal-optional" : "removal",
              uses);
      case NationEvent.EnvoySent(var envoy) -> buy("diplomacy", envoy.word(), uses);
      case TroopEvent.UnitReturned(int unit) -> {
        Troop troop = setting.army().get(unit);
        if (troop.levy() != Levy.BORDER && troop.levy() != Levy.REGULAR) {
          buy(REMOBILISATION, "regular", uses);
        }
      }
      case TroopEvent.FigureReturned(int figure) ->
          buy(REMOBILISATION, setting.commanders().get(figure).id(), uses);
      case TroopEvent.FleetReturned _ -> buy(REMOBILISATION, "fleet", uses);
      case TroopEvent.UnitImproved _ -> buy(REMOBILISATION, "improvement", uses);
      default -> {
        // nothing is bought
      }
    }
  }

  private void buy(String table, String row, Uses uses) {
    use(Usage.PURCHASE_MADE, table + "/" + row, uses);
  }

  private void persia(Uses uses) {
    for (int nation = 1; nation < setting.nations(); nation++) {
      if (!setting.folk(nation).barbarian()) {
        uses.used(Usage.NATION_ACTED, nation - 1);
      }
    }
  }
}
