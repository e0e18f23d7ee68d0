package org.groma.model.store.json;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.groma.model.store.json.Complaint.Kind;
import org.groma.model.store.json.Json.Field;
import tools.jackson.core.JacksonException;
import tools.jackson.core.JsonParser;
import tools.jackson.core.JsonToken;
import tools.jackson.core.TokenStreamLocation;

/**
 * Reads a document into values that know where they stood. What is JSON but cannot be meant, a
 * field written twice or a number that is none, is complained of and reading goes on.
 */
public final class TreeReader {

  private final JsonParser parser;
  private final List<Complaint> complaints;
  private boolean insideText;

  private TreeReader(JsonParser parser, List<Complaint> complaints) {
    this.parser = parser;
    this.complaints = complaints;
  }

  /** The whole document. */
  public static Json read(JsonText text, List<Complaint> complaints) throws Unparsable {
    if (text.isBlank()) {
      throw SyntaxError.unparsable(JsonPath.ROOT, new Spot(1, 1), "the file is empty");
    }
    try (JsonParser parser = text.parser()) {
      TreeReader reader = new TreeReader(parser, complaints);
      try {
        Json document = reader.value(parser.nextToken());
        reader.end();
        return document;
      } catch (JacksonException stopped) {
        throw SyntaxError.of(stopped, text, parser, reader.insideText);
      }
    }
  }

  /** A field at the top of a document, read without the rest of it if it comes first. */
  public static Optional<Json> peek(JsonText text, String name) {
    try (JsonParser parser = text.parser()) {
      if (parser.nextToken() == JsonToken.START_OBJECT) {
        while (parser.nextToken() == JsonToken.PROPERTY_NAME) {
          boolean found = parser.currentName().equals(name);
          JsonToken value = parser.nextToken();
          if (found) {
            return Optional.of(new TreeReader(parser, new ArrayList<>()).value(value));
          }
          parser.skipChildren();
        }
      }
    } catch (JacksonException notJson) {
      // whoever reads the whole will say so
    }
    return Optional.empty();
  }

  /** The value that a parser of this text stands on. */
  static Json read(JsonText text, JsonParser parser, List<Complaint> complaints) throws Unparsable {
    TreeReader reader = new TreeReader(parser, complaints);
    try {
      return reader.value(parser.currentToken());
    } catch (JacksonException stopped) {
      throw SyntaxError.of(stopped, text, parser, reader.insideText);
    }
  }

  private void end() throws Unparsable {
    if (parser.nextToken() != null) {
      throw SyntaxError.unparsable(
          JsonPath.ROOT, spot(), "there is something after the end of the document");
    }
  }

  private Json value(JsonToken token) {
    Spot at = spot();
    return switch (token) {
      case START_OBJECT -> object(at);
      case START_ARRAY -> array(at);
      case VALUE_STRING -> new Json.Text(string(), at);
      case VALUE_NUMBER_INT, VALUE_NUMBER_FLOAT -> number(at);
      case VALUE_TRUE -> new Json.Flag(true, at);
      case VALUE_FALSE -> new Json.Flag(false, at);
      default -> new Json.Null(at);
    };
  }

  private Json object(Spot at) {
    Map<String, Field> fields = new LinkedHashMap<>();
    while (parser.nextToken() != JsonToken.END_OBJECT) {
      String name = parser.currentName();
      Spot nameAt = spot();
      Field first = fields.get(name);
      if (first != null) {
        complain(Kind.DUPLICATE, nameAt, twice(name, first.nameAt()));
      }
      fields.putIfAbsent(name, new Field(nameAt, value(parser.nextToken())));
    }
    return new Json.Fields(fields, at);
  }

  static String twice(String name, Spot first) {
    return "the field '" + name + "' is written twice, first on line " + first.line();
  }

  private Json array(Spot at) {
    List<Json> items = new ArrayList<>();
    for (JsonToken token = parser.nextToken();
        token != JsonToken.END_ARRAY;
        token = parser.nextToken()) {
      items.add(value(token));
    }
    return new Json.Items(items, at);
  }

  private String string() {
    insideText = true;
    String string = parser.getString();
    insideText = false;
    return string;
  }

  private Json number(Spot at) {
    if (parser.currentToken() == JsonToken.VALUE_NUMBER_FLOAT && parser.isNaN()) {
      complain(Kind.VALUE, at, "'" + parser.getString() + "' is not a number");
      return new Json.Num("0", at);
    }
    String literal = parser.getString();
    if (Numbers.parse(literal).isEmpty()) {
      complain(
          Kind.VALUE, at, "the number " + Numbers.shortened(literal) + " is beyond all measure");
      return new Json.Num("0", at);
    }
    return new Json.Num(literal, at);
  }

  private void complain(Kind kind, Spot at, String message) {
    complaints.add(new Complaint(kind, JsonPath.of(parser.streamReadContext()), at, message));
  }

  private Spot spot() {
    TokenStreamLocation at = parser.currentTokenLocation();
    return new Spot(at.getLineNr(), at.getColumnNr());
  }
}
