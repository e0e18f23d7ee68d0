package org.groma.validator.house;

import java.util.ArrayList;
import java.util.Collection;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Stream;
import org.groma.model.entry.Kind;
import org.groma.model.value.Datum;
import org.groma.model.value.NearestWord;

/**
 * Makes a condition of what a project's file says, and complains of what it does not understand.
 */
final class ConditionReader {

  private static final String FIELD = "field";
  private static final String COUNT = "count";
  private static final List<String> COMBINING = List.of("all", "any", "not", "neighbour");

  /** Neighbours of neighbours of neighbours are half the map. */
  private static final int MOST_NEIGHBOURS = 2;

  private static final int LONGEST = 40;

  private final List<String> complaints;

  ConditionReader(List<String> complaints) {
    this.complaints = complaints;
  }

  /** The condition on entries of a kind; empty if anything was complained of. */
  Optional<Condition> read(Datum where, Kind<?, ?> kind) {
    int before = complaints.size();
    Optional<Condition> condition = read(where, Set.of(new Sort.OfKind(kind)), 0);
    return complaints.size() == before ? condition : Optional.empty();
  }

  private Optional<Condition> read(Datum where, Set<Sort> sorts, int neighbours) {
    if (!(where instanceof Datum.Fields(Map<String, Datum> fields)) || fields.isEmpty()) {
      return complain("a condition is an object in braces with at least one field");
    }
    String first = fields.keySet().iterator().next();
    return fields.size() == 1 && COMBINING.contains(first)
        ? combined(first, fields.get(first), sorts, neighbours)
        : test(fields, sorts);
  }

  private Optional<Condition> combined(String word, Datum inner, Set<Sort> sorts, int neighbours) {
    return switch (word) {
      case "not" -> read(inner, sorts, neighbours).map(Condition.Not::new);
      case "neighbour" -> neighbour(inner, sorts, neighbours);
      case "any" -> list(word, inner, sorts, neighbours).map(Condition.Any::new);
      default -> list(word, inner, sorts, neighbours).map(Condition.All::new);
    };
  }

  private Optional<Condition> neighbour(Datum inner, Set<Sort> sorts, int neighbours) {
    Set<Sort> places = new LinkedHashSet<>();
    Sort.PLACES.forEach(kind -> places.add(new Sort.OfKind(kind)));
    if (sorts.stream().noneMatch(places::contains)) {
      return complain("only provinces, seas and areas have a 'neighbour'");
    }
    return neighbours == MOST_NEIGHBOURS
        ? complain("'neighbour' stands in another one at most once")
        : read(inner, places, neighbours + 1).map(Condition.Neighbour::new);
  }

  private Optional<List<Condition>> list(
      String word, Datum inner, Set<Sort> sorts, int neighbours) {
    if (!(inner instanceof Datum.Items(List<Datum> items)) || items.isEmpty()) {
      return complain("'" + word + "' takes a list of conditions");
    }
    return Optional.of(
        items.stream().flatMap(item -> read(item, sorts, neighbours).stream()).toList());
  }

  private Optional<Condition> test(Map<String, Datum> fields, Set<Sort> sorts) {
    boolean counted = fields.containsKey(COUNT);
    String subject = counted ? COUNT : FIELD;
    List<Condition> tests = new ArrayList<>();
    Optional<FieldPath> path =
        fields.get(subject) instanceof Datum.Text(String text)
            ? path(text, sorts)
            : complain("a condition needs a '" + FIELD + "' to look at");
    fields.forEach((word, operand) -> {
      if (!word.equals(subject)) {
        operator(word, operand)
            .flatMap(operator ->
                path.map(known -> new Condition.Test(known, counted, operator, operand)))
            .ifPresent(tests::add);
      }
    });
    if (fields.size() == 1 && path.isPresent()) {
      return complain("nothing is asked of the field '" + path.get() + "'");
    }
    return Optional.of(tests.size() == 1 ? tests.getFirst() : new Condition.All(tests));
  }

  private Optional<Operator> operator(String word, Datum operand) {
    Optional<Operator> operator = Operator.of(word);
    if (operator.isEmpty()) {
      List<String> known =
          Stream.of(
                  Stream.of(FIELD, COUNT),
                  COMBINING.stream(),
                  Stream.of(Operator.values()).map(Operator::word))
              .flatMap(words -> words)
              .toList();
      return complain("'" + shortened(word) + "' is no word of conditions" + hint(word, known));
    }
    return operator.get().accepts(operand)
        ? operator
        : complain("'" + word + "' takes " + operator.get().takes());
  }

  /** The way that a dotted name leads; complained of if it leads nowhere. */
  Optional<FieldPath> path(String written, Set<Sort> from) {
    FieldPath path = FieldPath.of(written);
    if (path.steps().size() > FieldPath.LONGEST) {
      return complain("a field has at most " + FieldPath.LONGEST + " steps");
    }
    Set<Sort> sorts = from;
    for (String step : path.steps()) {
      Set<Sort> next = new LinkedHashSet<>();
      Set<String> known = new TreeSet<>();
      for (Sort sort : sorts) {
        next.addAll(sort.step(step));
        known.addAll(sort.names());
      }
      if (next.isEmpty()) {
        return complain("there is no field '" + shortened(step) + "' here" + hint(step, known));
      }
      sorts = next;
    }
    return Optional.of(path);
  }

  /** {@code ; probably 'terrain' is meant}, or nothing. */
  static String hint(String word, Collection<String> known) {
    return word.length() > LONGEST
        ? ""
        : NearestWord.to(word, known).map(near -> "; probably '" + near + "' is meant").orElse("");
  }

  private static String shortened(String word) {
    return word.length() <= LONGEST ? word : word.substring(0, LONGEST) + "…";
  }

  private <T> Optional<T> complain(String what) {
    complaints.add(what);
    return Optional.empty();
  }
}
