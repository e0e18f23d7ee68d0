package org.groma.model.store;

import java.util.ArrayList;
import java.util.Collection;
import java.util.HashSet;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.groma.model.entry.Entry;
import org.groma.model.entry.Kind;
import org.groma.model.id.EditionId;
import org.groma.model.id.Id;
import org.groma.model.id.Place;
import org.groma.model.project.Kinds;
import org.groma.model.project.Project;
import org.groma.model.sources.Edition;
import org.groma.model.sources.SourceTable;
import org.groma.model.store.BrokenReference.Sort;
import org.groma.model.store.json.JsonPath;
import org.groma.model.store.json.RecordWalk;
import org.groma.model.topology.Arc;
import org.groma.model.topology.Border;
import org.groma.model.topology.Face;
import org.groma.model.value.NearestWord;
import org.groma.model.value.Origins;
import org.groma.model.value.Provenance;
import org.groma.model.value.Tags;

/**
 * Looks up every id, every cited edition and every word of the vocabulary in a project. Ids are
 * typed, so a field need not be known by name to know what it refers to. A list of the vocabulary
 * that is empty lists nothing yet and forbids nothing.
 */
public final class References {

  private static final int MOST_GUESSES = 100;

  private final Project project;
  private final List<BrokenReference> broken = new ArrayList<>();

  /** By the kind, the list of words, or the sources; these are constants. */
  private final IdentityHashMap<Object, Known> known = new IdentityHashMap<>();

  /** What can be referred to: a set to look up in, and the same in order to guess from. */
  private record Known(Set<String> set, List<String> list) {
    static Known of(Collection<String> words) {
      return new Known(new HashSet<>(words), List.copyOf(words));
    }
  }

  private final boolean guessing;

  private References(Project project, boolean guessing) {
    this.project = project;
    this.guessing = guessing;
  }

  /** For looking at the parts of a project one by one, without guesses at what was meant. */
  public static References over(Project project) {
    return new References(project, false);
  }

  /** All in one entry that lead nowhere. */
  public List<BrokenReference> of(Kind<?, ?> kind, Entry<?> entry) {
    entry(kind, entry);
    return taken();
  }

  /** What the border of an arc says that stands for nothing. */
  public List<BrokenReference> of(Arc arc) {
    arc(arc);
    return taken();
  }

  private List<BrokenReference> taken() {
    List<BrokenReference> found = List.copyOf(broken);
    broken.clear();
    return found;
  }

  /** All that lead nowhere, in the order of kinds and ids; the map comes last. */
  public static List<BrokenReference> in(Project project) {
    References references = new References(project, true);
    for (Kind<?, ?> kind : Kinds.ALL) {
      for (Entry<?> entry : project.get(kind)) {
        references.entry(kind, entry);
      }
    }
    references.map();
    return List.copyOf(references.broken);
  }

  private void entry(Kind<?, ?> kind, Entry<?> entry) {
    Holder holder = new Holder(kind.word(), entry.id().slug());
    RecordWalk.over(entry, (owner, field, value, path) -> value(holder, owner, field, value, path));
    if (entry instanceof SourceTable table) {
      rows(holder, table);
    }
  }

  /** What has the reference. */
  private record Holder(String kind, String id) {}

  private void value(Holder holder, Class<?> owner, String field, Object value, JsonPath path) {
    switch (value) {
      case EditionId edition -> edition(holder, edition.slug(), path);
      case Provenance origin -> origin(holder, origin, path);
      case Origins origins -> origins(holder, origins, path);
      case Place place -> place(holder, place, path);
      case Id _ when isOwn(path) -> {}
      case Id id -> id(holder, id, path);
      case Tags(List<String> words) -> {
        for (int i = 0; i < words.size(); i++) {
          word(holder, WordUse.of(owner, field), words.get(i), path.item(i));
        }
      }
      case String subject when SubjectUse.is(owner, field) -> subject(holder, subject, path);
      case String word -> word(holder, WordUse.of(owner, field), word, path);
      default -> {}
    }
  }

  private static boolean isOwn(JsonPath path) {
    return path.equals(JsonPath.ROOT.field("id"));
  }

  private void origins(Holder holder, Origins origins, JsonPath path) {
    boolean oneLine = origins.fields().isEmpty();
    origins.whole().ifPresent(origin -> origin(holder, origin, oneLine ? path : path.field("*")));
    origins.fields().forEach((field, origin) -> origin(holder, origin, path.field(field)));
  }

  private void origin(Holder holder, Provenance origin, JsonPath path) {
    if (origin.kind() == Provenance.Kind.PRINTED) {
      edition(holder, origin.edition(), path);
    }
  }

  private void edition(Holder holder, String edition, JsonPath path) {
    Known editions =
        known.computeIfAbsent(
            Sort.EDITION,
            _ ->
                Known.of(
                    project.settings().sources().stream()
                        .map(Edition::id)
                        .map(EditionId::slug)
                        .toList()));
    check(holder, path, Sort.EDITION, "", edition, "sources", editions);
  }

  private void id(Holder holder, Id id, JsonPath path) {
    Kinds.of(id)
        .ifPresent(
            kind -> check(holder, path, Sort.ENTRY, "", id.slug(), kind.plural(), ids(kind)));
  }

  private void place(Holder holder, Place place, JsonPath path) {
    Kind<?, ?> kind =
        switch (place.kind()) {
          case PROVINCE -> Kinds.PROVINCES;
          case SEA -> Kinds.SEAS;
          case AREA -> Kinds.AREAS;
        };
    String prefix = place.kind().word() + ":";
    check(holder, path, Sort.ENTRY, prefix, place.slug(), kind.plural(), ids(kind));
  }

  private void subject(Holder holder, String subject, JsonPath path) {
    int colon = subject.indexOf(':');
    Optional<Kind<?, ?>> kind = Kinds.byWord(subject.substring(0, Math.max(0, colon)));
    if (kind.isEmpty()) {
      List<String> kinds = Kinds.ALL.stream().map(Kind::word).toList();
      check(holder, path, Sort.ENTRY, "", subject, "entries", Known.of(kinds));
      return;
    }
    String prefix = subject.substring(0, colon + 1);
    String id = subject.substring(colon + 1);
    check(holder, path, Sort.ENTRY, prefix, id, kind.get().plural(), ids(kind.get()));
  }

  private Known ids(Kind<?, ?> kind) {
    return known.computeIfAbsent(
        kind, _ -> Known.of(project.get(kind).stream().map(entry -> entry.id().slug()).toList()));
  }

  private void word(Holder holder, Optional<WordUse> use, String word, JsonPath path) {
    if (use.isEmpty() || word.isEmpty()) {
      return;
    }
    Known words =
        known.computeIfAbsent(use.get(), _ -> Known.of(use.get().words(project.vocabulary())));
    boolean plainLand = use.get().equals(WordUse.BORDERS) && word.equals(Border.LAND_KIND);
    if (!words.list().isEmpty() && !plainLand) {
      check(holder, path, Sort.WORD, "", word, use.get().name(), words);
    }
  }

  /** The entries that the rows of a printed table were matched with. */
  private void rows(Holder holder, SourceTable table) {
    if (table.about().isEmpty()) {
      return;
    }
    Optional<Kind<?, ?>> about = Kinds.byWord(table.about().get());
    if (about.isEmpty()) {
      List<String> kinds = Kinds.ALL.stream().map(Kind::word).toList();
      JsonPath path = JsonPath.ROOT.field("about");
      check(holder, path, Sort.ENTRY, "", table.about().get(), "kinds of entries", Known.of(kinds));
      return;
    }
    for (int i = 0; i < table.rows().size(); i++) {
      JsonPath path = JsonPath.ROOT.field("rows").item(i).field("of");
      Optional<String> of = table.rows().get(i).of();
      of.ifPresent(slug ->
          check(holder, path, Sort.ENTRY, "", slug, about.get().plural(), ids(about.get())));
    }
  }

  private void map() {
    project.map().arcs().forEach(this::arc);
    for (Face face : project.map().faces()) {
      Holder holder = new Holder(BrokenReference.FACE, String.valueOf(face.id()));
      face.place().ifPresent(place -> place(holder, place, JsonPath.ROOT.field("use")));
    }
  }

  private void arc(Arc arc) {
    Border border = arc.border();
    Holder holder = new Holder(BrokenReference.ARC, String.valueOf(arc.id()));
    word(holder, Optional.of(WordUse.BORDERS), border.kind(), JsonPath.ROOT.field("kind"));
    border.river().ifPresent(river -> id(holder, river, JsonPath.ROOT.field("river")));
  }

  private void check(
      Holder holder,
      JsonPath path,
      Sort sort,
      String prefix,
      String target,
      String among,
      Known candidates) {
    if (!candidates.set().contains(target)) {
      broken.add(
          new BrokenReference(
              sort,
              holder.kind(),
              holder.id(),
              path,
              prefix + target,
              among,
              nearest(target, candidates).map(near -> prefix + near)));
    }
  }

  /** A guess; not for the hundredth of them, when a whole file is missing and guessing is slow. */
  private Optional<String> nearest(String target, Known candidates) {
    return guessing && broken.size() < MOST_GUESSES
        ? NearestWord.to(target, candidates.list())
        : Optional.empty();
  }
}
