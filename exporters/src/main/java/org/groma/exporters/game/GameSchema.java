package org.groma.exporters.game;

import java.util.ArrayList;
import java.util.List;
import org.groma.model.store.Format;
import org.groma.model.store.json.Json;
import org.groma.model.store.json.JsonText;
import org.groma.model.store.json.Printer;
import org.groma.model.store.json.TreeReader;
import org.groma.model.store.json.Unparsable;
import org.groma.model.value.Slug;

/** The JSON Schema (draft 2020-12) of the document, made from its {@link Description}. */
final class GameSchema {

  private static final String ID = "id";
  private static final String PLACE = "place";
  private static final String OPEN = "open";
  private static final String TYPE = "type";
  private static final String OBJECT = "object";

  private GameSchema() {}

  static String text() {
    List<Description> descriptions = Description.all();
    Json.Fields root =
        new Json.Fields()
            .with("$schema", text("https://json-schema.org/draft/2020-12/schema"))
            .with("$id", text("urn:groma:game:" + GameDocument.FORMAT.version()))
            .with("title", text("A game as Groma exports and reads it"));
    Json.Fields document = object(descriptions.getFirst());
    for (var field : document.fields().entrySet()) {
      root = root.with(field.getKey(), field.getValue().value());
    }
    return Printer.record(withFormat(root).with("$defs", definitions(descriptions)));
  }

  /** The format is the envelope of the document, so it is no field of its record. */
  private static Json.Fields withFormat(Json.Fields root) {
    Json.Fields format =
        new Json.Fields()
            .with("description", text("What this file is, and in which version."))
            .with("const", text(GameDocument.FORMAT.toString()));
    Json.Fields properties = new Json.Fields().with(Format.FIELD, format);
    for (var field : ((Json.Fields) root.get("properties").orElseThrow()).fields().entrySet()) {
      properties = properties.with(field.getKey(), field.getValue().value());
    }
    List<Json> required = new ArrayList<>(List.of(text(Format.FIELD)));
    required.addAll(((Json.Items) root.get("required").orElseThrow()).items());
    return root.with("required", new Json.Items(required)).with("properties", properties);
  }

  private static Json.Fields definitions(List<Description> descriptions) {
    Json.Fields definitions = new Json.Fields();
    for (Description description : descriptions.subList(1, descriptions.size())) {
      definitions = definitions.with(description.name(), object(description));
    }
    return definitions
        .with(
            ID,
            typed("string")
                .with("description", text("Lower-case words and numbers joined by hyphens."))
                .with("pattern", text("^" + Slug.SPELLING + "$"))
                .with("maxLength", number(Slug.LONGEST)))
        .with(
            PLACE,
            typed("string")
                .with(
                    "description",
                    text("A province, a sea zone, or an area that is a box off the map."))
                .with("pattern", text("^(province|sea|area):" + Slug.SPELLING + "$")))
        .with(
            OPEN,
            new Json.Fields()
                .with("description", text("Data that the ruleset reads: anything but null."))
                .with(TYPE, texts(List.of("string", "number", "boolean", "array", OBJECT)))
                .with("items", reference(OPEN))
                .with("additionalProperties", reference(OPEN)));
  }

  private static Json.Fields object(Description description) {
    Json.Fields properties = new Json.Fields();
    for (Description.Field field : description.fields()) {
      properties = properties.with(field.name(), property(field));
    }
    return new Json.Fields()
        .with("description", text(description.meaning()))
        .with(TYPE, text(OBJECT))
        .with(
            "required",
            texts(
                description.fields().stream()
                    .filter(Description.Field::required)
                    .map(Description.Field::name)
                    .toList()))
        .with("additionalProperties", new Json.Flag(false))
        .with("properties", properties);
  }

  private static Json.Fields property(Description.Field field) {
    Json.Fields property = new Json.Fields().with("description", text(field.meaning()));
    Json.Fields type = type(field.type());
    if (field.nullable()) {
      property = property.with("anyOf", new Json.Items(List.of(type, typed("null"))));
    } else {
      for (var part : type.fields().entrySet()) {
        property = property.with(part.getKey(), part.getValue().value());
      }
    }
    return property.with("examples", new Json.Items(List.of(example(field))));
  }

  private static Json.Fields type(FieldType type) {
    return switch (type) {
      case FieldType.Plain plain -> plain(plain);
      case FieldType.ListOf(FieldType item) -> typed("array").with("items", type(item));
      case FieldType.MapOf(FieldType value) ->
          typed(OBJECT).with("additionalProperties", type(value));
      case FieldType.ObjectOf(Class<?> object) -> reference(Description.name(object));
    };
  }

  private static Json.Fields plain(FieldType.Plain type) {
    return switch (type) {
      case TEXT -> typed("string");
      case FLAG -> typed("boolean");
      case WHOLE -> typed("integer");
      case HALVES -> typed("number").with("multipleOf", new Json.Num("0.5"));
      case ID -> reference(ID);
      case PLACE -> reference(PLACE);
      case OPEN -> reference(OPEN);
    };
  }

  private static Json example(Description.Field field) {
    try {
      return TreeReader.read(JsonText.of(field.example()), new ArrayList<>());
    } catch (Unparsable broken) {
      throw new IllegalStateException("the example of " + field.name() + " is no JSON", broken);
    }
  }

  private static Json.Fields typed(String type) {
    return new Json.Fields().with(TYPE, text(type));
  }

  private static Json.Fields reference(String definition) {
    return new Json.Fields().with("$ref", text("#/$defs/" + definition));
  }

  private static Json text(String text) {
    return new Json.Text(text);
  }

  private static Json number(int number) {
    return new Json.Num(Integer.toString(number));
  }

  private static Json texts(List<String> texts) {
    return new Json.Items(texts.stream().map(GameSchema::text).toList());
  }
}
