package org.groma.engine.cycles.inspection;

import static org.groma.engine.cycles.inspection.Spoilt.scenario;
import static org.groma.engine.cycles.inspection.Spoilt.table;

import java.util.List;
import java.util.stream.Stream;

/** Tables that lack something, and what the rules cannot read. */
final class TableInspectionsTest implements MistakesAreFound {

  static List<Spoilt> cases() {
    return Stream.of(tables(), unread()).flatMap(List::stream).toList();
  }

  private static List<Spoilt> tables() {
    return List.of(
        table("scenario.table-incomplete", "combat", "'1-1':'EX','3-2':'DR1'", "'1-1':'EX'")
            .says(
                "table:combat",
                "$.rows[5]",
                "Alexander cannot be played: table combat, row 7, 3-2: the value is missing."),
        table(
                "scenario.table-incomplete",
                "administration",
                "'key':'2','cells':{'0':'rebellion'",
                "'key':'2','cells':{'0':'rebelion'")
            .says(
                "table:administration",
                "",
                "Alexander cannot be played: table administration, row 2, 0: expected a number,"
                    + " good-ruler, corruption, rebellion or revival."),
        table("scenario.table-incomplete", "conversion", ",'empire':'ship'", "")
            .says(
                "table:conversion",
                "$.rows",
                "The table Unit conversion does not say what Ship becomes in an empire."),
        table(
                "scenario.table-incomplete",
                "countdown",
                "'key':'celt','cells':{'turns':5}",
                "'key':'celt','cells':{'turns':6}")
            .says(
                "table:countdown",
                "$.rows",
                "Celts: 5 turns to a kingdom, but the table Turns to kingdom has 6 for their"
                    + " group."),
        table("scenario.table-incomplete", "unit-creation", "'key':'slav'", "'key':'slavs'")
            .in("roman-empire")
            .says(
                "nation:slav-1",
                "",
                "Roman Empire cannot be played: nation slav-1: its group 'slav' is no row of the"
                    + " table unit-creation."));
  }

  private static List<Spoilt> unread() {
    return List.of(
        table("scenario.unreadable-entry", "numbers", "'key':'pillage',", "'key':'pilage',")
            .says(
                "table:numbers",
                "",
                "Alexander cannot be played: table numbers, row pillage, value: the value is"
                    + " missing."),
        scenario("scenario.unreadable-entry", "pre-roman", "'areas':['gaul']", "'areas':['gallia']")
            .says(
                "scenario:pre-roman",
                "",
                "Pre-Roman cannot be played: scenario pre-roman: 'gallia' in the set-up of celts is"
                    + " no province."));
  }
}
