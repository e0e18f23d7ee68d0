package org.groma.engine.invasions.inspection;

import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.function.Consumer;
import org.groma.engine.invasions.setting.VictoryBlocks;
import org.groma.engine.kernel.Inspection;
import org.groma.engine.kernel.Objection;
import org.groma.engine.kernel.inspection.Scrutiny;
import org.groma.model.pieces.Nation;
import org.groma.model.project.Kinds;
import org.groma.model.review.Severity;
import org.groma.model.value.Datum;

/** Objectives that the block they stand in does not count. */
final class IdleObjective implements Scrutiny<Ground> {

  private static final Inspection ABOUT =
      new Inspection(
          "scenario.idle-objective",
          Severity.WARNING,
          "V.B",
          "Objective in a block where it is never counted",
          "Deeds count when they are done and control when a turn is scored; in the wrong block"
              + " neither does.",
          "The objective 'control-province' of the Franks stands in the block bonus, which"
              + " counts deeds only.",
          "Move the objective to a block of its kind.");

  @Override
  public Inspection about() {
    return ABOUT;
  }

  private static final Set<String> CONTROL =
      Set.of(
          "control-province",
          "each-province",
          "control-city",
          "each-other-province",
          "each-province-inside",
          "each-province-outside",
          "control-area",
          "each-area",
          "all-provinces",
          "at-least-provinces",
          "nation-stands");

  /** Counted when they are won and when they are held. */
  private static final Set<String> BOTH = Set.of("each-client");

  @Override
  public void look(Ground ground, Consumer<Objection> out) {
    for (Nation nation : ground.project().get(Kinds.NATIONS)) {
      for (int i = 0; i < nation.victory().size(); i++) {
        Nation.VictoryBlock block = nation.victory().get(i);
        for (int k = 0; k < block.objectives().size(); k++) {
          look(nation, block, k, "victory[" + i + "].objectives[" + k + "].scoring", out);
        }
      }
    }
  }

  private static void look(
      Nation nation, Nation.VictoryBlock block, int line, String path, Consumer<Objection> out) {
    if (!(block.objectives().get(line).scoring() instanceof Datum.Fields(Map<String, Datum> words))
        || words.size() != 1) {
      return;
    }
    String word = words.keySet().iterator().next();
    boolean bonus = block.turns().equals(VictoryBlocks.Block.BONUS.word());
    if (!BOTH.contains(word) && CONTROL.contains(word) == bonus) {
      out.accept(
          Ground.object(
              ABOUT,
              String.format(
                  Locale.ROOT,
                  "The objective '%s' of the %s stands in the block %s, which counts %s only.",
                  word,
                  nation.name(),
                  block.turns(),
                  bonus ? "deeds" : "control"),
              Kinds.NATIONS,
              nation,
              path));
    }
  }
}
