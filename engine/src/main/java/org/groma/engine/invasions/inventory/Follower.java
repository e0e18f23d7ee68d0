package org.groma.engine.invasions.inventory;

import java.util.BitSet;
import java.util.function.Consumer;
import org.groma.engine.invasions.event.InvasionsEvent;
import org.groma.engine.invasions.event.SequenceEvent;
import org.groma.engine.invasions.setting.Setting;
import org.groma.engine.invasions.state.World;
import org.groma.engine.kernel.Event;
import org.groma.engine.kernel.Rolled;
import org.groma.engine.kernel.Uses;

/** Follows one game in a state of its own and lets everybody hear what happens in it. */
final class Follower implements Consumer<Event> {

  private final World world;
  private final Uses uses;
  private final NationUse nations;
  private final ProvinceUse provinces;
  private final ObjectiveUse objectives;
  private final CardUse cards;
  private final RowUse rows;
  private final PieceUse pieces;
  private final Announced announced;
  private final Circumstance circumstances;
  private final BitSet held = new BitSet();
  private final Sections sections;
  private boolean begun;

  Follower(
      Setting setting,
      Uses uses,
      NationUse nations,
      ProvinceUse provinces,
      ObjectiveUse objectives,
      CardUse cards,
      RowUse rows,
      PieceUse pieces,
      Announced announced,
      Circumstance circumstances,
      Sections sections) {
    this.world = World.empty(setting);
    this.uses = uses;
    this.nations = nations;
    this.provinces = provinces;
    this.objectives = objectives;
    this.cards = cards;
    this.rows = rows;
    this.pieces = pieces;
    this.announced = announced;
    this.circumstances = circumstances;
    this.sections = sections;
  }

  /** What the set-up does is entering at most; only in the game are rules exercised. */
  @Override
  public void accept(Event event) {
    switch (event) {
      case Rolled rolled -> {
        rows.hear(rolled);
        sections.hear(rolled, uses);
      }
      case InvasionsEvent ours -> hear(ours);
      default -> throw new IllegalArgumentException(event + " is no event of Invasions");
    }
  }

  private void hear(InvasionsEvent event) {
    begun |= event instanceof SequenceEvent.TurnBegan;
    nations.hear(event, world);
    provinces.hear(event, world);
    pieces.hear(event, world);
    if (begun) {
      objectives.hear(event, world);
      cards.hear(event);
      announced.hear(event, world, uses);
      circumstances.hear(event, world, held, uses);
      rows.hear(event);
      sections.hear(event, world, uses);
    }
    world.apply(event);
  }
}
