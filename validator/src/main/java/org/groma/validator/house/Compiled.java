package org.groma.validator.house;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.groma.model.entry.Kind;
import org.groma.model.project.Kinds;
import org.groma.model.review.HouseCheck;
import org.groma.model.value.Datum;

/** A house check that makes sense. */
record Compiled(HouseCheck check, Kind<?, ?> kind, Condition condition, Template message) {

  /** Reads a check; empty, and complained of, if it makes no sense. */
  static Optional<Compiled> of(HouseCheck check, List<String> complaints) {
    Optional<Kind<?, ?>> kind = Kinds.byWord(check.of());
    if (kind.isEmpty()) {
      List<String> words = Kinds.ALL.stream().map(Kind::word).toList();
      complaints.add(
          "'" + check.of() + "' is no kind of entry" + ConditionReader.hint(check.of(), words));
      return Optional.empty();
    }
    ConditionReader reader = new ConditionReader(complaints);
    Optional<Condition> condition = reader.read(check.where(), kind.get());
    Optional<Template> message = Template.read(check.message(), kind.get(), reader);
    examples(check, kind.get(), complaints);
    return condition.isPresent() && message.isPresent() && complaints.isEmpty()
        ? Optional.of(new Compiled(check, kind.get(), condition.get(), message.get()))
        : Optional.empty();
  }

  private static void examples(HouseCheck check, Kind<?, ?> kind, List<String> complaints) {
    List<Datum> all = new ArrayList<>(check.matching());
    all.addAll(check.passing());
    List<String> known = new ArrayList<>(new Sort.OfKind(kind).names());
    known.add(Evaluation.NEIGHBOUR);
    for (Datum example : all) {
      if (example instanceof Datum.Fields(Map<String, Datum> fields)) {
        fields.keySet().stream()
            .filter(name -> !known.contains(name))
            .forEach(name ->
                complaints.add(
                    "an example has the field '"
                        + name
                        + "', which no "
                        + kind.word()
                        + " has"
                        + ConditionReader.hint(name, known)));
      } else {
        complaints.add("an example is an object in braces");
      }
    }
  }

  Reading example(Datum example) {
    return new Reading.OfExample(
        kind, example instanceof Datum.Fields fields ? fields : new Datum.Fields(Map.of()));
  }
}
