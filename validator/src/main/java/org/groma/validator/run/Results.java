package org.groma.validator.run;

import java.util.ArrayList;
import java.util.Collection;
import java.util.Collections;
import java.util.HashMap;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.Consumer;
import org.groma.model.entry.Entry;
import org.groma.model.entry.Kind;
import org.groma.model.id.Id;
import org.groma.model.id.Place;
import org.groma.model.project.Kinds;
import org.groma.validator.check.ArcCheck;
import org.groma.validator.check.Change;
import org.groma.validator.check.Check;
import org.groma.validator.check.EntryCheck;
import org.groma.validator.check.EveryEntryCheck;
import org.groma.validator.check.FaceCheck;
import org.groma.validator.check.NodeCheck;
import org.groma.validator.check.PlaceCheck;
import org.groma.validator.check.Survey;
import org.groma.validator.check.WholeCheck;
import org.groma.validator.finding.Finding;
import org.groma.validator.finding.Subject;

/** The findings of one check, by the subject at which it found them. Immutable. */
final class Results {

  /** Under which the findings of a check of the whole are kept. */
  private static final Object WHOLE = "whole";

  private final Check check;
  private final Map<Object, List<Finding>> bySubject;

  /** The same in the order of reports; kept, because sorting costs more than most checks. */
  private final List<Finding> sorted;

  private Results(Check check, Map<Object, List<Finding>> bySubject, List<Finding> sorted) {
    this.check = check;
    this.bySubject = bySubject;
    this.sorted = sorted;
    sorted.sort(Finding.ORDER);
  }

  static Results of(Check check, Survey survey) {
    Map<Object, List<Finding>> found = new HashMap<>();
    all(check, survey).forEach(subject -> look(check, subject, survey, found));
    List<Finding> all = new ArrayList<>();
    found.values().forEach(all::addAll);
    return new Results(check, found, all);
  }

  Results after(Change change) {
    if (change.touches(check.reads())) {
      return of(check, change.after());
    }
    Collection<?> due = due(change);
    if (due.isEmpty()) {
      return this;
    }
    Map<Object, List<Finding>> found = new HashMap<>();
    due.forEach(subject -> look(check, subject, change.after(), found));
    return found.isEmpty() && due.stream().noneMatch(bySubject::containsKey)
        ? this
        : with(due, found);
  }

  /** The findings of these subjects replaced by others; the rest stays in its order. */
  private Results with(Collection<?> due, Map<Object, List<Finding>> found) {
    Map<Object, List<Finding>> all = new HashMap<>(bySubject);
    Set<Finding> gone = Collections.newSetFromMap(new IdentityHashMap<>());
    for (Object subject : due) {
      List<Finding> before = all.remove(subject);
      if (before != null) {
        gone.addAll(before);
      }
    }
    all.putAll(found);
    List<Finding> order = new ArrayList<>(sorted.size());
    for (Finding finding : sorted) {
      if (!gone.contains(finding)) {
        order.add(finding);
      }
    }
    found.values().forEach(order::addAll);
    return new Results(check, all, order);
  }

  Check check() {
    return check;
  }

  void addTo(List<Finding> all) {
    all.addAll(sorted);
  }

  /** What is looked at when nothing is known yet. */
  private static Collection<?> all(Check check, Survey survey) {
    return switch (check) {
      case EntryCheck<?, ?> entries ->
          survey.project().get(entries.kind()).stream().map(each -> each.id().slug()).toList();
      case EveryEntryCheck _ -> entries(survey);
      case PlaceCheck _ -> survey.places();
      case FaceCheck _ -> survey.faces();
      case ArcCheck _ -> survey.arcs();
      case NodeCheck _ -> survey.nodes();
      case WholeCheck _ -> List.of(WHOLE);
    };
  }

  private static List<Subject> entries(Survey survey) {
    List<Subject> all = new ArrayList<>();
    for (Kind<?, ?> kind : Kinds.ALL) {
      for (Entry<?> entry : survey.project().get(kind)) {
        all.add(new Subject(kind.word(), entry.id().slug()));
      }
    }
    return all;
  }

  private Collection<?> due(Change change) {
    return switch (check) {
      case EntryCheck<?, ?> entries -> change.entries(entries.kind());
      case EveryEntryCheck _ -> change.subjects();
      case PlaceCheck _ -> change.places();
      case FaceCheck _ -> change.faces();
      case ArcCheck _ -> change.arcs();
      case NodeCheck _ -> change.nodes();
      case WholeCheck _ -> List.of();
    };
  }

  /** Looks at one subject, unless it is gone. */
  private static void look(
      Check check, Object subject, Survey survey, Map<Object, List<Finding>> found) {
    Consumer<Finding> out =
        finding -> found.computeIfAbsent(subject, _ -> new ArrayList<>(1)).add(finding);
    switch (check) {
      case EntryCheck<?, ?> entries -> entry(entries, (String) subject, survey, out);
      case EveryEntryCheck every -> {
        Subject entry = (Subject) subject;
        survey
            .entry(entry)
            .ifPresent(record -> every.look(entry.entryKind().orElseThrow(), record, survey, out));
      }
      case PlaceCheck places -> {
        Place place = (Place) subject;
        if (survey.graph().number(place).isPresent()) {
          places.look(place, survey, out);
        }
      }
      case FaceCheck faces -> {
        int face = (Integer) subject;
        if (survey.map().hasFace(face)) {
          faces.look(survey.map().face(face), survey, out);
        }
      }
      case ArcCheck arcs -> {
        int arc = (Integer) subject;
        if (survey.map().hasArc(arc)) {
          arcs.look(survey.map().arc(arc), survey, out);
        }
      }
      case NodeCheck nodes -> {
        int node = (Integer) subject;
        if (survey.map().hasNode(node)) {
          nodes.look(node, survey, out);
        }
      }
      case WholeCheck whole -> whole.look(survey, out);
    }
  }

  private static <I extends Id, E extends Entry<I>> void entry(
      EntryCheck<I, E> check, String id, Survey survey, Consumer<Finding> out) {
    survey.project().get(check.kind()).find(id).ifPresent(entry -> check.look(entry, survey, out));
  }
}
