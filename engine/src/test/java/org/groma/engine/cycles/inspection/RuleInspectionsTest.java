package org.groma.engine.cycles.inspection;

import static org.groma.engine.cycles.inspection.Spoilt.scenario;
import static org.groma.engine.cycles.inspection.Spoilt.spoilt;

import java.util.List;
import java.util.stream.Stream;
import org.groma.model.project.Kinds;

/** Rules and set-ups of scenarios that contradict each other, their nations or themselves. */
final class RuleInspectionsTest implements MistakesAreFound {

  static List<Spoilt> cases() {
    return Stream.of(rules(), agreement(), positions(), forces()).flatMap(List::stream).toList();
  }

  private static List<Spoilt> rules() {
    return List.of(
        scenario(
                "scenario.rule-sense",
                "east-and-west",
                "'city':'byzantium','heir':'west-romans'",
                "'city':'byzantium','heir':'east-romans'")
            .says(
                "scenario:east-and-west",
                "$.special[2].half-falls.heir",
                "Eastern and Western Empire: 'half-falls' is about 'east-romans' and names the same"
                    + " as 'heir'."),
        scenario("scenario.rule-sense", "roman-empire", "'lastTurn':20", "'lastTurn':2")
            .says(
                "scenario:roman-empire",
                "$.victory[0].survives.turn",
                "Roman Empire: 'survives' speaks of turn 20, and the game goes from turn 1 to 2."),
        scenario("scenario.roster-sense", "open", "'optionalCities':true", "'optionalCities':false")
            .says(
                "scenario:open",
                "$.options",
                "Open scenario: 'persian' may be chosen, and the optional cities that it needs"
                    + " (13.2.3) are off."));
  }

  private static List<Spoilt> agreement() {
    return List.of(
        scenario(
                "scenario.rule-agreement",
                "viking-magyar-saracen",
                "{'crusade':{'city':'jerusalem','points':6",
                "{'crusade':{'city':'jerusalem','points':9")
            .says(
                "scenario:viking-magyar-saracen",
                "$.victory",
                "Viking, Magyar and Saracen: 'crusade' gives 6 as 'points', and 9 in the victory."),
        scenario(
                "scenario.rule-agreement",
                "rise-of-rome",
                "'table':'solitaire-opposition'",
                "'table':'solitaire-events'")
            .says(
                "scenario:rise-of-rome",
                "$.special",
                "Rise of Rome: 'opposition' rolls on the table Events of the solitaire game, which"
                    + " is for another rule."),
        scenario(
                "scenario.rule-agreement",
                "alexander",
                "'unit':'elite','price':8",
                "'unit':'elite','price':9")
            .says(
                "scenario:alexander",
                "$.special",
                "Alexander: 'elite' costs 9 in a list of units, and twice its upkeep is 8."),
        scenario("scenario.rule-agreement", "rise-of-rome", "'least':50", "'least':5")
            .says(
                "scenario:rise-of-rome",
                "$.victory",
                "Rise of Rome: Rising Rome wins with cities of value 5, and begins with 10."));
  }

  private static List<Spoilt> positions() {
    return List.of(
        spoilt("scenario.move-order", Kinds.NATIONS, "macedon", "'initiative':1", "'initiative':2")
            .says(
                "scenario:alexander",
                "$.attributes.order",
                "In Alexander Persia of Darius moves after Macedon, but its number 2 does not come"
                    + " after 2."),
        spoilt(
                "scenario.position-at-start",
                Kinds.NATIONS,
                "macedon",
                "'status':'kingdom'",
                "'status':'empire'")
            .says(
                "scenario:alexander",
                "$.setups[0].status",
                "Macedon starts as kingdom in Alexander, and its nation is empire."),
        spoilt(
                "scenario.home-elsewhere",
                Kinds.NATIONS,
                "macedon",
                "'home':['area:macedonia']",
                "'home':['area:gaul']")
            .says(
                "nation:macedon",
                "$.home",
                "Macedon is at home in gaul, and nothing of it begins there in Alexander."),
        scenario("scenario.nobody-starts", "open", "'from':['", "'of':['")
            .says(
                "scenario:open",
                "$.setups",
                "Open scenario sets no nation up and gives none to choose."),
        scenario(
                "scenario.unowned-city", "fall-of-rome", "'neutral':{'provinces':['cherson']},", "")
            .says(
                "scenario:fall-of-rome",
                "$.attributes.neutral",
                "Cherson belongs to nobody in Fall of Rome, and has no neutral garrison."));
  }

  private static List<Spoilt> forces() {
    return List.of(
        scenario(
                "scenario.starting-forces",
                "byzantine",
                "'place':'province:byzantium','unit':'ship'",
                "'place':'province:damascus','unit':'ship'")
            .says(
                "scenario:byzantine",
                "$.setups",
                "Byzantines in Byzantine: a ship stands in Damascus, which has no coast."),
        scenario(
                "scenario.starting-forces",
                "alexander",
                "{'leaders':1,'areas':['macedonia','achaia','thrace']}",
                "{'leaders':1,'areas':['persia']}")
            .says(
                "scenario:alexander",
                "$.setups",
                "Macedon in Alexander: a leader is where no unit of theirs can be."),
        scenario(
                "scenario.starting-forces",
                "pre-roman",
                "'unit':'garrison','count':8",
                "'unit':'tribe','count':8")
            .says(
                "scenario:pre-roman",
                "$.setups",
                "Seleucid empire in Pre-Roman: Tribe is set up, which no empire has."));
  }
}
