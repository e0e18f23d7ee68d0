package org.groma.validator.proofread;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.groma.model.id.EditionId;
import org.groma.model.value.Provenance;
import org.groma.validator.finding.Subject;

/**
 * Something that an edition prints wrong, or leaves out.
 *
 * @param sections where it is printed
 * @param of the name of the entry
 * @param title which value of it
 * @param printed as printed; empty for what is left out
 * @param shouldRead what the project says; empty where it should not be there
 * @param why why the project has it otherwise, if it says
 */
public record Erratum(
    EditionId edition,
    List<String> sections,
    Subject subject,
    String of,
    String title,
    String printed,
    String shouldRead,
    Optional<String> why) {

  private record Key(EditionId edition, Subject subject, String field, String printed) {}

  public Erratum {
    sections = List.copyOf(sections);
  }

  /** The errata of all editions, edition by edition, in the order of rows. */
  public static List<Erratum> of(Proof proof) {
    Map<Key, Erratum> errata = new LinkedHashMap<>();
    for (Row row : proof.rows()) {
      for (Line line : row.lines()) {
        for (Reading reading : line.differing()) {
          errata.merge(
              new Key(reading.edition(), row.subject(), line.field(), reading.printed()),
              of(row, line, reading),
              Erratum::together);
        }
      }
    }
    List<Erratum> sorted = new ArrayList<>(errata.values());
    sorted.sort(Comparator.comparing(erratum -> erratum.edition().slug()));
    return List.copyOf(sorted);
  }

  private static Erratum of(Row row, Line line, Reading reading) {
    return new Erratum(
        reading.edition(),
        List.of(reading.section()),
        row.subject(),
        row.name(),
        line.title(),
        reading.printed(),
        line.ours(),
        line.reason().filter(reason -> !reason.note().isEmpty()).map(Provenance::toString));
  }

  private static Erratum together(Erratum a, Erratum b) {
    List<String> sections = new ArrayList<>(a.sections);
    b.sections.stream().filter(section -> !sections.contains(section)).forEach(sections::add);
    return new Erratum(
        a.edition, sections, a.subject, a.of, a.title, a.printed, a.shouldRead, a.why);
  }
}
