package org.groma.exporters.incoming;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import org.groma.exporters.grid.Grid;
import org.groma.exporters.table.Table;
import org.groma.model.entry.Entry;
import org.groma.model.entry.Kind;
import org.groma.model.project.Kinds;
import org.groma.model.project.Project;
import org.groma.model.store.BrokenReference;
import org.groma.model.store.References;

/**
 * Rows that are gone from their sheets. An entry goes with its row only if nothing refers to it;
 * and a sheet that lost more than half of its rows is rather one that was cut off or filtered.
 */
final class Departures {

  private static final int NAMES = 4;

  private final boolean many;
  private final Notices notices;

  /** What is to go, by the entry as {@code kind:id}, with the sheet that lacks it. */
  private final Map<String, String> wheres = new LinkedHashMap<>();

  Departures(boolean many, Notices notices) {
    this.many = many;
    this.notices = notices;
  }

  /** The project without the rows that a sheet has no more. */
  <R> Project take(Table<R> table, Grid grid, List<R> missing, Project before, Project project) {
    int all = table.rows().of(before).size();
    if (missing.size() * 2 > all && !many) {
      notices.mistake(
          grid.where(),
          String.format(
              Locale.ROOT,
              "%d of %d rows are gone; if they are meant to be deleted, ask for that with"
                  + " --delete-many.",
              missing.size(),
              all));
      return project;
    }
    Project now = project;
    for (R row : missing) {
      String id = table.rows().id(row);
      Optional<R> found = table.rows().find(now, id);
      if (found.isPresent()) {
        Project without = Edits.apply(table.rows().remove(now, found.get()), now);
        for (String entry : entriesGone(now, without)) {
          wheres.put(entry, grid.where());
        }
        now = without;
      }
    }
    return now;
  }

  private static List<String> entriesGone(Project before, Project after) {
    List<String> gone = new ArrayList<>();
    for (Kind<?, ?> kind : Kinds.ALL) {
      if (before.get(kind).size() != after.get(kind).size()) {
        for (Entry<?> entry : before.get(kind)) {
          if (!after.get(kind).contains(entry.id().slug())) {
            gone.add(kind.word() + ":" + entry.id().slug());
          }
        }
      }
    }
    return gone;
  }

  /** Tells of those that something still refers to. */
  void check(Project before, Project after) {
    if (wheres.isEmpty()) {
      return;
    }
    Map<String, Set<String>> referring = new LinkedHashMap<>();
    for (BrokenReference broken : References.in(after)) {
      missing(broken, before, after)
          .ifPresent(entry ->
              referring
                  .computeIfAbsent(entry, _ -> new LinkedHashSet<>())
                  .add(holder(broken, after)));
    }
    wheres.forEach((entry, where) -> {
      Set<String> who = referring.getOrDefault(entry, Set.of());
      if (!who.isEmpty()) {
        notices.mistake(
            where,
            String.format(
                Locale.ROOT,
                "the row of %s is gone, but %s it; put the row back, or change what refers to it.",
                named(entry, before),
                told(who)));
      }
    });
  }

  /** The entry that a reference misses, if it went just now. */
  private Optional<String> missing(BrokenReference broken, Project before, Project after) {
    if (broken.sort() != BrokenReference.Sort.ENTRY) {
      return Optional.empty();
    }
    String target = broken.target();
    String slug = target.substring(target.indexOf(':') + 1);
    return Kinds.ALL.stream()
        .filter(kind -> kind.plural().equals(broken.among()))
        .filter(kind -> before.get(kind).contains(slug) && !after.get(kind).contains(slug))
        .map(kind -> kind.word() + ":" + slug)
        .filter(wheres::containsKey)
        .findFirst();
  }

  private static String holder(BrokenReference broken, Project project) {
    return Kinds.byWord(broken.kind())
        .flatMap(kind ->
            project
                .get(kind)
                .find(broken.entry())
                .map(entry -> "the " + kind.word().replace('-', ' ') + " " + entry.name()))
        .orElse("the map");
  }

  private static String named(String entry, Project before) {
    int colon = entry.indexOf(':');
    return Kinds.byWord(entry.substring(0, colon))
        .flatMap(kind -> before.get(kind).find(entry.substring(colon + 1)))
        .map(found ->
            String.format(Locale.ROOT, "%s (%s)", found.name(), entry.substring(colon + 1)))
        .orElse(entry);
  }

  private static String told(Set<String> who) {
    String first = who.stream().limit(NAMES).collect(Collectors.joining(", "));
    String all = who.size() <= NAMES ? first : first + " and " + (who.size() - NAMES) + " more";
    return all + (who.size() == 1 ? " refers to" : " refer to");
  }
}
