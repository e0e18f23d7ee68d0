package org.groma.engine.cycles.event;

import java.util.Locale;
import org.groma.engine.kernel.Rule;

/** What the special rules of a scenario have to remember: a number for each subject. */
@Rule("14.2")
public enum Mark {
  /** How often a position chose a result of administration instead of the dice. */
  ADMINISTRATION_CHOSEN(About.POSITION, "14.2.7"),
  /** What a position owes to the bankers. */
  BORROWED(About.POSITION, "14.2.8"),
  /** Bribes were paid in a province. */
  BRIBED(About.PROVINCE, "14.2.4"),
  /** The first of the turns of a position's crusade. */
  CRUSADE(About.POSITION, "14.2.8"),
  /** How many units a position sent over the sea on its crusade. */
  CRUSADERS(About.POSITION, "14.2.8"),
  /** A position attacked those against whom its crusade was declared. */
  CRUSADE_FOUGHT(About.POSITION, "14.2.8"),
  /** How many units of a position have left over the edge of the map. */
  EXITED(About.POSITION, "14.2.5"),
  /** Barbarians have entered the imperial boundary. */
  INVADED(About.GAME, "14.2.2"),
  /** Where the leader of a position was when its movement began: his place and one. */
  LEADER_AT(About.POSITION, "14.2.5"),
  /** The kind of opposition in a province, by its number and one. */
  OPPOSITION(About.PROVINCE, "14.2.4"),
  /** What a position rolled for its place in the order of moves. */
  ORDER(About.POSITION, "4.1"),
  /** What a position was paid in this turn not to pillage. */
  PAID(About.POSITION, "14.2.7"),
  /** A position has reached the value of a partial victory. */
  PARTIAL_VICTORY(About.POSITION, "14.2.4"),
  /** The turn in which the owner of a city lets others occupy it in spite of a truce. */
  PERMITTED(About.PLACE, "14.2.8"),
  /** The turn in which the owner of a city does not. */
  REFUSED(About.PLACE, "14.2.8"),
  /** A position has chosen its revival: the number of its stage and one. */
  REVIVAL_CHOSEN(About.POSITION, "14.2.4"),
  /** How strong the garrison of an area is, where it is no usual one. */
  STRENGTH(About.PLACE, "14.2.4"),
  /** A position has surrendered. */
  SURRENDERED(About.POSITION, "14.2.5"),
  /** The turn in which a sea area is not watched any more. */
  UNWATCHED(About.PLACE, "14.2.4");

  /** What the number of a subject stands for. */
  public enum About {
    /** Always 0. */
    GAME,
    PLACE,
    POSITION,
    PROVINCE
  }

  private final About about;
  private final String section;

  Mark(About about, String section) {
    this.about = about;
    this.section = section;
  }

  public About about() {
    return about;
  }

  public String section() {
    return section;
  }

  public String word() {
    return name().toLowerCase(Locale.ROOT).replace('_', ' ');
  }
}
