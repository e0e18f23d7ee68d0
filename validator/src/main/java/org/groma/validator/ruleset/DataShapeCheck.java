package org.groma.validator.ruleset;

import java.util.List;
import java.util.Map;
import java.util.function.Consumer;
import java.util.function.Function;
import java.util.stream.Collectors;
import org.groma.engine.kernel.Objection;
import org.groma.engine.kernel.Ruleset;
import org.groma.engine.kernel.shape.ShapeInspections;
import org.groma.engine.kernel.shape.ShapeReview;
import org.groma.model.entry.Entry;
import org.groma.model.entry.Kind;
import org.groma.validator.check.EveryEntryCheck;
import org.groma.validator.check.Profile;
import org.groma.validator.check.Reads;
import org.groma.validator.check.Reads.Aspect;
import org.groma.validator.check.Survey;
import org.groma.validator.finding.Finding;

/**
 * Holds every entry against what the ruleset declares of its data. One check finds several kinds of
 * mistakes, because it goes through the data once.
 */
public final class DataShapeCheck implements EveryEntryCheck {

  private static final Map<String, Profile> PROFILES =
      ShapeInspections.ALL.stream()
          .map(RulesetCheck::profile)
          .collect(Collectors.toUnmodifiableMap(Profile::id, Function.identity()));

  private final Ruleset ruleset;

  public DataShapeCheck(Ruleset ruleset) {
    this.ruleset = ruleset;
  }

  /** What the documentation says of the mistakes that it finds. */
  public static List<Profile> profiles() {
    return ShapeInspections.ALL.stream().map(each -> PROFILES.get(each.id())).toList();
  }

  /** The finding that an objection of a review comes to. */
  static Finding finding(Objection objection) {
    return RulesetCheck.finding(PROFILES.get(objection.inspection()), objection);
  }

  @Override
  public Profile profile() {
    return PROFILES.get(ShapeInspections.ALL.getFirst().id());
  }

  @Override
  public Reads reads() {
    return Reads.of(Aspect.IDS, Aspect.VOCABULARY);
  }

  @Override
  public void look(Kind<?, ?> kind, Entry<?> entry, Survey survey, Consumer<Finding> out) {
    ShapeReview review = new ShapeReview(survey.project(), ruleset.dataShape());
    review.look(kind, entry).forEach(objection -> out.accept(finding(objection)));
  }
}
