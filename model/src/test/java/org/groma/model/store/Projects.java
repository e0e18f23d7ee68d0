package org.groma.model.store;

import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeSet;
import org.groma.model.gazetteer.AdjacencyOverride;
import org.groma.model.gazetteer.Area;
import org.groma.model.gazetteer.City;
import org.groma.model.gazetteer.Coast;
import org.groma.model.gazetteer.Link;
import org.groma.model.gazetteer.Province;
import org.groma.model.gazetteer.River;
import org.groma.model.gazetteer.Sea;
import org.groma.model.id.AreaId;
import org.groma.model.id.CardId;
import org.groma.model.id.CityId;
import org.groma.model.id.CoastId;
import org.groma.model.id.DeckId;
import org.groma.model.id.EditionId;
import org.groma.model.id.LeaderId;
import org.groma.model.id.LinkId;
import org.groma.model.id.NationId;
import org.groma.model.id.OverrideId;
import org.groma.model.id.Place;
import org.groma.model.id.ProvinceId;
import org.groma.model.id.RiverId;
import org.groma.model.id.ScenarioId;
import org.groma.model.id.SeaId;
import org.groma.model.id.TableId;
import org.groma.model.id.TimeEntryId;
import org.groma.model.id.UnitTypeId;
import org.groma.model.pieces.Leader;
import org.groma.model.pieces.Nation;
import org.groma.model.pieces.UnitType;
import org.groma.model.project.Kinds;
import org.groma.model.project.Project;
import org.groma.model.project.Projection;
import org.groma.model.project.Settings;
import org.groma.model.project.Vocabulary;
import org.groma.model.project.Vocabulary.Term;
import org.groma.model.scenario.Marker;
import org.groma.model.scenario.Relation;
import org.groma.model.scenario.Scenario;
import org.groma.model.scenario.Seat;
import org.groma.model.scenario.Setup;
import org.groma.model.sources.Edition;
import org.groma.model.sources.SourceTable;
import org.groma.model.tables.Deck;
import org.groma.model.tables.RuleTable;
import org.groma.model.tables.TimeEntry;
import org.groma.model.topology.Arc;
import org.groma.model.topology.Assembly;
import org.groma.model.topology.Border;
import org.groma.model.topology.Line;
import org.groma.model.topology.Point;
import org.groma.model.topology.Precision;
import org.groma.model.topology.Topology;
import org.groma.model.topology.Use;
import org.groma.model.value.Attributes;
import org.groma.model.value.Datum;
import org.groma.model.value.Halves;
import org.groma.model.value.Origins;
import org.groma.model.value.Provenance;
import org.groma.model.value.Tags;

/** Projects to be saved and loaded. */
final class Projects {

  private static final Place HIJAZ = Place.of(new ProvinceId("hijaz"));
  private static final Place RED_SEA = Place.of(new SeaId("red-sea"));
  private static final Provenance PRINTED = Provenance.printed("rules-en", "XX.F");
  private static final Origins ORIGIN =
      Origins.of(PRINTED).with("name", Provenance.house("ruling E71: as on the map"));

  private Projects() {}

  /** A project with nothing in it. */
  static Project empty() {
    return Project.empty(new Settings("Empty", "invasions", Optional.empty(), List.of()));
  }

  /** One entry of every kind with every field set, and a map of two faces. */
  static Project full() {
    return withPieces(withGazetteer(base()));
  }

  private static Project base() {
    Settings settings =
        new Settings(
            "Full",
            "invasions",
            Optional.of("Everything\n\"once\" ½ \uD83D\uDDFA"),
            List.of(
                new Edition(
                    new EditionId("rules-en"),
                    "Rules in English",
                    Optional.of("en"),
                    Optional.of("second printing"))));
    return Project.empty(settings)
        .with(vocabulary())
        .with(new Projection("lambert", Map.of("standard-parallel", 41.5, "scale", 1e-7)))
        .with(twoFaces());
  }

  static Vocabulary vocabulary() {
    return new Vocabulary(
        terms("desert", "steppe"),
        List.of(
            new Term("river", "River", Optional.of("#00f"), false),
            new Term("wall", "Wall", Optional.empty(), true)),
        terms("strait"),
        terms("barbarian", "kingdom"),
        terms("pagan"),
        terms("main"),
        terms("holy"),
        terms("harbour"),
        terms("infantry"),
        terms("heavy"),
        terms("raid"),
        terms("alliance"),
        terms("limes"));
  }

  private static List<Term> terms(String... words) {
    List<Term> terms = new ArrayList<>();
    for (String word : words) {
      terms.add(new Term(word, word, Optional.empty(), false));
    }
    return terms;
  }

  /** A square province and a square sea beside it, a river between them. */
  static Topology twoFaces() {
    Border river =
        new Border(
            "river", Optional.of(new RiverId("jordan")), new TreeSet<>(List.of("limes", "old")));
    return assembled(
        Precision.STANDARD,
        List.of(new Assembly.Junction(0, 10, 0), new Assembly.Junction(1, 10, 10.125)),
        List.of(
            new Arc(0, 0, 1, 1, 2, Line.of(10, 0, 9.5, 5.001, 10, 10.125), river),
            new Arc(1, 1, 0, 1, 0, Line.of(10, 10.125, -0.5, 10, 0, 0, 10, 0), Border.LAND),
            new Arc(2, 0, 1, 2, 0, Line.of(10, 0, 20, 0, 20, 10, 10, 10.125), Border.of("wall"))),
        List.of(new Assembly.Region(1, Use.of(HIJAZ)), new Assembly.Region(2, Use.of(RED_SEA))));
  }

  private static Topology assembled(
      Precision precision,
      List<Assembly.Junction> nodes,
      List<Arc> arcs,
      List<Assembly.Region> faces) {
    return switch (Assembly.of(precision, nodes, arcs, faces)) {
      case Assembly.Whole(Topology map) -> map;
      case Assembly.Broken(var faults) -> throw new AssertionError(faults);
    };
  }

  private static Project withGazetteer(Project project) {
    Tags tags = Tags.NONE;
    return project
        .with(
            Kinds.PROVINCES,
            new Province(
                new ProvinceId("hijaz"),
                "Ḥijāz",
                List.of("Hedjaz"),
                Optional.of(new AreaId("arabia")),
                "desert",
                new Halves(5),
                true,
                true,
                true,
                "main",
                Tags.of("holy"),
                attributes(),
                ORIGIN))
        .with(
            Kinds.AREAS,
            new Area(
                new AreaId("arabia"),
                "Arabia",
                List.of("Aribi"),
                Optional.of(new AreaId("orient")),
                "barbarian",
                Optional.of(new Halves(7)),
                Optional.of(Halves.ZERO),
                Optional.of("pagan"),
                "main",
                Optional.of("#aa0"),
                Tags.of("any"),
                attributes(),
                ORIGIN))
        .with(Kinds.AREAS, Area.named(new AreaId("orient"), "Orient"))
        .with(
            Kinds.SEAS,
            new Sea(
                new SeaId("red-sea"),
                "Red Sea",
                List.of("Sinus Arabicus"),
                new Halves(1),
                "main",
                Tags.of("warm"),
                attributes(),
                ORIGIN))
        .with(
            Kinds.CITIES,
            new City(
                new CityId("mecca"),
                "Mecca",
                List.of("Makkah"),
                new ProvinceId("hijaz"),
                2,
                true,
                -1,
                Optional.of(new SeaId("red-sea")),
                Optional.of(new Point(3.1, -4e-5)),
                Tags.of("harbour"),
                attributes(),
                ORIGIN))
        .with(
            Kinds.RIVERS,
            new River(
                new RiverId("jordan"),
                "Jordan",
                List.of("Jordanes"),
                List.of(new AreaId("orient"), new AreaId("arabia")),
                "main",
                tags,
                attributes(),
                ORIGIN))
        .with(
            Kinds.LINKS,
            new Link(
                new LinkId("ford"),
                "Ford",
                List.of("Crossing"),
                "strait",
                HIJAZ,
                RED_SEA,
                true,
                List.of(new SeaId("red-sea")),
                Tags.of("dry"),
                attributes(),
                ORIGIN))
        .with(
            Kinds.COASTS,
            new Coast(
                new CoastId("east-shore"),
                "East shore",
                new SeaId("red-sea"),
                List.of(new ProvinceId("hijaz")),
                ORIGIN))
        .with(
            Kinds.OVERRIDES,
            new AdjacencyOverride(
                new OverrideId("no-landing"),
                HIJAZ,
                RED_SEA,
                false,
                Optional.of("wall"),
                "cliffs",
                ORIGIN));
  }

  private static Project withPieces(Project project) {
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
                attributes(),
                ORIGIN))
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
                attributes(),
                ORIGIN))
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
                List.of(HIJAZ, Place.of(new AreaId("arabia"))),
                List.of(new Nation.Pooled(camels, 4, Optional.of(PRINTED))),
                List.of(
                    new Nation.Special(
                        "Desert",
                        Optional.of(datum()),
                        List.of(datum(), Datum.text("x")),
                        Optional.of("as printed"),
                        Optional.of(PRINTED))),
                List.of(
                    new Nation.VictoryBlock(
                        "1-4",
                        List.of(new Nation.Objective(new Halves(1), datum())),
                        Optional.of(PRINTED))),
                Tags.of("late"),
                attributes(),
                ORIGIN))
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
                        List.of(datum()),
                        attributes(),
                        ORIGIN)),
                attributes(),
                ORIGIN))
        .with(
            Kinds.TABLES,
            new RuleTable(
                new TableId("combat"),
                "Combat",
                List.of("Battle"),
                Optional.of("d10"),
                List.of("result", "loss"),
                List.of(new RuleTable.Row("1-2", cells, Optional.of(PRINTED))),
                attributes(),
                ORIGIN))
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
                List.of(HIJAZ),
                attributes(),
                ORIGIN))
        .with(Kinds.SCENARIOS, scenario(arabs, camels))
        .with(
            Kinds.SOURCES,
            new SourceTable(
                new EditionId("rules-en"),
                "provinces",
                "Gazetteer",
                Optional.of("province"),
                List.of(new SourceTable.Row("XXXIII.B", Optional.of("hijaz"), printed))));
  }

  private static Scenario scenario(NationId arabs, UnitTypeId camels) {
    return new Scenario(
        new ScenarioId("conquest"),
        "Conquest",
        List.of("The great one"),
        -1,
        12,
        List.of(new Seat("south", "South", List.of(arabs))),
        List.of(
            new Setup(
                arabs,
                Optional.of("kingdom"),
                Optional.of(2),
                Optional.of(new Halves(9)),
                Optional.of(HIJAZ),
                List.of(RED_SEA),
                List.of(new Setup.Placed(HIJAZ, camels, 2, Tags.of("veteran"))),
                List.of(new Setup.Posted(HIJAZ, new LeaderId("omar"))),
                Tags.of("tribal"),
                attributes(),
                ORIGIN)),
        List.of(new Relation("alliance", arabs, arabs, Optional.of(PRINTED))),
        List.of(
            new Marker("limes", HIJAZ, Optional.of(arabs), Optional.of(3), Optional.of(PRINTED))),
        attributes(),
        List.of(datum()),
        List.of(datum()),
        attributes(),
        ORIGIN);
  }

  static Attributes attributes() {
    return Attributes.NONE.with("combat", Datum.number(3)).with("notes", datum());
  }

  private static Datum datum() {
    Map<String, Datum> fields = new LinkedHashMap<>();
    fields.put("if", new Datum.Items(List.of(new Datum.Flag(true), Datum.text("½"))));
    fields.put(
        "a thing", new Datum.Fields(Map.of("rate", new Datum.Amount(new BigDecimal("0.25")))));
    return new Datum.Fields(fields);
  }

  /** An entry of every kind with nothing said that need not be. */
  static Project bare() {
    Project project =
        empty()
            .with(Kinds.PROVINCES, Province.named(new ProvinceId("a"), "A"))
            .with(Kinds.AREAS, Area.named(new AreaId("a"), "A"))
            .with(Kinds.SEAS, Sea.named(new SeaId("a"), "A"));
    Origins none = Origins.UNSTATED;
    Place a = Place.of(new ProvinceId("a"));
    Place sea = Place.of(new SeaId("a"));
    NationId nation = new NationId("a");
    return project
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
                List.of(),
                List.of(),
                List.of(),
                List.of(),
                Attributes.NONE,
                List.of(),
                List.of(),
                Attributes.NONE,
                none));
  }

  /** A square map of wavy cells, each a province without a record of its own. */
  static Topology cells(int side, int pointsOfArc) {
    List<Assembly.Junction> nodes = new ArrayList<>();
    List<Arc> arcs = new ArrayList<>();
    List<Assembly.Region> faces = new ArrayList<>();
    for (int y = 0; y <= side; y++) {
      for (int x = 0; x <= side; x++) {
        int node = y * (side + 1) + x;
        nodes.add(new Assembly.Junction(node, x * 10, y * 10));
        if (x < side) {
          arcs.add(wave(arcs.size(), node, node + 1, x, y, side, pointsOfArc, true));
        }
        if (y < side) {
          arcs.add(wave(arcs.size(), node, node + side + 1, x, y, side, pointsOfArc, false));
        }
        if (x < side && y < side) {
          ProvinceId province = new ProvinceId("p-" + x + "-" + y);
          faces.add(new Assembly.Region(cell(x, y, side), Use.of(Place.of(province))));
        }
      }
    }
    return assembled(Precision.STANDARD, nodes, arcs, faces);
  }

  private static Arc wave(
      int id, int from, int to, int x, int y, int side, int points, boolean eastward) {
    double[] xy = new double[2 * points];
    for (int i = 0; i < points; i++) {
      double along = 10.0 * i / (points - 1);
      double across = Math.sin(2 * Math.PI * i / (points - 1));
      xy[2 * i] = Precision.STANDARD.round(x * 10 + (eastward ? along : across));
      xy[2 * i + 1] = Precision.STANDARD.round(y * 10 + (eastward ? across : along));
    }
    return eastward
        ? new Arc(id, from, to, cell(x, y, side), cell(x, y - 1, side), Line.of(xy), Border.LAND)
        : new Arc(id, from, to, cell(x - 1, y, side), cell(x, y, side), Line.of(xy), Border.LAND);
  }

  private static int cell(int x, int y, int side) {
    return x < 0 || y < 0 || x >= side || y >= side ? 0 : 1 + y * side + x;
  }
}
