package org.groma.validator.gazetteer;

import java.util.Locale;
import java.util.Optional;
import java.util.function.Consumer;
import org.groma.model.edit.PutEntry;
import org.groma.model.entry.Kind;
import org.groma.model.gazetteer.Area;
import org.groma.model.id.AreaId;
import org.groma.model.project.Kinds;
import org.groma.model.review.Severity;
import org.groma.model.value.Halves;
import org.groma.validator.check.EntryCheck;
import org.groma.validator.check.Profile;
import org.groma.validator.check.Reads;
import org.groma.validator.check.Survey;
import org.groma.validator.finding.Confidence;
import org.groma.validator.finding.Finding;
import org.groma.validator.finding.Fix;
import org.groma.validator.finding.Subject;
import org.groma.validator.proofread.PrintedPages;

/**
 * The income of an area that is not that of its provinces together. Where some of its provinces are
 * printed on another part of the map, the sum may leave them out.
 */
public final class KingdomIncomeCheck implements EntryCheck<AreaId, Area> {

  private static final String FIELD = "kingdomIncome";

  private static final Profile PROFILE =
      Profile.of(
              "gazetteer.kingdom-income",
              Severity.WARNING,
              Confidence.LIKELY,
              "An area's income that its provinces do not add up to")
          .protects(
              "Players count on the sum that is printed beside the name of an area; a province has"
                  + " the wrong income, or stands in the wrong area, or the sum is wrong.")
          .example("The provinces of Kingsland yield 10½ together, not 11.")
          .mend("Compare the incomes of its provinces with the source, then the sum.");

  @Override
  public Profile profile() {
    return PROFILE;
  }

  @Override
  public Kind<AreaId, Area> kind() {
    return Kinds.AREAS;
  }

  @Override
  public Reads reads() {
    return PrintedPages.READS; // provinces are among these
  }

  @Override
  public void look(Area area, Survey survey, Consumer<Finding> out) {
    Optional<SumsByArea.Sum> sum = survey.get(SumsByArea.SUMS).of(area.id());
    if (area.kingdomIncome().isEmpty() || sum.isEmpty()) {
      return;
    }
    int printed = area.kingdomIncome().get().count();
    int own = sum.get().hasOwn() ? sum.get().own() : sum.get().all();
    if (printed != sum.get().all() && printed != own) {
      out.accept(finding(area, new Halves(own), survey));
    }
  }

  private static Finding finding(Area area, Halves right, Survey survey) {
    Subject subject = Subject.of(Kinds.AREAS, area);
    Optional<Fix> fix =
        PrintedPages.confirm(survey, subject, FIELD)
            ? Optional.empty() // one of the provinces is wrong
            : Optional.of(Fix.proposed("Set the sum to " + right, edit(area, right)));
    return PROFILE
        .finding(
            String.format(
                Locale.ROOT,
                "The provinces of %s yield %s together, not %s.",
                area.name(),
                right,
                area.kingdomIncome().orElseThrow()),
            subject)
        .in(FIELD)
        .mendedBy(fix);
  }

  private static PutEntry edit(Area area, Halves income) {
    return PutEntry.of(
        Kinds.AREAS,
        new Area(
            area.id(),
            area.name(),
            area.aliases(),
            area.parent(),
            area.status(),
            Optional.of(income),
            area.empireIncome(),
            area.religion(),
            area.extent(),
            area.colour(),
            area.tags(),
            area.attributes(),
            area.origin()));
  }
}
