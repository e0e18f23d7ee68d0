package org.groma.engine.invasions.setting;

import java.util.List;
import org.groma.engine.invasions.effect.ScenarioRules;
import org.groma.engine.kernel.Shortfall;
import org.groma.engine.kernel.TableReader;
import org.groma.model.project.Project;
import org.groma.model.scenario.Scenario;

/** What the project tells besides the board, the pieces and the figures, compiled by subject. */
record Lore(
    AdministrationDeck administration,
    BondRules bondRules,
    CalamityDeck calamities,
    Country country,
    Destinies destinies,
    DiplomacyDeck diplomacyDeck,
    EventDeck events,
    PillageMarkers pillageMarkers,
    PriceList prices,
    RaidOrigins raidOrigins,
    RealmRules realmRules,
    ScenarioRules scenarioRules,
    TimeTable timeTable,
    VictoryBlocks victory,
    WarRules warRules) {

  static Lore read(
      Project project,
      Scenario scenario,
      Board board,
      Options options,
      PieceReader pieces,
      TableReader tables,
      List<Shortfall> shortfalls) {
    return new Lore(
        AdministrationDeck.read(project, shortfalls),
        BondRulesReader.read(project, board, shortfalls),
        CalamityDeck.read(project, shortfalls),
        Country.read(project, board, options, shortfalls),
        DestinyReader.read(project, board, pieces, tables, shortfalls),
        DiplomacyDeck.read(project, shortfalls),
        EventDeck.read(project, shortfalls),
        PillageMarkers.read(project, shortfalls),
        PriceList.read(project, pieces.roster, shortfalls),
        RaidOrigins.read(project, board, shortfalls),
        RealmRulesReader.read(project, scenario, board, shortfalls),
        ScenarioRules.read(scenario),
        TimeTableReader.read(project, scenario, board, shortfalls),
        VictoryReader.read(project, scenario, board, shortfalls),
        WarRulesReader.read(project, scenario, board, shortfalls));
  }
}
