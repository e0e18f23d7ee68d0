package org.groma.model.topology;

import com.fasterxml.jackson.annotation.JsonCreator;
import com.fasterxml.jackson.annotation.JsonValue;
import java.util.Arrays;
import java.util.Locale;

/** What a face that is drawn over the map leaves as it is. */
public enum Stays {
  /** The new face takes whatever lies beneath it. */
  NOTHING("nothing"),
  /** Provinces and land out of play stay; the new face takes water and what is nothing yet. */
  LAND("land"),
  /** Whatever has a use stays; the new face takes only what is nothing yet. */
  EVERYTHING("everything");

  private final String word;

  Stays(String word) {
    this.word = word;
  }

  @JsonValue
  public String word() {
    return word;
  }

  @JsonCreator
  static Stays parse(String written) {
    return Arrays.stream(values())
        .filter(stays -> stays.word.equals(written))
        .findFirst()
        .orElseThrow(() ->
            new IllegalArgumentException(
                String.format(Locale.ROOT, "'%s' is none of nothing, land, everything", written)));
  }

  boolean keeps(Face face) {
    return face.id() != Face.OUTSIDE
        && switch (this) {
          case NOTHING -> false;
          case LAND ->
              face.use() == Use.None.OUT_OF_PLAY
                  || face.place().filter(place -> !place.isSea()).isPresent();
          case EVERYTHING -> face.use() != Use.None.UNASSIGNED;
        };
  }
}
