/**
 * Many games of one scenario, and what they come to on average.
 *
 * <ul>
 *   <li><b>Series</b>: games 1 to <i>n</i> of one seed; each has chance of its own ({@link
 *       org.groma.engine.kernel.GameSeed}), so that any of them can be played again alone.
 *   <li><b>Counts</b>: whole numbers only, each a sum or an extreme over games. They do not depend
 *       on the order of games; so any number of threads gives the same. No game is kept.
 *   <li><b>Estimate</b>: a share or a mean with the interval in which the true one lies with a
 *       confidence of 95 %.
 *   <li><b>Checks</b>: if asked for, every game is followed by a {@link
 *       org.groma.engine.kernel.Watch}, and what it found broken is collected.
 * </ul>
 *
 * <p>Everything goes by {@code kernel}: no ruleset is known here.
 */
package org.groma.engine.simulation;
