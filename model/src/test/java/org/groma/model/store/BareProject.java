package org.groma.model.store;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.groma.model.gazetteer.AdjacencyOverride;
import org.groma.model.gazetteer.Area;
import org.groma.model.gazetteer.City;
import org.groma.model.gazetteer.Coast;
import org.groma.model.gazetteer.Link;
import org.groma.model.gazetteer.MapLabel;
import org.groma.model.gazetteer.Province;
import org.groma.model.gazetteer.River;
import org.groma.model.gazetteer.Sea;
import org.groma.model.id.AcceptanceId;
import org.groma.model.id.AreaId;
import org.groma.model.id.CityId;
import org.groma.model.id.CoastId;
import org.groma.model.id.DeckId;
import org.groma.model.id.HouseCheckId;
import org.groma.model.id.LabelId;
import org.groma.model.id.LeaderId;
import org.groma.model.id.LinkId;
import org.groma.model.id.NationId;
import org.groma.model.id.OverrideId;
import org.groma.model.id.Place;
import org.groma.model.id.ProvinceId;
import org.groma.model.id.RiverId;
import org.groma.model.id.ScenarioId;
import org.groma.model.id.SeaId;
import org.groma.model.id.SignOffId;
import org.groma.model.id.TableId;
import org.groma.model.id.TimeEntryId;
import org.groma.model.id.UnitTypeId;
import org.groma.model.pieces.Leader;
import org.groma.model.pieces.Nation;
import org.groma.model.pieces.UnitType;
import org.groma.model.project.Kinds;
import org.groma.model.project.Project;
import org.groma.model.review.Acceptance;
import org.groma.model.review.HouseCheck;
import org.groma.model.review.Severity;
import org.groma.model.review.SignOff;
import org.groma.model.scenario.Scenario;
import org.groma.model.tables.Deck;
import org.groma.model.tables.RuleTable;
import org.groma.model.tables.TimeEntry;
import org.groma.model.value.Attributes;
import org.groma.model.value.Datum;
import org.groma.model.value.Origins;
import org.groma.model.value.Tags;

/** An entry of every kind with nothing said that need not be. */
final class BareProject {

  private BareProject() {}

  static Project get() {
    Project project =
        Projects.empty()
            .with(Kinds.PROVINCES, Province.named(new ProvinceId("a"), "A"))
            .with(Kinds.AREAS, Area.named(new AreaId("a"), "A"))
            .with(Kinds.SEAS, Sea.named(new SeaId("a"), "A"));
    Origins none = Origins.UNSTATED;
    Place a = Place.of(new ProvinceId("a"));
    Place sea = Place.of(new SeaId("a"));
    NationId nation = new NationId("a");
    return project
        .with(Kinds.LABELS, MapLabel.of(new LabelId("a"), "province:a"))
        .with(
            Kinds.CITIES,
            new City(
                new CityId("a"),
                "A",
                List.of(),
                new ProvinceId("a"),
                0,
                false,
                0,
                Optional.empty(),
                Optional.empty(),
                Tags.NONE,
                Attributes.NONE,
                none))
        .with(
            Kinds.RIVERS,
            new River(
                new RiverId("a"), "A", List.of(), List.of(), "", Tags.NONE, Attributes.NONE, none))
        .with(
            Kinds.LINKS,
            new Link(
                new LinkId("a"),
                "A",
                List.of(),
                "k",
                a,
                sea,
                false,
                List.of(),
                Tags.NONE,
                Attributes.NONE,
                none))
        .with(Kinds.COASTS, new Coast(new CoastId("a"), "A", new SeaId("a"), List.of(), none))
        .with(
            Kinds.OVERRIDES,
            new AdjacencyOverride(new OverrideId("a"), a, sea, false, Optional.empty(), "r", none))
        .with(
            Kinds.UNITS,
            new UnitType(
                new UnitTypeId("a"),
                "A",
                List.of(),
                "",
                Tags.NONE,
                Map.of(),
                Attributes.NONE,
                none))
        .with(
            Kinds.LEADERS,
            new Leader(
                new LeaderId("a"),
                "A",
                List.of(),
                nation,
                Optional.empty(),
                Optional.empty(),
                Tags.NONE,
                Attributes.NONE,
                none))
        .with(
            Kinds.NATIONS,
            new Nation(
                nation,
                "A",
                List.of(),
                Optional.empty(),
                "",
                Optional.empty(),
                Optional.empty(),
                Optional.empty(),
                List.of(),
                List.of(),
                List.of(),
                List.of(),
                Tags.NONE,
                Attributes.NONE,
                none))
        .with(
            Kinds.DECKS,
            new Deck(new DeckId("a"), "A", List.of(), List.of(), Attributes.NONE, none))
        .with(
            Kinds.TABLES,
            new RuleTable(
                new TableId("a"),
                "A",
                List.of(),
                Optional.empty(),
                List.of(),
                List.of(),
                Attributes.NONE,
                none))
        .with(
            Kinds.TIME_TABLE,
            new TimeEntry(
                new TimeEntryId("a"),
                "A",
                1,
                0,
                "k",
                Optional.empty(),
                List.of(),
                List.of(),
                Attributes.NONE,
                none))
        .with(
            Kinds.SCENARIOS,
            new Scenario(
                new ScenarioId("a"),
                "A",
                List.of(),
                1,
                1,
                Optional.empty(),
                List.of(),
                List.of(),
                List.of(),
                List.of(),
                Attributes.NONE,
                List.of(),
                List.of(),
                Attributes.NONE,
                none))
        .with(
            Kinds.HOUSE_CHECKS,
            new HouseCheck(
                new HouseCheckId("a"),
                "A",
                "",
                Datum.text(""),
                "",
                Severity.ERROR,
                Optional.empty(),
                List.of(),
                List.of(),
                none))
        .with(
            Kinds.ACCEPTANCES,
            new Acceptance(
                new AcceptanceId("a"), "", List.of(), Optional.empty(), "r", "b", "2026-11-16", ""))
        .with(Kinds.SIGN_OFFS, new SignOff(new SignOffId("a"), "", "b", "2026-11-16", ""));
  }
}
