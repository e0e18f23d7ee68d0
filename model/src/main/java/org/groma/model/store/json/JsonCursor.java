package org.groma.model.store.json;

import java.util.List;
import java.util.Optional;
import java.util.function.IntConsumer;
import org.groma.model.store.json.Complaint.Kind;
import tools.jackson.core.JacksonException;
import tools.jackson.core.JsonParser;
import tools.jackson.core.JsonToken;
import tools.jackson.core.TokenStreamContext;
import tools.jackson.core.TokenStreamLocation;

/**
 * Walks through a document token by token, for files too large to be held as a tree. A mistake in
 * one element of a list is complained of, the rest of that element is passed over, and the walk
 * goes on with the next.
 */
public final class JsonCursor {

  /** What is done with a document. */
  public interface Walk {
    void walk(JsonCursor cursor) throws Unparsable;
  }

  /** Leaves the element of a list that was complained of; caught where the list is walked. */
  private static final class Skip extends RuntimeException {
    private static final long serialVersionUID = 1L;

    Skip() {
      super(null, null, false, false);
    }
  }

  private final JsonText text;
  private final JsonParser parser;
  private final List<Complaint> complaints;
  private boolean insideText;

  private JsonCursor(JsonText text, JsonParser parser, List<Complaint> complaints) {
    this.text = text;
    this.parser = parser;
    this.complaints = complaints;
  }

  /** Walks through a whole document, which must be one object. */
  public static void walk(JsonText text, List<Complaint> complaints, Walk walk) throws Unparsable {
    if (text.isBlank()) {
      throw SyntaxError.unparsable(JsonPath.ROOT, new Spot(1, 1), "the file is empty");
    }
    try (JsonParser parser = text.parser()) {
      JsonCursor cursor = new JsonCursor(text, parser, complaints);
      try {
        parser.nextToken();
        walk.walk(cursor);
        if (parser.nextToken() != null) {
          throw SyntaxError.unparsable(
              JsonPath.ROOT, cursor.spot(), "there is something after the end of the document");
        }
      } catch (Skip documentGivenUp) {
        // it was complained of
      } catch (JacksonException stopped) {
        throw SyntaxError.of(stopped, text, parser, cursor.insideText);
      }
    }
  }

  /** Where the current token starts. */
  public Spot spot() {
    TokenStreamLocation at = parser.currentTokenLocation();
    return new Spot(at.getLineNr(), at.getColumnNr());
  }

  /** Enters the object that the cursor stands on; of its fields only these are known. */
  public FieldWalk fields(List<String> known) {
    if (parser.currentToken() != JsonToken.START_OBJECT) {
      throw expected("an object in braces");
    }
    return new FieldWalk(this, known, spot());
  }

  /** The name of the next field, with the cursor on its name; empty at the end of the object. */
  Optional<String> nextName() {
    return parser.nextToken() == JsonToken.END_OBJECT
        ? Optional.empty()
        : Optional.of(parser.currentName());
  }

  void toValue() {
    parser.nextToken();
  }

  /** Passes over the value that the cursor stands on. */
  public void skip() {
    parser.skipChildren();
  }

  /** Does something with every element of the list that the cursor stands on. */
  public void eachItem(IntConsumer item) {
    if (parser.currentToken() != JsonToken.START_ARRAY) {
      throw expected("a list");
    }
    TokenStreamContext list = parser.streamReadContext();
    for (int i = 0; parser.nextToken() != JsonToken.END_ARRAY; i++) {
      try {
        item.accept(i);
      } catch (Skip complained) {
        leave(list);
      }
    }
  }

  /** Passes over the rest of an element; the parser keeps the same context for the whole list. */
  @SuppressWarnings("ReferenceEquality")
  private void leave(TokenStreamContext list) {
    while (parser.streamReadContext() != list) {
      parser.nextToken();
    }
  }

  /** The value that the cursor stands on as a tree. */
  public Json tree() throws Unparsable {
    return TreeReader.read(text, parser, complaints);
  }

  public String text() {
    if (parser.currentToken() != JsonToken.VALUE_STRING) {
      throw expected("text in double quotes");
    }
    insideText = true;
    String string = parser.getString();
    insideText = false;
    return string;
  }

  /** A whole number between two others. */
  public int whole(int least, int most) {
    String words = "a whole number from " + least + " to " + most;
    if (parser.currentToken() != JsonToken.VALUE_NUMBER_INT
        || parser.getStringLength() > String.valueOf(Integer.MIN_VALUE).length()) {
      throw expected(words);
    }
    long number = parser.getLongValue();
    if (number < least || number > most) {
      throw expected(words);
    }
    return (int) number;
  }

  /** Any number that a double can hold. */
  public double number() {
    boolean isNumber = parser.currentToken().isNumeric() && !parser.isNaN();
    if (!isNumber) {
      throw expected("a number");
    }
    double number =
        Numbers.isTooLong(parser.getStringLength())
            ? Double.POSITIVE_INFINITY
            : parser.getDoubleValue();
    if (!Double.isFinite(number)) {
      throw expected("a number that is not so large");
    }
    // adding zero turns -0 into 0: both would be one place with two spellings
    return number + 0.0;
  }

  /** Complains that something else should stand here, and gives the list element up. */
  public RuntimeException expected(String what) {
    return refused(Kind.TYPE, "expected " + what + ", found " + found());
  }

  /** Complains of what stands here, and gives the list element up. */
  public RuntimeException refused(Kind kind, String message) {
    return refused(spot(), kind, message);
  }

  /** Complains of the value that started at a spot and ends here, and gives the list element up. */
  public RuntimeException refused(Spot start, Kind kind, String message) {
    complainAt(start, path(), kind, message);
    return given();
  }

  /** Gives the list element up; it was complained of. */
  RuntimeException given() {
    return new Skip();
  }

  /** Complains of what stands here, and goes on. */
  void complain(Kind kind, String message) {
    complainAt(spot(), path(), kind, message);
  }

  void complainAt(Spot at, JsonPath path, Kind kind, String message) {
    complaints.add(new Complaint(kind, path, at, message));
  }

  JsonPath path() {
    return JsonPath.of(parser.streamReadContext());
  }

  private String found() {
    return switch (parser.currentToken()) {
      case START_OBJECT -> "an object in braces";
      case START_ARRAY, END_ARRAY -> "a list";
      case VALUE_STRING -> new Json.Text(parser.getString(), spot()).description();
      case VALUE_NUMBER_INT, VALUE_NUMBER_FLOAT ->
          parser.isNaN()
              ? "'" + parser.getString() + "'"
              : "the number " + Numbers.shortened(parser.getString());
      case null -> "nothing";
      default -> parser.getString();
    };
  }
}
