package org.groma.engine.cycles.event;

import org.groma.engine.kernel.Rule;

/** What happens by the special rules of a scenario only. */
@Rule("14.2")
public sealed interface ScenarioEvent extends CyclesEvent {

  /**
   * A mark has another value.
   *
   * @param subject the position, province, place or other thing that the mark is about
   */
  record Marked(Mark mark, int subject, int value) implements ScenarioEvent {}
}
