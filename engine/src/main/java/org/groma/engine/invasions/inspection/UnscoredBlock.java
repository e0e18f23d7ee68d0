package org.groma.engine.invasions.inspection;

import java.util.LinkedHashSet;
import java.util.Locale;
import java.util.Set;
import java.util.function.Consumer;
import org.groma.engine.invasions.setting.VictoryBlocks;
import org.groma.engine.kernel.Inspection;
import org.groma.engine.kernel.Objection;
import org.groma.engine.kernel.inspection.Scrutiny;
import org.groma.model.pieces.Nation;
import org.groma.model.project.Kinds;
import org.groma.model.review.Severity;

/** Victory blocks for which the scenario has no moment of scoring. */
final class UnscoredBlock implements Scrutiny<Ground> {

  private static final Inspection ABOUT =
      new Inspection(
          "scenario.unscored-block",
          Severity.ERROR,
          "V.B",
          "Victory block that is never scored",
          "The nation strives for points that nobody ever counts.",
          "The victory block '4' of the Franks is never scored: 350 AD scores bonus, 3, 6, 9"
              + " and last.",
          "Correct the turns of the block, or the scoring turns of the scenario.");

  @Override
  public Inspection about() {
    return ABOUT;
  }

  @Override
  public void look(Ground ground, Consumer<Objection> out) {
    Set<String> scored = scored(ground);
    for (Nation nation : ground.project().get(Kinds.NATIONS)) {
      for (int i = 0; i < nation.victory().size(); i++) {
        String turns = nation.victory().get(i).turns();
        if (!scored.contains(turns) && !isOutside(ground, turns)) {
          out.accept(
              Ground.object(
                  ABOUT,
                  String.format(
                      Locale.ROOT,
                      "The victory block '%s' of the %s is never scored: %s scores %s.",
                      turns,
                      nation.name(),
                      ground.scenario().name(),
                      String.join(", ", scored)),
                  Kinds.NATIONS,
                  nation,
                  "victory[" + i + "].turns"));
        }
      }
    }
  }

  /** A shorter game leaves out what longer ones score. */
  private static boolean isOutside(Ground ground, String turns) {
    if (!turns.matches("[0-9]{1,2}")) {
      return false;
    }
    int turn = Integer.parseInt(turns);
    return turn < ground.scenario().firstTurn() || turn > ground.scenario().lastTurn();
  }

  private static Set<String> scored(Ground ground) {
    Set<String> words = new LinkedHashSet<>();
    words.add(VictoryBlocks.Block.BONUS.word());
    VictoryBlocks victory = ground.setting().victory();
    int last = Math.min(ground.scenario().lastTurn(), victory.lastTurn(false));
    for (int turn = ground.scenario().firstTurn(); turn <= last; turn++) {
      victory.scored(turn, false).ifPresent(block -> words.add(block.word()));
    }
    return words;
  }
}
