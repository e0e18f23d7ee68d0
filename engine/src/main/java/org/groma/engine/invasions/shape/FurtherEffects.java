package org.groma.engine.invasions.shape;

import static org.groma.engine.invasions.shape.CellTypes.SHARE;
import static org.groma.engine.invasions.shape.CellTypes.STEP;
import static org.groma.engine.invasions.shape.CellTypes.SWITCH;
import static org.groma.engine.invasions.shape.EffectFields.AREA;
import static org.groma.engine.invasions.shape.EffectFields.AREAS;
import static org.groma.engine.invasions.shape.EffectFields.CITY;
import static org.groma.engine.invasions.shape.EffectFields.COUNT;
import static org.groma.engine.invasions.shape.EffectFields.FACTOR;
import static org.groma.engine.invasions.shape.EffectFields.IF;
import static org.groma.engine.invasions.shape.EffectFields.LAND;
import static org.groma.engine.invasions.shape.EffectFields.MARKER;
import static org.groma.engine.invasions.shape.EffectFields.PROVINCE;
import static org.groma.engine.invasions.shape.EffectFields.ROLL;
import static org.groma.engine.invasions.shape.EffectFields.SIDE;
import static org.groma.engine.invasions.shape.EffectFields.TARGET;
import static org.groma.engine.invasions.shape.EffectFields.WHERE;
import static org.groma.engine.invasions.shape.EffectFields.WITH;
import static org.groma.engine.invasions.shape.EffectFields.effect;
import static org.groma.engine.invasions.shape.EffectFields.turn;
import static org.groma.engine.kernel.open.OpenField.entries;
import static org.groma.engine.kernel.open.OpenField.entry;
import static org.groma.engine.kernel.open.OpenField.part;
import static org.groma.engine.kernel.open.OpenField.whole;
import static org.groma.engine.kernel.open.OpenField.word;

import java.util.List;
import org.groma.engine.kernel.open.OpenField;
import org.groma.engine.kernel.open.OpenType;
import org.groma.model.project.Kinds;

/** The words of effects with what they say, from paces to walls. */
final class FurtherEffects {

  static final List<OpenField> ALL =
      List.of(
          effect("paces", "XVIII.B", "Extra paces for one stack.", whole("amount", -3, 3)),
          effect(
              "pay",
              "XXX.A",
              "The nation that plays the card pays another one.",
              whole("amount", 1, 20),
              word("to", "To", "target", "besieger")),
          effect(
              "place-marker", "XI.F", "Puts a marker on the map.", MARKER, WHERE, COUNT.optional()),
          effect(
              "purchase",
              "XV.B",
              "Changes the Purchases step of the turn.",
              part("price-factor", FACTOR).optional(),
              whole("limit", 0, 9).optional(),
              part("forbid", SWITCH).optional()),
          effect(
              "raid-from",
              "XI.B",
              "Where raids of the nation start.",
              AREA.optional(),
              PROVINCE.optional()),
          effect(
              "re-rolls", "XX.E", "Extra re-rolls for one battle, siege or subdual.", COUNT, SIDE),
          effect(
              "rebellion-rolls",
              "huns-aid C",
              "A rebelling vassal rolls several times.",
              entries("vassals", "Vassals", Kinds.NATIONS),
              COUNT,
              word("keep", "Keep", "better", "worse")),
          effect(
              "rebuild-limites",
              "XVIII.I",
              "Lost border provinces that come back get their Limes again.",
              whole("cost", 0, 10),
              part("step", STEP)),
          effect(
              "recruitment-limit",
              "XV.B",
              "At most so many new national units a turn.",
              whole("national", 0, 9)),
          effect(
              "redeploy-limites",
              "byzantines-aid-fr C",
              "Limites may be moved.",
              entries("where", "Where", Kinds.PROVINCES),
              part("step", STEP)),
          effect(
              "redeploy-within",
              "huns-aid B",
              "At the end of its activation all units stand near the piece named.",
              word("of", "Of", "horde", "capital"),
              whole("provinces", 1, 9)),
          effect("remove-markers", "XI.F", "Takes markers off the map.", MARKER, COUNT, WHERE),
          effect(
              "reshuffle",
              "X.B",
              "Shuffles the discards back, then a new card is drawn.",
              entry("deck", "Deck", Kinds.DECKS)),
          effect("restore-elites", "XV.B", "Flips damaged elites to their front.", COUNT, WHERE),
          effect(
              "reunite",
              "byzantines-aid-fr A",
              "The two halves may unite again.",
              WITH,
              turn("from-turn"),
              IF),
          effect(
              "revolt",
              "XVI",
              "Places or flips Revolt markers.",
              LAND,
              COUNT,
              word("chooser", "Chooser", "player", "owner", "random").optional()),
          effect(
              "roll-modifier",
              "XIX",
              "Modifier to one named roll.",
              part("roll", ROLL),
              whole("amount", -5, 5),
              TARGET),
          effect(
              "sea-without-fleet",
              "XXV.E",
              "Units and horde cross so many sea zones without a fleet.",
              whole("zones", 1, 4)),
          effect(
              "separate-administration",
              "XIV.F",
              "Two nations keep apart Treasuries, income and purchases though united.",
              WITH),
          effect(
              "share-points",
              "huns-aid",
              "Each player of these nations earns half of their joint points.",
              entries("nations", "Nations", Kinds.NATIONS)),
          effect(
              "split-empire",
              "VI.K",
              "The nations are separate from now on.",
              entry("from", "From", Kinds.NATIONS)),
          effect(
              "strait-cost",
              "XVIII.J",
              "The crossing costs so many paces and not all of them.",
              entry("link", "Strait", Kinds.LINKS),
              whole("paces", 0, 4)),
          effect(
              "successor",
              "XXVII",
              "On collapse the nation named appears in these Areas.",
              entry("nation", "Nation", Kinds.NATIONS),
              AREAS,
              IF),
          effect(
              "trade-dice",
              "XX.G",
              "Trades battle dice after all other trades.",
              word("from", "From", "black", "white"),
              word("to", "To", "black", "white"),
              COUNT,
              SIDE),
          effect(
              "transfer-foedera",
              "XIV.K",
              "On collapse the federates pass to another nation.",
              entry("to", "To", Kinds.NATIONS)),
          effect(
              "treasury-retained",
              "byzantines-aid-fr D",
              "Keeps only this share of the Treasury, by ages.",
              part("by-age", new OpenType.Each(OpenField.ROLLS, SHARE))),
          effect(
              "united-activation", "VI.K", "Two nations activate, stack and fight together.", WITH),
          effect(
              "usurper-check",
              "XV.B",
              "Rome and Byzantium In Decline roll for a Usurper.",
              part("step", STEP),
              word("roll", "Die", "d2")),
          effect(
              "victory-points",
              "V.B",
              "Gives points to the player of the target.",
              whole("points", -20, 20),
              TARGET,
              IF),
          effect(
              "wall-value",
              "XXIII.B",
              "Sets the siege penalty of a city's walls.",
              CITY,
              whole("value", -5, 0)),
          effect(
              "walls",
              "XXIII.C",
              "Raises, opens or dismantles the walls of a city.",
              word("change", "Change", "raised", "dismantled", "opened"),
              WHERE));

  private FurtherEffects() {}
}
