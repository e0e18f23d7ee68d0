package org.groma.model.merge;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.TreeSet;
import org.groma.model.entry.Entry;
import org.groma.model.entry.Kind;
import org.groma.model.entry.Ledger;
import org.groma.model.id.Id;
import org.groma.model.project.Kinds;
import org.groma.model.project.Project;

/** Merges what two sides made of one project. */
public final class ProjectMerge {

  private final Project base;
  private final Project mine;
  private final Project theirs;
  private final List<Clash> clashes = new ArrayList<>();

  private ProjectMerge(Project base, Project mine, Project theirs) {
    this.base = base;
    this.mine = mine;
    this.theirs = theirs;
  }

  /** All changes of both sides since the base, or where they clash. */
  public static Merging of(Project base, Project mine, Project theirs) {
    if (base.equals(theirs) || mine.equals(theirs)) {
      return new Merging.Merged(mine);
    }
    return base.equals(mine)
        ? new Merging.Merged(theirs)
        : new ProjectMerge(base, mine, theirs).merge();
  }

  private Merging merge() {
    Project merged =
        map()
            .with(
                record(
                    Clash.SETTINGS,
                    "the settings of the project",
                    base.settings(),
                    mine.settings(),
                    theirs.settings()))
            .with(
                record(
                    Clash.VOCABULARY,
                    "the vocabulary",
                    base.vocabulary(),
                    mine.vocabulary(),
                    theirs.vocabulary()));
    for (Kind<?, ?> kind : Kinds.ALL) {
      merged = entries(kind, merged);
    }
    if (clashes.isEmpty()) {
      clashes.addAll(LostReferences.in(merged, mine, theirs));
    }
    return clashes.isEmpty() ? new Merging.Merged(merged) : new Merging.Refused(clashes);
  }

  /** The project with the map of whoever changed it. */
  private Project map() {
    if (sameMap(base, theirs) || sameMap(mine, theirs)) {
      return mine;
    }
    if (!sameMap(base, mine)) {
      clashes.add(Clash.ofMap());
      return mine;
    }
    return mine.with(theirs.projection()).with(theirs.map());
  }

  private static boolean sameMap(Project one, Project other) {
    return one.projection().equals(other.projection()) && one.map().equals(other.map());
  }

  private <R extends Record> R record(String subject, String name, R was, R here, R there) {
    ValueMerge fields = new ValueMerge();
    R merged = fields.record(was, here, there);
    fields.clashes().forEach(field -> clashes.add(Clash.ofField(subject, name, field)));
    fields.misfit().ifPresent(reason -> clashes.add(Clash.unfit(subject, name, reason)));
    return merged;
  }

  private <I extends Id, E extends Entry<I>> Project entries(Kind<I, E> kind, Project merged) {
    Ledger<I, E> was = base.get(kind);
    Ledger<I, E> here = mine.get(kind);
    Ledger<I, E> there = theirs.get(kind);
    if (was.equals(there) || here.equals(there)) {
      return merged;
    }
    TreeSet<String> ids = new TreeSet<>();
    List.of(was, here, there)
        .forEach(ledger -> ledger.forEach(entry -> ids.add(entry.id().slug())));
    List<E> kept = new ArrayList<>();
    for (String id : ids) {
      entry(kind, was.find(id), here.find(id), there.find(id)).ifPresent(kept::add);
    }
    return merged.with(kind, Ledger.of(kept));
  }

  private <I extends Id, E extends Entry<I>> Optional<E> entry(
      Kind<I, E> kind, Optional<E> was, Optional<E> here, Optional<E> there) {
    if (was.equals(there) || here.equals(there)) {
      return here;
    }
    if (was.equals(here)) {
      return there;
    }
    if (was.isEmpty()) {
      clashes.add(Clash.added(kind, here.orElseThrow()));
      return here;
    }
    if (here.isEmpty() || there.isEmpty()) {
      clashes.add(Clash.deleted(kind, was.get(), here.isEmpty()));
      return here;
    }
    return Optional.of(
        kind.type()
            .cast(
                record(
                    Clash.subject(kind, was.get()),
                    Clash.name(kind, was.get()),
                    (Record) was.get(),
                    (Record) here.get(),
                    (Record) there.get())));
  }
}
