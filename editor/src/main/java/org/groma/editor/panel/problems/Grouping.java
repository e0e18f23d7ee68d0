package org.groma.editor.panel.problems;

import java.util.Arrays;
import java.util.Locale;
import java.util.Map;
import java.util.stream.Collectors;
import org.groma.model.review.Severity;
import org.groma.validator.check.Profile;
import org.groma.validator.report.KnownChecks;

/** What problems are put together by. */
enum Grouping {
  SEVERITY("By severity") {
    @Override
    Group of(Problem problem, KnownChecks checks) {
      return Group.of(problem.source(), problem.severity());
    }
  },
  CHECK("By check") {
    @Override
    Group of(Problem problem, KnownChecks checks) {
      String check = problem.finding().check();
      String title = checks.find(check).map(Profile::title).orElse(check);
      return new Group(problem.source(), problem.severity(), check, title);
    }
  };

  private final String title;

  Grouping(String title) {
    this.title = title;
  }

  String title() {
    return title;
  }

  /** The group that a problem belongs to. */
  abstract Group of(Problem problem, KnownChecks checks);

  private static String plural(Severity severity) {
    String word = severity.word();
    return word.substring(0, 1).toUpperCase(Locale.ROOT) + word.substring(1) + "s";
  }

  /**
   * Problems that are listed under one heading.
   *
   * @param severity of its first problem, and of all of them where they are put together by it
   * @param word tells groups apart
   * @param name what the heading says
   */
  record Group(Problem.Source source, Severity severity, String word, String name) {

    /** Of all problems of a severity; made once, since every problem is asked for its group. */
    private static final Map<Problem.Source, Map<Severity, Group>> BY_SEVERITY =
        Arrays.stream(Problem.Source.values())
            .collect(
                Collectors.toMap(
                    source -> source,
                    source ->
                        Arrays.stream(Severity.values())
                            .collect(
                                Collectors.toMap(
                                    severity -> severity,
                                    severity ->
                                        new Group(
                                            source,
                                            severity,
                                            severity.word(),
                                            plural(severity))))));

    private static Group of(Problem.Source source, Severity severity) {
      return BY_SEVERITY.get(source).get(severity);
    }

    /** Tells groups apart, whatever is found in them. */
    String id() {
      return source + " " + word;
    }

    /** What the heading says. */
    String title() {
      return source == Problem.Source.PLAY ? "By play: " + name : name;
    }
  }
}
