package org.groma.engine.romanitas.campaign;

import java.util.List;
import org.groma.engine.romanitas.force.Muster;

/** What the player undertakes between the actions of others. */
public sealed interface Sally {

  /** Nothing for now. */
  record Hold() implements Sally {}

  /**
   * An attack over land, on one territory or on several that lie together.
   *
   * @param territories in the order in which they are attacked
   */
  record Attack(List<Integer> territories, Muster muster) implements Sally {
    public Attack {
      territories = List.copyOf(territories);
    }
  }

  /**
   * An attack over the sea.
   *
   * @param from the Roman territory where the force embarks
   */
  record Landing(int from, List<Integer> territories, Muster muster) implements Sally {
    public Landing {
      territories = List.copyOf(territories);
    }
  }

  /**
   * A fleet goes for the enemy fleets of a zone.
   *
   * @param figure who commands it, or -1
   */
  record Hunt(int zone, int figure) implements Sally {}

  /** The invasion of Persia. */
  record Expedition(Muster muster) implements Sally {}
}
