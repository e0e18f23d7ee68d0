package org.groma.model.store;

import java.math.BigDecimal;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.groma.model.id.AreaId;
import org.groma.model.id.CardId;
import org.groma.model.id.DeckId;
import org.groma.model.id.EditionId;
import org.groma.model.id.LeaderId;
import org.groma.model.id.NationId;
import org.groma.model.id.Place;
import org.groma.model.id.ScenarioId;
import org.groma.model.id.TableId;
import org.groma.model.id.TimeEntryId;
import org.groma.model.id.UnitTypeId;
import org.groma.model.pieces.Leader;
import org.groma.model.pieces.Nation;
import org.groma.model.pieces.UnitType;
import org.groma.model.project.Kinds;
import org.groma.model.project.Project;
import org.groma.model.scenario.Marker;
import org.groma.model.scenario.Relation;
import org.groma.model.scenario.Scenario;
import org.groma.model.scenario.Seat;
import org.groma.model.scenario.Setup;
import org.groma.model.sources.SourceTable;
import org.groma.model.tables.Deck;
import org.groma.model.tables.RuleTable;
import org.groma.model.tables.TimeEntry;
import org.groma.model.value.Datum;
import org.groma.model.value.Halves;
import org.groma.model.value.Tags;

/** An entry of every kind of piece, table and source, with every field set. */
final class FullPieces {

  private FullPieces() {}

  static Project addTo(Project project) {
    NationId arabs = new NationId("arabs");
    UnitTypeId camels = new UnitTypeId("camels");
    Map<String, Datum> cells = new LinkedHashMap<>();
    cells.put("result", Datum.text("retreat"));
    cells.put("loss", new Datum.Amount(new BigDecimal("1.5")));
    Map<String, String> printed = new LinkedHashMap<>();
    printed.put("Province", "Hedjaz");
    printed.put("Income", "2½");
    return project
        .with(
            Kinds.UNITS,
            new UnitType(
                camels,
                "Camels",
                List.of("Dromedaries"),
                "infantry",
                Tags.of("heavy"),
                Map.of("kingdom", new Halves(3), "empire", Halves.ZERO),
                FullValues.attributes(),
                FullValues.ORIGIN))
        .with(
            Kinds.LEADERS,
            new Leader(
                new LeaderId("omar"),
                "Omar",
                List.of("Umar"),
                arabs,
                Optional.of(3),
                Optional.of(0),
                Tags.of("bold"),
                FullValues.attributes(),
                FullValues.ORIGIN))
        .with(
            Kinds.NATIONS,
            new Nation(
                arabs,
                "Arabs",
                List.of("Saracens"),
                Optional.of("south"),
                "barbarian",
                Optional.of("semitic"),
                Optional.of("pagan"),
                Optional.of(9),
                List.of(FullValues.HIJAZ, Place.of(new AreaId("arabia"))),
                List.of(new Nation.Pooled(camels, 4, Optional.of(FullValues.PRINTED))),
                List.of(
                    new Nation.Special(
                        "Desert",
                        Optional.of(FullValues.datum()),
                        List.of(FullValues.datum(), Datum.text("x")),
                        Optional.of("as printed"),
                        Optional.of(FullValues.PRINTED))),
                List.of(
                    new Nation.VictoryBlock(
                        "1-4",
                        List.of(new Nation.Objective(new Halves(1), FullValues.datum())),
                        Optional.of(FullValues.PRINTED))),
                Tags.of("late"),
                FullValues.attributes(),
                FullValues.ORIGIN))
        .with(
            Kinds.DECKS,
            new Deck(
                new DeckId("fate"),
                "Fate",
                List.of("Events"),
                List.of(
                    new Deck.Card(
                        new CardId("plague"),
                        "Plague",
                        2,
                        Optional.of(17),
                        Tags.of("bad"),
                        List.of(FullValues.datum()),
                        FullValues.attributes(),
                        FullValues.ORIGIN)),
                FullValues.attributes(),
                FullValues.ORIGIN))
        .with(
            Kinds.TABLES,
            new RuleTable(
                new TableId("combat"),
                "Combat",
                List.of("Battle"),
                Optional.of("d10"),
                List.of("result", "loss"),
                List.of(new RuleTable.Row("1-2", cells, Optional.of(FullValues.PRINTED))),
                FullValues.attributes(),
                FullValues.ORIGIN))
        .with(
            Kinds.TIME_TABLE,
            new TimeEntry(
                new TimeEntryId("arab-raid"),
                "Arab raid",
                3,
                2,
                "raid",
                Optional.of(arabs),
                List.of(new TimeEntry.Arrival(camels, 2)),
                List.of(FullValues.HIJAZ),
                FullValues.attributes(),
                FullValues.ORIGIN))
        .with(Kinds.SCENARIOS, scenario(arabs, camels))
        .with(
            Kinds.SOURCES,
            new SourceTable(
                new EditionId("rules-en"),
                "provinces",
                "Gazetteer",
                Optional.of("province"),
                Optional.of("area=arabia"),
                List.of(
                    new SourceTable.Meaning(
                        "half",
                        Map.of("Western Map", "west"),
                        List.of("area"),
                        Optional.of("attributes.half"),
                        Optional.of("attributes.die"),
                        Optional.of("tags"),
                        List.of("The {half} of {area}"))),
                List.of(new SourceTable.Row("XXXIII.B", Optional.of("hijaz"), printed))));
  }

  private static Scenario scenario(NationId arabs, UnitTypeId camels) {
    return new Scenario(
        new ScenarioId("conquest"),
        "Conquest",
        List.of("The great one"),
        -1,
        12,
        Optional.of(2),
        List.of(new Seat("south", "South", List.of(arabs))),
        List.of(
            new Setup(
                arabs,
                Optional.of("kingdom"),
                Optional.of(2),
                Optional.of(new Halves(9)),
                Optional.of(FullValues.HIJAZ),
                List.of(FullValues.RED_SEA),
                List.of(new Setup.Placed(FullValues.HIJAZ, camels, 2, Tags.of("veteran"))),
                List.of(new Setup.Posted(FullValues.HIJAZ, new LeaderId("omar"))),
                Tags.of("tribal"),
                FullValues.attributes(),
                FullValues.ORIGIN)),
        List.of(new Relation("alliance", arabs, arabs, Optional.of(FullValues.PRINTED))),
        List.of(
            new Marker(
                "limes",
                FullValues.HIJAZ,
                Optional.of(arabs),
                Optional.of(3),
                Optional.of(FullValues.PRINTED))),
        FullValues.attributes(),
        List.of(FullValues.datum()),
        List.of(FullValues.datum()),
        FullValues.attributes(),
        FullValues.ORIGIN);
  }
}
