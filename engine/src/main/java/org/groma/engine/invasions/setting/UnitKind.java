package org.groma.engine.invasions.setting;

import java.util.Arrays;
import java.util.Locale;
import java.util.Optional;
import org.groma.engine.kernel.Rule;

/**
 * A kind of unit.
 *
 * @param traits what it counts as in a battle for a Civilized nation, see {@code combat.Trait}
 * @param paces how far it moves in a movement sub-step
 * @param auxiliary a Barbarian in Roman pay, national for every purpose but awe
 * @param carries how many land units it takes across a sea zone
 * @param areas the Areas it may not leave, a bit each; 0 where it may go anywhere
 * @param ownAreasOnly whether it may not leave the Areas its nation controls
 * @param from the turn from which it is available
 */
@Rule("III.B")
public record UnitKind(
    String id,
    String name,
    Category category,
    int traits,
    int paces,
    boolean auxiliary,
    int carries,
    long areas,
    boolean ownAreasOnly,
    int from) {

  /** How it moves. */
  public enum Category {
    INFANTRY,
    CAVALRY,
    FLEET;

    static Optional<Category> of(String word) {
      return Arrays.stream(values())
          .filter(each -> each.name().toLowerCase(Locale.ROOT).equals(word))
          .findFirst();
    }
  }

  public boolean isFleet() {
    return category == Category.FLEET;
  }

  public boolean isCavalry() {
    return category == Category.CAVALRY;
  }
}
