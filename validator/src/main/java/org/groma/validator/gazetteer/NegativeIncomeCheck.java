package org.groma.validator.gazetteer;

import java.util.Locale;
import java.util.Optional;
import java.util.function.Consumer;
import org.groma.model.gazetteer.Area;
import org.groma.model.gazetteer.Province;
import org.groma.model.gazetteer.Sea;
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

/** Incomes below nothing. */
public final class NegativeIncomeCheck implements WholeCheck {

  private static final Profile PROFILE =
      Profile.of(
              "gazetteer.negative-income",
              Severity.WARNING,
              Confidence.LIKELY,
              "An income below zero")
          .protects("Nobody pays for holding a province; the sums of areas and games go wrong.")
          .example("The income of Lowmark is -1.")
          .mend("Remove the sign, or compare with the source.");

  @Override
  public Profile profile() {
    return PROFILE;
  }

  @Override
  public Reads reads() {
    return Reads.of(Kinds.PROVINCES, Kinds.SEAS, Kinds.AREAS);
  }

  @Override
  public void look(Survey survey, Consumer<Finding> out) {
    for (Province each : survey.project().provinces()) {
      look(Subject.of(Kinds.PROVINCES, each), each.name(), "income", each.income(), out);
    }
    for (Sea each : survey.project().seas()) {
      look(Subject.of(Kinds.SEAS, each), each.name(), "monopoly", each.monopoly(), out);
    }
    for (Area each : survey.project().areas()) {
      Subject subject = Subject.of(Kinds.AREAS, each);
      income(each.kingdomIncome(), subject, each, "kingdomIncome", out);
      income(each.empireIncome(), subject, each, "empireIncome", out);
    }
  }

  private static void income(
      Optional<Halves> value, Subject subject, Area area, String field, Consumer<Finding> out) {
    value.ifPresent(income -> look(subject, area.name(), field, income, out));
  }

  private static void look(
      Subject subject, String name, String field, Halves income, Consumer<Finding> out) {
    if (income.count() < 0) {
      String word = field.equals("monopoly") ? "monopoly" : "income";
      out.accept(
          PROFILE
              .finding(
                  String.format(Locale.ROOT, "The %s of %s is %s.", word, name, income), subject)
              .in(field));
    }
  }
}
