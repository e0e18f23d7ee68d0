package org.groma.validator.corpus;

import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.ObjectNode;

/**
 * One change within the JSON of a record: {@code set}, {@code drop}, {@code append}, a new name.
 */
record JsonChange(Sort sort, String path, JsonNode to) {

  enum Sort {
    SET,
    DROP,
    APPEND,
    RENAME
  }

  static JsonChange of(JsonNode line) {
    if (line.has("set")) {
      return new JsonChange(Sort.SET, line.get("set").asString(), line.get("to"));
    }
    if (line.has("drop")) {
      return new JsonChange(Sort.DROP, line.get("drop").asString(), null);
    }
    if (line.has("append")) {
      return new JsonChange(Sort.APPEND, line.get("append").asString(), line.get("to"));
    }
    return new JsonChange(Sort.RENAME, line.get("rename-field").asString(), line.get("to"));
  }

  void apply(ObjectNode record) {
    String[] steps =
        path.replaceAll("\\[([^\\]]*)\\]", "\u0000[$1]").split("[.\u0000](?![^\\[]*\\])", -1);
    JsonNode at = record;
    for (int i = 0; i < steps.length - 1; i++) {
      at = find(at, steps[i]);
    }
    String last = steps[steps.length - 1];
    switch (sort) {
      case SET -> put(at, last);
      case DROP -> {
        if (at instanceof ArrayNode list) {
          list.remove(index(list, last));
        } else {
          ((ObjectNode) at).remove(last);
        }
      }
      case APPEND -> {
        if (!(at instanceof ArrayNode) && at.get(last) == null) {
          ((ObjectNode) at).putArray(last);
        }
        ((ArrayNode) find(at, last)).add(to);
      }
      case RENAME -> {
        ObjectNode owner = (ObjectNode) at;
        owner.set(to.asString(), owner.remove(last));
      }
    }
  }

  private void put(JsonNode at, String last) {
    if (at instanceof ArrayNode list) {
      list.set(index(list, last), to);
    } else {
      ((ObjectNode) at).set(last, to);
    }
  }

  private static JsonNode find(JsonNode at, String step) {
    JsonNode found = step.startsWith("[") ? at.get(index(at, step)) : at.get(step);
    if (found == null) {
      throw new AssertionError("there is no " + step + " in " + at);
    }
    return found;
  }

  private static int index(JsonNode list, String step) {
    String inside = step.substring(1, step.length() - 1);
    int equals = inside.indexOf('=');
    if (equals < 0) {
      return Integer.parseInt(inside);
    }
    for (int i = 0; i < list.size(); i++) {
      JsonNode value = list.get(i).get(inside.substring(0, equals));
      if (value != null && value.asString().equals(inside.substring(equals + 1))) {
        return i;
      }
    }
    throw new AssertionError("there is no " + step + " in " + list);
  }
}
