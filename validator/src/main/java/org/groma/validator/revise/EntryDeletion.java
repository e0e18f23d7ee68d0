package org.groma.validator.revise;

import java.util.ArrayList;
import java.util.Collection;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.groma.model.edit.Edit;
import org.groma.model.edit.Outcome;
import org.groma.model.edit.Together;
import org.groma.model.id.Place;
import org.groma.model.project.Project;
import org.groma.model.store.BrokenReference;
import org.groma.model.store.References;
import org.groma.validator.finding.Subject;
import org.groma.validator.records.MapFilling;
import org.groma.validator.records.RemovedReferences;

/** Takes records out of a project, with all that means nothing without them. */
public final class EntryDeletion {

  /** What asking for records to be deleted comes to. */
  public sealed interface Plan {

    /**
     * It can be done.
     *
     * @param edit all of it
     * @param goingAlong entries that go with them
     * @param changed entries that stay and lose what spoke of them
     */
    record Possible(Edit edit, Project after, List<Subject> goingAlong, List<Subject> changed)
        implements Plan {}

    /** It cannot, for the reason that the sentence gives. */
    record Impossible(String reason) implements Plan {}
  }

  private EntryDeletion() {}

  /**
   * Works out a deletion; looks through the whole project, and so belongs in the background.
   *
   * @param fillings what takes the room of those that are drawn; of any not named, what is
   *     likeliest
   * @param handOver whether a neighbour that takes the room takes over what can be handed over
   */
  public static Plan of(
      Project project,
      Collection<Subject> records,
      Map<Subject, MapFilling> fillings,
      boolean handOver) {
    Set<Subject> asked = new LinkedHashSet<>(records);
    for (Subject record : asked) {
      if (record.entryKind().flatMap(kind -> project.get(kind).find(record.id())).isEmpty()) {
        return new Plan.Impossible(
            String.format(
                Locale.ROOT, "There is no %s '%s'.", record.kind().replace('-', ' '), record.id()));
      }
    }
    List<Edit> edits = new ArrayList<>();
    Project filled = project;
    Optional<Subject> heir = Optional.empty();
    for (Subject record : asked) {
      if (MapFilling.isDrawn(record)) {
        Place place = Place.parse(record.toString());
        MapFilling filling = filling(filled, place, fillings.get(record), asked);
        switch (obstacle(project, place, filling, asked)
            .<MapFilling.Filled>map(MapFilling.Filled.Impossible::new)
            .orElse(filling.fill(filled, place))) {
          case MapFilling.Filled.Impossible(String reason) -> {
            return new Plan.Impossible(reason);
          }
          case MapFilling.Filled.Done(List<Edit> some) -> {
            edits.addAll(some);
            filled = applied(filled, some);
          }
        }
        if (handOver
            && filling instanceof MapFilling.Neighbour(Place other)
            && other.kind() == place.kind()) {
          heir = Optional.of(Subject.of(other));
        }
      }
    }
    RemovedReferences removed = new RemovedReferences(filled, asked, heir);
    edits.addAll(removed.edits());
    Project after = applied(project, edits);
    return dangling(project, after)
        .<Plan>map(Plan.Impossible::new)
        .orElseGet(() ->
            new Plan.Possible(new Together(edits), after, removed.goingAlong(), removed.changed()));
  }

  /** What takes the room of a place unless somebody says otherwise. */
  private static MapFilling filling(
      Project project, Place place, MapFilling wanted, Set<Subject> asked) {
    return Optional.ofNullable(wanted)
        .orElseGet(() ->
            MapFilling.choices(project.map(), place).stream()
                .filter(choice ->
                    !(choice instanceof MapFilling.Neighbour(Place other)
                        && asked.contains(Subject.of(other))))
                .findFirst()
                .orElseThrow());
  }

  private static Optional<String> obstacle(
      Project project, Place place, MapFilling filling, Set<Subject> asked) {
    if (!(filling instanceof MapFilling.Neighbour(Place other))) {
      return Optional.empty();
    }
    if (asked.contains(Subject.of(other))) {
      return Optional.of(
          String.format(
              Locale.ROOT, "%s is deleted too, so it cannot take the room of %s.", other, place));
    }
    boolean known =
        MapFilling.isDrawn(Subject.of(other))
            && Subject.of(other)
                .entryKind()
                .filter(kind -> project.get(kind).contains(other.slug()))
                .isPresent();
    return known
        ? Optional.empty()
        : Optional.of(
            String.format(
                Locale.ROOT,
                "There is no %s '%s' that could take the room of %s.",
                other.kind().word(),
                other.slug(),
                place));
  }

  /** What would lead nowhere that led somewhere before. */
  private static Optional<String> dangling(Project before, Project after) {
    Set<String> known = new LinkedHashSet<>();
    References.in(before).forEach(each -> known.add(each.toString()));
    return References.in(after).stream()
        .filter(each -> each.sort() == BrokenReference.Sort.ENTRY)
        .filter(each -> !known.contains(each.toString()))
        .findFirst()
        .map(each ->
            String.format(
                Locale.ROOT,
                "%s '%s' would be left speaking of '%s', which is gone. Change that first.",
                each.kind(),
                each.entry(),
                each.target()));
  }

  private static Project applied(Project project, List<Edit> edits) {
    return switch (new Together(edits).apply(project)) {
      case Outcome.Applied(Project after, var _) -> after;
      case Outcome.Refused(String reason, var _) -> throw new IllegalStateException(reason);
    };
  }
}
