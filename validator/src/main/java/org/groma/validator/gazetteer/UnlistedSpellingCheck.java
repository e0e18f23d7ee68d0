package org.groma.validator.gazetteer;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.stream.Stream;
import org.groma.model.entry.Entry;
import org.groma.model.entry.Kind;
import org.groma.model.id.Id;
import org.groma.model.project.Project;
import org.groma.model.review.Severity;
import org.groma.validator.check.Profile;
import org.groma.validator.check.Reads;
import org.groma.validator.check.Survey;
import org.groma.validator.check.WholeCheck;
import org.groma.validator.finding.Confidence;
import org.groma.validator.finding.Finding;
import org.groma.validator.finding.Fix;
import org.groma.validator.proofread.Line;
import org.groma.validator.proofread.PrintedPages;
import org.groma.validator.proofread.Reading;
import org.groma.validator.proofread.Row;

/** Spellings of a name that an edition prints and the project does not know. */
public final class UnlistedSpellingCheck implements WholeCheck {

  private static final Profile PROFILE =
      Profile.of(
              "gazetteer.unlisted-spelling",
              Severity.NOTE,
              Confidence.CERTAIN,
              "A printed spelling that is no alias")
          .protects("Whoever types the name as it is printed does not find the entry.")
          .example(
              "The edition rules-de prints Silverbeck as 'Silverbek', which is none of its"
                  + " aliases.")
          .mend("Add the spelling to the aliases; the fix does so.");

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
    List<Row> rows = survey.get(PrintedPages.PROOF).rows();
    for (Row row : rows) {
      names(row)
          .filter(Line::differs)
          .forEach(line -> look(row, line, rows, survey.project(), out));
    }
  }

  private static Stream<Line> names(Row row) {
    return row.lines().stream().filter(line -> line.field().equals("name"));
  }

  private static void look(
      Row row, Line line, List<Row> rows, Project project, Consumer<Finding> out) {
    Kind<?, ?> kind = row.subject().entryKind().orElseThrow();
    Entry<?> entry = find(project, kind, row.subject().id()).orElseThrow();
    List<Reading> unknown =
        line.differing().stream()
            .filter(reading -> !reading.printed().isEmpty())
            .filter(reading -> !entry.aliases().contains(reading.printed()))
            .toList();
    if (!unknown.isEmpty()) {
      List<String> spellings = unknown.stream().map(Reading::printed).distinct().toList();
      out.accept(
          PROFILE
              .finding(
                  String.format(
                      Locale.ROOT,
                      "The edition %s prints %s as '%s', which is none of its aliases.",
                      unknown.getFirst().edition(),
                      row.name(),
                      spellings.getFirst()),
                  row.subject())
              .in("aliases")
              .mendedBy(
                  isOfSeveral(rows, row, spellings)
                      ? Optional.empty()
                      : fix(project, kind, entry, spellings)));
    }
  }

  /** Whether an edition calls another entry of the kind the same: then the name is no one's own. */
  private static boolean isOfSeveral(List<Row> rows, Row row, List<String> spellings) {
    return rows.stream()
        .filter(other -> other.subject().kind().equals(row.subject().kind()))
        .filter(other -> !other.subject().equals(row.subject()))
        .flatMap(UnlistedSpellingCheck::names)
        .flatMap(line -> line.readings().stream())
        .anyMatch(reading -> spellings.contains(reading.printed()));
  }

  /** All that is printed; unless another goes by that name, for then the row is of that one. */
  private static Optional<Fix> fix(
      Project project, Kind<?, ?> kind, Entry<?> entry, List<String> spellings) {
    boolean taken =
        NamedEntries.of(project, kind).stream()
            .anyMatch(other -> !other.id().equals(entry.id()) && isCalled(other, spellings));
    List<String> aliases = new ArrayList<>(entry.aliases());
    aliases.addAll(spellings);
    return taken
        ? Optional.empty()
        : Optional.of(
            Fix.proposed(
                String.format(Locale.ROOT, "Add the alias '%s'", String.join("', '", spellings)),
                Rewritten.aliases(kind, entry, aliases)));
  }

  private static boolean isCalled(Entry<?> entry, List<String> spellings) {
    return spellings.contains(entry.name())
        || entry.aliases().stream().anyMatch(spellings::contains);
  }

  private static <I extends Id, E extends Entry<I>> Optional<E> find(
      Project project, Kind<I, E> kind, String id) {
    return project.get(kind).find(id);
  }
}
