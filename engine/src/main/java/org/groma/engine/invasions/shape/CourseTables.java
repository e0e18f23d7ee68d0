package org.groma.engine.invasions.shape;

import static org.groma.engine.invasions.shape.CellTypes.NOTE;
import static org.groma.engine.invasions.shape.CellTypes.STEP;
import static org.groma.engine.invasions.shape.CellTypes.WORDS;
import static org.groma.engine.invasions.shape.CellTypes.choice;
import static org.groma.engine.invasions.shape.CellTypes.fixed;
import static org.groma.engine.kernel.open.OpenField.halves;
import static org.groma.engine.kernel.open.OpenField.part;
import static org.groma.engine.kernel.open.OpenField.prose;
import static org.groma.engine.kernel.open.OpenField.whole;

import java.util.List;
import org.groma.engine.kernel.open.OpenType;
import org.groma.engine.kernel.open.TableKey;
import org.groma.engine.kernel.open.TableLaw;
import org.groma.engine.kernel.open.TableShape;

/** The tables of the course of the game and its points (II to V). */
final class CourseTables {

  static final List<TableShape> ALL =
      List.of(
          TableShape.named("components", "II")
              .row("counters", fixed("count", 540))
              .row("markers", fixed("count", 216))
              .row("nation-cards", fixed("count", 33))
              .row("player-aids", fixed("count", 12))
              .row("battle-dice", fixed("count", 20))
              .row("d10", fixed("count", 2))
              .row("administration-cards", whole("count", 1, 37))
              .row("diplomacy-cards", whole("count", 1, 37))
              .row("event-cards", whole("count", 1, 145)),
          TableShape.named("d2-checks", "III.A")
              .row(
                  "caravan-looting",
                  fixed("step", "caravans"),
                  fixed("pass", "barbarian controller loots the caravan"))
              .row(
                  "alliance-same-player",
                  fixed("step", "diplomacy"),
                  fixed("pass", "alliance accepted"))
              .row(
                  "clientele",
                  fixed("step", "diplomacy"),
                  fixed("pass", "minor Kingdom becomes a client"))
              .row(
                  "break-alliance-or-clientele",
                  fixed("step", "diplomacy"),
                  fixed("pass", "bond broken"))
              .row(
                  "usurper",
                  fixed("step", "purchases"),
                  fixed("fail", "Usurper calamity for Rome or Byzantium In Decline"))
              .row(
                  "subdual-leader",
                  fixed("step", "revolts-subdual"),
                  fixed("fail", "leader of a single lost unit is eliminated"))
              .row(
                  "denounce-foedus",
                  fixed("step", "nation-activations"),
                  fixed("pass", "Foedus breached"))
              .row(
                  "rebellion",
                  fixed("step", "nation-activations"),
                  fixed("pass", "vassal of nomads is free"),
                  fixed("fail", "loses 5 points and a unit"))
              .row(
                  "naval-interception",
                  fixed("step", "unit-stacks-movement"),
                  fixed("pass", "succeeds"))
              .row(
                  "limes-hit",
                  fixed("step", "unit-stacks-combat"),
                  fixed("pass", "unsupported Limes inflicts a hit"))
              .row(
                  "mountain-ambush",
                  fixed("step", "unit-stacks-combat"),
                  fixed("pass", "ambush succeeds"))
              .row(
                  "leader-of-lost-stack",
                  fixed("step", "unit-stacks-combat"),
                  fixed("fail", "leader eliminated"))
              .row(
                  "terror",
                  fixed("step", "unit-stacks-combat"),
                  fixed("pass", "city without walls surrenders"))
              .row(
                  "alliance-split-tie",
                  fixed("step", "nation-activations"),
                  fixed("pass", "younger nation retreats"),
                  fixed("fail", "older nation retreats"))
              .attributes(fixed("pass", "even"), fixed("zeroCountsAs", 10)),
          TableShape.keyed("player-order", "V.C", new TableKey.Counted(1, 4))
              .row("1", fixed("player", "romans"))
              .row("2", fixed("player", "huns"))
              .row("3", fixed("player", "persians"))
              .row("4", fixed("player", "goths"))
              .attributes(part("usedFor", WORDS))
              .laws(new TableLaw.Distinct("player")),
          TableShape.named("rounding", "III.A")
              .row("positive", fixed("rule", "up"))
              .row("negative", fixed("rule", "towards-zero"))
              .row("penalty-per-n", fixed("rule", "full-steps-only"))
              .row("bonus-per-n", fixed("rule", "started-step-counts"))
              .row("halves-of-points", fixed("rule", "up-per-nation-per-scoring")),
          TableShape.named("score-shares", "V.B")
              .row(
                  "patron-of-client", halves("share", 0, 1), fixed("of", "territory of the client"))
              .row("federator", halves("share", 0, 1), fixed("of", "Foedus provinces"))
              .row("federate", fixed("share", 1), fixed("of", "its other provinces"))
              .row("suzerain", halves("share", 0, 1), fixed("of", "territory of the vassal"))
              .row("vassal", halves("share", 0, 1), fixed("of", "everything"))
              .row("allies", halves("share", 0, 1), fixed("of", "shared provinces"))
              .row(
                  "roma-on-conversion",
                  halves("share", 0, 1),
                  fixed("of", "conversion bonus, to the player who controls Roma")),
          TableShape.named("scoring-turns", "V.B")
              .row("3", fixed("block", "3"))
              .row("6", fixed("block", "6"))
              .row("9", fixed("block", "9"))
              .row("last", fixed("block", "last")),
          TableShape.named("sequence-of-play", "IV")
              .row("time", fixed("order", 1), prose("name"), fixed("level", "phase"))
              .row(
                  "status-of-nations",
                  fixed("order", 2),
                  prose("name"),
                  fixed("level", "step"),
                  fixed("phase", "time"),
                  fixed("section", "VI"))
              .row(
                  "barbarians-age",
                  fixed("order", 3),
                  prose("name"),
                  fixed("level", "sub-step"),
                  fixed("phase", "time"),
                  fixed("step", "status-of-nations"),
                  fixed("section", "VI.D"),
                  fixed("sequence", "age-track"))
              .row(
                  "civilized-age",
                  fixed("order", 4),
                  prose("name"),
                  fixed("level", "sub-step"),
                  fixed("phase", "time"),
                  fixed("step", "status-of-nations"),
                  fixed("section", "VI.E"),
                  fixed("sequence", "age-track"))
              .row(
                  "heresies-age",
                  fixed("order", 5),
                  prose("name"),
                  fixed("level", "sub-step"),
                  fixed("phase", "time"),
                  fixed("step", "status-of-nations"),
                  fixed("section", "VI.F"))
              .row(
                  "reinforcements",
                  fixed("order", 6),
                  prose("name"),
                  fixed("level", "step"),
                  fixed("phase", "time"),
                  fixed("section", "IX"),
                  fixed("sequence", "activation"))
              .row(
                  "events",
                  fixed("order", 7),
                  prose("name"),
                  fixed("level", "step"),
                  fixed("phase", "time"),
                  fixed("section", "X"))
              .row(
                  "event-cards",
                  fixed("order", 8),
                  prose("name"),
                  fixed("level", "sub-step"),
                  fixed("phase", "time"),
                  fixed("step", "events"),
                  fixed("section", "X.B"),
                  fixed("sequence", "player"))
              .row(
                  "raids",
                  fixed("order", 9),
                  prose("name"),
                  fixed("level", "sub-step"),
                  fixed("phase", "time"),
                  fixed("step", "events"),
                  fixed("section", "X.C"),
                  fixed("sequence", "time-table"))
              .row(
                  "caravans",
                  fixed("order", 10),
                  prose("name"),
                  fixed("level", "sub-step"),
                  fixed("phase", "time"),
                  fixed("step", "events"),
                  fixed("section", "X.D"),
                  fixed("sequence", "simultaneous"),
                  fixed("skippedOnTurn", 1))
              .row(
                  "diplomacy",
                  fixed("order", 11),
                  prose("name"),
                  fixed("level", "step"),
                  fixed("phase", "time"),
                  fixed("section", "XXX"),
                  fixed("sequence", "increasing-age"))
              .row(
                  "administration",
                  fixed("order", 12),
                  prose("name"),
                  fixed("level", "phase"),
                  fixed("skippedOnTurn", 1))
              .row(
                  "administration-cards",
                  fixed("order", 13),
                  prose("name"),
                  fixed("level", "step"),
                  fixed("phase", "administration"),
                  fixed("section", "XIII.C"),
                  fixed("sequence", "activation"),
                  fixed("skippedOnTurn", 1))
              .row(
                  "income",
                  fixed("order", 14),
                  prose("name"),
                  fixed("level", "step"),
                  fixed("phase", "administration"),
                  fixed("section", "XIV"),
                  fixed("sequence", "activation"),
                  fixed("skippedOnTurn", 1))
              .row(
                  "purchases",
                  fixed("order", 15),
                  prose("name"),
                  fixed("level", "step"),
                  fixed("phase", "administration"),
                  fixed("section", "XV"),
                  fixed("sequence", "activation"),
                  fixed("skippedOnTurn", 1))
              .row(
                  "revolts-subdual",
                  fixed("order", 16),
                  prose("name"),
                  fixed("level", "step"),
                  fixed("phase", "administration"),
                  fixed("section", "XVI.F"),
                  fixed("sequence", "activation"),
                  fixed("skippedOnTurn", 1))
              .row("military", fixed("order", 17), prose("name"), fixed("level", "phase"))
              .row(
                  "nation-activations",
                  fixed("order", 18),
                  prose("name"),
                  fixed("level", "step"),
                  fixed("phase", "military"),
                  fixed("section", "VI.G"),
                  fixed("sequence", "activation"))
              .row(
                  "unit-stacks-movement",
                  fixed("order", 19),
                  prose("name"),
                  fixed("level", "sub-step"),
                  fixed("phase", "military"),
                  fixed("step", "nation-activations"),
                  fixed("section", "XVIII"),
                  fixed("sequence", "player-choice"),
                  fixed("invasionRepeats", 2))
              .row(
                  "unit-stacks-combat",
                  fixed("order", 20),
                  prose("name"),
                  fixed("level", "sub-step"),
                  fixed("phase", "military"),
                  fixed("step", "nation-activations"),
                  fixed("section", "XX"),
                  fixed("sequence", "player-choice"),
                  fixed("invasionRepeats", 2))
              .row(
                  "campaigns-movement",
                  fixed("order", 21),
                  prose("name"),
                  fixed("level", "sub-step"),
                  fixed("phase", "military"),
                  fixed("step", "nation-activations"),
                  fixed("section", "XXII"),
                  fixed("sequence", "leader-by-leader"))
              .row(
                  "campaigns-combat",
                  fixed("order", 22),
                  prose("name"),
                  fixed("level", "sub-step"),
                  fixed("phase", "military"),
                  fixed("step", "nation-activations"),
                  fixed("section", "XXII"),
                  fixed("sequence", "leader-by-leader"))
              .row(
                  "end-of-diplomacy",
                  fixed("order", 23),
                  prose("name"),
                  fixed("level", "step"),
                  fixed("phase", "military"),
                  fixed("section", "XXX.A"))
              .row(
                  "scoring",
                  fixed("order", 24),
                  prose("name"),
                  fixed("level", "phase"),
                  fixed("section", "V.B"),
                  part(
                      "onlyOnTurns",
                      new OpenType.Several(
                          new OpenType.Either(List.of(new OpenType.Whole(1, 12), choice("last"))))))
              .attributes(
                  fixed("gameStartsAt", "events"),
                  part("turn1WithoutSteps", new OpenType.Several(STEP)))
              .laws(new TableLaw.Distinct("order"), new TableLaw.Distinct("name")),
          TableShape.named("victory-point-awards", "V.B")
              .row("raid-minus", whole("points", 1, 3), NOTE)
              .row("raid-plus", whole("points", 1, 7), NOTE)
              .row("foedus-turn", whole("points", 1, 7), fixed("per", "Foedus"), NOTE)
              .row("marriage", whole("points", 1, 5), NOTE)
              .row("failed-rebellion", whole("points", -11, -1), NOTE)
              .row("refused-naval-battle", whole("points", -3, -1), NOTE));

  private CourseTables() {}
}
