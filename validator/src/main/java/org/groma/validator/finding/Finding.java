package org.groma.validator.finding;

import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import org.groma.model.review.Severity;
import org.groma.model.topology.Point;

/**
 * Something that a check found.
 *
 * @param check the id of the check
 * @param message a sentence that a map maker understands: what is wrong, where, and why it matters
 * @param subjects what is affected, the most affected first
 * @param field the path of the value within the first subject, {@code $.units[2].place}
 * @param at where to look on the map
 * @param rule the section of the rulebook that it offends
 * @param location where it stands in the files, when that is known already
 * @param fix how to mend it
 * @param evidence the game it was seen in
 */
public record Finding(
    String check,
    Severity severity,
    String message,
    List<Subject> subjects,
    Optional<String> field,
    Optional<Point> at,
    Optional<String> rule,
    Optional<Location> location,
    Optional<Fix> fix,
    Optional<Evidence> evidence) {

  /** Worst first, then by check and subject: the order of every report. */
  public static final Comparator<Finding> ORDER =
      Comparator.comparing(Finding::severity)
          .thenComparing(Finding::check)
          .thenComparing(Finding::subjects, Finding::compareSubjects)
          .thenComparing(finding -> finding.field().orElse(""))
          .thenComparing(Finding::message);

  public Finding {
    message = Sentence.of(message);
    subjects = List.copyOf(subjects);
  }

  public static Finding of(String check, Severity severity, String message, Subject... subjects) {
    return new Finding(
        check,
        severity,
        message,
        List.of(subjects),
        Optional.empty(),
        Optional.empty(),
        Optional.empty(),
        Optional.empty(),
        Optional.empty(),
        Optional.empty());
  }

  /** The same about one value of the first subject. */
  public Finding in(String path) {
    return new Finding(
        check,
        severity,
        message,
        subjects,
        Optional.of(path.startsWith("$") ? path : "$." + path),
        at,
        rule,
        location,
        fix,
        evidence);
  }

  public Finding at(Point point) {
    return at(Optional.of(point));
  }

  public Finding at(Optional<Point> point) {
    return new Finding(
        check, severity, message, subjects, field, point, rule, location, fix, evidence);
  }

  public Finding offending(String section) {
    return offending(Optional.of(section));
  }

  public Finding offending(Optional<String> section) {
    return new Finding(
        check, severity, message, subjects, field, at, section, location, fix, evidence);
  }

  public Finding located(Location place) {
    return new Finding(
        check, severity, message, subjects, field, at, rule, Optional.of(place), fix, evidence);
  }

  public Finding mendedBy(Fix way) {
    return mendedBy(Optional.of(way));
  }

  public Finding mendedBy(Optional<Fix> way) {
    return new Finding(
        check, severity, message, subjects, field, at, rule, location, way, evidence);
  }

  public Finding seenIn(Evidence game) {
    return new Finding(
        check, severity, message, subjects, field, at, rule, location, fix, Optional.of(game));
  }

  /** What stays the same about it when its wording changes: check, subjects and field. */
  public Key key() {
    return new Key(check, subjects, field);
  }

  /** Tells findings apart. */
  public record Key(String check, List<Subject> subjects, Optional<String> field) {}

  private static int compareSubjects(List<Subject> a, List<Subject> b) {
    for (int i = 0; i < Math.min(a.size(), b.size()); i++) {
      int order = a.get(i).compareTo(b.get(i));
      if (order != 0) {
        return order;
      }
    }
    return Integer.compare(a.size(), b.size());
  }
}
