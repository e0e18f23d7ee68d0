package org.groma.model.store.json;

import com.fasterxml.jackson.annotation.JsonProperty;
import java.lang.reflect.Constructor;
import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Method;
import java.lang.reflect.ParameterizedType;
import java.lang.reflect.RecordComponent;
import java.lang.reflect.Type;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.NavigableSet;
import java.util.Optional;
import org.groma.model.value.Attributes;
import org.groma.model.value.Halves;
import org.groma.model.value.Origins;
import org.groma.model.value.Tags;

/** The fields of a record class as they stand in files. */
public record RecordShape(Constructor<?> constructor, List<Field> fields) {

  /**
   * One field.
   *
   * @param absent what it is when it is not written; nothing if it must be
   * @param always whether it is written even when it is what it would be anyway
   */
  public record Field(
      String name, Type type, Optional<Object> absent, boolean always, Method accessor) {

    public Object of(Object owner) {
      return RecordShape.get(accessor, owner);
    }

    public boolean isRequired() {
      return absent.isEmpty();
    }

    /** Whether it must be given but may be null: that there is nothing is said, not omitted. */
    public boolean isNullable() {
      return isRequired() && raw(type) == Optional.class;
    }

    /** Whether a value can be left out. */
    boolean isLeftOut(Object value) {
      return !always && absent.isPresent() && absent.get().equals(value);
    }
  }

  private static final Map<Class<?>, Object> ABSENT =
      Map.ofEntries(
          Map.entry(String.class, ""),
          Map.entry(int.class, 0),
          Map.entry(double.class, 0.0),
          Map.entry(boolean.class, false),
          Map.entry(Optional.class, Optional.empty()),
          Map.entry(List.class, List.of()),
          Map.entry(Map.class, Map.of()),
          Map.entry(NavigableSet.class, Collections.emptyNavigableSet()),
          Map.entry(Halves.class, Halves.ZERO),
          Map.entry(Tags.class, Tags.NONE),
          Map.entry(Attributes.class, Attributes.NONE),
          Map.entry(Origins.class, Origins.UNSTATED));

  private static final ClassValue<RecordShape> KNOWN =
      new ClassValue<>() {
        @Override
        protected RecordShape computeValue(Class<?> type) {
          return read(type);
        }
      };

  public static RecordShape of(Class<?> type) {
    return KNOWN.get(type);
  }

  public List<String> names() {
    return fields.stream().map(Field::name).toList();
  }

  /**
   * A record with another value in one field: records have no common way to be copied with a
   * change. What the record refuses it refuses with its own {@link IllegalArgumentException}.
   */
  public static <R> R with(R record, String field, Object value) {
    RecordShape shape = of(record.getClass());
    if (!shape.names().contains(field)) {
      throw new IllegalStateException(record.getClass() + " has no field " + field);
    }
    return make(
        record,
        shape.fields.stream()
            .map(each -> each.name.equals(field) ? value : each.of(record))
            .toList());
  }

  /**
   * A record of the same class with these values, in the order of its fields. What the record
   * refuses it refuses with its own {@link IllegalArgumentException}.
   */
  @SuppressWarnings("unchecked") // a constructor of the class of the record makes such records
  public static <R> R make(R like, List<?> values) {
    try {
      return (R) of(like.getClass()).constructor.newInstance(values.toArray());
    } catch (InvocationTargetException refused) {
      if (refused.getCause() instanceof IllegalArgumentException unfit) {
        throw unfit;
      }
      throw new IllegalStateException("a record cannot be copied", refused);
    } catch (ReflectiveOperationException impossible) {
      throw new IllegalStateException("a record cannot be copied", impossible);
    }
  }

  private static RecordShape read(Class<?> type) {
    RecordComponent[] components = type.getRecordComponents();
    Class<?>[] types =
        Arrays.stream(components).map(RecordComponent::getType).toArray(Class<?>[]::new);
    try {
      Constructor<?> constructor = type.getDeclaredConstructor(types);
      constructor.setAccessible(true);
      return new RecordShape(
          constructor, Arrays.stream(components).map(RecordShape::field).toList());
    } catch (NoSuchMethodException impossible) {
      throw new IllegalStateException(type + " has no canonical constructor", impossible);
    }
  }

  private static Field field(RecordComponent component) {
    JsonProperty property = component.getAccessor().getAnnotation(JsonProperty.class);
    boolean required = property != null && property.required();
    component.getAccessor().setAccessible(true);
    return new Field(
        component.getName(),
        component.getGenericType(),
        required ? Optional.empty() : Optional.ofNullable(ABSENT.get(component.getType())),
        // that a province yields nothing is a statement, not an omission
        component.getType() == Halves.class,
        component.getAccessor());
  }

  /** The class of a type without its arguments. */
  public static Class<?> raw(Type type) {
    return type instanceof ParameterizedType generic
        ? (Class<?>) generic.getRawType()
        : (Class<?>) type;
  }

  /** The last type argument: what an Optional, a List or a Map holds. */
  public static Type content(Type type) {
    Type[] arguments = ((ParameterizedType) type).getActualTypeArguments();
    return arguments[arguments.length - 1];
  }

  static Object get(Method accessor, Object owner) {
    try {
      return accessor.invoke(owner);
    } catch (ReflectiveOperationException broken) {
      throw new IllegalStateException(accessor + " failed", broken);
    }
  }
}
