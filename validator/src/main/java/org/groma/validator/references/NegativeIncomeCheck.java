package org.groma.validator.references;

import java.util.function.Consumer;
import org.groma.model.entry.Entry;
import org.groma.model.entry.Kind;
import org.groma.model.gazetteer.Area;
import org.groma.model.gazetteer.Province;
import org.groma.model.gazetteer.Sea;
import org.groma.model.review.Severity;
import org.groma.model.value.Halves;
import org.groma.validator.check.EveryEntryCheck;
import org.groma.validator.check.Profile;
import org.groma.validator.check.Survey;
import org.groma.validator.finding.Confidence;
import org.groma.validator.finding.Finding;
import org.groma.validator.finding.Subject;

/** A province, area or sea zone that is worth less than nothing. */
final class NegativeIncomeCheck implements EveryEntryCheck {

  private static final Profile PROFILE =
      Profile.of(
              "references.negative-income",
              Severity.ERROR,
              Confidence.CERTAIN,
              "An income below nothing")
          .protects("Land and commerce yield something or nothing; a sum would silently come out too small.")
          .example("The province Thracia has the income -2, but none is less than nothing.")
          .mend("Write the income without the minus sign, or zero.");

  @Override
  public Profile profile() {
    return PROFILE;
  }

  @Override
  public void look(Kind<?, ?> kind, Entry<?> entry, Survey survey, Consumer<Finding> out) {
    switch (entry) {
      case Province province -> income(kind, province, "income", province.income(), survey, out);
      case Sea sea -> income(kind, sea, "monopoly", sea.monopoly(), survey, out);
      case Area area -> {
        area.kingdomIncome()
            .ifPresent(it -> income(kind, area, "kingdomIncome", it, survey, out));
        area.empireIncome().ifPresent(it -> income(kind, area, "empireIncome", it, survey, out));
      }
      default -> {}
    }
  }

  private static void income(
      Kind<?, ?> kind,
      Entry<?> entry,
      String field,
      Halves income,
      Survey survey,
      Consumer<Finding> out) {
    if (income.compareTo(Halves.ZERO) < 0) {
      Subject subject = new Subject(kind.word(), entry.id().slug());
      out.accept(
          PROFILE
              .finding(
                  "%s has the income %s, but none is less than nothing."
                      .formatted(Wording.the(kind, entry), income),
                  subject)
              .in(field)
              .at(survey.middle(subject)));
    }
  }
}
