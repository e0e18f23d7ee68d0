package org.groma.engine.invasions.inspection;

import java.math.BigDecimal;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.function.Consumer;
import org.groma.engine.kernel.Inspection;
import org.groma.engine.kernel.Objection;
import org.groma.engine.kernel.inspection.Scrutiny;
import org.groma.model.pieces.Leader;
import org.groma.model.project.Kinds;
import org.groma.model.review.Severity;

/** Leaders whose rank and turns do not go together. */
final class LeaderFigures implements Scrutiny<Ground> {

  private static final Inspection ABOUT =
      new Inspection(
          "data.leader-figures",
          Severity.ERROR,
          "III.C",
          "Leader whose rank and turns do not go together",
          "He never comes, or never goes.",
          "Gratianus is in play for 5 turns; leaders are for 2 at most.",
          "Correct his traits or his turns.");

  private static final List<String> RANKS = List.of("king", "emperor", "general");

  @Override
  public Inspection about() {
    return ABOUT;
  }

  @Override
  public void look(Ground ground, Consumer<Objection> out) {
    int longest =
        TableCells.at("leader-attributes/turns-in-play/to")
            .number(ground.project())
            .map(BigDecimal::intValue)
            .orElse(Integer.MAX_VALUE);
    for (Leader leader : ground.project().get(Kinds.LEADERS)) {
      problem(leader, longest)
          .ifPresent(problem ->
              out.accept(
                  Ground.object(
                      ABOUT,
                      leader.name() + " " + problem + ".",
                      Kinds.LEADERS,
                      leader,
                      "traits")));
    }
  }

  private static Optional<String> problem(Leader leader, int longest) {
    boolean isDated = leader.arrives().isPresent() && leader.leaves().isPresent();
    boolean comesOtherwise =
        leader.traits().has("intrinsic") || leader.traits().has("arrives-by-rule");
    int turns = leader.leaves().orElse(0) - leader.arrives().orElse(0) + 1;
    if (RANKS.stream().filter(leader.traits()::has).count() != 1) {
      return Optional.of("is not one of king, emperor and general");
    }
    if (leader.traits().has("intrinsic") && leader.arrives().isPresent()) {
      return Optional.of("is an unnamed leader, but has turns of his own");
    }
    if (!comesOtherwise && !isDated) {
      return Optional.of("has no turns, and is no unnamed leader");
    }
    if (isDated && turns < 1) {
      return Optional.of("leaves before he arrives");
    }
    return isDated && turns > longest
        ? Optional.of(
            String.format(
                Locale.ROOT, "is in play for %d turns; leaders are for %d at most", turns, longest))
        : Optional.empty();
  }
}
