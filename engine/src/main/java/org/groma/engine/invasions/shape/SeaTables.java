package org.groma.engine.invasions.shape;

import static org.groma.engine.invasions.shape.CellTypes.NOTE;
import static org.groma.engine.invasions.shape.CellTypes.SUCCESS;
import static org.groma.engine.invasions.shape.CellTypes.WORDS;
import static org.groma.engine.invasions.shape.CellTypes.fixed;
import static org.groma.engine.invasions.shape.CellTypes.refs;
import static org.groma.engine.kernel.open.OpenField.entry;
import static org.groma.engine.kernel.open.OpenField.part;
import static org.groma.engine.kernel.open.OpenField.whole;

import java.util.List;
import org.groma.engine.kernel.open.TableShape;
import org.groma.model.project.Kinds;

/** The tables of the sea (XXV). */
final class SeaTables {

  static final List<TableShape> ALL =
      List.of(
          TableShape.named("naval-battle", "XXV.C")
              .row("modifiers", fixed("value", "none"), NOTE)
              .row("re-rolls-all-ports", whole("value", 1, 5), NOTE)
              .row("winner", fixed("value", "eliminates, else more hits; draws possible"), NOTE)
              .row("refusal-active", fixed("value", "movement ends"), NOTE)
              .row("refusal-inactive", fixed("value", "1 point to the opponent"), NOTE)
              .attributes(part("mediterranean", refs(Kinds.SEAS))),
          TableShape.named("naval-interception", "XXV.B")
              .row("interceptor-holds-all-ports", fixed("die", "none"), fixed("succeeds", "always"))
              .row("otherwise", fixed("die", "d2"), fixed("succeeds", "pass")),
          TableShape.named("naval-limits", "XXV.A")
              .row("movement", whole("value", 1, 9), NOTE)
              .row("range-from-port", whole("value", 1, 5), NOTE)
              .row("fleets-per-stack", whole("value", 1, 5), NOTE)
              .row("stacks-per-zone", whole("value", 1, 5), NOTE)
              .row("units-per-fleet", whole("value", 1, 7), NOTE)
              .row("zones-per-transport", whole("value", 1, 5), NOTE)
              .row("transports-per-stack", whole("value", 1, 5), NOTE)
              .row("transports-per-land-stack", fixed("value", 1), NOTE),
          TableShape.named("sea-risk-modifiers", "XXV.E")
              .row("no-city-on-that-coast", whole("modifier", -5, -1), NOTE)
              .row("roman-on-mediterranean-or-pontus", whole("modifier", 1, 3), NOTE)
              .row("event", fixed("modifier", "event"), NOTE)
              .attributes(
                  entry("barbariansNeedNoRollIn", "Area", Kinds.AREAS),
                  part("noRoll", WORDS),
                  SUCCESS));

  private SeaTables() {}
}
