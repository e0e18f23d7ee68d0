package org.groma.validator.check;

import java.util.Arrays;
import java.util.Locale;

/** The families of checks; the first word of a check's id names its family. */
public enum Family {
  FILES("Files"),
  REFERENCES("References"),
  TOPOLOGY("Topology"),
  ADJACENCY("Adjacency"),
  GAZETTEER("Gazetteer"),
  DATA("Rules data"),
  SCENARIO("Scenario"),
  PLAY("By play"),
  HOUSE("House checks");

  private final String title;

  Family(String title) {
    this.title = title;
  }

  public String title() {
    return title;
  }

  public String word() {
    return name().toLowerCase(Locale.ROOT);
  }

  /** The family of a check. */
  public static Family of(String check) {
    return Arrays.stream(values())
        .filter(family -> check.startsWith(family.word() + "."))
        .findFirst()
        .orElseThrow(() -> new IllegalArgumentException("'" + check + "' names no family"));
  }
}
