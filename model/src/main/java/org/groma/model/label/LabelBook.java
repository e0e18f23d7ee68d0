package org.groma.model.label;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.groma.model.edit.Edit;
import org.groma.model.edit.PutEntry;
import org.groma.model.edit.RemoveEntry;
import org.groma.model.entry.Entry;
import org.groma.model.entry.Kind;
import org.groma.model.gazetteer.MapLabel;
import org.groma.model.id.Id;
import org.groma.model.id.LabelId;
import org.groma.model.project.Kinds;
import org.groma.model.project.Project;
import org.groma.model.value.Slug;

/** The labels of a project by what they name. */
public final class LabelBook {

  private final Project project;
  private final Map<String, MapLabel> bySubject = new HashMap<>();
  private final Map<String, Optional<MapLabel>> kept = new HashMap<>();

  private LabelBook(Project project) {
    this.project = project;
    for (MapLabel label : project.get(Kinds.LABELS)) {
      bySubject.putIfAbsent(label.subject(), label);
    }
  }

  public static LabelBook of(Project project) {
    return new LabelBook(project);
  }

  /** How a label says what it names. */
  public static <I extends Id, E extends Entry<I>> String subject(Kind<I, E> kind, I id) {
    return kind.word() + ":" + id.slug();
  }

  /** What the project says of a name, whether it can be followed or not. */
  public Optional<MapLabel> stored(String subject) {
    return Optional.ofNullable(bySubject.get(subject));
  }

  /** What is followed when a name is written; lines that spell another name are not. */
  public Optional<MapLabel> kept(String subject, String name) {
    return kept.computeIfAbsent(subject, _ -> stored(subject).filter(this::isKept))
        .map(label -> label.spells(name) ? label : label.withLines(List.of()));
  }

  public boolean isHidden(String subject) {
    return stored(subject).filter(MapLabel::hidden).isPresent();
  }

  /** Whether a label lies on or near what it names; one that is hidden or not moved always does. */
  public boolean isKept(MapLabel label) {
    return label.hidden()
        || label.at().isEmpty()
        || LabelGround.of(project, label.subject())
            .filter(ground -> ground.keeps(label.at().get()))
            .isPresent();
  }

  /** The label of something, to be changed: the one that there is, or one that says nothing. */
  public MapLabel toChange(String subject) {
    return stored(subject).orElseGet(() -> MapLabel.of(freshId(subject), subject));
  }

  private LabelId freshId(String subject) {
    String wanted = Slug.of(subject);
    String slug = wanted;
    for (int i = 2; project.get(Kinds.LABELS).find(new LabelId(slug)).isPresent(); i++) {
      slug = wanted + "-" + i;
    }
    return new LabelId(slug);
  }

  /** Keeps a label as it is, or removes it if it says nothing any more. */
  public static Edit put(MapLabel label) {
    return label.isIdle()
        ? new RemoveEntry(Kinds.LABELS.word(), label.id().slug())
        : PutEntry.of(Kinds.LABELS, label);
  }
}
