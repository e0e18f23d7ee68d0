package org.groma.engine.invasions.shape;

import static org.groma.engine.invasions.shape.CellTypes.NOTE;
import static org.groma.engine.invasions.shape.CellTypes.choice;
import static org.groma.engine.invasions.shape.CellTypes.fixed;
import static org.groma.engine.kernel.open.OpenField.halves;
import static org.groma.engine.kernel.open.OpenField.part;
import static org.groma.engine.kernel.open.OpenField.whole;

import java.util.List;
import org.groma.engine.kernel.open.OpenType;
import org.groma.engine.kernel.open.TableShape;

/** The tables of bonds between nations (XXVI to XXX). */
final class BondTables {

  static final List<TableShape> ALL =
      List.of(
          TableShape.named("alliance-rules", "XXVI.B")
              .row(
                  "not-for",
                  part("value", new OpenType.Several(choice("client", "federate", "vassal"))),
                  NOTE)
              .row("activation", fixed("value", "the later of the two"), NOTE)
              .row("shared-province", halves("value", 0, 2), NOTE)
              .row("split", fixed("value", "the smaller force retreats; tie by D2"), NOTE),
          TableShape.named("client-rules", "XXVII.A")
              .row("tribute", whole("value", 1, 5), NOTE)
              .row("mercenaries", whole("value", 1, 3), NOTE)
              .row("points", halves("value", 0, 2), NOTE)
              .row("recovery", fixed("value", 1), NOTE)
              .row("released", fixed("value", "patron's capital conquered"), NOTE),
          TableShape.named("diplomacy-draw", "XXX.A")
              .row("barbarian", fixed("cards", 0))
              .row("kingdom", fixed("cards", "leader diplomacy"))
              .row("empire", fixed("cards", "1 + leader diplomacy"))
              .row("unused-card", whole("gold", 1, 3)),
          TableShape.named("foedus-rules", "XXVIII.A")
              .row("offers-per-turn", whole("value", 1, 3), fixed("who", "empire"), NOTE)
              .row("provinces", fixed("value", 2), NOTE)
              .row("tribute", whole("value", 1, 7), NOTE)
              .row("mercenaries", whole("value", 1, 3), NOTE)
              .row("points", whole("value", 1, 7), fixed("per", "turn"), NOTE)
              .row("breach-turn-after", fixed("value", "free"), NOTE)
              .row("breach-later", fixed("value", "d2"), NOTE),
          TableShape.named("vassal-rules", "XXIX")
              .row("treasury-kept", halves("value", 0, 2), NOTE)
              .row("kingdom-provinces-at-most", whole("value", 1, 7), NOTE)
              .row("mercenaries", fixed("value", 1), NOTE)
              .row("tribute", whole("value", 1, 3), NOTE)
              .row("points-kept", halves("value", 0, 2), NOTE)
              .row("reinforcements-at-most", whole("value", 1, 3), NOTE)
              .row("rebellion-die", fixed("value", "d2"), NOTE)
              .row("failed-rebellion", whole("value", -11, -1), whole("units", -3, -1), NOTE));

  private BondTables() {}
}
