package org.groma.engine.kernel;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Stream;
import tools.jackson.core.JacksonException;
import tools.jackson.databind.DeserializationFeature;
import tools.jackson.databind.json.JsonMapper;
import tools.jackson.databind.node.ObjectNode;

/**
 * Writes events as lines of JSON and reads them back: {@code
 * {"event":"unit.marched","units":[3,4],"to":17,…}}. The names are those of the records in one or
 * more sealed hierarchies, so that a new event needs no registration.
 */
public final class EventCodec {

  private static final String NAME = "event";

  private static final JsonMapper MAPPER =
      JsonMapper.builder()
          .enable(DeserializationFeature.FAIL_ON_UNKNOWN_PROPERTIES)
          .enable(DeserializationFeature.FAIL_ON_MISSING_CREATOR_PROPERTIES)
          .build();

  private final Map<String, Class<? extends Event>> classes = new TreeMap<>();
  private final Map<Class<?>, String> names = new LinkedHashMap<>();

  /** A codec for the records below these sealed interfaces, and for rolls. */
  public EventCodec(List<Class<? extends Event>> roots) {
    add(Rolled.class);
    roots.forEach(this::add);
  }

  private void add(Class<?> type) {
    if (type.isRecord()) {
      String name = name(type);
      Class<?> before = classes.putIfAbsent(name, type.asSubclass(Event.class));
      if (before != null && !before.equals(type)) {
        throw new IllegalArgumentException(type + " and " + before + " have the same name");
      }
      names.put(type, name);
    } else if (type.isSealed()) {
      Stream.of(type.getPermittedSubclasses()).forEach(this::add);
    } else {
      throw new IllegalArgumentException(type + " is neither a record nor sealed");
    }
  }

  /** {@code unit.marched} for a record {@code Marched} in an interface {@code UnitEvent}. */
  private static String name(Class<?> type) {
    Class<?> group = type.getEnclosingClass();
    String prefix =
        group == null ? "" : kebab(group.getSimpleName()).replaceAll("-(event|told)$", "") + ".";
    return prefix + kebab(type.getSimpleName());
  }

  private static String kebab(String name) {
    return name.replaceAll("(?<=[a-z])(?=[A-Z])", "-").toLowerCase(Locale.ROOT);
  }

  public String write(Event event) {
    String name = names.get(event.getClass());
    if (name == null) {
      throw new IllegalArgumentException(event.getClass() + " is no event of this codec");
    }
    ObjectNode line = MAPPER.createObjectNode();
    line.put(NAME, name);
    line.setAll((ObjectNode) MAPPER.valueToTree(event));
    return MAPPER.writeValueAsString(line);
  }

  /** The event that a line was written for; refuses a line that no event looks like. */
  public Event read(String line) {
    try {
      if (MAPPER.readTree(line) instanceof ObjectNode node) {
        String name = node.path(NAME).asString("");
        node.remove(NAME);
        Class<? extends Event> type = classes.get(name);
        if (type != null) {
          return MAPPER.treeToValue(node, type);
        }
      }
    } catch (JacksonException malformed) {
      throw new IllegalArgumentException("not a line of a log: " + line, malformed);
    }
    throw new IllegalArgumentException("not a line of a log: " + line);
  }
}
