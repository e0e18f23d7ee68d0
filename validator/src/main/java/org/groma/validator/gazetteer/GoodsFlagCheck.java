package org.groma.validator.gazetteer;

import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.function.Consumer;
import org.groma.model.gazetteer.Province;
import org.groma.model.project.Kinds;
import org.groma.model.review.Severity;
import org.groma.model.value.Provenance;
import org.groma.validator.check.Profile;
import org.groma.validator.check.Reads;
import org.groma.validator.check.Survey;
import org.groma.validator.check.WholeCheck;
import org.groma.validator.finding.Confidence;
import org.groma.validator.finding.Finding;
import org.groma.validator.finding.Subject;
import org.groma.validator.proofread.Line;
import org.groma.validator.proofread.PrintedPages;
import org.groma.validator.proofread.Reading;
import org.groma.validator.proofread.Row;

/** Granaries and caravans that the project has and no edition prints, or the other way round. */
public final class GoodsFlagCheck implements WholeCheck {

  private static final List<String> FLAGS = List.of("granary", "caravan");

  private static final Profile PROFILE =
      Profile.of(
              "gazetteer.goods-flag",
              Severity.WARNING,
              Confidence.LIKELY,
              "A granary or caravan that does not fit its sources")
          .protects(
              "Grain and caravans are paid by these marks; a province too many or too few changes"
                  + " what a player earns.")
          .example("Saltgate has no caravan, but rules-en X.D gives it one.")
          .mend(
              "Set or clear the mark of the province; where the sources err, say so in the origin"
                  + " of the mark.");

  @Override
  public Profile profile() {
    return PROFILE;
  }

  @Override
  public Reads reads() {
    return PrintedPages.READS;
  }

  @Override
  public void look(Survey survey, Consumer<Finding> out) {
    for (Row row : survey.get(PrintedPages.PROOF).rows()) {
      if (row.subject().kind().equals(Kinds.PROVINCES.word())) {
        Province province = survey.project().provinces().find(row.subject().id()).orElseThrow();
        row.lines().stream()
            .filter(line -> FLAGS.contains(line.field()) && !isExplained(province, line))
            .forEach(line -> contradiction(row, line).ifPresent(out));
      }
    }
    for (Province province : survey.project().provinces()) {
      tagged(province, "granary", province.granary(), out);
      tagged(province, "caravan", province.caravan(), out);
    }
  }

  private static Optional<Finding> contradiction(Row row, Line line) {
    if (!line.readings().stream().allMatch(Reading::differs)) {
      return Optional.empty();
    }
    Reading first = line.readings().getFirst();
    String message =
        line.ours().isEmpty()
            ? String.format(
                Locale.ROOT,
                "%s has no %s, but %s %s gives it one.",
                row.name(),
                line.title(),
                first.edition(),
                first.section())
            : String.format(
                Locale.ROOT, "%s has a %s that no edition prints.", row.name(), line.title());
    return Optional.of(PROFILE.finding(message, row.subject()).in(line.field()));
  }

  /**
   * Whether the project says itself why it has what is not printed, or has not what is. That a
   * source prints it is no reason to be without it.
   */
  private static boolean isExplained(Province province, Line line) {
    return Optional.ofNullable(province.origin().fields().get(line.field()))
        .filter(origin -> !origin.note().isEmpty())
        .filter(origin -> !line.ours().isEmpty() || origin.kind() != Provenance.Kind.PRINTED)
        .isPresent();
  }

  private static void tagged(
      Province province, String mark, boolean marked, Consumer<Finding> out) {
    if (province.tags().has(mark) && !marked) {
      out.accept(
          PROFILE
              .finding(
                  String.format(
                      Locale.ROOT,
                      "%s bears the tag %s, but is not marked as having one.",
                      province.name(),
                      mark),
                  Subject.of(Kinds.PROVINCES, province))
              .in(mark));
    }
  }
}
