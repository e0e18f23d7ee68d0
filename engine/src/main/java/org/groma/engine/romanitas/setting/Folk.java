package org.groma.engine.romanitas.setting;

import java.util.List;
import java.util.Set;
import org.groma.engine.kernel.Bands;

/**
 * A nation that the player does not play.
 *
 * @param troops all its units on land
 * @param might how good these are
 * @param fleets its fleets
 * @param ambassador the least roll with which an ambassador is heard; more than a die has if never
 * @param barbarian whether its wars rouse others
 * @param piracyFromAfar whether it sends fleets without a coast of its own
 * @param reconquers whether it tries to retake what it lost
 * @param rouses whether the end of its kingdom rouses all others
 * @param neverRetakes territories that it gives up for good
 */
public record Folk(
    String id,
    String name,
    List<Troop> troops,
    Might might,
    List<Troop> fleets,
    int ambassador,
    boolean barbarian,
    boolean piracyFromAfar,
    boolean reconquers,
    boolean rouses,
    Set<Integer> neverRetakes,
    Bands<Intent> attitudes) {

  public Folk {
    troops = List.copyOf(troops);
    fleets = List.copyOf(fleets);
    neverRetakes = Set.copyOf(neverRetakes);
  }
}
