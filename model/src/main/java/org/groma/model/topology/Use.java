package org.groma.model.topology;

import com.fasterxml.jackson.annotation.JsonCreator;
import com.fasterxml.jackson.annotation.JsonValue;
import java.util.Optional;
import org.groma.model.id.Place;

/** What a face is used for: a place of the game, land or water out of play, or nothing yet. */
public sealed interface Use {

  /** The face belongs to a province or a sea zone. */
  record Of(Place of) implements Use {
    @Override
    public String toString() {
      return of.toString();
    }
  }

  /** No place of the game. */
  enum None implements Use {
    /** Land that is drawn but no part of the game: deep desert, the far side of a lake. */
    OUT_OF_PLAY("void"),
    /** Water that is drawn but no sea zone: an ocean that nobody sails in this game. */
    OPEN_WATER("open-water"),
    /** Not yet given to anything. */
    UNASSIGNED("");

    private final String word;

    None(String word) {
      this.word = word;
    }

    @Override
    public String toString() {
      return word;
    }
  }

  static Use of(Place place) {
    return new Of(place);
  }

  default Optional<Place> place() {
    return this instanceof Of(Place of) ? Optional.of(of) : Optional.empty();
  }

  @JsonCreator
  static Use parse(String written) {
    return switch (written) {
      case "" -> None.UNASSIGNED;
      case "void" -> None.OUT_OF_PLAY;
      case "open-water" -> None.OPEN_WATER;
      default -> new Of(Place.parse(written));
    };
  }

  @JsonValue
  default String written() {
    return toString();
  }
}
