package org.groma.engine.invasions.setting;

import java.util.Arrays;
import java.util.Locale;
import java.util.Optional;

/** What a province is made of. */
public enum Terrain {
  CLEAR,
  STEPPE,
  DESERT,
  MARSH,
  FOREST,
  MOUNTAIN;

  /** The terrain that a project calls by this word. */
  public static Optional<Terrain> of(String word) {
    return Arrays.stream(values()).filter(each -> each.word().equals(word)).findFirst();
  }

  public String word() {
    return name().toLowerCase(Locale.ROOT);
  }
}
