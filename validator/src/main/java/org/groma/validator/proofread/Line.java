package org.groma.validator.proofread;

import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;
import org.groma.model.value.Provenance;

/**
 * One value of an entry and all that is printed of it.
 *
 * @param field the field of the record, {@code income}
 * @param title what people call it, {@code income}
 * @param ours what the project says, as people read it; empty if nothing
 * @param readings what the editions print, in the order of editions
 * @param reason where the project has its value from, with why, where it says so
 */
public record Line(
    String field, String title, String ours, List<Reading> readings, Optional<Provenance> reason) {

  public Line {
    readings = List.copyOf(readings);
  }

  public boolean differs() {
    return readings.stream().anyMatch(Reading::differs);
  }

  /** What is printed otherwise. */
  public List<Reading> differing() {
    return readings.stream().filter(Reading::differs).toList();
  }

  /**
   * Whether one edition says something else than another: a difference of the sources, whatever the
   * project says.
   */
  public boolean editionsDisagree() {
    Set<String> said = new TreeSet<>();
    for (Reading reading : readings) {
      said.add(reading.differs() ? "printed " + reading.printed() : "ours");
    }
    return said.size() > 1
        && readings.stream().map(Reading::edition).collect(Collectors.toSet()).size() > 1;
  }
}
