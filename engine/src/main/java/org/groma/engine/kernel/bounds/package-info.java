/**
 * How large the numbers of a game may be, declared in one place.
 *
 * <ul>
 *   <li><b>Range</b>: the lowest and the highest that a kind of number may be.
 *   <li><b>Bounds</b>: the ranges of one ruleset by the name of the field that holds a number, and
 *       the one for all others; the most turns, pieces and cards.
 *   <li><b>Beyond bounds</b>: a number that no game needs. Rules count, multiply and lay out pieces
 *       by such numbers, so it would overflow, fill the memory or take for ever.
 * </ul>
 *
 * <p>What is beyond bounds is a shortfall with its place, found before anything is compiled of the
 * data: a scenario is not inspected, played or exported then. Whether a number makes sense within
 * its bounds is for inspections and checks to say.
 */
package org.groma.engine.kernel.bounds;
