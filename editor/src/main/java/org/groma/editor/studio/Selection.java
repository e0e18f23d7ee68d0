package org.groma.editor.studio;

import java.util.Collections;
import java.util.LinkedHashSet;
import java.util.Optional;
import java.util.Set;
import java.util.function.Predicate;
import java.util.stream.Collectors;
import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;
import org.groma.editor.tool.Effect;
import org.groma.validator.finding.Subject;

/** What is selected, the same in every panel and on the map. */
public final class Selection {

  private final ReadOnlyObjectWrapper<Set<Subject>> subjects =
      new ReadOnlyObjectWrapper<>(Set.of());

  public ReadOnlyObjectProperty<Set<Subject>> subjects() {
    return subjects.getReadOnlyProperty();
  }

  /** In the order in which they were selected. */
  public Set<Subject> get() {
    return subjects.get();
  }

  /** What was selected last. */
  public Optional<Subject> last() {
    Subject last = null;
    for (Subject subject : get()) {
      last = subject;
    }
    return Optional.ofNullable(last);
  }

  public void set(Set<Subject> chosen) {
    if (!chosen.equals(get())) {
      subjects.set(Collections.unmodifiableSet(new LinkedHashSet<>(chosen)));
    }
  }

  /** Lets go of what is no more. */
  void keep(Predicate<Subject> there) {
    Set<Subject> left =
        get().stream().filter(there).collect(Collectors.toCollection(LinkedHashSet::new));
    set(left);
  }

  public void set(Subject only) {
    set(Set.of(only));
  }

  /** Selects as a tool asks for. */
  public void apply(Effect.Select select) {
    Set<Subject> next = new LinkedHashSet<>(get());
    switch (select.how()) {
      case REPLACE -> {
        next.clear();
        next.addAll(select.subjects());
      }
      case ADD -> next.addAll(select.subjects());
      case TOGGLE ->
          select
              .subjects()
              .forEach(subject -> {
                if (!next.remove(subject)) {
                  next.add(subject);
                }
              });
    }
    set(next);
  }
}
