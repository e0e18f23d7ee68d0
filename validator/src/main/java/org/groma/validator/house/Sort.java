package org.groma.validator.house;

import java.lang.reflect.Type;
import java.util.ArrayList;
import java.util.Collection;
import java.util.HashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.groma.model.entry.Kind;
import org.groma.model.id.Id;
import org.groma.model.id.Place;
import org.groma.model.project.Kinds;
import org.groma.model.store.json.RecordShape;
import org.groma.model.topology.Point;
import org.groma.model.value.Attributes;
import org.groma.model.value.Datum;
import org.groma.model.value.Halves;
import org.groma.model.value.Provenance;
import org.groma.model.value.Tags;

/** What a step of a field can lead to, as far as it is known before any project is looked at. */
sealed interface Sort {

  /** An entry of a kind. */
  record OfKind(Kind<?, ?> kind) implements Sort {}

  /** A record within an entry. */
  record OfRecord(Class<?> type) implements Sort {}

  /** Data of which only the ruleset knows what they hold. */
  record Open() implements Sort {}

  /** A single value. */
  record Single() implements Sort {}

  List<Kind<?, ?>> PLACES = List.of(Kinds.PROVINCES, Kinds.SEAS, Kinds.AREAS);
  Map<Class<?>, Kind<?, ?>> KINDS_BY_ID = kindsById();
  Set<Class<?>> SINGLE = Set.of(Tags.class, Halves.class, Point.class, Provenance.class);

  /** What a field of this name leads to; nothing if there is none. */
  default Set<Sort> step(String name) {
    return switch (this) {
      case OfKind(Kind<?, ?> kind) -> {
        Set<Sort> own = field(kind.type(), name);
        yield own.isEmpty() && referring(kind).contains(name)
            ? Set.of(new OfKind(Kinds.byWord(name).orElseThrow()))
            : own;
      }
      case OfRecord(Class<?> type) -> field(type, name);
      case Open _ -> Set.of(this);
      case Single _ -> Set.of();
    };
  }

  /** The steps that there are from here. */
  default List<String> names() {
    return switch (this) {
      case OfKind(Kind<?, ?> kind) -> {
        List<String> names = new ArrayList<>(RecordShape.of(kind.type()).names());
        names.addAll(referring(kind));
        yield names;
      }
      case OfRecord(Class<?> type) -> RecordShape.of(type).names();
      case Open _, Single _ -> List.of();
    };
  }

  /** The words of the kinds whose entries have a field that names one of this kind. */
  private static List<String> referring(Kind<?, ?> kind) {
    return Kinds.ALL.stream()
        .filter(other ->
            RecordShape.of(other.type()).fields().stream()
                .filter(field -> !field.name().equals("id"))
                .anyMatch(field -> of(field.type()).contains(new OfKind(kind))))
        .map(Kind::word)
        .toList();
  }

  private static Set<Sort> field(Class<?> type, String name) {
    return RecordShape.of(type).fields().stream()
        .filter(field -> field.name().equals(name))
        .findFirst()
        .map(field -> of(field.type()))
        .orElse(Set.of());
  }

  private static Set<Sort> of(Type type) {
    Class<?> raw = RecordShape.raw(type);
    if (raw == Optional.class || Collection.class.isAssignableFrom(raw)) {
      return of(RecordShape.content(type));
    }
    if (raw == Place.class) {
      Set<Sort> places = new LinkedHashSet<>();
      PLACES.forEach(kind -> places.add(new OfKind(kind)));
      return places;
    }
    if (KINDS_BY_ID.containsKey(raw)) {
      return Set.of(new OfKind(KINDS_BY_ID.get(raw)));
    }
    if (raw == Attributes.class || raw == Map.class || Datum.class.isAssignableFrom(raw)) {
      return Set.of(new Open());
    }
    return Set.of(hasFields(raw) ? new OfRecord(raw) : new Single());
  }

  /** Whether a class is a record whose fields are written by name. */
  static boolean hasFields(Class<?> type) {
    return type.isRecord() && !SINGLE.contains(type) && !Id.class.isAssignableFrom(type);
  }

  private static Map<Class<?>, Kind<?, ?>> kindsById() {
    Map<Class<?>, Kind<?, ?>> byId = new HashMap<>();
    for (Kind<?, ?> kind : Kinds.ALL) {
      try {
        byId.put(kind.type().getMethod("id").getReturnType(), kind);
      } catch (NoSuchMethodException impossible) {
        throw new IllegalStateException(kind + " has no id", impossible);
      }
    }
    return Map.copyOf(byId);
  }
}
