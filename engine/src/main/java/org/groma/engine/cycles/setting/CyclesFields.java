package org.groma.engine.cycles.setting;

import static org.groma.engine.kernel.open.OpenField.entries;
import static org.groma.engine.kernel.open.OpenField.entry;
import static org.groma.engine.kernel.open.OpenField.flag;
import static org.groma.engine.kernel.open.OpenField.option;
import static org.groma.engine.kernel.open.OpenField.part;
import static org.groma.engine.kernel.open.OpenField.rule;
import static org.groma.engine.kernel.open.OpenField.turn;
import static org.groma.engine.kernel.open.OpenField.word;

import java.util.List;
import java.util.stream.Stream;
import org.groma.engine.kernel.open.OpenField;
import org.groma.engine.kernel.open.OpenType;
import org.groma.engine.kernel.open.ScenarioFields;
import org.groma.model.project.Kinds;

/** What Barbarian, Kingdom and Empire reads of scenarios besides what all scenarios have. */
public final class CyclesFields {

  /** What sheets tell players; a special rule or the positions themselves bring it about. */
  private static final List<OpenField> TOLD =
      List.of(
          option(
              "rebellionsRevoltOneCity",
              "Rebellions: one city revolts",
              "14.2.8",
              "Sheets tell the rule 'Rebellions that only revolt' in short; it is that rule which"
                  + " is played."),
          option(
              "solitaire",
              "Solitaire",
              "14.2.4",
              "Sheets say that one player plays; the rule 'Opposition' is what is played."));

  private static final OpenType NATIONS = new OpenType.Several(nation());

  public static final ScenarioFields ALL =
      new ScenarioFields(20, options(), SpecialFields.all(), victory(), attributes());

  private CyclesFields() {}

  /** Whether an option is told to players only. */
  static boolean isTold(OpenField option) {
    return TOLD.contains(option);
  }

  private static OpenType nation() {
    return new OpenType.Reference(Kinds.NATIONS);
  }

  static List<OpenField> options() {
    return Stream.concat(played().stream(), TOLD.stream()).toList();
  }

  private static List<OpenField> played() {
    return List.of(
        option(
            "boundary",
            "Imperial boundary",
            "11.5",
            "Units of empires need support inside the imperial boundary."),
        option(
            "tribalCrossings",
            "Tribal crossings",
            "13.1.1",
            "Tribes may cross sea areas that bear their name."),
        option(
            "tribalAttacks",
            "Tribal attacks",
            "13.1.2",
            "Tribes may attack neutral garrisons of their home."),
        option("optionalCities", "Optional cities", "13.2.3", "The optional cities are in use."),
        option("auction", "Auction", "13.3", "Empires auction units that they cannot pay."),
        option(
            "mercenaries",
            "Mercenaries",
            "13.4",
            "Barbarians may lease units to kingdoms and empires."),
        option(
            "byzantiumStrong",
            "Strong Byzantium",
            "13.5",
            "Defenders of Byzantium shift odds by one column."),
        option(
            "namedLeaders",
            "Named leaders",
            "13.6",
            "Leaders of kingdoms are rolled for; they are captured, not eliminated."),
        option("tribute", "Tribute", "13.7", "Tribute may be paid."),
        option(
            "rebellionsSpared",
            "Rebellions spared",
            "14.2.1",
            "Complete collapse, and rebellion and revival, have no effect."),
        option(
            "revivalIsGoodRuler",
            "Revival is a good ruler",
            "14.2.1",
            "A revival counts as a good ruler."),
        option(
            "noLastAdministration",
            "No last administration",
            "14.2.5",
            "There is no administration phase in the last turn."),
        option(
            "capitalsDefend",
            "Capitals defend",
            "14.2.6",
            "A capital defends like a neutral garrison, together with units there."),
        option(
            "italianDouble",
            "Italian cities double",
            "14.2.8",
            "Cities of Italia count double for taxes and victory."),
        option("advancedVictory", "Advanced victory", "14.3.2", "The average of all turns wins."));
  }

  /** A number within bounds that no game goes beyond. */
  static OpenField number(String name, String label, int least, int most) {
    return part(name, label, new OpenType.Whole(least, most));
  }

  private static OpenField[] meant(OpenField... more) {
    return Stream.concat(
            Stream.of(
                entry("nation", "For", Kinds.NATIONS).optional(),
                entries("nations", "For all of", Kinds.NATIONS).optional()),
            Stream.of(more))
        .toArray(OpenField[]::new);
  }

  private static List<OpenField> victory() {
    OpenField unpillaged = flag("unpillaged", "Unpillaged only");
    OpenField factor = part("factor", "Times", new OpenType.Halved(0, 4)).optional();
    return List.of(
        rule(
            "cities",
            "Own cities",
            "14.2",
            "Cities that a position holds count their tax value.",
            meant(unpillaged, factor)),
        rule(
            "cities-of",
            "Cities of another",
            "14.2.7",
            "Cities that somebody else holds count for a position.",
            meant(entry("owner", "Held by", Kinds.NATIONS), unpillaged, factor)),
        rule(
            "bonus",
            "Bonus for a city",
            "14.2",
            "Points for whoever holds a city.",
            meant(entry("city", "City", Kinds.CITIES), number("points", "Points", 1, 20))),
        rule(
            "survives",
            "Survives",
            "14.2",
            "A position wins if it holds one of these cities at the end.",
            meant(
                entries("cities", "One of these cities", Kinds.CITIES),
                turn("turn", "At the end of turn").optional())),
        rule(
            "value",
            "Value of cities",
            "14.2.4",
            "A position wins by the tax value of its cities.",
            meant(
                flag("all", "All cities of the map"),
                number("least", "At least", 1, 999).optional(),
                word("grade", "Grade", "complete", "partial").optional())),
        rule(
            "conquest",
            "Conquest",
            "14.2.5",
            "A position wins when an enemy has surrendered, with cities or units that left.",
            meant(
                entry("surrendered", "Who surrenders", Kinds.NATIONS),
                number("value", "Value of cities", 1, 99),
                number("exits", "Units that left the map", 1, 24),
                turn("turn", "At the end of turn").optional())),
        rule(
            "crusade",
            "Crusade",
            "14.2.8",
            "Points for a crusade, as the special rule counts them.",
            meant(
                entry("city", "City", Kinds.CITIES).optional(),
                number("points", "Points", 1, 20).optional(),
                number("partner", "Points of a partner", 1, 20).optional(),
                number("attempt", "Points for the attempt", 1, 20).optional())),
        rule(
            "income",
            "Income",
            "14.3",
            "Income counts.",
            flag("average", "As an average of turns")),
        rule(
            "tie",
            "Tie",
            "14.2",
            "Who is level is told apart by the value of unpillaged cities.",
            entries("nations", "Among", Kinds.NATIONS).optional(),
            part("cities", "Cities", new OpenType.Parts(List.of(unpillaged, factor))).optional()));
  }

  private static List<OpenField> attributes() {
    return Stream.concat(setUp().stream(), SeatFields.all().stream()).toList();
  }

  private static List<OpenField> setUp() {
    return List.of(
        OpenField.of(
            "order",
            "Order of moves",
            "4.1",
            NATIONS,
            "Who is set up and moves first; without it whoever began a new cycle last does."),
        OpenField.of(
            "reserve", "Further positions", "14.3", NATIONS, "Positions to begin from later."),
        OpenField.of(
            "restart",
            "Who may begin anew",
            "14.2.1",
            new OpenType.Each(nation(), word("", "", "tribe-at-start", "quick", "open").type()),
            "How a position begins again after it gave up."),
        OpenField.of(
            "neutral",
            "Neutral garrisons",
            "14.1",
            new OpenType.Parts(
                List.of(
                    entries("areas", "Cities of the provinces", Kinds.AREAS).optional(),
                    entries("everywhereIn", "All areas of the provinces", Kinds.AREAS).optional(),
                    entries("provinces", "Areas", Kinds.PROVINCES).optional())),
            "Where neutral garrisons stand at the start."),
        OpenField.of(
            "printed",
            "Printed accounts",
            "14.2",
            new OpenType.Each(
                nation(),
                new OpenType.Parts(
                    List.of(
                        number("income", "Income", 0, 199), number("upkeep", "Upkeep", 0, 199)))),
            "Income and upkeep at the start as the rules print them; a check compares."),
        OpenField.of(
            "fewer-players",
            "With fewer players",
            "14.2",
            new OpenType.Several(new OpenType.Prose()),
            "Sentences for the sheet of the scenario."));
  }
}
