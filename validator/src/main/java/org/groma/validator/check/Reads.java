package org.groma.validator.check;

import java.util.Arrays;
import java.util.EnumSet;
import java.util.HashSet;
import java.util.Set;
import org.groma.model.entry.Kind;
import org.groma.model.project.Kinds;

/**
 * What a check or a derivation looks at: kinds of entries, and aspects of the rest of a project.
 */
public record Reads(Set<Kind<?, ?>> kinds, Set<Aspect> aspects) {

  /** A part of a project that is no entry. */
  public enum Aspect {
    /** The drawing: any line or face. */
    DRAWING,
    /** The rectangle round the drawing, and with it the scale in print. */
    EXTENT,
    /** Which places are neighbours, across what, but not how long their border is. */
    ADJACENCY,
    /** Which entries there are, whatever they are called. */
    IDS,
    /** Which entries there are and what they are called, but not what else they say. */
    NAMES,
    /** Name, ruleset, sources. */
    SETTINGS,
    /** The words of the game. */
    VOCABULARY,
    /** How the map lies on the globe. */
    PROJECTION
  }

  public static final Reads NOTHING = new Reads(Set.of(), Set.of());

  /** All entries, and nothing else. */
  public static final Reads ENTRIES = new Reads(Set.copyOf(Kinds.ALL), Set.of());

  /** Everything but the course of lines: what a ruleset makes its game of. */
  public static final Reads GAME =
      new Reads(
          Set.copyOf(Kinds.ALL),
          Set.copyOf(EnumSet.complementOf(EnumSet.of(Aspect.DRAWING, Aspect.EXTENT))));

  public static final Reads EVERYTHING =
      new Reads(Set.copyOf(Kinds.ALL), Set.copyOf(EnumSet.allOf(Aspect.class)));

  public Reads {
    kinds = Set.copyOf(kinds);
    aspects = Set.copyOf(aspects);
  }

  public static Reads of(Kind<?, ?>... kinds) {
    return new Reads(Set.copyOf(Arrays.asList(kinds)), Set.of());
  }

  public static Reads of(Aspect... aspects) {
    return new Reads(Set.of(), Set.copyOf(Arrays.asList(aspects)));
  }

  public Reads and(Aspect... more) {
    return and(of(more));
  }

  public Reads and(Kind<?, ?>... more) {
    return and(of(more));
  }

  public Reads and(Reads other) {
    Set<Kind<?, ?>> allKinds = new HashSet<>(kinds);
    allKinds.addAll(other.kinds);
    Set<Aspect> allAspects = new HashSet<>(aspects);
    allAspects.addAll(other.aspects);
    return new Reads(allKinds, allAspects);
  }
}
