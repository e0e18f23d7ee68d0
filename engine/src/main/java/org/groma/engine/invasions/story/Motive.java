package org.groma.engine.invasions.story;

/**
 * Why units are about to leave a place.
 *
 * @param from the place; others who move at the same time have reasons of their own
 */
record Motive(Transfer.Cause cause, int from) {

  boolean isReaction() {
    return cause == Transfer.Cause.INTERCEPTION || cause == Transfer.Cause.FLIGHT;
  }
}
