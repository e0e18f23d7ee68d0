package org.groma.validator.house;

import java.util.ArrayList;
import java.util.List;
import java.util.NavigableSet;
import java.util.Optional;
import java.util.TreeSet;
import org.groma.model.entry.Entry;
import org.groma.model.entry.Kind;
import org.groma.model.value.Datum;
import org.groma.validator.check.Survey;
import org.groma.validator.finding.Subject;

/** Finds the entries of a kind that meet a condition, as a house check would find them. */
public record Query(Kind<?, ?> kind, Datum where) {

  /** What came of it. */
  public sealed interface Answer {

    /** These meet the condition; perhaps none does. */
    record Found(NavigableSet<Subject> subjects) implements Answer {}

    /** The condition makes no sense. */
    record Malformed(String sentence) implements Answer {}
  }

  public Answer ask(Survey survey) {
    List<String> complaints = new ArrayList<>();
    Optional<Condition> condition = new ConditionReader(complaints).read(where, kind);
    if (condition.isEmpty()) {
      return new Answer.Malformed(sentence(complaints.getFirst()));
    }
    Budget budget = new Budget();
    Evaluation evaluation = new Evaluation(survey, budget);
    NavigableSet<Subject> found = new TreeSet<>();
    for (Entry<?> entry : survey.project().get(kind)) {
      if (evaluation.isMet(condition.get(), new Reading.OfRecord(Optional.of(kind), entry))) {
        found.add(new Subject(kind.word(), entry.id().slug()));
      }
    }
    return budget.isSpent()
        ? new Answer.Malformed("This takes too many steps; ask for less.")
        : new Answer.Found(found);
  }

  private static String sentence(String complaint) {
    return complaint.substring(0, 1).toUpperCase(java.util.Locale.ROOT)
        + complaint.substring(1)
        + ".";
  }
}
