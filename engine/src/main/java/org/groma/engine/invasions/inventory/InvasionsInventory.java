package org.groma.engine.invasions.inventory;

import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.Consumer;
import java.util.function.Predicate;
import java.util.stream.Collectors;
import org.groma.engine.invasions.setting.NationCard;
import org.groma.engine.invasions.setting.Setting;
import org.groma.engine.kernel.Event;
import org.groma.engine.kernel.Inventory;
import org.groma.engine.kernel.Stock;
import org.groma.engine.kernel.Usage;
import org.groma.engine.kernel.Uses;
import org.groma.model.id.NationId;
import org.groma.model.project.Project;
import org.groma.model.scenario.Scenario;

/**
 * What games of a scenario of Invasions may use. Nations that its players are not given are no part
 * of it.
 */
public final class InvasionsInventory implements Inventory {

  private final Setting setting;
  private final Numbered nations;
  private final Numbered actors;
  private final Numbered settlers;
  private final Numbered provinces;
  private final Objectives objectives;
  private final Decks decks;
  private final Rows rows;
  private final Sections sections;
  private final Stock stock = new Stock();
  private final PieceUse.Kinds pieces;
  private final Announced announced;
  private final Circumstance circumstances;

  public InvasionsInventory(Project project, Setting setting) {
    this.setting = setting;
    Set<String> played = played(setting.scenario());
    nations = nations(card -> played.contains(card.id()));
    actors = nations(card -> played.contains(card.id()) && !card.inactive());
    settlers = nations(card -> played.contains(card.id()) && !card.raider());
    provinces = provinces();
    objectives = new Objectives(project, setting, played);
    decks = new Decks(project);
    rows = new Rows(project);
    sections = new Sections(setting.options());
    pieces = new PieceUse.Kinds(setting, played, stock);
    announced = new Announced(project, setting, played, stock);
    circumstances = new Circumstance(project, setting, played, stock);
  }

  /** The nations that the scenario gives to its players. */
  private static Set<String> played(Scenario scenario) {
    return scenario.players().stream()
        .flatMap(seat -> seat.nations().stream())
        .map(NationId::slug)
        .collect(Collectors.toSet());
  }

  private Numbered nations(Predicate<NationCard> wanted) {
    Numbered found = new Numbered(setting.nations());
    for (int i = 0; i < setting.nations(); i++) {
      if (wanted.test(setting.nation(i))) {
        String subject = "nation:" + setting.nation(i).id();
        found.add(i, new Item(subject, Optional.empty(), setting.nation(i).name()));
      }
    }
    return found;
  }

  private Numbered provinces() {
    Numbered found = new Numbered(setting.board().provinces());
    for (int i = 0; i < setting.board().provinces(); i++) {
      if (setting.board().isInPlay(i)) {
        String subject = "province:" + setting.board().place(i).slug();
        found.add(i, new Item(subject, Optional.empty(), setting.board().name(i)));
      }
    }
    return found;
  }

  @Override
  public List<Item> items(Usage usage) {
    return switch (usage) {
      case NATION_ENTERED, BANKRUPT_AT_FIRST -> nations.items();
      case NATION_HELD -> settlers.items();
      case NATION_ACTED, NATION_MOVED, NATION_ATTACKED -> actors.items();
      case LEADER_USED -> pieces.leaders().items();
      case PIECE_USED, PURCHASE_MADE, SPECIAL_USED, ENTRY_HAPPENED -> stock.items(usage);
      case PROVINCE_ENTERED, RETREAT_MADE, RETREAT_CUT_OFF -> provinces.items();
      case OBJECTIVE_REACHED -> objectives.items();
      case CARD_DRAWN -> decks.drawn();
      case CARD_PLAYED -> decks.played();
      case ROW_READ -> rows.items();
      case RULE_EXERCISED -> sections.items();
    };
  }

  @Override
  public Consumer<Event> follow(Uses uses) {
    return new Follower(
        setting,
        uses,
        new NationUse(setting, nations, actors, settlers, uses),
        new ProvinceUse(provinces, uses),
        new ObjectiveUse(objectives, setting, uses),
        new CardUse(decks, uses),
        new RowUse(rows, setting.board(), uses),
        new PieceUse(pieces, uses),
        announced,
        circumstances,
        sections);
  }
}
