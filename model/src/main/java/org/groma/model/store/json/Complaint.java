package org.groma.model.store.json;

/**
 * One thing wrong in a document.
 *
 * @param message a sentence without its first capital and its full stop, for people who draw maps
 */
public record Complaint(Kind kind, JsonPath path, Spot at, String message) {

  /** What sort of thing. */
  public enum Kind {
    /** The text is not JSON. */
    SYNTAX,
    /** A field that nobody knows, or one that is missing. */
    FIELD,
    /** Text where a number belongs, and the like. */
    TYPE,
    /** The right sort of value, but not one that can be. */
    VALUE,
    /** Something is there twice. */
    DUPLICATE
  }
}
