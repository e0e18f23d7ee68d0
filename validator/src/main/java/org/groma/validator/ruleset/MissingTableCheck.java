package org.groma.validator.ruleset;

import java.util.function.Consumer;
import org.groma.engine.kernel.Ruleset;
import org.groma.engine.kernel.shape.ShapeReview;
import org.groma.model.project.Kinds;
import org.groma.validator.check.Profile;
import org.groma.validator.check.Reads;
import org.groma.validator.check.Survey;
import org.groma.validator.check.WholeCheck;
import org.groma.validator.finding.Finding;

/** A table that the ruleset declares as needed and the project does not have. */
public final class MissingTableCheck implements WholeCheck {

  private static final String ID = "data.missing-table";

  private final Ruleset ruleset;

  public MissingTableCheck(Ruleset ruleset) {
    this.ruleset = ruleset;
  }

  @Override
  public Profile profile() {
    return DataShapeCheck.profiles().stream()
        .filter(profile -> profile.id().equals(ID))
        .findFirst()
        .orElseThrow();
  }

  @Override
  public Reads reads() {
    return Reads.of(Kinds.TABLES);
  }

  @Override
  public void look(Survey survey, Consumer<Finding> out) {
    new ShapeReview(survey.project(), ruleset.dataShape())
        .missingTables()
        .forEach(objection -> out.accept(DataShapeCheck.finding(objection)));
  }
}
