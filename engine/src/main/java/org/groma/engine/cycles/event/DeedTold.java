package org.groma.engine.cycles.event;

import org.groma.engine.cycles.setting.Rebellion;
import org.groma.engine.cycles.setting.Ruling;

/** Deeds and rolls of the other phases. */
public sealed interface DeedTold extends Told {

  /** What a player rolled for who chooses and moves first. */
  record Drew(int seat, int sum) implements DeedTold {}

  record Administered(int position, int column, Ruling ruling) implements DeedTold {}

  record Rebelled(int position, Rebellion rebellion) implements DeedTold {}

  record Restless(int position, int lost) implements DeedTold {}
}
