package org.groma.editor.panel.problems;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import java.util.stream.Collectors;
import org.groma.validator.check.Profile;
import org.groma.validator.finding.Evidence;
import org.groma.validator.finding.Finding;
import org.groma.validator.finding.Subject;
import org.groma.validator.report.KnownChecks;

/**
 * All there is to say of a problem: the sentence itself, and what the documentation says of its
 * check.
 *
 * @param title the defect in a few words
 */
record Explanation(String title, String message, List<Section> sections) {

  /** A few lines under a heading of their own. */
  record Section(String heading, String text) {}

  Explanation {
    sections = List.copyOf(sections);
  }

  /**
   * Explains a problem.
   *
   * @param project the folder, for commands that are to be typed
   */
  static Explanation of(Problem problem, KnownChecks checks, String project) {
    Finding finding = problem.finding();
    Optional<Profile> profile = checks.find(finding.check());
    List<Section> sections = new ArrayList<>();
    problem
        .acceptance()
        .ifPresent(accepted ->
            sections.add(
                new Section(
                    "Accepted",
                    accepted.reason() + " (" + accepted.by() + ", " + accepted.on() + ")")));
    add(sections, "Why it matters", profile.map(Profile::protects));
    add(sections, "Rule", finding.rule().or(() -> profile.flatMap(Profile::rule)));
    add(sections, "How to mend it", mend(finding, profile));
    add(sections, "Value", finding.field().filter(path -> !path.equals("$")));
    add(sections, "Seen in", finding.evidence().map(seen -> seen(seen, project)));
    add(
        sections,
        "Another finding of this check",
        profile.map(Profile::example).filter(example -> !example.equals(finding.message())));
    add(sections, "Check", Optional.of(check(finding, profile)));
    return new Explanation(
        profile.map(Profile::title).orElse(finding.check()), finding.message(), sections);
  }

  private static void add(List<Section> sections, String heading, Optional<String> text) {
    text.filter(words -> !words.isBlank())
        .ifPresent(words -> sections.add(new Section(heading, words)));
  }

  private static Optional<String> mend(Finding finding, Optional<Profile> profile) {
    String advice = profile.map(Profile::mend).orElse("");
    String fix =
        finding
            .fix()
            .map(known ->
                (known.safe() ? "A fix is available: " : "A fix is proposed: ")
                    + known.title()
                    + ".")
            .orElse("");
    return Optional.of((advice + "\n" + fix).strip());
  }

  private static String seen(Evidence evidence, String project) {
    return "Game "
        + evidence.game()
        + " of "
        + evidence.players()
        + " players"
        + evidence.turn().map(turn -> ", turn " + turn).orElse("")
        + ". To read it: "
        + evidence.command(project);
  }

  private static String check(Finding finding, Optional<Profile> profile) {
    return finding.check()
        + profile
            .map(known ->
                " · "
                    + known.severity().word()
                    + " · "
                    + known.confidence().word()
                    + " · "
                    + known.family().title())
            .orElse("");
  }

  /** All of it as text, to be read out or copied. */
  String text() {
    return message
        + sections.stream()
            .map(section -> "\n\n" + section.heading() + "\n" + section.text())
            .collect(Collectors.joining());
  }

  /** What a problem is about: the names of its first subjects. */
  static String about(Finding finding, int most, Function<Subject, String> names) {
    String first =
        finding.subjects().stream()
            .limit(most)
            .map(names)
            .distinct()
            .collect(Collectors.joining(", "));
    int more = finding.subjects().size() - most;
    return more > 0 ? first + " +" + more : first;
  }
}
