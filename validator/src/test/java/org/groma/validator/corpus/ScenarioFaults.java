package org.groma.validator.corpus;

import static org.groma.validator.check.Family.SCENARIO;

import java.util.List;
import org.groma.model.edit.RemoveEntry;

/** Set-ups, leaders, time table, relations, decks and tables that cannot be. */
final class ScenarioFaults {

  private static final String AD_350 = "scenario:350-ad";

  private ScenarioFaults() {}

  static final List<Fault> ALL =
      List.of(
          Fault.set(
              SCENARIO,
              "more units set up than there are",
              AD_350,
              "setups[nation=aestii].units[0].count",
              "3"),
          Fault.append(
              SCENARIO,
              "a unit that the nation does not have",
              AD_350,
              "setups[nation=aestii].units",
              "{\"place\":\"province:prussia\",\"unit\":\"legion\",\"count\":1}"),
          Fault.set(
              SCENARIO, "an overfull stack", AD_350, "setups[nation=suebi].units[0].count", "6"),
          Fault.set(
              SCENARIO,
              "a stack in closed land",
              AD_350,
              "setups[nation=suebi].units[0].place",
              "\"province:atlas\""),
          Fault.set(
              SCENARIO,
              "a barbarian in the middle of Rome",
              AD_350,
              "setups[nation=suebi].units[0].place",
              "\"province:latium\""),
          Fault.set(
              SCENARIO,
              "infantry on the open sea",
              AD_350,
              "setups[nation=suebi].units[0].place",
              "\"sea:mare-aegeum\""),
          Fault.set(SCENARIO, "a leader of turn 13", "leader:aedan", "arrives", "13"),
          Fault.set(SCENARIO, "a leader who goes before he comes", "leader:aedan", "leaves", "9"),
          Fault.set(
              SCENARIO,
              "a leader set up before his time",
              AD_350,
              "setups[nation=visigoths].leaders[0].leader",
              "\"alaricus\""),
          Fault.set(
              SCENARIO,
              "a leader of another nation",
              AD_350,
              "setups[nation=visigoths].leaders[0].leader",
              "\"ermanaricus\""),
          Fault.append(
              SCENARIO,
              "a leader in two places",
              AD_350,
              "setups[nation=visigoths].leaders",
              "{\"place\":\"province:valachia\",\"leader\":\"athanaricus\"}"),
          Fault.set(SCENARIO, "a raid on turn 13", "time-entry:t01-raid-picts", "turn", "13"),
          Fault.set(
              SCENARIO,
              "an invasion with more units than the nation has",
              "time-entry:t02-invasion-huns",
              "units[0].count",
              "12"),
          Fault.set(
              SCENARIO,
              "an invasion with units that the nation does not have",
              "time-entry:t02-invasion-huns",
              "units[0].unit",
              "\"legion\""),
          Fault.set(
              SCENARIO,
              "an invasion of nobody",
              "time-entry:t02-invasion-huns",
              "units[0].count",
              "0"),
          Fault.set(SCENARIO, "a treasury of 55", AD_350, "setups[nation=romans].treasury", "55"),
          Fault.set(
              SCENARIO, "a treasury below nothing", AD_350, "setups[nation=romans].treasury", "-3"),
          Fault.set(SCENARIO, "an age beyond the track", AD_350, "setups[nation=romans].age", "40"),
          Fault.set(
              SCENARIO,
              "a capital where no city is",
              AD_350,
              "setups[nation=byzantines].seat",
              "\"province:cyclades\""),
          Fault.drop(SCENARIO, "an empire without a capital", AD_350, "setups[nation=romans].seat"),
          Fault.set(
              SCENARIO,
              "a horde where no unit stands",
              AD_350,
              "setups[nation=franks].seat",
              "\"province:bohemia\""),
          Fault.append(
              SCENARIO,
              "a client of two patrons",
              AD_350,
              "relations",
              "{\"kind\":\"client\",\"from\":\"armenians\",\"to\":\"persians\"}"),
          Fault.append(
              SCENARIO,
              "clients of each other",
              AD_350,
              "relations",
              "{\"kind\":\"client\",\"from\":\"byzantines\",\"to\":\"armenians\"}"),
          Fault.append(
              SCENARIO,
              "a vassal of itself",
              AD_350,
              "relations",
              "{\"kind\":\"vassal\",\"from\":\"alans\",\"to\":\"alans\"}"),
          Fault.append(
              SCENARIO,
              "the same relation twice",
              AD_350,
              "relations",
              "{\"kind\":\"client\",\"from\":\"armenians\",\"to\":\"byzantines\"}"),
          Fault.append(
              SCENARIO,
              "a relation with a nation that is not there",
              AD_350,
              "relations",
              "{\"kind\":\"client\",\"from\":\"avars\",\"to\":\"byzantines\"}"),
          Fault.append(
              SCENARIO,
              "a nation set up twice",
              AD_350,
              "setups",
              "{\"nation\":\"alans\",\"status\":\"barbarian\"}"),
          Fault.set(
              SCENARIO,
              "a province controlled by two",
              AD_350,
              "setups[nation=byzantines].controls[0]",
              "\"province:latium\""),
          Fault.set(SCENARIO, "a player without nations", AD_350, "players[1].nations", "[]"),
          Fault.append(
              SCENARIO, "a nation at two seats", AD_350, "players[1].nations", "\"romans\""),
          Fault.set(
              SCENARIO,
              "a nation of a player that is not at the table",
              "nation:franks",
              "player",
              "\"vikings\""),
          Fault.drop(
              SCENARIO,
              "a nation that is set up and nobody plays",
              AD_350,
              "players[0].nations[9]"),
          Fault.set(
              SCENARIO, "a victory block of no turn", "nation:huns", "victory[0].turns", "\"\""),
          Fault.set(
              SCENARIO,
              "a victory block of unreadable turns",
              "nation:huns",
              "victory[0].turns",
              "\"six\""),
          Fault.set(
              SCENARIO,
              "a victory block with nothing in it",
              "nation:huns",
              "victory[0].objectives",
              "[]"),
          Fault.set(
              SCENARIO,
              "an objective that is worth nothing",
              "nation:romans",
              "victory[0].objectives[0].points",
              "0"),
          Fault.drop(SCENARIO, "a card missing from its deck", "deck:administration", "cards[3]"),
          Fault.set(SCENARIO, "a card too many", "deck:diplomacy", "cards[0].copies", "9"),
          Fault.set(SCENARIO, "two cards of one number", "deck:events", "cards[1].number", "1"),
          Fault.set(
              SCENARIO,
              "an effect that nobody knows",
              "deck:calamities",
              "cards[1].effects[0]",
              "{\"golt\":{\"amount\":-3}}"),
          Fault.set(
              SCENARIO,
              "an effect with a word for a number",
              "deck:calamities",
              "cards[1].effects[0]",
              "{\"gold\":{\"amount\":\"three\"}}"),
          Fault.drop(SCENARIO, "a hole in a table", "table:caravans", "rows[1]"),
          Fault.set(
              SCENARIO, "rows of a table that overlap", "table:caravans", "rows[0].key", "\"1-4\""),
          Fault.set(
              SCENARIO, "a row that is no roll", "table:caravans", "rows[0].key", "\"first\""),
          Fault.set(
              SCENARIO,
              "a row that ends before it begins",
              "table:caravans",
              "rows[1].key",
              "\"7-3\""),
          Fault.set(
              SCENARIO,
              "a word where a number belongs",
              "table:siege-rules",
              "rows[0].cells.value",
              "\"seven\""),
          Fault.drop(
              SCENARIO, "a cell that a rule looks up", "table:siege-rules", "rows[0].cells.value"),
          new Fault(
              SCENARIO,
              "a table that a rule looks up",
              _ -> new RemoveEntry("table", "stacking-limits")),
          Fault.drop(SCENARIO, "no price for what can be bought", "unit:cavalry", "cost.kingdom"),
          Fault.set(SCENARIO, "a price below nothing", "unit:cavalry", "cost.kingdom", "-2"),
          Fault.set(
              SCENARIO,
              "a price for a status that is none",
              "unit:cavalry",
              "cost",
              "{\"kingdoom\":2,\"empire\":4,\"kingdom\":2}"),
          Fault.set(
              SCENARIO,
              "a special rule with an unknown effect",
              "nation:huns",
              "special[1].effects[0]",
              "{\"forbid-aria\":{\"area\":\"germania\"}}"),
          Fault.set(
              SCENARIO,
              "a marker of a nation in a foreign province",
              AD_350,
              "markers[0].place",
              "\"province:chaldea\""));
}
