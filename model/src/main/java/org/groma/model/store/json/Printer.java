package org.groma.model.store.json;

import java.util.List;
import java.util.Map;

/**
 * Lays a document out so that a line of a difference between two versions is a line of meaning:
 * every field of a record on its own line, every object of a list of objects too, and what is
 * smaller than that on one line as long as it fits.
 */
public final class Printer {

  private static final int WIDTH = 100;
  private static final String INDENT = "  ";

  private final StringBuilder out = new StringBuilder();
  private final int recordDepth;

  private Printer(int recordDepth) {
    this.recordDepth = recordDepth;
  }

  /** A document that is one record. */
  public static String record(Json.Fields document) {
    return new Printer(0).document(document);
  }

  /** A document with a list of records. */
  public static String ledger(Json.Fields document) {
    return new Printer(2).document(document);
  }

  /** All on one line, without spaces. */
  public static String line(Json json) {
    StringBuilder out = new StringBuilder();
    compact(out, json, "");
    return out.toString();
  }

  private String document(Json.Fields document) {
    block(document, 0);
    return out.append('\n').toString();
  }

  private void value(Json json, int depth, int column) {
    String inline = isAlwaysOpen(json, depth) ? null : inline(json, WIDTH - column);
    if (inline == null) {
      block(json, depth);
    } else {
      out.append(inline);
    }
  }

  private boolean isAlwaysOpen(Json json, int depth) {
    return switch (json) {
      case Json.Fields object -> depth <= recordDepth && !object.fields().isEmpty();
      case Json.Items(List<Json> items, _) ->
          depth <= recordDepth + 1 && items.stream().anyMatch(Json.Fields.class::isInstance);
      default -> false;
    };
  }

  private static String inline(Json json, int room) {
    StringBuilder line = new StringBuilder();
    compact(line, json, " ");
    boolean single = !(json instanceof Json.Fields) && !(json instanceof Json.Items);
    return single || line.length() < room ? line.toString() : null;
  }

  private void block(Json json, int depth) {
    switch (json) {
      case Json.Fields(Map<String, Json.Field> fields, _) -> {
        out.append('{');
        String separator = "\n";
        for (Map.Entry<String, Json.Field> field : fields.entrySet()) {
          out.append(separator).append(INDENT.repeat(depth + 1));
          int start = out.length();
          Quoted.append(out, field.getKey());
          out.append(": ");
          int column = INDENT.length() * (depth + 1) + out.length() - start;
          value(field.getValue().value(), depth + 1, column);
          separator = ",\n";
        }
        out.append('\n').append(INDENT.repeat(depth)).append('}');
      }
      case Json.Items(List<Json> items, _) -> {
        out.append('[');
        String separator = "\n";
        for (Json item : items) {
          out.append(separator).append(INDENT.repeat(depth + 1));
          value(item, depth + 1, INDENT.length() * (depth + 1));
          separator = ",\n";
        }
        out.append('\n').append(INDENT.repeat(depth)).append(']');
      }
      default -> compact(out, json, "");
    }
  }

  private static void compact(StringBuilder out, Json json, String space) {
    switch (json) {
      case Json.Text(String text, _) -> Quoted.append(out, text);
      case Json.Num(String literal, _) -> out.append(literal);
      case Json.Flag(boolean flag, _) -> out.append(flag);
      case Json.Null _ -> out.append("null");
      case Json.Items(List<Json> items, _) -> {
        out.append('[');
        String separator = "";
        for (Json item : items) {
          out.append(separator);
          compact(out, item, space);
          separator = "," + space;
        }
        out.append(']');
      }
      case Json.Fields(Map<String, Json.Field> fields, _) -> {
        out.append('{');
        String separator = "";
        for (Map.Entry<String, Json.Field> field : fields.entrySet()) {
          Quoted.append(out.append(separator), field.getKey());
          compact(out.append(':').append(space), field.getValue().value(), space);
          separator = "," + space;
        }
        out.append('}');
      }
    }
  }
}
