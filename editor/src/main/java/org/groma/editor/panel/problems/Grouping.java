package org.groma.editor.panel.problems;

import java.util.Locale;
import org.groma.model.review.Severity;
import org.groma.validator.check.Profile;
import org.groma.validator.report.KnownChecks;

/** What problems are put together by. */
enum Grouping {
  SEVERITY("By severity") {
    @Override
    Group of(Problem problem, KnownChecks checks) {
      Severity severity = problem.severity();
      return new Group(problem.source(), severity, severity.word(), plural(severity));
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
