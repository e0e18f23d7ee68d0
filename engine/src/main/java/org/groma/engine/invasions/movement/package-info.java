/**
 * Stacking and movement on land: chapters XVII and XVIII.
 *
 * <p>A player moves by {@link org.groma.engine.invasions.movement.Order}s, one step at a time. Each
 * kind of order has one class with the predicate that says why it is refused and the procedure that
 * carries it out; whoever lists possible orders asks the same predicate.
 */
package org.groma.engine.invasions.movement;
