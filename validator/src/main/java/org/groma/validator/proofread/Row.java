package org.groma.validator.proofread;

import java.util.List;
import java.util.Optional;
import org.groma.model.id.AreaId;
import org.groma.model.id.EditionId;
import org.groma.validator.finding.Subject;

/**
 * One entry with all that is printed of it: what a proofreader looks at and signs.
 *
 * @param area the area that it counts to, for what lies in one
 * @param absentFrom editions that list such entries, but not this one
 */
public record Row(
    Subject subject,
    String name,
    Optional<AreaId> area,
    List<Line> lines,
    List<EditionId> absentFrom,
    Signing signing) {

  public Row {
    lines = List.copyOf(lines);
    absentFrom = List.copyOf(absentFrom);
  }

  public boolean differs() {
    return lines.stream().anyMatch(Line::differs);
  }

  public boolean isMissing() {
    return !absentFrom.isEmpty();
  }

  /** Whether somebody still has to look at it. */
  public boolean isOpen() {
    return signing.standing() != Signing.Standing.SIGNED;
  }

  /** The same with nothing but what one edition prints. */
  public Row of(EditionId edition) {
    List<Line> theirs =
        lines.stream()
            .map(line ->
                new Line(
                    line.field(),
                    line.title(),
                    line.ours(),
                    line.readings().stream()
                        .filter(reading -> reading.edition().equals(edition))
                        .toList(),
                    line.reason()))
            .filter(line -> !line.readings().isEmpty())
            .toList();
    List<EditionId> absent = absentFrom.stream().filter(edition::equals).toList();
    return new Row(subject, name, area, theirs, absent, signing);
  }
}
