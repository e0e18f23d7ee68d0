package org.groma.exporters.game;

import java.util.List;
import java.util.Locale;
import java.util.stream.Collectors;

/** The fields of the document as tables for docs/game-json.md, made from their description. */
final class FieldTables {

  private FieldTables() {}

  static String markdown() {
    return Description.all().stream().map(FieldTables::table).collect(Collectors.joining("\n"));
  }

  private static String table(Description description) {
    return "### %s\n\n%s\n\n| field | what stands there | meaning | example |\n|---|---|---|---|\n%s"
        .formatted(description.name(), description.meaning(), rows(description.fields()));
  }

  private static String rows(List<Description.Field> fields) {
    return fields.stream()
        .map(field ->
            "| `%s`%s | %s%s | %s | `%s` |\n"
                .formatted(
                    field.name(),
                    field.addition() ? " +" : "",
                    words(field.type()),
                    field.nullable() ? " or null" : field.required() ? "" : ", optional",
                    field.meaning(),
                    field.example()))
        .collect(Collectors.joining());
  }

  private static String words(FieldType type) {
    return switch (type) {
      case FieldType.Plain plain -> words(plain);
      case FieldType.ListOf(FieldType item) -> "list of " + words(item);
      case FieldType.MapOf(FieldType value) -> words(value) + " by name";
      case FieldType.ObjectOf(Class<?> object) ->
          "[%1$s](#%2$s)"
              .formatted(
                  Description.name(object), Description.name(object).toLowerCase(Locale.ROOT));
    };
  }

  private static String words(FieldType.Plain type) {
    return switch (type) {
      case TEXT -> "text";
      case FLAG -> "true or false";
      case WHOLE -> "whole number";
      case HALVES -> "number in halves";
      case ID -> "id";
      case PLACE -> "place";
      case OPEN -> "open data";
    };
  }
}
