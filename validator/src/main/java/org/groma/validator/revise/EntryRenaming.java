package org.groma.validator.revise;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.groma.model.edit.Edit;
import org.groma.model.edit.Outcome;
import org.groma.model.edit.Together;
import org.groma.model.entry.Entry;
import org.groma.model.entry.Kind;
import org.groma.model.project.Kinds;
import org.groma.model.project.Project;
import org.groma.model.review.Severity;
import org.groma.model.value.Slug;
import org.groma.validator.catalogue.Catalogue;
import org.groma.validator.finding.Finding;
import org.groma.validator.finding.Subject;
import org.groma.validator.records.RecordMention;
import org.groma.validator.records.RenamedReferences;
import org.groma.validator.run.Validation;

/**
 * Gives a record another id, everywhere in its project.
 *
 * <p>Where open data may mean the record or something else of the same name, the checks decide: the
 * old name is kept unless the project is worse for it.
 */
public final class EntryRenaming {

  /** What asking for another id comes to. */
  public sealed interface Plan {

    /**
     * It can be done.
     *
     * @param edit all of it
     * @param holders the entries that speak of the record and are changed
     * @param kept entries in which the old name stands for something else, or may do so
     */
    record Possible(Edit edit, Project after, List<Subject> holders, List<Subject> kept)
        implements Plan {}

    /** It cannot, for the reason that the sentence gives. */
    record Impossible(String reason) implements Plan {}
  }

  /** Of a name that its id does not resemble: for that, somebody has just chosen the id. */
  private static final String UNLIKE = "gazetteer.unlike-id";

  private EntryRenaming() {}

  /** Works out a renaming; looks through the whole project, and so belongs in the background. */
  public static Plan of(Project project, Subject record, String id) {
    Optional<String> obstacle = obstacle(project, record, id);
    if (obstacle.isPresent()) {
      return new Plan.Impossible(obstacle.get());
    }
    List<Finding> before = findings(project);
    List<Edit> edits = new ArrayList<>();
    Set<Subject> holders = new LinkedHashSet<>();
    Set<Subject> kept = new LinkedHashSet<>();
    Map<Subject, Subject> renamed = companions(project, record, id);
    Project now = project;
    for (Map.Entry<Subject, Subject> each : renamed.entrySet()) {
      RenamedReferences references =
          new RenamedReferences(now, each.getKey(), each.getValue().id());
      Set<String> meant = meant(now, references);
      List<Edit> some = references.edits(mention -> meant.contains(mention.role()));
      edits.addAll(some);
      now = applied(now, some);
      List<Edit> printed =
          new TranscribedIds(now, each.getKey().id(), each.getValue().id()).edits();
      edits.addAll(printed);
      now = applied(now, printed);
      holders.addAll(references.holders());
      references.doubtful().stream()
          .filter(mention -> !meant.contains(mention.role()))
          .forEach(mention -> kept.add(mention.holder()));
    }
    List<Finding> after = findings(now);
    Optional<String> worse = worse(before, after);
    if (worse.isPresent()) {
      return new Plan.Impossible(
          String.format(
              Locale.ROOT,
              "The %s '%s' has to keep its id, because Groma knows it by that. With another one:"
                  + " %s",
              record.kind().replace('-', ' '),
              record.id(),
              worse.get()));
    }
    List<Edit> signed = new HeldSignatures(project, now, renamed).edits(before, after);
    edits.addAll(signed);
    return new Plan.Possible(
        new Together(edits), applied(now, signed), List.copyOf(holders), List.copyOf(kept));
  }

  /**
   * The record and those whose ids are made of its id, as {@code attitudes-riders} is for the
   * nation {@code riders} where other nations have such tables too.
   */
  private static Map<Subject, Subject> companions(Project project, Subject record, String id) {
    Map<Subject, Subject> all = new LinkedHashMap<>();
    all.put(record, new Subject(record.kind(), id));
    Kind<?, ?> kind = record.entryKind().orElseThrow();
    for (Kind<?, ?> other : List.of(Kinds.TABLES, Kinds.DECKS)) {
      for (Entry<?> entry : project.get(other)) {
        String slug = entry.id().slug();
        String stem =
            slug.endsWith("-" + record.id())
                ? slug.substring(0, slug.length() - record.id().length())
                : "";
        if (!stem.isEmpty()
            && isMadeOf(project, other, stem, kind)
            && !project.get(other).contains(stem + id)) {
          all.put(new Subject(other.word(), slug), new Subject(other.word(), stem + id));
        }
      }
    }
    return all;
  }

  /** Whether ids that begin like this end with ids of a kind, rather than with those of another. */
  private static boolean isMadeOf(Project project, Kind<?, ?> made, String stem, Kind<?, ?> kind) {
    long of = ending(project, made, stem, kind);
    return of > 1
        && Kinds.ALL.stream()
            .allMatch(other -> other.equals(kind) || ending(project, made, stem, other) < of);
  }

  private static long ending(Project project, Kind<?, ?> made, String stem, Kind<?, ?> kind) {
    return project.get(kind).stream()
        .filter(each -> project.get(made).contains(stem + each.id().slug()))
        .count();
  }

  /** What the checks say of a project that they did not say of it before. */
  private static Optional<String> worse(List<Finding> before, List<Finding> after) {
    Map<String, Integer> known = new HashMap<>();
    before.forEach(each -> known.merge(each.check(), 1, Integer::sum));
    for (Finding each : after) {
      boolean more = known.merge(each.check(), -1, Integer::sum) < 0;
      if (more && !each.check().equals(UNLIKE)) {
        return Optional.of(each.message());
      }
    }
    return Optional.empty();
  }

  /** Why a record cannot have an id, as a sentence. */
  public static Optional<String> obstacle(Project project, Subject record, String id) {
    Optional<Kind<?, ?>> kind = record.entryKind();
    if (kind.isEmpty() || !project.get(kind.get()).contains(record.id())) {
      return Optional.of(
          String.format(Locale.ROOT, "There is no %s '%s'.", record.kind(), record.id()));
    }
    Optional<String> fixed = fixed(record);
    if (fixed.isPresent()) {
      return fixed;
    }
    if (id.equals(record.id())) {
      return Optional.of(String.format(Locale.ROOT, "It is called '%s' already.", id));
    }
    Optional<String> malformed =
        kind.get().equals(Kinds.SOURCES) ? unlikeTable(record, id) : unlikeId(id);
    if (malformed.isPresent()) {
      return malformed;
    }
    return project
        .get(kind.get())
        .find(id)
        .map(other ->
            String.format(
                Locale.ROOT,
                "There is already a %s '%s' (%s). Choose another id.",
                kind.get().word().replace('-', ' '),
                id,
                other.name()));
  }

  /** Why a record has no id that a person could choose, as a sentence; nothing if it has. */
  public static Optional<String> fixed(Subject record) {
    Optional<Kind<?, ?>> kind = record.entryKind();
    if (kind.isEmpty()) {
      return Optional.of(
          String.format(
              Locale.ROOT,
              "The %s '%s' keeps its id. Only records have ids that can be changed.",
              record.kind(),
              record.id()));
    }
    if (kind.get().equals(Kinds.ACCEPTANCES)) {
      return Optional.of("An acceptance goes by the finding that it accepts; it keeps its id.");
    }
    if (kind.get().equals(Kinds.SIGN_OFFS)) {
      return Optional.of("A signature goes by the row that it signs; it keeps its id.");
    }
    return Optional.empty();
  }

  private static Optional<String> unlikeId(String id) {
    try {
      Slug.check(id);
      return Optional.empty();
    } catch (IllegalArgumentException malformed) {
      return Optional.of(malformed.getMessage() + ".");
    }
  }

  private static Optional<String> unlikeTable(Subject record, String id) {
    String edition = record.id().substring(0, record.id().indexOf('/') + 1);
    if (!id.startsWith(edition)) {
      return Optional.of(
          String.format(
              Locale.ROOT,
              "A transcribed table stays with its edition: its id begins with '%s'.",
              edition));
    }
    return unlikeId(id.substring(edition.length()));
  }

  /** The roles of doubtful mentions without which the checks would complain. */
  private static Set<String> meant(Project project, RenamedReferences references) {
    Set<String> meant = new HashSet<>();
    Set<String> roles = new LinkedHashSet<>();
    references.doubtful().stream().map(RecordMention::role).forEach(roles::add);
    if (roles.isEmpty()) {
      return meant;
    }
    int usual = complaints(findings(project)).size();
    int now = complaints(findings(applied(project, references.edits(_ -> false)))).size();
    for (String role : roles) {
      if (now <= usual) {
        break;
      }
      Set<String> more = new HashSet<>(meant);
      more.add(role);
      Project tried = applied(project, references.edits(each -> more.contains(each.role())));
      int then = complaints(findings(tried)).size();
      if (then < now) {
        meant.add(role);
        now = then;
      }
    }
    return meant;
  }

  private static List<Finding> findings(Project project) {
    return Validation.of(project, Catalogue.of(project)).findings();
  }

  private static List<Finding> complaints(List<Finding> findings) {
    return findings.stream().filter(each -> each.severity() != Severity.NOTE).toList();
  }

  private static Project applied(Project project, List<Edit> edits) {
    return switch (new Together(edits).apply(project)) {
      case Outcome.Applied(Project after, var _) -> after;
      case Outcome.Refused(String reason, var _) -> throw new IllegalStateException(reason);
    };
  }
}
