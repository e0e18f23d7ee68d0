package org.groma.engine.kernel.shape;

import java.util.List;
import org.groma.engine.kernel.Inspection;
import org.groma.model.review.Severity;

/** The mistakes that a review of open data can find. */
public final class ShapeInspections {

  static final Inspection UNKNOWN_FIELD =
      about(
          "data.unknown-field",
          Severity.WARNING,
          "Field that the rules do not read",
          "What it says has no effect, and what was meant is missing.",
          "The unit Pikemen, shield: the rules read no field 'shield' here.",
          "Correct the name, or take the field out.");

  static final Inspection MISSING_FIELD =
      about(
          "data.missing-field",
          Severity.ERROR,
          "Value that the rules need",
          "A rule looks the value up and finds nothing.",
          "The leader Arvid: 'valour' is missing; a whole number from 0 to 3 belongs there.",
          "Add the value.");

  static final Inspection WRONG_VALUE =
      about(
          "data.wrong-value",
          Severity.ERROR,
          "Value of the wrong kind or size",
          "A rule cannot count with it, or counts with something that nobody meant.",
          "The table Room on a bridge, row stone, units: 'three' is text; a whole number from 1"
              + " to 12 belongs there.",
          "Write a value of the kind that the sentence names.");

  static final Inspection UNKNOWN_WORD =
      about(
          "data.unknown-word",
          Severity.ERROR,
          "Word that the rules do not know",
          "What it should do is never done.",
          "The deck Omens, cards 3, effects 1: the rules know no 'eclipse' here.",
          "Write one of the words that the rules know.");

  static final Inspection UNKNOWN_ENTRY =
      about(
          "data.unknown-entry",
          Severity.ERROR,
          "Id that the project does not have",
          "The rule names something that is not there.",
          "The table Harvests, row 4, area: there is no area 'utopia'.",
          "Correct the id, or add what it names.");

  static final Inspection TABLE_ROWS =
      about(
          "data.table-rows",
          Severity.ERROR,
          "Row of a table that is missing or that nothing finds",
          "A rule looks for the row and does not find it, or the row is never used.",
          "The table Ferry tolls has no row 'two-carts'.",
          "Add the row, or correct its key.");

  static final Inspection TABLE_ROLLS =
      about(
          "data.table-rolls",
          Severity.ERROR,
          "Rolls that a table does not answer",
          "A roll comes up and nothing, or two things, would happen.",
          "The table Harvests has no row for a roll of 8.",
          "Make the rows cover every roll once.");

  static final Inspection TABLE_ORDER =
      about(
          "data.table-order",
          Severity.WARNING,
          "Results that turn back",
          "A better roll or stronger side does worse, which is nearly always a slip.",
          "The table Harvests, column 3: 2.5 in row 7 is more than 1 in row 8.",
          "Compare both cells with the printed table.");

  static final Inspection TABLE_SUM =
      about(
          "data.table-sum",
          Severity.WARNING,
          "Column that does not come to its sum",
          "A number of the column is wrong.",
          "The table Faces of the omen die: 'faces' comes to 7, not to 6.",
          "Compare the column with the printed table.");

  static final Inspection UNREAD_TABLE =
      about(
          "data.unread-table",
          Severity.WARNING,
          "Table that the rules do not read",
          "Whatever it says has no effect on the game.",
          "The table Eclipses: the rules read no table 'eclipses'.",
          "Correct its id, or take it out.");

  static final Inspection MISSING_TABLE =
      about(
          "data.missing-table",
          Severity.ERROR,
          "Table that the rules need",
          "The game cannot be played without it.",
          "The table 'ferry-tolls' (XI.B) is missing.",
          "Add the table.");

  public static final List<Inspection> ALL =
      List.of(
          UNKNOWN_FIELD,
          MISSING_FIELD,
          WRONG_VALUE,
          UNKNOWN_WORD,
          UNKNOWN_ENTRY,
          TABLE_ROWS,
          TABLE_ROLLS,
          TABLE_ORDER,
          TABLE_SUM,
          UNREAD_TABLE,
          MISSING_TABLE);

  private ShapeInspections() {}

  private static Inspection about(
      String id, Severity severity, String title, String protects, String example, String mend) {
    return new Inspection(id, severity, "", title, protects, example, mend);
  }
}
