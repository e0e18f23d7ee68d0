package org.groma.engine;

import java.util.List;
import java.util.Optional;
import org.groma.engine.invasions.Invasions;
import org.groma.engine.kernel.Ruleset;
import org.groma.engine.romanitas.Romanitas;

/** The rulesets that can be played. */
public final class Rulesets {

  private static final List<Ruleset> ALL = List.of(new Invasions(), new Romanitas());

  private Rulesets() {}

  public static List<Ruleset> all() {
    return ALL;
  }

  /** The ruleset that a project names; empty for one that is only data so far. */
  public static Optional<Ruleset> find(String id) {
    return ALL.stream().filter(ruleset -> ruleset.id().equals(id)).findFirst();
  }
}
