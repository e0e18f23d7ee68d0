package org.groma.engine.romanitas.event;

import org.groma.engine.romanitas.setting.Box;
import org.groma.engine.romanitas.setting.Favour;
import org.groma.engine.romanitas.setting.Mishap;

/** Fate and what the player makes of it. */
public sealed interface ActaEvent extends RomanitasEvent {

  /**
   * A marker came to a box.
   *
   * @param placed the die that the player placed there
   * @param modified the die after its modifiers, within a die's limits
   */
  record Entered(Box box, int placed, int modified) implements ActaEvent {}

  record FavourTaken(Favour favour) implements ActaEvent {}

  /** A unit of the guard, or mercenaries, came unpaid: the favour is used up. */
  record FavourUsed(Favour favour) implements ActaEvent {}

  /** One of the free actions of a good year was used, for diplomacy or for an elite. */
  record FreeActionUsed(boolean diplomacy) implements ActaEvent {}

  record Struck(Mishap mishap) implements ActaEvent {}

  /** A unit cannot be used this turn. */
  record Confined(int unit) implements ActaEvent {}
}
