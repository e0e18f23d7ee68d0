package org.groma.validator.gazetteer;

import java.util.Locale;
import java.util.function.Consumer;
import org.groma.model.gazetteer.Area;
import org.groma.model.gazetteer.Province;
import org.groma.model.project.Kinds;
import org.groma.model.review.Severity;
import org.groma.model.value.Halves;
import org.groma.validator.check.Profile;
import org.groma.validator.check.Reads;
import org.groma.validator.check.Survey;
import org.groma.validator.check.WholeCheck;
import org.groma.validator.finding.Confidence;
import org.groma.validator.finding.Finding;
import org.groma.validator.finding.Subject;

/** A province that yields far more than any other of its area. */
public final class OutlyingIncomeCheck implements WholeCheck {

  private static final int FEWEST = 3;
  private static final int TIMES = 3;
  private static final Halves SPREAD = Halves.whole(2);

  private static final Profile PROFILE =
      Profile.of(
              "gazetteer.outlying-income",
              Severity.NOTE,
              Confidence.POSSIBLE,
              "A province that yields far more than the others of its area")
          .protects("A slip of the keyboard, 12 for 1½, makes one province decide the game.")
          .example(
              "Tinshore yields 12; of the other provinces of Kingsland none yields more than 2.")
          .mend("Compare the income with the source.");

  @Override
  public Profile profile() {
    return PROFILE;
  }

  @Override
  public Reads reads() {
    return Reads.of(Kinds.PROVINCES, Kinds.AREAS);
  }

  @Override
  public void look(Survey survey, Consumer<Finding> out) {
    SumsByArea sums = survey.get(SumsByArea.SUMS);
    for (Province province : survey.project().provinces()) {
      province.area().flatMap(sums::of).ifPresent(sum -> look(province, sum, survey, out));
    }
  }

  private static void look(
      Province province, SumsByArea.Sum sum, Survey survey, Consumer<Finding> out) {
    int income = province.income().count();
    int others = sum.second();
    if (sum.provinces() >= FEWEST
        && income == sum.highest()
        && income > TIMES * others
        && income - others > SPREAD.count()) {
      String area =
          province
              .area()
              .flatMap(survey.project().areas()::find)
              .map(Area::name)
              .orElse("its area");
      out.accept(
          PROFILE
              .finding(
                  String.format(
                      Locale.ROOT,
                      "%s yields %s; of the other provinces of %s none yields more than %s.",
                      province.name(),
                      province.income(),
                      area,
                      new Halves(others)),
                  Subject.of(Kinds.PROVINCES, province))
              .in("income"));
    }
  }
}
