package org.groma.engine.invasions.shape;

import static org.groma.engine.invasions.shape.CellTypes.SWITCH;
import static org.groma.engine.invasions.shape.CellTypes.choice;
import static org.groma.engine.invasions.shape.CellTypes.either;
import static org.groma.engine.invasions.shape.CellTypes.parts;
import static org.groma.engine.invasions.shape.CellTypes.refs;

import java.util.List;
import org.groma.engine.kernel.open.OpenField;
import org.groma.engine.kernel.open.OpenType;
import org.groma.model.project.Kinds;

/** What lines of victory blocks count: one word with what it says. */
final class ObjectiveTypes {

  private static final OpenField AREA = OpenField.entry("area", "Area", Kinds.AREAS);
  private static final OpenField AREAS = OpenField.entries("areas", "Areas", Kinds.AREAS);
  private static final OpenField VASSALS = OpenField.part("vassals", SWITCH).optional();

  /** Where a realm is founded, or where not. */
  private static final OpenType FOUNDED =
      parts(
          OpenField.entries("in", "In", Kinds.AREAS).optional(),
          OpenField.entries("outside", "Outside", Kinds.AREAS).optional());

  static final OpenType SCORING =
      new OpenType.Deed(
          List.of(
              line(
                  "all-provinces",
                  "huns-aid",
                  parts(
                      AREA,
                      OpenField.entries("except", "Except", Kinds.PROVINCES).optional(),
                      OpenField.part("except-islands", SWITCH).optional()),
                  "The whole Area."),
              line(
                  "at-least-provinces",
                  "huns-aid",
                  parts(OpenField.whole("count", 1, 20), AREAS, VASSALS),
                  "So many provinces in the Areas together."),
              line("control-area", "XII.C", area(), "The Area is controlled."),
              line(
                  "control-city",
                  "XII.B",
                  new OpenType.Reference(Kinds.CITIES),
                  "The city is controlled."),
              line(
                  "control-province",
                  "XII.B",
                  new OpenType.Reference(Kinds.PROVINCES),
                  "The province is controlled."),
              line(
                  "conversion-income",
                  "XXXI.B",
                  choice("once"),
                  "Each Gold of income of Catholic provinces, when converting."),
              line("create-empire", "VIII", FOUNDED, "An Empire is founded."),
              line(
                  "create-kingdom", "VII", FOUNDED, "A Kingdom is founded with its capital there."),
              line("each-area", "XII.C", refs(Kinds.AREAS), "Each of them that is controlled."),
              line("each-client", "XXVII", SWITCH, "Each client."),
              line("each-federate", "XXVIII", SWITCH, "Each nation federated this turn."),
              line(
                  "each-other-province",
                  "huns-aid",
                  parts(AREAS),
                  "Each province of these Areas that no other line of the block names."),
              line(
                  "each-province",
                  "V.B",
                  refs(Kinds.PROVINCES),
                  "Each of them that is controlled."),
              line(
                  "each-province-inside",
                  "huns-aid",
                  parts(AREA, VASSALS),
                  "Each province inside the Area."),
              line(
                  "each-province-outside",
                  "huns-aid",
                  parts(AREA, VASSALS),
                  "Each province outside the Area."),
              line(
                  "eliminate-unit",
                  "huns-aid",
                  parts(
                      OpenField.entries("of", "Of", Kinds.NATIONS).optional(),
                      OpenField.entries("not-of", "Not of", Kinds.NATIONS).optional(),
                      OpenField.entries("in", "In", Kinds.AREAS).optional(),
                      OpenField.word("status", "Status", "barbarian", "kingdom", "empire")
                          .optional(),
                      OpenField.part("others", SWITCH).optional()),
                  "Each enemy unit eliminated."),
              line(
                  "eliminate-while-raiding",
                  "XI.E",
                  SWITCH,
                  "Each enemy unit eliminated in a raid."),
              line("loot-city-level", "huns-aid", SWITCH, "Each level of a looted city."),
              line("nation-stands", "V.B", SWITCH, "The nation is in play with a seat of its own."),
              line(
                  "pillaged-area",
                  "huns-aid",
                  parts(
                      OpenField.whole("markers", 1, 9),
                      OpenField.part("presence", SWITCH).optional()),
                  "Each Area with so many pillage markers."),
              line("raid-marker", "XI.E", choice("minus", "plus"), "Each Raid marker placed."),
              line("subdue-revolt", "XVI.F", SWITCH, "Each revolt subdued."),
              line(
                  "submit-nation",
                  "XXIX",
                  either(choice("any"), refs(Kinds.NATIONS)),
                  "Each submission."),
              line(
                  "submit-nations",
                  "huns-aid",
                  refs(Kinds.NATIONS),
                  "All of them have been submitted; once."),
              line("turn-under-foedus", "XXVIII.E", SWITCH, "Each turn under Foedus.")),
          List.of());

  private ObjectiveTypes() {}

  private static OpenType area() {
    return new OpenType.Reference(Kinds.AREAS);
  }

  private static OpenField line(String word, String section, OpenType type, String about) {
    return OpenField.of(word, word, section, type, about);
  }
}
