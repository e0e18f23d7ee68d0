package org.groma.engine.invasions.shape;

import static org.groma.engine.invasions.shape.CellTypes.TURNS_OF_TRACK;
import static org.groma.engine.invasions.shape.CellTypes.choice;
import static org.groma.engine.invasions.shape.CellTypes.either;
import static org.groma.engine.invasions.shape.CellTypes.terms;
import static org.groma.engine.invasions.shape.ConditionTypes.CONDITION;

import java.util.List;
import org.groma.engine.kernel.open.OpenField;
import org.groma.engine.kernel.open.OpenType;
import org.groma.model.pieces.UnitType;
import org.groma.model.project.Kinds;
import org.groma.model.scenario.Marker;

/** Parameters that several effects have, and what an effect is. */
final class EffectFields {

  static final OpenField AREA = OpenField.entry("area", "Area", Kinds.AREAS);
  static final OpenField AREAS = OpenField.entries("areas", "Areas", Kinds.AREAS);
  static final OpenField CITY = OpenField.entry("city", "City", Kinds.CITIES);
  static final OpenField COUNT = OpenField.whole("count", 1, 9);
  static final OpenField IF = OpenField.part("if", CONDITION).optional();
  static final OpenField LEADER = OpenField.entry("leader", "Leader", Kinds.LEADERS);
  static final OpenField PROVINCE = OpenField.entry("province", "Province", Kinds.PROVINCES);
  static final OpenField UNITS = OpenField.entries("units", "Units", Kinds.UNITS);
  static final OpenField WITH = OpenField.entry("with", "With", Kinds.NATIONS);

  static final OpenField TARGET =
      OpenField.part(
              "target",
              choice(
                  "self",
                  "target",
                  "any",
                  "all",
                  "barbarian",
                  "civilized",
                  "hostile",
                  "ruler",
                  "random-civilized-area",
                  "controller-of-area"))
          .optional();

  /** Which Area a heresy or a revolt comes over. */
  static final OpenField LAND =
      OpenField.part(
          "area",
          either(
              choice("chosen", "random-civilized", "own-random", "heretical"),
              new OpenType.Reference(Kinds.AREAS)));

  static final OpenType PLACE =
      choice(
          "own",
          "own-city",
          "own-city-or-site",
          "own-empty-city-site",
          "random-own-city",
          "own-largest-stack",
          "one-stack",
          "any-stack-of-4-or-more",
          "enemy-stack-of-3-or-more",
          "same-area",
          "besieged-city",
          "any-area");

  static final OpenField WHERE = OpenField.part("where", PLACE);
  static final OpenField CHOSEN = OpenField.part("chosen-by", choice("owner", "target"));
  static final OpenField CHECK =
      OpenField.part("check", choice("d2", "federate-decides")).optional();
  static final OpenField UNTIL =
      OpenField.part("until", choice("end-of-own-activation", "both-have-activated"));
  static final OpenField SIDE = OpenField.part("side", choice("chosen", "self", "enemy"));
  static final OpenField PER =
      OpenField.part("per", choice("city", "area", "province", "unit", "level")).optional();
  static final OpenField MARKER =
      OpenField.part("marker", new OpenType.Term(terms(Marker.class, "kind")));

  static final OpenType ACCEPTED = choice("d2", "forced", "target-player");

  static final OpenType ROLL =
      choice(
          "sea-risk",
          "siege",
          "flight",
          "interception",
          "naval-interception",
          "raid",
          "revolt-subdual",
          "collapse",
          "kingdom",
          "empire");

  static final OpenType CATEGORY = new OpenType.Term(terms(UnitType.class, "category"));

  /** Parts of an activation that other nations come between. */
  static final OpenType PART =
      choice("invasion-unit-stacks-1", "invasion-unit-stacks-2", "campaigns");

  /** What income or a price is multiplied by. */
  static final OpenType FACTOR = new OpenType.Halved(0, 3);

  private EffectFields() {}

  static OpenField effect(String word, String section, String about, OpenField... parameters) {
    return OpenField.of(word, word, section, new OpenType.Parts(List.of(parameters)), about);
  }

  static OpenField turn(String name) {
    return OpenField.whole(name, 1, TURNS_OF_TRACK);
  }
}
