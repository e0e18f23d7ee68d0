package org.groma.model.store.json;

import com.fasterxml.jackson.annotation.JsonCreator;
import com.fasterxml.jackson.annotation.JsonFormat;
import com.fasterxml.jackson.annotation.JsonSubTypes;
import com.fasterxml.jackson.annotation.JsonTypeInfo;
import com.fasterxml.jackson.annotation.JsonValue;
import java.lang.reflect.Constructor;
import java.lang.reflect.Executable;
import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Method;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Deque;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;

/**
 * What the annotations of a class say about how it is written.
 *
 * @param creator makes one from the single value it is written as
 * @param value gives that value
 * @param variants what it can be, where a field of the object says which
 * @param asList whether its fields are written as a list, without names
 */
record JsonMarks(
    Optional<Executable> creator,
    Optional<Method> value,
    Optional<Variants> variants,
    boolean asList) {

  /**
   * The classes that a field of the object tells apart.
   *
   * @param field the name of that field
   */
  record Variants(String field, Map<String, Class<?>> byWord) {

    String wordOf(Class<?> type) {
      return byWord.entrySet().stream()
          .filter(entry -> entry.getValue() == type)
          .map(Map.Entry::getKey)
          .findFirst()
          .orElseThrow(() -> new IllegalStateException(type + " has no word to be written as"));
    }
  }

  private static final ClassValue<JsonMarks> KNOWN =
      new ClassValue<>() {
        @Override
        protected JsonMarks computeValue(Class<?> type) {
          return read(type);
        }
      };

  static JsonMarks of(Class<?> type) {
    return KNOWN.get(type);
  }

  private static JsonMarks read(Class<?> type) {
    List<Class<?>> family = family(type);
    Optional<Executable> creator =
        Stream.<Executable>concat(
                Arrays.stream(type.getDeclaredConstructors()),
                Arrays.stream(type.getDeclaredMethods()))
            .filter(maker -> maker.isAnnotationPresent(JsonCreator.class))
            .findFirst();
    Optional<Method> value =
        family.stream()
            .flatMap(member -> Arrays.stream(member.getDeclaredMethods()))
            .filter(method -> method.isAnnotationPresent(JsonValue.class) && !method.isBridge())
            .findFirst();
    creator.ifPresent(maker -> maker.setAccessible(true));
    value.ifPresent(method -> method.setAccessible(true));
    Optional<Variants> variants =
        family.stream()
            .filter(member -> member.isAnnotationPresent(JsonTypeInfo.class))
            .findFirst()
            .map(JsonMarks::variants);
    JsonFormat format = type.getAnnotation(JsonFormat.class);
    return new JsonMarks(
        creator, value, variants, format != null && format.shape() == JsonFormat.Shape.ARRAY);
  }

  private static Variants variants(Class<?> root) {
    Map<String, Class<?>> byWord = new LinkedHashMap<>();
    for (JsonSubTypes.Type one : root.getAnnotation(JsonSubTypes.class).value()) {
      byWord.put(one.name(), one.value());
    }
    return new Variants(root.getAnnotation(JsonTypeInfo.class).property(), byWord);
  }

  /** The class and all that it extends and implements. */
  private static List<Class<?>> family(Class<?> type) {
    List<Class<?>> family = new ArrayList<>();
    Deque<Class<?>> open = new ArrayDeque<>(List.of(type));
    while (!open.isEmpty()) {
      Class<?> member = open.remove();
      family.add(member);
      if (member.getSuperclass() != null) {
        open.add(member.getSuperclass());
      }
      open.addAll(List.of(member.getInterfaces()));
    }
    return family;
  }

  /** Makes a value from what it is written as; the exception is the one that the maker threw. */
  static Object make(Executable maker, Object... parts) throws IllegalArgumentException {
    try {
      return maker instanceof Constructor<?> constructor
          ? constructor.newInstance(parts)
          : ((Method) maker).invoke(null, parts);
    } catch (InvocationTargetException thrown) {
      if (thrown.getCause() instanceof IllegalArgumentException refused) {
        throw refused;
      }
      throw new IllegalStateException(maker + " failed", thrown.getCause());
    } catch (ReflectiveOperationException impossible) {
      throw new IllegalStateException(maker + " cannot be called", impossible);
    }
  }
}
