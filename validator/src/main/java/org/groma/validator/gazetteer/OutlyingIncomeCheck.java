package org.groma.validator.gazetteer;

import java.util.function.Consumer;
import org.groma.model.entry.Kind;
import org.groma.model.gazetteer.Area;
import org.groma.model.gazetteer.Province;
import org.groma.model.id.ProvinceId;
import org.groma.model.project.Kinds;
import org.groma.model.review.Severity;
import org.groma.model.value.Halves;
import org.groma.validator.check.EntryCheck;
import org.groma.validator.check.Profile;
import org.groma.validator.check.Reads;
import org.groma.validator.check.Survey;
import org.groma.validator.finding.Confidence;
import org.groma.validator.finding.Finding;
import org.groma.validator.finding.Subject;

/** A province that yields far more than any other of its area. */
public final class OutlyingIncomeCheck implements EntryCheck<ProvinceId, Province> {

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
          .example("Dumnonia yields 12; of the other provinces of Britannia none yields more than 2.")
          .mend("Compare the income with the source.");

  @Override
  public Profile profile() {
    return PROFILE;
  }

  @Override
  public Kind<ProvinceId, Province> kind() {
    return Kinds.PROVINCES;
  }

  @Override
  public Reads reads() {
    return Reads.of(Kinds.PROVINCES, Kinds.AREAS);
  }

  @Override
  public void look(Province province, Survey survey, Consumer<Finding> out) {
    if (province.area().isEmpty()) {
      return;
    }
    SumsByArea.Sum sum = survey.get(SumsByArea.SUMS).of(province.area().get());
    int income = province.income().count();
    if (sum.provinces() < FEWEST || income < sum.highest()) {
      return;
    }
    int others = sum.second();
    if (income > TIMES * others && income - others > SPREAD.count()) {
      String area =
          survey.project().areas().find(province.area().get()).map(Area::name).orElse("its area");
      out.accept(
          PROFILE
              .finding(
                  "%s yields %s; of the other provinces of %s none yields more than %s."
                      .formatted(province.name(), province.income(), area, new Halves(others)),
                  Subject.of(Kinds.PROVINCES, province))
              .in("income"));
    }
  }
}
