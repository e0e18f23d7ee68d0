/**
 * Battles on land and at sea: chapters XX and XXI, and the part of XXV that resolves naval battles.
 *
 * <p>A battle is fought between two {@link org.groma.engine.invasions.combat.Force}s on a {@link
 * org.groma.engine.invasions.combat.Ground}; it knows nothing of the map or of the rest of the
 * game. So it can be fought a million times, and its odds can be worked out exactly.
 *
 * <ul>
 *   <li><b>Soldier</b>: a unit in a battle, by its index in the force.
 *   <li><b>Trait</b>: what a soldier counts as, a bit. A damaged soldier has the traits of its
 *       reverse side.
 *   <li><b>Hit</b>: damages an elite soldier, eliminates any other.
 * </ul>
 */
package org.groma.engine.invasions.combat;
