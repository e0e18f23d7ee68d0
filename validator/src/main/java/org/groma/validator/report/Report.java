package org.groma.validator.report;

import java.util.List;
import java.util.Optional;
import org.groma.model.review.Acceptance;
import org.groma.model.review.Severity;
import org.groma.validator.finding.Finding;

/**
 * What validating a project came to.
 *
 * @param folder the project folder as it was given, for commands that are to be typed
 * @param name the name of the project; the folder where it could not be read
 * @param entries everything that was found, worst first, accepted findings among them
 * @param games what was played, if anything was
 */
public record Report(String folder, String name, List<Entry> entries, Optional<Games> games) {

  /** A finding, and the acceptance that lets it stand if there is one. */
  public record Entry(Finding finding, Optional<Acceptance> acceptance) {
    public boolean isOpen() {
      return acceptance.isEmpty();
    }
  }

  /**
   * The games that were played to find something.
   *
   * @param chosen what was chosen of the scenarios, each in few words
   */
  public record Games(long games, long seed, List<String> scenarios, List<String> chosen) {
    public Games {
      scenarios = List.copyOf(scenarios);
      chosen = List.copyOf(chosen);
    }
  }

  public Report {
    entries = List.copyOf(entries);
  }

  /** What nobody has accepted. */
  public List<Finding> open() {
    return entries.stream().filter(Entry::isOpen).map(Entry::finding).toList();
  }

  /** How many findings of a severity are open. */
  public long count(Severity severity) {
    return open().stream().filter(finding -> finding.severity() == severity).count();
  }

  /** Whether anything open is as bad as this. */
  public boolean hasAtLeast(Severity severity) {
    return open().stream().anyMatch(finding -> finding.severity().isAtLeast(severity));
  }
}
