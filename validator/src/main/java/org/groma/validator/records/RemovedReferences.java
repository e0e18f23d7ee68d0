package org.groma.validator.records;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Collection;
import java.util.Deque;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.groma.model.edit.ChangeMap;
import org.groma.model.edit.Edit;
import org.groma.model.edit.PutEntry;
import org.groma.model.edit.RemoveEntry;
import org.groma.model.entry.Entry;
import org.groma.model.entry.Kind;
import org.groma.model.project.Kinds;
import org.groma.model.project.Project;
import org.groma.model.topology.Arc;
import org.groma.model.topology.Border;
import org.groma.model.topology.MarkBorder;
import org.groma.validator.finding.Subject;

/**
 * What else has to change when records go: entries that mean nothing without them go along, and all
 * others lose what speaks of them. What stays speaks of nothing that is gone.
 */
public final class RemovedReferences {

  private final Project project;
  private final Optional<Subject> heir;
  private final RecordMentions mentions;
  private final Set<Subject> asked;
  private final Set<Subject> gone = new LinkedHashSet<>();
  private final Map<Subject, List<RecordMention>> lost = new LinkedHashMap<>();
  private final Map<Subject, Entry<?>> changed = new LinkedHashMap<>();

  /**
   * @param heir whom that is handed over to which can be: cities, links, what stands there
   */
  public RemovedReferences(Project project, Collection<Subject> records, Optional<Subject> heir) {
    this.project = project;
    this.heir = heir;
    this.mentions = new RecordMentions(project);
    this.asked = new LinkedHashSet<>(records);
    follow();
  }

  private void follow() {
    Deque<Subject> open = new ArrayDeque<>(asked);
    while (!open.isEmpty()) {
      Subject next = open.poll();
      if (gone.add(next)) {
        changed.remove(next);
        mentions
            .of(next)
            .forEach((holder, some) -> {
              some.stream()
                  .filter(mention -> mention.sort() != RecordMention.Sort.DOUBTFUL)
                  .forEach(
                      mention -> lost.computeIfAbsent(holder, _ -> new ArrayList<>()).add(mention));
              if (!gone.contains(holder) && lost.containsKey(holder)) {
                settle(holder, open);
              }
            });
      }
    }
  }

  /** Takes from an entry what it loses; or the entry goes, if nothing sensible is left of it. */
  private void settle(Subject holder, Deque<Subject> open) {
    Kind<?, ?> kind = holder.entryKind().orElseThrow();
    Entry<?> entry = project.get(kind).find(holder.id()).orElseThrow();
    Optional<Entry<?>> left = new Amputation(kind, entry, lost.get(holder), heir).left();
    if (left.isPresent()) {
      changed.put(holder, left.get());
    } else {
      changed.remove(holder);
      open.add(holder);
    }
  }

  /** What goes without having been asked for. */
  public List<Subject> goingAlong() {
    return gone.stream().filter(each -> !asked.contains(each)).toList();
  }

  /** What stays and loses something. */
  public List<Subject> changed() {
    return List.copyOf(changed.keySet());
  }

  /** The edits of entries and borders, in an order in which they can be applied. */
  public List<Edit> edits() {
    List<Edit> edits = new ArrayList<>();
    changed.forEach((holder, entry) -> edits.add(new PutEntry(holder.kind(), entry)));
    List<Integer> dry = new ArrayList<>();
    for (Arc arc : project.map().arcs()) {
      boolean flows =
          arc.border()
              .river()
              .filter(river -> gone.contains(Subject.of(Kinds.RIVERS, river)))
              .isPresent();
      if (flows) {
        dry.add(arc.id());
      }
    }
    if (!dry.isEmpty()) {
      edits.add(new ChangeMap(new MarkBorder(dry, Border.LAND)));
    }
    gone.forEach(record -> edits.add(new RemoveEntry(record.kind(), record.id())));
    return edits;
  }
}
