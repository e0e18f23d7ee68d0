package org.groma.engine.invasions.shape;

import static org.groma.engine.invasions.shape.CellTypes.STEP;
import static org.groma.engine.invasions.shape.CellTypes.choice;
import static org.groma.engine.invasions.shape.CellTypes.fixed;
import static org.groma.engine.kernel.open.OpenField.part;
import static org.groma.engine.kernel.open.OpenField.prose;

import java.util.List;
import org.groma.engine.kernel.open.OpenType;
import org.groma.engine.kernel.open.TableLaw;
import org.groma.engine.kernel.open.TableShape;

/** The sequence of play (IV), step by step. */
final class SequenceTable {

  static final TableShape ALL =
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
          .laws(new TableLaw.Distinct("order"), new TableLaw.Distinct("name"));

  private SequenceTable() {}
}
