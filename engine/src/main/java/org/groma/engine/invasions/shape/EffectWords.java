package org.groma.engine.invasions.shape;

import static org.groma.engine.invasions.shape.CellTypes.SWITCH;
import static org.groma.engine.invasions.shape.CellTypes.choice;
import static org.groma.engine.invasions.shape.CellTypes.either;
import static org.groma.engine.invasions.shape.CellTypes.parts;
import static org.groma.engine.invasions.shape.ConditionTypes.CONDITION;
import static org.groma.engine.invasions.shape.EffectFields.ACCEPTED;
import static org.groma.engine.invasions.shape.EffectFields.AREAS;
import static org.groma.engine.invasions.shape.EffectFields.CATEGORY;
import static org.groma.engine.invasions.shape.EffectFields.CHECK;
import static org.groma.engine.invasions.shape.EffectFields.COUNT;
import static org.groma.engine.invasions.shape.EffectFields.IF;
import static org.groma.engine.invasions.shape.EffectFields.PER;
import static org.groma.engine.invasions.shape.EffectFields.PROVINCE;
import static org.groma.engine.invasions.shape.EffectFields.ROLL;
import static org.groma.engine.invasions.shape.EffectFields.SIDE;
import static org.groma.engine.invasions.shape.EffectFields.TARGET;
import static org.groma.engine.invasions.shape.EffectFields.UNITS;
import static org.groma.engine.invasions.shape.EffectFields.WHERE;
import static org.groma.engine.invasions.shape.EffectFields.WITH;
import static org.groma.engine.invasions.shape.EffectFields.effect;
import static org.groma.engine.invasions.shape.EffectFields.turn;
import static org.groma.engine.kernel.open.OpenField.entries;
import static org.groma.engine.kernel.open.OpenField.entry;
import static org.groma.engine.kernel.open.OpenField.halves;
import static org.groma.engine.kernel.open.OpenField.part;
import static org.groma.engine.kernel.open.OpenField.prose;
import static org.groma.engine.kernel.open.OpenField.whole;
import static org.groma.engine.kernel.open.OpenField.word;

import java.util.List;
import org.groma.engine.kernel.open.OpenField;
import org.groma.engine.kernel.open.OpenType;
import org.groma.model.project.Kinds;

/** The words of effects with what they say, from age to flip-limites. */
final class EffectWords {

  static final List<OpenField> ALL =
      List.of(
          effect(
              "age",
              "VI.D",
              "Moves the Age marker; negative rejuvenates.",
              whole("spaces", -2, 2),
              TARGET),
          effect(
              "alliance",
              "XXVI",
              "Two nations become allies.",
              part("parties", new OpenType.Several(choice("self", "target", "any", "barbarian"))),
              part(
                  "accept",
                  either(
                      ACCEPTED,
                      parts(part("other-player", ACCEPTED), part("same-player", ACCEPTED)))),
              whole("turns", 1, 12).optional()),
          effect(
              "ambush",
              "XX.D",
              "A mountain ambush is automatic or cannot happen.",
              word("mode", "Mode", "automatic", "never")),
          effect(
              "arrives-if",
              "IX.A",
              "The arrival happens only if the condition holds when it is called.",
              part("condition", CONDITION)),
          effect(
              "automatic",
              "III.A",
              "The named roll is not made; its result is given.",
              part("roll", ROLL),
              word("result", "Result", "success", "failure")),
          effect(
              "available-units",
              "XV.C",
              "Opens a unit type for purchase.",
              entry("unit", "Unit", Kinds.UNITS),
              turn("from-turn")),
          effect(
              "becomes-active",
              "VI.C",
              "A raider or inactive nation turns into an active one.",
              turn("turn")),
          effect(
              "break-bond",
              "XXVI.B",
              "Ends bonds.",
              part(
                  "bonds",
                  new OpenType.Several(choice("alliance", "client", "foedus", "vassalage"))),
              CHECK),
          effect(
              "calamity",
              "XIII.E",
              "The target suffers the calamity of that id, or a random one for draw.",
              prose("name"),
              TARGET,
              IF),
          effect(
              "campaigns",
              "XXII.A",
              "More or fewer campaigns for one leader.",
              whole("amount", -2, 2)),
          effect(
              "cancel-card",
              "X.B",
              "Voids a card of these decks when it is played.",
              entries("decks", "Decks", Kinds.DECKS)),
          effect(
              "capital-income",
              "XIV.B",
              "Replaces the bonus income of this nation's capital.",
              whole("empire", 0, 20).optional(),
              whole("kingdom", 0, 20).optional()),
          effect(
              "caravan-income",
              "X.D",
              "Sets the caravan incomes of the turn.",
              whole("exceptional", 0, 20),
              whole("others", 0, 10),
              whole("markers", 0, 3)),
          effect(
              "cede-province",
              "XXX.C",
              "The target evacuates one province.",
              part("not", new OpenType.Several(choice("capital", "granary", "horde"))),
              part("adjacent-to", new OpenType.Several(choice("own-province", "own-naval-stack")))),
          effect(
              "city",
              "III.F",
              "Founds, grows, shrinks or loots a city.",
              word("change", "Change", "found", "grow", "shrink", "loot"),
              WHERE,
              whole("levels", 1, 3).optional()),
          effect(
              "client",
              "XXVII",
              "An independent minor Kingdom becomes a client.",
              part("accept", ACCEPTED)),
          effect(
              "client-terms",
              "XXVII.A",
              "What the kingdom gives as a client.",
              whole("tribute", 0, 5),
              whole("mercenary", 0, 2)),
          effect(
              "collapse-or-empire",
              "huns-aid E",
              "The nation vanishes or founds an Empire.",
              turn("turn"),
              word("step", "Step", "end-of-own-activation"),
              whole("areas-needed", 1, 6),
              halves("barbarian-area-counts", 0, 1),
              whole("target", 1, 12),
              entry("modifiers", "Modifiers", Kinds.TABLES),
              part(
                  "collapse-points",
                  parts(
                      whole("points", 0, 10),
                      part("per", CATEGORY),
                      part("only-after-roll", SWITCH).optional()))),
          effect(
              "confine-units",
              "XXXIV",
              "Units that may not stand outside these Areas.",
              UNITS,
              AREAS),
          effect(
              "control-with-limes",
              "byzantines-aid-fr A",
              "A Limes alone holds this Barbarian province.",
              PROVINCE),
          effect(
              "decline",
              "VI.E",
              "Raises or lowers the level of Decline.",
              whole("levels", -2, 2),
              TARGET),
          effect(
              "dice",
              "XX.F",
              "Adds battle dice of a colour to a side.",
              word("colour", "Colour", "black", "white"),
              whole("count", -3, 3),
              SIDE),
          effect(
              "draw-pillage", "XXIV.D", "Draws pillage markers and resolves them.", COUNT, TARGET),
          effect(
              "eliminate-leader",
              "XX.J",
              "Removes a leader; with a check only when the roll fails.",
              CHECK,
              TARGET),
          effect(
              "empire-transition",
              "VIII.B",
              "Changes to the transition to Empire.",
              whole("client-bonus", 0, 3).optional(),
              part("keep-age", SWITCH).optional()),
          effect("end-game", "V.C", "The game ends after the turn.", turn("turn"), IF),
          effect(
              "exchange-mercenary",
              "XXVI.B",
              "Two nations lend each other units for good.",
              WITH,
              COUNT),
          effect(
              "expense",
              "XIV.G",
              "Adds to this turn's expenses.",
              whole("amount", 1, 20),
              PER,
              TARGET),
          effect(
              "flip-limites",
              "XVIII.I",
              "All Limites of the nation turn into units of this type.",
              entry("to", "To", Kinds.UNITS)));

  private EffectWords() {}
}
