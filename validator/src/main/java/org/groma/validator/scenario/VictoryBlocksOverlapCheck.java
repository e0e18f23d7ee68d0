package org.groma.validator.scenario;

import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.function.Consumer;
import org.groma.engine.kernel.Bands;
import org.groma.model.pieces.Nation;
import org.groma.model.project.Kinds;
import org.groma.model.review.Severity;
import org.groma.validator.check.Profile;
import org.groma.validator.check.Survey;
import org.groma.validator.finding.Confidence;
import org.groma.validator.finding.Finding;
import org.groma.validator.finding.Subject;

/** Two victory blocks of a nation for the same turns. */
final class VictoryBlocksOverlapCheck implements NationCheck {

  private static final Profile PROFILE =
      Profile.of(
              "scenario.victory-blocks-overlap",
              Severity.WARNING,
              Confidence.LIKELY,
              "Two victory blocks for the same turns")
          .protects("The same province would be scored twice at once.")
          .example("The Northmen have two victory blocks, '3-6' and '6', that count on turn 6.")
          .mend("Correct the turns of one of the two, or put their objectives together.");

  @Override
  public Profile profile() {
    return PROFILE;
  }

  @Override
  public void look(Nation nation, Survey survey, Consumer<Finding> out) {
    List<Nation.VictoryBlock> blocks = nation.victory();
    for (int i = 0; i < blocks.size(); i++) {
      for (int k = 0; k < i; k++) {
        String one = blocks.get(k).turns();
        String other = blocks.get(i).turns();
        Optional<String> common = common(one, other);
        if (common.isPresent()) {
          out.accept(
              PROFILE
                  .finding(
                      String.format(
                          Locale.ROOT,
                          "The %s have two victory blocks, '%s' and '%s', that count %s.",
                          nation.name(),
                          one,
                          other,
                          common.get()),
                      Subject.of(Kinds.NATIONS, nation))
                  .in("victory[" + i + "].turns"));
        }
      }
    }
  }

  /** When both count, as a sentence has it. */
  private static Optional<String> common(String one, String other) {
    if (one.equals(other)) {
      return Optional.of("at the same time");
    }
    return Bands.Band.parse(one)
        .flatMap(a ->
            Bands.Band.parse(other)
                .filter(b -> a.from() <= b.to() && b.from() <= a.to())
                .map(b -> "on turn " + Math.max(a.from(), b.from())));
  }
}
