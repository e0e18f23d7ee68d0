package org.groma.validator.house;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.function.Consumer;
import org.groma.model.entry.Entry;
import org.groma.model.project.Kinds;
import org.groma.model.review.HouseCheck;
import org.groma.model.review.Severity;
import org.groma.model.value.Datum;
import org.groma.validator.check.Family;
import org.groma.validator.check.Profile;
import org.groma.validator.check.Reads;
import org.groma.validator.check.Survey;
import org.groma.validator.check.WholeCheck;
import org.groma.validator.finding.Confidence;
import org.groma.validator.finding.Finding;
import org.groma.validator.finding.Subject;

/**
 * Runs the checks that a project brings along. What they find goes by {@code house.} and their own
 * id; a check that is written wrongly, or that fails its own examples, is not run but found itself.
 */
public final class HouseChecks implements WholeCheck {

  private static final Profile MALFORMED =
      Profile.of(
              "house.malformed",
              Severity.ERROR,
              Confidence.CERTAIN,
              "A house check that makes no sense")
          .protects("A check that cannot be carried out finds nothing, and nobody would notice.")
          .example(
              "The house check Rich desert cannot be carried out: there is no field 'terain' here;"
                  + " probably 'terrain' is meant.")
          .mend("Correct the check in checks.json; docs/house-checks.md says what there is.");

  private static final Profile EXAMPLE_FAILS =
      Profile.of(
              "house.example-fails",
              Severity.ERROR,
              Confidence.CERTAIN,
              "A house check that fails its own example")
          .protects("A check that does not do what its maker thinks misses what it is meant for.")
          .example("The house check Rich desert should find its first example, but does not.")
          .mend("Correct the condition of the check, or the example.");

  private static final String HOUSE = Family.HOUSE.word() + ".";

  /** What there is to know of house checks in general, for the catalogue. */
  public static List<Profile> profiles() {
    return List.of(EXAMPLE_FAILS, MALFORMED);
  }

  /** Its own findings go by the ids of the project's checks, or say that one makes no sense. */
  @Override
  public Profile profile() {
    return MALFORMED;
  }

  @Override
  public Reads reads() {
    return Reads.GAME;
  }

  @Override
  public void look(Survey survey, Consumer<Finding> out) {
    Budget budget = new Budget();
    Evaluation evaluation = new Evaluation(survey, budget);
    for (HouseCheck check : survey.project().get(Kinds.HOUSE_CHECKS)) {
      List<String> complaints = new ArrayList<>();
      if (profiles().stream().anyMatch(taken -> taken.id().equals(HOUSE + check.id().slug()))) {
        complaints.add("the id '" + check.id() + "' is taken; choose another");
      }
      Optional<Compiled> compiled = Compiled.of(check, complaints);
      complaints.stream().distinct().forEach(what -> out.accept(malformed(check, what)));
      if (compiled.isPresent() && areExamplesRight(compiled.get(), evaluation, out)) {
        run(compiled.get(), survey, evaluation, out);
      }
      if (budget.isSpent()) {
        out.accept(
            malformed(check, "it takes too many steps, so it and those after it are left out"));
        return;
      }
    }
  }

  private static Finding malformed(HouseCheck check, String what) {
    return MALFORMED.finding(
        String.format(
            Locale.ROOT, "The house check %s cannot be carried out: %s.", check.name(), what),
        Subject.of(Kinds.HOUSE_CHECKS, check));
  }

  private static boolean areExamplesRight(
      Compiled compiled, Evaluation evaluation, Consumer<Finding> out) {
    boolean found = areFound(compiled, compiled.check().matching(), true, evaluation, out);
    boolean passed = areFound(compiled, compiled.check().passing(), false, evaluation, out);
    return found && passed;
  }

  private static boolean areFound(
      Compiled compiled,
      List<Datum> examples,
      boolean should,
      Evaluation evaluation,
      Consumer<Finding> out) {
    boolean right = true;
    for (int i = 0; i < examples.size(); i++) {
      boolean found = evaluation.isMet(compiled.condition(), compiled.example(examples.get(i)));
      if (found != should) {
        right = false;
        out.accept(
            EXAMPLE_FAILS
                .finding(
                    String.format(
                        Locale.ROOT,
                        should
                            ? "The house check %s should find its matching example %d, but does"
                                + " not."
                            : "The house check %s finds its passing example %d, but should not.",
                        compiled.check().name(),
                        i + 1),
                    Subject.of(Kinds.HOUSE_CHECKS, compiled.check()))
                .in((should ? "matching[" : "passing[") + i + "]"));
      }
    }
    return right;
  }

  private static void run(
      Compiled compiled, Survey survey, Evaluation evaluation, Consumer<Finding> out) {
    HouseCheck check = compiled.check();
    String mend = check.mend().map(way -> " " + Template.sentence(way)).orElse("");
    for (Entry<?> entry : survey.project().get(compiled.kind())) {
      Reading reading = new Reading.OfRecord(Optional.of(compiled.kind()), entry);
      if (evaluation.isMet(compiled.condition(), reading)) {
        Subject subject = new Subject(compiled.kind().word(), entry.id().slug());
        out.accept(
            Finding.of(
                    HOUSE + check.id().slug(),
                    check.severity(),
                    compiled.message().of(reading, evaluation) + mend,
                    subject)
                .at(survey.middle(subject)));
      }
    }
  }
}
