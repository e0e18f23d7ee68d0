package org.groma.validator.house;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.groma.model.entry.Entry;
import org.groma.model.entry.Kind;
import org.groma.model.graph.Neighbour;
import org.groma.model.id.Place;
import org.groma.model.project.Kinds;
import org.groma.model.store.json.RecordShape;
import org.groma.model.value.Datum;
import org.groma.validator.check.Survey;
import org.groma.validator.house.Reading.OfExample;
import org.groma.validator.house.Reading.OfRecord;
import org.groma.validator.house.Reading.Plain;
import org.groma.validator.house.Reading.Ref;

/** Looks at entries and examples with the eyes of conditions. */
final class Evaluation {

  static final String NEIGHBOUR = "neighbour";

  /** Who refers to entries of one kind from those of another. */
  private record Direction(Kind<?, ?> from, Kind<?, ?> to) {}

  private final Survey survey;
  private final Budget budget;
  private final Map<Direction, Map<String, List<Reading>>> referring = new HashMap<>();

  Evaluation(Survey survey, Budget budget) {
    this.survey = survey;
    this.budget = budget;
  }

  boolean isMet(Condition condition, Reading by) {
    if (!budget.take(1)) {
      return false;
    }
    return switch (condition) {
      case Condition.All(var parts) -> parts.stream().allMatch(part -> isMet(part, by));
      case Condition.Any(var parts) -> parts.stream().anyMatch(part -> isMet(part, by));
      case Condition.Not(Condition part) -> !isMet(part, by);
      case Condition.Neighbour(Condition part) ->
          neighbours(by).stream().anyMatch(next -> isMet(part, next));
      case Condition.Test(FieldPath field, boolean counted, Operator operator, Datum operand) -> {
        List<Datum> values = values(field, by);
        yield operator.holds(counted ? List.of(Datum.number(values.size())) : values, operand);
      }
    };
  }

  /** The values that a field leads to. */
  List<Datum> values(FieldPath field, Reading from) {
    Set<Reading> at = Set.of(from);
    for (String step : field.steps()) {
      // a set, because many provinces lead to one area
      Set<Reading> next = new LinkedHashSet<>();
      for (Reading reading : at) {
        List<Reading> led = step(reading, step);
        if (!budget.take(1 + led.size())) {
          return List.of();
        }
        next.addAll(led);
      }
      at = next;
    }
    return at.stream().map(Reading::value).toList();
  }

  private List<Reading> step(Reading reading, String name) {
    return switch (reading) {
      case Plain(Datum.Fields fields) -> fields.get(name).map(Reading::of).orElse(List.of());
      case Plain _ -> List.of();
      case Ref(Kind<?, ?> kind, String id, _) ->
          entry(kind, id).map(entry -> step(entry, name)).orElse(List.of());
      case OfRecord(Optional<Kind<?, ?>> kind, Object record) ->
          shaped(record.getClass(), name)
              .map(field -> Reading.of(field.of(record)))
              .or(() -> kind.map(own -> referring(own, (Entry<?>) record, name)))
              .orElse(List.of());
      case OfExample(Kind<?, ?> kind, Datum.Fields fields) -> example(kind, fields, name);
    };
  }

  private Optional<Reading> entry(Kind<?, ?> kind, String id) {
    return survey.project().get(kind).find(id).map(entry -> new OfRecord(Optional.of(kind), entry));
  }

  private static Optional<RecordShape.Field> shaped(Class<?> type, String name) {
    for (RecordShape.Field field : RecordShape.of(type).fields()) {
      if (field.name().equals(name)) {
        return Optional.of(field);
      }
    }
    return Optional.empty();
  }

  private List<Reading> referring(Kind<?, ?> to, Entry<?> entry, String word) {
    return Kinds.byWord(word)
        .map(from -> referring.computeIfAbsent(new Direction(from, to), this::index))
        .map(index -> index.getOrDefault(entry.id().slug(), List.of()))
        .orElse(List.of());
  }

  private Map<String, List<Reading>> index(Direction direction) {
    Map<String, List<Reading>> index = new HashMap<>();
    for (Entry<?> entry : survey.project().get(direction.from())) {
      String own = entry.id().slug();
      for (RecordShape.Field field : RecordShape.of(entry.getClass()).fields()) {
        for (Reading reading :
            field.name().equals("id") ? List.<Reading>of() : refs(field, entry)) {
          if (reading instanceof Ref(Kind<?, ?> kind, String id, _)
              && kind.equals(direction.to())) {
            index
                .computeIfAbsent(id, _ -> new ArrayList<>())
                .add(new Ref(direction.from(), own, own));
          }
        }
      }
    }
    return index;
  }

  private List<Reading> refs(RecordShape.Field field, Entry<?> entry) {
    List<Reading> refs = Reading.of(field.of(entry));
    return budget.take(1 + refs.size()) ? refs : List.of();
  }

  /** A field of an example: as it gives it, or as it would be if a file did not give it. */
  private List<Reading> example(Kind<?, ?> kind, Datum.Fields fields, String name) {
    Optional<Datum> given = fields.get(name);
    if (given.isPresent()) {
      Optional<Kind<?, ?>> to =
          new Sort.OfKind(kind)
              .step(name).stream()
                  .flatMap(sort ->
                      sort instanceof Sort.OfKind(Kind<?, ?> known)
                          ? Optional.<Kind<?, ?>>of(known).stream()
                          : Optional.<Kind<?, ?>>empty().stream())
                  .findFirst();
      return Reading.of(given.get()).stream().map(reading -> typed(reading, to)).toList();
    }
    return shaped(kind.type(), name)
        .flatMap(RecordShape.Field::absent)
        .map(Reading::of)
        .orElse(List.of());
  }

  /**
   * In an example an id may stand for an entry of the project, or the record itself stands there.
   */
  private static Reading typed(Reading reading, Optional<Kind<?, ?>> kind) {
    if (kind.isEmpty()) {
      return reading;
    }
    return switch (reading) {
      case Plain(Datum.Fields fields) -> new OfExample(kind.get(), fields);
      case Plain(Datum.Text(String text)) -> {
        int colon = text.indexOf(':');
        Kind<?, ?> written = Kinds.byWord(text.substring(0, Math.max(0, colon))).orElse(kind.get());
        yield new Ref(written, text.substring(colon + 1), text);
      }
      default -> reading;
    };
  }

  private List<Reading> neighbours(Reading of) {
    return switch (of) {
      case OfRecord(Optional<Kind<?, ?>> kind, Entry<?> entry) when kind.isPresent() ->
          place(kind.get(), entry.id().slug()).map(this::neighbours).orElse(List.of());
      case OfExample(Kind<?, ?> kind, Datum.Fields fields) ->
          fields.get(NEIGHBOUR).stream()
              .flatMap(given -> Reading.of(given).stream())
              .map(reading -> typed(reading, Optional.of(kind)))
              .toList();
      default -> List.of();
    };
  }

  private List<Reading> neighbours(Place place) {
    if (survey.graph().number(place).isEmpty()) {
      return List.of();
    }
    List<Reading> next = new ArrayList<>();
    for (Neighbour neighbour : survey.graph().neighbours(place)) {
      Ref ref = Reading.ref(neighbour.place());
      entry(ref.kind(), ref.id()).ifPresent(next::add);
    }
    return budget.take(next.size()) ? next : List.of();
  }

  private static Optional<Place> place(Kind<?, ?> kind, String id) {
    for (Place.Kind each : Place.Kind.values()) {
      if (each.word().equals(kind.word())) {
        return Optional.of(new Place(each, id));
      }
    }
    return Optional.empty();
  }
}
