package org.groma.engine.invasions.setting;

import java.util.ArrayList;
import java.util.List;
import org.groma.engine.kernel.Shortfall;
import org.groma.model.pieces.Nation;
import org.groma.model.project.Kinds;
import org.groma.model.project.Project;
import org.groma.model.scenario.Scenario;
import org.groma.model.tables.Deck;

/**
 * How large a game may be. Whatever is larger is a slip of the pen or worse, and is not compiled:
 * it would only fill the memory.
 */
public final class Bounds {

  public static final int MOST_TURNS = 200;

  private static final int MOST_PIECES = 5_000;
  private static final int MOST_CARDS = 2_000;

  private Bounds() {}

  /** What is too large about a scenario; empty where it can be compiled. */
  public static List<Shortfall> exceeded(Project project, Scenario scenario) {
    List<Shortfall> found = new ArrayList<>();
    if (scenario.firstTurn() < 1 || scenario.lastTurn() > MOST_TURNS) {
      found.add(
          new Shortfall(
                  "scenario " + scenario.id(), "the turns of a game lie within 1 and " + MOST_TURNS)
              .of("scenario:" + scenario.id())
              .in("$.lastTurn"));
    }
    for (Nation nation : project.get(Kinds.NATIONS)) {
      if (nation.pool().stream().mapToLong(Nation.Pooled::count).sum() > MOST_PIECES) {
        found.add(
            new Shortfall(
                    "nation " + nation.id(), "a force pool has at most " + MOST_PIECES + " units")
                .of("nation:" + nation.id())
                .in("$.pool"));
      }
    }
    for (Deck deck : project.get(Kinds.DECKS)) {
      if (deck.cards().stream().mapToLong(Deck.Card::copies).sum() > MOST_CARDS) {
        found.add(
            new Shortfall("deck " + deck.id(), "a deck has at most " + MOST_CARDS + " cards")
                .of("deck:" + deck.id())
                .in("$.cards"));
      }
    }
    return List.copyOf(found);
  }
}
