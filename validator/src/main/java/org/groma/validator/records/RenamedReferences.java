package org.groma.validator.records;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Predicate;
import org.groma.model.edit.ChangeMap;
import org.groma.model.edit.Edit;
import org.groma.model.edit.PutEntry;
import org.groma.model.edit.RemoveEntry;
import org.groma.model.entry.Entry;
import org.groma.model.entry.Kind;
import org.groma.model.id.Place;
import org.groma.model.id.RiverId;
import org.groma.model.project.Kinds;
import org.groma.model.project.Project;
import org.groma.model.store.json.Json;
import org.groma.model.store.json.JsonPath;
import org.groma.model.topology.Arc;
import org.groma.model.topology.AssignFace;
import org.groma.model.topology.Border;
import org.groma.model.topology.MarkBorder;
import org.groma.model.topology.Use;
import org.groma.validator.finding.Subject;
import org.groma.validator.records.RecordMention.Sort;

/**
 * Another id for a record, wherever entries and the map speak of it. Signatures and acceptances get
 * the new id in their text; whether they still hold is for those who know what they signed.
 */
public final class RenamedReferences {

  private final Project project;
  private final Subject before;
  private final Subject after;
  private final Map<Subject, List<RecordMention>> mentions;

  public RenamedReferences(Project project, Subject before, String id) {
    this.project = project;
    this.before = before;
    this.after = new Subject(before.kind(), id);
    this.mentions = new RecordMentions(project).of(before);
  }

  /** The entries that speak of the record. */
  public List<Subject> holders() {
    return List.copyOf(mentions.keySet());
  }

  /** What may speak of the record or of something else, by role. */
  public List<RecordMention> doubtful() {
    return mentions.values().stream()
        .flatMap(List::stream)
        .filter(mention -> mention.sort() == Sort.DOUBTFUL)
        .toList();
  }

  /**
   * The edits, in an order in which they can be applied.
   *
   * @param meant which of the doubtful mentions speak of the record after all
   */
  public List<Edit> edits(Predicate<RecordMention> meant) {
    List<Edit> edits = new ArrayList<>();
    Kind<?, ?> kind = before.entryKind().orElseThrow();
    Entry<?> entry = project.get(kind).find(before.id()).orElseThrow();
    Entry<?> renamed = renamed(kind, entry, mentions.getOrDefault(before, List.of()), meant);
    edits.add(new RemoveEntry(before.kind(), before.id()));
    edits.add(new PutEntry(kind.word(), renamed));
    mentions.forEach((holder, some) -> {
      if (!holder.equals(before)) {
        edits.addAll(changed(holder, some, meant));
      }
    });
    edits.addAll(onMap());
    return edits;
  }

  private Entry<?> renamed(
      Kind<?, ?> kind, Entry<?> entry, List<RecordMention> own, Predicate<RecordMention> meant) {
    EntrySurgery surgery = EntrySurgery.on(kind, entry).orElseThrow();
    if (kind.equals(Kinds.SOURCES)) { // its id is made of the edition and the table
      int slash = after.id().indexOf('/');
      surgery =
          surgery
              .put(JsonPath.ROOT.field("edition"), new Json.Text(after.id().substring(0, slash)))
              .put(JsonPath.ROOT.field("table"), new Json.Text(after.id().substring(slash + 1)));
    } else {
      surgery = surgery.put(JsonPath.ROOT.field("id"), new Json.Text(after.id()));
    }
    return reworded(surgery, own, meant).close().orElseThrow();
  }

  private List<Edit> changed(
      Subject holder, List<RecordMention> some, Predicate<RecordMention> meant) {
    Kind<?, ?> kind = holder.entryKind().orElseThrow();
    Optional<Edit> put =
        project
            .get(kind)
            .find(holder.id())
            .flatMap(entry ->
                EntrySurgery.on(kind, entry)
                    .map(surgery -> reworded(surgery, some, meant))
                    .flatMap(EntrySurgery::close)
                    .filter(now -> !now.equals(entry)))
            .map(now -> new PutEntry(kind.word(), now));
    return put.stream().toList();
  }

  private EntrySurgery reworded(
      EntrySurgery surgery, List<RecordMention> some, Predicate<RecordMention> meant) {
    EntrySurgery now = surgery;
    // the deepest first, so that a key that changes does not hide what lies below it
    List<RecordMention> order = new ArrayList<>(some);
    order.sort((a, b) -> b.path().steps().size() - a.path().steps().size());
    for (RecordMention mention : order) {
      if (mention.sort() != Sort.DOUBTFUL || meant.test(mention)) {
        now =
            switch (mention.form()) {
              case BARE -> now.put(mention.path(), bare(now, mention.path()));
              case WITH_KIND -> now.put(mention.path(), new Json.Text(after.toString()));
              case KEY -> now.rekey(mention.path(), key(mention.path()));
            };
      }
    }
    return now;
  }

  /** The new id with whatever stood before the old one, as in {@code house.rich-desert}. */
  private Json bare(EntrySurgery surgery, JsonPath path) {
    String text =
        surgery
            .at(path)
            .map(json -> json instanceof Json.Text(String old, _) ? old : "")
            .orElse("");
    return new Json.Text(
        text.endsWith(before.id())
            ? text.substring(0, text.length() - before.id().length()) + after.id()
            : after.id());
  }

  private String key(JsonPath path) {
    String old = ((JsonPath.Name) path.steps().getLast()).name();
    return old.equals(before.id()) ? after.id() : after.toString();
  }

  private List<Edit> onMap() {
    List<Edit> edits = new ArrayList<>();
    if (before.kind().equals(Kinds.RIVERS.word())) {
      for (Arc arc : project.map().arcs()) {
        Border border = arc.border();
        if (border.river().filter(river -> river.slug().equals(before.id())).isPresent()) {
          Border now =
              new Border(border.kind(), Optional.of(new RiverId(after.id())), border.tags());
          edits.add(new ChangeMap(new MarkBorder(List.of(arc.id()), now)));
        }
      }
    }
    if (MapFilling.isDrawn(before)) {
      Place place = Place.parse(after.toString());
      for (int face : project.map().facesOf(Place.parse(before.toString()))) {
        edits.add(new ChangeMap(new AssignFace(face, Use.of(place))));
      }
    }
    return edits;
  }
}
