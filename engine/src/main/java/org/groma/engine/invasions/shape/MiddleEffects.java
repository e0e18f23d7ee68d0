package org.groma.engine.invasions.shape;

import static org.groma.engine.invasions.shape.CellTypes.STEP;
import static org.groma.engine.invasions.shape.CellTypes.SWITCH;
import static org.groma.engine.invasions.shape.CellTypes.TURNS;
import static org.groma.engine.invasions.shape.CellTypes.choice;
import static org.groma.engine.invasions.shape.CellTypes.parts;
import static org.groma.engine.invasions.shape.CellTypes.terms;
import static org.groma.engine.invasions.shape.EffectFields.AREA;
import static org.groma.engine.invasions.shape.EffectFields.CATEGORY;
import static org.groma.engine.invasions.shape.EffectFields.CHECK;
import static org.groma.engine.invasions.shape.EffectFields.CHOSEN;
import static org.groma.engine.invasions.shape.EffectFields.CITY;
import static org.groma.engine.invasions.shape.EffectFields.COUNT;
import static org.groma.engine.invasions.shape.EffectFields.FACTOR;
import static org.groma.engine.invasions.shape.EffectFields.IF;
import static org.groma.engine.invasions.shape.EffectFields.LAND;
import static org.groma.engine.invasions.shape.EffectFields.LEADER;
import static org.groma.engine.invasions.shape.EffectFields.PART;
import static org.groma.engine.invasions.shape.EffectFields.PER;
import static org.groma.engine.invasions.shape.EffectFields.PLACE;
import static org.groma.engine.invasions.shape.EffectFields.PROVINCE;
import static org.groma.engine.invasions.shape.EffectFields.SIDE;
import static org.groma.engine.invasions.shape.EffectFields.TARGET;
import static org.groma.engine.invasions.shape.EffectFields.UNITS;
import static org.groma.engine.invasions.shape.EffectFields.UNTIL;
import static org.groma.engine.invasions.shape.EffectFields.WHERE;
import static org.groma.engine.invasions.shape.EffectFields.effect;
import static org.groma.engine.invasions.shape.EffectFields.turn;
import static org.groma.engine.kernel.open.OpenField.entries;
import static org.groma.engine.kernel.open.OpenField.entry;
import static org.groma.engine.kernel.open.OpenField.part;
import static org.groma.engine.kernel.open.OpenField.term;
import static org.groma.engine.kernel.open.OpenField.whole;
import static org.groma.engine.kernel.open.OpenField.word;

import java.util.List;
import org.groma.engine.kernel.open.OpenField;
import org.groma.engine.kernel.open.OpenType;
import org.groma.model.pieces.Nation;
import org.groma.model.project.Kinds;

/** The words of effects with what they say, from forbid-area to open-area. */
final class MiddleEffects {

  static final List<OpenField> ALL =
      List.of(
          effect(
              "forbid-area",
              "XVIII.K",
              "No unit of the nation may enter the Area.",
              AREA,
              turn("until-turn").optional(),
              entries("except", "Except", Kinds.PROVINCES).optional()),
          effect(
              "forbid-attack",
              "huns-aid D",
              "The nation may not attack the target.",
              entry("target", "Target", Kinds.NATIONS),
              IF),
          effect(
              "found-capital",
              "huns-aid F",
              "An Empire founds its capital by the Kingdom rules.",
              word("rule", "Rule", "kingdom")),
          effect(
              "gain-units",
              "IX.D",
              "Free units from the pool.",
              entry("unit", "Unit", Kinds.UNITS),
              COUNT,
              part("at", PLACE)),
          effect(
              "gold",
              "XIV.A",
              "Adds the amount to a Treasury.",
              whole("amount", -20, 20),
              TARGET,
              PER),
          effect(
              "heresy",
              "XXXI.C",
              "Places Heresy + on an Area.",
              LAND,
              part(
                      "immune",
                      new OpenType.Several(choice("capital-area", "barbarian-pagan-or-arian")))
                  .optional(),
              term("religion", terms(Nation.class, "religion")).optional()),
          effect(
              "hire-mercenaries",
              "huns-aid D",
              "Units hired for money for a turn.",
              entry("hirer", "Hirer", Kinds.NATIONS),
              part("of", parts(part("category", CATEGORY))),
              COUNT,
              whole("price", 0, 10),
              part("step", STEP),
              part("refusable", SWITCH),
              IF),
          effect(
              "income",
              "XIV.B",
              "Changes this turn's income of the scope.",
              word("scope", "Scope", "commerce", "provinces-of-one-area"),
              part("factor", FACTOR).optional(),
              part("granary", new OpenType.Decimal()).optional(),
              whole("amount", -20, 20).optional(),
              TARGET),
          effect(
              "interrupted-activation",
              "huns-aid A",
              "The activation runs in two parts.",
              part("first", PART),
              part(
                  "between",
                  parts(
                      word(
                              "family",
                              "Family",
                              "germanic",
                              "nomadic",
                              "other",
                              "raider",
                              "roman",
                              "slavic")
                          .optional(),
                      word("status", "Status", "barbarian", "kingdom", "empire").optional())),
              part("then", new OpenType.Several(PART))),
          effect(
              "intrinsic-beside-ruler",
              "III.C",
              "The unnamed leader stays in play beside a named ruler.",
              LEADER),
          effect(
              "islam-check",
              "V.C",
              "Rolled at the end of the turn.",
              word("roll", "Die", "d10"),
              whole("at-least", 1, 10)),
          effect(
              "keep-in-own-areas",
              "byzantines-aid-fr A",
              "Units that may not leave the Areas of their own half.",
              UNITS),
          effect(
              "leader-arrives",
              "IX.C",
              "The leader enters play at once.",
              LEADER,
              word("at", "At", "any-roman-stack")),
          effect(
              "leaders",
              "XIII.E",
              "Rulers and unnamed leaders may act, or not.",
              word("state", "State", "active", "inactive")),
          effect(
              "lend-mercenary",
              "XXVII.B",
              "The target lends units for the time named.",
              word("from", "From", "target"),
              COUNT,
              UNTIL,
              CHOSEN),
          effect("lift-siege", "XXX.G", "The siege ends and the besieger retreats."),
          effect(
              "limites-to-heirs",
              "XXXII.D",
              "On collapse each Limes in these Areas becomes a unit of the nation named.",
              part(
                  "nations",
                  new OpenType.Each(
                      new OpenType.Reference(Kinds.AREAS), new OpenType.Reference(Kinds.NATIONS)))),
          effect("lose-units", "XVI.F", "Eliminates units.", COUNT, WHERE, CHOSEN, CHECK),
          effect(
              "melee-modifier",
              "XXI.E",
              "Modifier to the 2D6 of advanced combat.",
              whole("amount", -3, 3),
              SIDE),
          effect(
              "merge-nation",
              "huns-aid",
              "Pieces, provinces and Treasury pass to the other nation.",
              entry("into", "Into", Kinds.NATIONS),
              turn("turn")),
          effect("move-capital", "byzantines-aid-fr A", "The capital marker moves.", CITY),
          effect("no-capital", "XXIX.C", "The kingdom has no capital."),
          effect("no-kingdom", "VII.A", "The nation never checks for a Kingdom."),
          effect("no-sea-risk", "XXV.E", "Landings of the nation need no roll."),
          effect("non-aggression", "XXX.C", "Both nations are neutral to each other.", UNTIL),
          effect("nothing", "XXX.I", "No effect."),
          effect(
              "off-map-income",
              "XXXIII.C",
              "Adds an income for an off-map box.",
              AREA,
              whole("amount", 0, 12),
              entry("if-controls", "If it controls", Kinds.AREAS)),
          effect(
              "offer-foedus",
              "XXVIII",
              "A Foedus, under the conditions of XXVIII.",
              part("forced", SWITCH)),
          effect(
              "open-area",
              "XVIII.K",
              "A closed Area or province is open to the nation.",
              TURNS,
              AREA.optional(),
              PROVINCE.optional()));

  private MiddleEffects() {}
}
