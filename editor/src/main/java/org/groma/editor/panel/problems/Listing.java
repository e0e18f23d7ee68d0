package org.groma.editor.panel.problems;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Function;
import org.groma.validator.finding.Subject;
import org.groma.validator.report.KnownChecks;

/**
 * The problems that pass a sieve, as the lines of a list: each group under its heading.
 *
 * @param lines headings, and problems of groups that are not folded
 * @param problems all that pass, folded away or not, in the order of the list
 */
record Listing(List<Line> lines, List<Problem> problems) {

  static final Listing EMPTY = new Listing(List.of(), List.of());

  /** One line of the list. */
  sealed interface Line {

    /** Above a group. */
    record Heading(Grouping.Group group, int count, boolean folded) implements Line {}

    /** A problem. */
    record Item(Problem problem) implements Line {}
  }

  Listing {
    lines = List.copyOf(lines);
    problems = List.copyOf(problems);
  }

  /**
   * Lists problems.
   *
   * @param all worst first
   * @param folded the ids of groups of which only the heading is shown
   * @param names what people call a subject
   */
  static Listing of(
      List<Problem> all,
      Sieve sieve,
      Grouping grouping,
      Set<String> folded,
      KnownChecks checks,
      Function<Subject, String> names) {
    Map<String, Grouping.Group> groups = new LinkedHashMap<>();
    Map<String, List<Problem>> members = new LinkedHashMap<>();
    for (Problem problem : all) {
      if (sieve.passes(problem, names)) {
        Grouping.Group group = grouping.of(problem, checks);
        String id = group.id();
        groups.putIfAbsent(id, group);
        members.computeIfAbsent(id, _ -> new ArrayList<>()).add(problem);
      }
    }
    List<Line> lines = new ArrayList<>();
    List<Problem> listed = new ArrayList<>();
    groups.forEach((id, group) -> {
      List<Problem> theirs = members.get(id);
      boolean isFolded = folded.contains(id);
      lines.add(new Line.Heading(group, theirs.size(), isFolded));
      listed.addAll(theirs);
      if (!isFolded) {
        theirs.forEach(problem -> lines.add(new Line.Item(problem)));
      }
    });
    return new Listing(lines, listed);
  }

  /** The line of a problem, which may have been told in other words before; -1 for none. */
  int lineOf(Problem problem) {
    int alike = -1;
    for (int i = 0; i < lines.size(); i++) {
      if (lines.get(i) instanceof Line.Item(Problem each) && each.key().equals(problem.key())) {
        if (each.finding().message().equals(problem.finding().message())) {
          return i;
        }
        alike = alike < 0 ? i : alike;
      }
    }
    return alike;
  }

  /** The line to go to when that of a problem is gone: the next problem at or after its place. */
  int nearest(int line) {
    for (int i = Math.max(0, line); i < lines.size(); i++) {
      if (lines.get(i) instanceof Line.Item) {
        return i;
      }
    }
    for (int i = Math.min(line, lines.size()) - 1; i >= 0; i--) {
      if (lines.get(i) instanceof Line.Item) {
        return i;
      }
    }
    return -1;
  }

  /**
   * The problem after or before another, round and round.
   *
   * @param from where to start; nothing to start at the end
   */
  Optional<Problem> step(Optional<Problem> from, int by) {
    if (problems.isEmpty()) {
      return Optional.empty();
    }
    int at = from.map(problems::indexOf).orElse(-1);
    int next = at < 0 ? (by > 0 ? 0 : problems.size() - 1) : at + by;
    return Optional.of(problems.get(Math.floorMod(next, problems.size())));
  }
}
