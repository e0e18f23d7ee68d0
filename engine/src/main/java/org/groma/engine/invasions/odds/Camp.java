package org.groma.engine.invasions.odds;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.groma.engine.invasions.combat.Contender;
import org.groma.engine.invasions.combat.Force;

/** All standings of one side that a battle has led to so far, each of them once. */
final class Camp {

  private final List<Standing> standings = new ArrayList<>();
  private final Map<Contender, Standing> byContender = new HashMap<>();

  /** The camp of a side that begins with a copy of this force. */
  Camp(Force force) {
    standing(new Contender(force.copy()));
  }

  /** The standing for this contender, who is not to change any more. */
  Standing standing(Contender contender) {
    Standing known = byContender.get(contender);
    if (known != null) {
      return known;
    }
    Standing added = new Standing(this, contender, standings.size());
    standings.add(added);
    byContender.put(contender, added);
    return added;
  }

  /** How the side begins the battle. */
  Standing start() {
    return standings.getFirst();
  }

  Standing get(int index) {
    return standings.get(index);
  }
}
