package org.groma.engine.cycles.phrases;

import org.groma.engine.kernel.PlainPhrases;
import org.groma.engine.kernel.Spelling;
import org.groma.model.tables.RuleTable;
import org.groma.model.value.Datum;

/** What a rebellion, or an event of the solitaire game, does to the one who rolled it. */
record RebellionWords(Names names) {

  /** What it is called. */
  static String name(String result) {
    return Spelling.capital(
        switch (result) {
          case "collapse" -> "complete collapse";
          case "mutiny" -> "army mutiny";
          case "coup" -> "attempted coup";
          case "greater-provincial-rebellion" -> "provincial rebellion";
          default -> Spelling.spelt(result);
        });
  }

  /** What the rules say of a result; nothing where its name says it all. */
  static String effect(String result) {
    return switch (result) {
      case "mercenary-defection" ->
          "Each barbarian in move order may take over one 4-2 within 6 areas of a unit of his.";
      case "financial-disaster" ->
          "The treasury is lost; if it is empty, as many garrisons as a die says.";
      case "pirate-attack" -> "An unoccupied coastal city of your choice is pillaged.";
      case "provincial-rebellion" ->
          "A province of your choice, not that of the capital, revolts with its cities; your units"
              + " there are removed.";
      case "civil-disorder" ->
          "Cities worth d6 × 10% of your tax value, rounded up, revolt: unoccupied ones first,"
              + " those with elites last, the capital never.";
      case "collapse" -> "Empire: all units, markers and cities are lost. Kingdom: no effect.";
      case "mercenaries-go-home" -> "Empire: all 4-2 are removed. Kingdom: one.";
      case "mutiny" -> "d6 × 10% of your units, rounded up, are removed; then civil disorder.";
      case "greater-provincial-rebellion" ->
          "As provincial rebellion, but not the province of least tax value unless there is no"
              + " other.";
      case "coup" ->
          "Next turn elites move or attack only if they end in or next to the area of the capital.";
      case "rebellion-and-revival" ->
          "Cities worth half of your tax value revolt, then a revival; an empire may also remove"
              + " garrisons.";
      default -> "";
    };
  }

  /** A row of a table that replaces the usual one, or of events, in one clause. */
  String clause(RuleTable.Row row) {
    String result = PlainPhrases.text(row, "result");
    String count = PlainPhrases.text(row, "count");
    String many = count.equals("d6") ? "d6 " : count + " ";
    return switch (result) {
      case "province-revolts" ->
          PlainPhrases.text(row, "area").isEmpty()
              ? "All cities of a province of your choice revolt"
              : names.province(PlainPhrases.text(row, "area")) + " revolts";
      case "treasury-loss" -> "The treasury loses " + count;
      case "treasury-lost" -> "The whole treasury is lost";
      case "treasury" -> "Treasury " + signed(row);
      case "remove-garrisons" -> "Remove " + many + "garrisons";
      case "remove-non-elites" -> "Remove " + one(count, "unit that is no elite", many + "units");
      case "remove-units" -> "Remove " + one(count, "unit", many + "units");
      case "roll-on-table-2" -> "Roll on table 2, whoever rolls";
      case "defection" -> "One 3-3 goes over to the other side";
      case "city-revolts" -> "One city of your choice revolts";
      case "pillage-coastal" -> "One empty Roman city on a coast is pillaged";
      case "pillage-boundary" -> "One empty Roman city next to the imperial boundary is pillaged";
      case "new-leader" -> "A new Roman leader, two on the board at most";
      case "none", "" -> "No effect";
      default -> name(result);
    };
  }

  private static String one(String count, String one, String many) {
    return count.equals("1") ? "one " + one : many;
  }

  private static String signed(RuleTable.Row row) {
    return row.cells().get("count") instanceof Datum.Amount(var number)
        ? Spelling.signed(number.intValue())
        : PlainPhrases.text(row, "count");
  }
}
