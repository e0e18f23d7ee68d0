package org.groma.engine.cycles.setting;

import static org.groma.engine.cycles.setting.CyclesFields.number;
import static org.groma.engine.kernel.open.OpenField.entries;
import static org.groma.engine.kernel.open.OpenField.entry;
import static org.groma.engine.kernel.open.OpenField.flag;
import static org.groma.engine.kernel.open.OpenField.part;
import static org.groma.engine.kernel.open.OpenField.rule;
import static org.groma.engine.kernel.open.OpenField.turn;
import static org.groma.engine.kernel.open.OpenField.word;

import java.util.List;
import java.util.stream.Stream;
import org.groma.engine.kernel.Worded;
import org.groma.engine.kernel.open.OpenField;
import org.groma.engine.kernel.open.OpenType;
import org.groma.model.project.Kinds;

/** The special rules of scenarios: what {@link Specials} reads, in the order of the alphabet. */
final class SpecialFields {

  private static final OpenField NATION = entry("nation", "Position", Kinds.NATIONS);
  private static final OpenField NATIONS = entries("nations", "Positions", Kinds.NATIONS);
  private static final OpenField CITY = entry("city", "City", Kinds.CITIES);
  private static final OpenField CITIES = entries("cities", "Cities", Kinds.CITIES);
  private static final OpenField TABLE = entry("table", "Table", Kinds.TABLES);
  private static final OpenField PROVINCES = entries("areas", "Provinces", Kinds.AREAS).optional();
  private static final OpenField AREAS = entries("provinces", "Areas", Kinds.PROVINCES).optional();

  private SpecialFields() {}

  static List<OpenField> all() {
    return Stream.of(realms(), forces(), turns()).flatMap(List::stream).toList();
  }

  private static OpenType counts() {
    return new OpenType.Each(new OpenType.Reference(Kinds.UNITS), new OpenType.Whole(1, 48));
  }

  /** Capitals, cities, money and administration. */
  private static List<OpenField> realms() {
    return List.of(
        rule(
            "bankers",
            "Bankers",
            "14.2.8",
            "Positions may borrow money, which costs points.",
            NATIONS,
            turn("turn", "From turn"),
            number("most", "At most", 1, 99),
            number("points", "Points", -9, -1),
            number("per", "For every", 1, 20),
            number("repay", "Paid back for each", 1, 20)),
        rule(
            "capital-moves-to",
            "Capital moves to",
            "14.2.1",
            "A capital that is lost goes to a certain city, as long as that is to be had.",
            NATION,
            CITY),
        rule(
            "capital-moves-when-captured",
            "Capital moves when captured",
            "14.2.3",
            "A capital that is captured goes to another city.",
            NATION),
        rule(
            "capital-never-moves",
            "Capital never moves",
            "14.2.2",
            "The capital stays where it is, whatever becomes of it.",
            NATIONS),
        rule(
            "double-income",
            "Double income",
            "14.2.7",
            "Some cities yield twice as much; for victory they count as they are.",
            NATION,
            CITIES),
        rule(
            "german-cities",
            "Founded cities",
            "14.2.8",
            "Cities may be founded in areas that have none.",
            PROVINCES,
            AREAS,
            entry("owner", "Founder", Kinds.NATIONS),
            part("values", "Tax values", new OpenType.Several(new OpenType.Whole(1, 9))),
            flag("inside", "Inside the imperial boundary")),
        rule(
            "half-falls",
            "Half of an empire falls",
            "14.2.2",
            "When the city is lost, the position falls and another inherits.",
            NATION,
            CITY,
            entry("heir", "Heir", Kinds.NATIONS)),
        rule(
            "ignores-boundary",
            "Ignores the boundary",
            "14.2.7",
            "Units need no support outside the imperial boundary.",
            NATION),
        rule(
            "in-play",
            "Part of the map",
            "14.2.5",
            "Nobody gets elsewhere, and there are no cities.",
            PROVINCES,
            AREAS),
        rule(
            "rebellion-table",
            "Rebellion table",
            "14.2.5",
            "Rebellions are rolled for on another table.",
            TABLE),
        rule(
            "rebellion-tables",
            "Rebellion tables by position",
            "14.2.7",
            "Which tables a position uses for rebellions, and which all others do.",
            new OpenType.Each(
                new OpenType.Either(
                    List.of(
                        new OpenType.Word(List.of(new OpenType.Choice("others", "All others"))),
                        new OpenType.Reference(Kinds.NATIONS))),
                new OpenType.Several(new OpenType.Reference(Kinds.TABLES)))),
        rule(
            "rebellions-revolt",
            "Rebellions that only revolt",
            "14.2.8",
            "Some results of the rebellion table make a city revolt and do nothing else.",
            part(
                "results",
                "Results",
                new OpenType.Several(
                    word(
                            "",
                            "",
                            Stream.of(Rebellion.values()).map(Worded::word).toArray(String[]::new))
                        .type())),
            number("cities", "Cities that revolt", 1, 1).optional()),
        rule(
            "replaces-administration",
            "Chosen administration",
            "14.2.7",
            "A position may choose its result of administration, a few times in a game.",
            NATION,
            number("times", "Times", 1, 5)),
        rule(
            "revival-once",
            "One revival",
            "14.2.4",
            "Once in a game a revival is taken for what was rolled.",
            NATION),
        rule(
            "revolts",
            "Revolts on odd numbers",
            "14.2.8",
            "On an odd number of the administration table some cities revolt.",
            NATION,
            word("on", "On", "odd-number"),
            word("count", "As many as", "d6")),
        rule(
            "subversion",
            "Subversion",
            "14.2.7",
            "At the start of a turn barbarians may remove one garrison beside which they stand.",
            NATION,
            entry("against", "Against", Kinds.NATIONS)),
        rule(
            "war-income",
            "War income",
            "14.2.7",
            "A die, or what its cities inside the boundary yield, is added to taxes.",
            NATION,
            word("die", "Die", "d6").optional()));
  }

  /** What is built, and how it moves and fights. */
  private static List<OpenField> forces() {
    OpenField unit = entry("unit", "Unit", Kinds.UNITS);
    return List.of(
        rule(
            "build-only",
            "Builds only in",
            "14.2.4",
            "Units are built only in some places.",
            NATION,
            PROVINCES,
            AREAS,
            flag("wholeProvinces", "Or in provinces held wholly")),
        rule(
            "creates-only",
            "Creates only",
            "14.2.6",
            "Pairs always become the same unit, without a roll.",
            NATION,
            unit),
        rule(
            "doubled-against",
            "Doubled against holders of a city",
            "14.2.8",
            "Units count double against whoever holds a city.",
            NATIONS,
            entries("holders", "Holders", Kinds.NATIONS),
            CITY),
        rule(
            "empire-builds",
            "Builds as an empire",
            "14.2.5",
            "As an empire a position builds from the list of another.",
            NATION,
            entry("list-of", "List of", Kinds.NATIONS),
            entries("without", "Without", Kinds.UNITS).optional(),
            flag("captured", "Only in captured provinces")),
        rule(
            "italian-interception",
            "Garrisons intercept ships",
            "14.2.8",
            "Neutral garrisons intercept every ship that passes a sea area beside them.",
            PROVINCES,
            AREAS,
            number("strength", "Strength", 1, 5)),
        rule(
            "joint-attack-needs-leader",
            "Joint attacks need a leader",
            "14.2.5",
            "Attacks from more than one area need the leader with one of the attackers.",
            NATION),
        rule(
            "knights",
            "Knights",
            "14.2.8",
            "Some units cost no upkeep.",
            NATIONS,
            number("free", "Free units", 1, 6)),
        rule(
            "leaders-kept",
            "Leaders kept",
            "14.2.4",
            "A position keeps its leaders as an empire.",
            NATION),
        rule(
            "moves-near-leader",
            "Moves near the leader",
            "14.2.5",
            "Units move only if they start near their leader; some kinds are free.",
            NATION,
            number("within", "Within areas", 1, 6),
            entries("except", "Except", Kinds.UNITS).optional()),
        rule(
            "naval-strength",
            "Naval strength",
            "14.2.8",
            "How strong ships are in naval combat; on land they are as printed.",
            NATION,
            number("strength", "Strength", 1, 5)),
        rule(
            "rebuild-limit",
            "Limit to rebuilding",
            "14.2.7",
            "A position rebuilds what it began with, and some units more.",
            NATION,
            part("more", "More", counts())),
        rule(
            "rebuild-only",
            "Only rebuilds",
            "14.2.5",
            "A position builds only what it has lost.",
            NATION),
        rule(
            "replacements",
            "Replacements",
            "14.2.8",
            "Of the units that were lost in combat some come back.",
            NATIONS,
            number("lost", "Of lost units", 2, 10),
            number("back", "Come back", 1, 10)),
        rule(
            "replaces",
            "Replaces for money",
            "14.2.7",
            "Barbarians may replace units that they began with and have lost.",
            NATION,
            number("units", "Units in a phase", 1, 6),
            number("price", "Price", 1, 20)),
        rule(
            "shift",
            "Shift by the leader",
            "14.2.5",
            "By how many columns a leader shifts odds.",
            NATION,
            number("columns", "Columns", 0, 2)),
        rule(
            "sinking",
            "Seamanship",
            "5.3",
            "What ships add to rolls for sinking.",
            NATION,
            number("bonus", "Added", 0, 3)),
        rule(
            "units",
            "Own list of units",
            "14.2.5",
            "The units that a position may build, with prices, upkeep and places of its own.",
            NATION,
            part(
                "list",
                "Units",
                new OpenType.Several(
                    new OpenType.Parts(
                        List.of(
                            unit,
                            number("price", "Price", 1, 12).optional(),
                            number("upkeep", "Upkeep", 0, 6),
                            PROVINCES,
                            AREAS))))));
  }

  /** When positions come, change and end, and who fights whom. */
  private static List<OpenField> turns() {
    return List.of(
        rule(
            "countdown",
            "Countdown",
            "14.2.6",
            "Another number of turns before barbarians are a kingdom.",
            NATION,
            number("turns", "Turns", 1, 12)),
        rule(
            "crusade",
            "Crusade",
            "14.2.8",
            "Positions may go on a crusade for a city.",
            NATIONS,
            entry("against", "Against", Kinds.NATIONS),
            number("turns", "Turns", 1, 5),
            number("seas", "Sea areas", 1, 5),
            CITY,
            number("points", "Points", 1, 20),
            number("partner", "Points of a partner", 1, 20),
            number("attempt", "Points for the attempt", 1, 20)),
        rule(
            "ends-when-fallen",
            "Ends when all have fallen",
            "14.2.2",
            "The game is over when all of some positions have fallen.",
            NATIONS),
        rule(
            "ends-when-lost",
            "Ends when cities are lost",
            "14.2.1",
            "The game is over in the turn in which a position holds none of some cities.",
            NATION,
            CITIES),
        rule(
            "enters",
            "Enters the map",
            "14.2.8",
            "Units that enter from marked areas.",
            NATION,
            number("each-turn", "Each turn", 1, 12).optional(),
            turn("turn", "From turn").optional(),
            part("tag", "Areas marked", new OpenType.Prose()),
            part("units", "Units", counts())),
        rule(
            "events",
            "Solitaire events",
            "14.2.4",
            "Events are rolled for on a table.",
            NATION,
            TABLE,
            number("leaders", "Leaders", 1, 2)),
        rule(
            "exits",
            "Leaves the map",
            "14.2.5",
            "Units may leave the map from certain areas.",
            NATION,
            PROVINCES,
            AREAS),
        rule(
            "kingdom-turn",
            "Becomes a kingdom",
            "14.2.8",
            "Barbarians become a kingdom in a certain turn.",
            NATION,
            turn("turn", "Turn"),
            flag("chosen", "Or later, when they choose")),
        rule(
            "opposition",
            "Opposition",
            "14.2.4",
            "Who fights a single player, by a table.",
            NATION,
            TABLE,
            number("seas", "Sea areas", 1, 5),
            entry("invaders", "Invaders", Kinds.NATIONS),
            entry("kingdoms", "Kingdoms", Kinds.NATIONS)),
        rule(
            "pillage-to-own",
            "Owns what it pillages",
            "14.2.7",
            "Cities that are pillaged are taken over.",
            NATION,
            entry("from", "From", Kinds.NATIONS)),
        rule(
            "surrenders",
            "Surrenders",
            "14.2.5",
            "Without its leader and a city a position surrenders to another.",
            NATION,
            entry("leader", "Leader", Kinds.LEADERS),
            CITY,
            entry("to", "To", Kinds.NATIONS)),
        rule(
            "truce-until",
            "Truce",
            "14.2.8",
            "Positions may not attack each other at first.",
            NATIONS,
            turn("turn", "Until turn")),
        rule(
            "truce-until-invasion",
            "Truce until an invasion",
            "14.2.2",
            "Positions may not attack each other until one is invaded.",
            NATIONS,
            word("capitals", "Capitals", "until-fallen").optional()));
  }
}
