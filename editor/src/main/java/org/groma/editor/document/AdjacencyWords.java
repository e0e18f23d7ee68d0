package org.groma.editor.document;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import org.groma.model.gazetteer.AdjacencyOverride;
import org.groma.model.gazetteer.Link;
import org.groma.model.graph.Touch;
import org.groma.model.id.Place;
import org.groma.model.project.Kinds;
import org.groma.model.project.Project;
import org.groma.model.project.Vocabulary.Term;
import org.groma.validator.finding.Subject;

/** Says of two places whether they are adjacent and why, and of a link or override what it is. */
public final class AdjacencyWords {

  private AdjacencyWords() {}

  /** {@code Dacia and Moesia} */
  public static String pair(Project project, Place a, Place b) {
    return Naming.of(project, a) + " and " + Naming.of(project, b);
  }

  /** {@code Dacia and Moesia are adjacent} */
  public static String state(Project project, Touch touch) {
    return pair(project, touch.a(), touch.b())
        + (touch.isAdjacent() ? " are adjacent" : " are not adjacent");
  }

  /** Why two places are adjacent or are not, as sentences. */
  public static List<String> reasons(Project project, Touch touch) {
    List<String> said = new ArrayList<>();
    touch.overrides().forEach(override -> said.add(sentence(project, override)));
    if (said.isEmpty()) {
      said.add(drawn(touch.drawn()));
    }
    touch.links().forEach(link -> said.add(sentence(project, link)));
    return said;
  }

  /** What the drawing shows, whatever is said. */
  public static String drawn(Touch.Drawn drawn) {
    return switch (drawn) {
      case BORDER -> "They share a border.";
      case BARRED -> "Their border cannot be crossed.";
      case POINT -> "They touch in a single point only.";
      case NONE -> "They share no border.";
    };
  }

  private static String sentence(Project project, AdjacencyOverride override) {
    return String.format(
        Locale.ROOT,
        "An override says so%s: %s",
        override
            .kind()
            .map(kind -> " (" + term(project.vocabulary().borders(), kind) + ")")
            .orElse(""),
        override.reason());
  }

  private static String sentence(Project project, Link link) {
    return String.format(
        Locale.ROOT,
        "%s links them (%s%s).",
        link.name(),
        linkKind(project, link),
        link.oneWay()
            ? String.format(Locale.ROOT, ", from %s only", Naming.of(project, link.from()))
            : "");
  }

  /** What people call the kind of a link. */
  public static String linkKind(Project project, Link link) {
    return term(project.vocabulary().links(), link.kind());
  }

  /** What people call the kind of border that an override names. */
  public static Optional<String> borderKind(Project project, AdjacencyOverride override) {
    return override.kind().map(kind -> term(project.vocabulary().borders(), kind));
  }

  private static String term(List<Term> terms, String word) {
    return terms.stream()
        .filter(term -> term.word().equals(word))
        .map(Term::name)
        .findFirst()
        .orElse(word);
  }

  /** A link or override in a few lines: both places, what is said of them, and why. */
  public static Optional<String> tip(Project project, Subject subject) {
    return switch (subject.kind()) {
      case "override" ->
          project
              .get(Kinds.OVERRIDES)
              .find(subject.id())
              .map(override ->
                  String.format(
                      Locale.ROOT,
                      "%s%s\nOverride: %s",
                      Naming.of(project, subject),
                      borderKind(project, override).map(kind -> " (" + kind + ")").orElse(""),
                      override.reason()));
      case "link" ->
          project
              .links()
              .find(subject.id())
              .map(link ->
                  String.format(
                      Locale.ROOT,
                      "%s\n%s from %s to %s%s",
                      link.name(),
                      linkKind(project, link),
                      Naming.of(project, link.from()),
                      Naming.of(project, link.to()),
                      link.oneWay() ? ", one way" : ""));
      default -> Optional.empty();
    };
  }
}
