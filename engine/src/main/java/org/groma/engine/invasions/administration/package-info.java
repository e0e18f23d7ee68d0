/**
 * Money and what it is spent on, and what goes wrong: chapters XIII to XVI, and heresies.
 *
 * <p>A {@link org.groma.engine.invasions.administration.Budget} is a value: it says line by line
 * what a Civilized nation earns and owes as things stand, and changes nothing. Each step of the
 * Administration Phase is one class whose {@code run} is called for every nation in the order of
 * activations; Barbarians pass through all of them and only give and take tribute and recover from
 * pillage. Gold is counted in halves, and what is left after rounding is always whole.
 */
package org.groma.engine.invasions.administration;
