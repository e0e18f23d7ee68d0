/**
 * The panel in which scenarios are played by the machine: many games and what they come to, one
 * game turn by turn on the map, and battles worked out.
 *
 * <p>Terms:
 *
 * <ul>
 *   <li><b>Order</b>: which games somebody wants: scenario, how many, seed, who plays how well.
 *   <li><b>Venue</b>: a scenario made ready to be played, or the sentences that say why it cannot
 *       be.
 *   <li><b>Series</b>: games that were played, with the state of the project they were played on.
 *   <li><b>Heat</b>: how much of something there is in each province, from 0 to 1 of the most.
 *   <li><b>Film</b>: one game as scenes, one for each step of the sequence in which something
 *       happened: who holds what, who has earned what, and what is told of it.
 * </ul>
 *
 * <p>What is shown is decided by classes that know no window; the others only show it. No game is
 * named here: everything goes by {@link org.groma.engine.kernel}.
 */
package org.groma.editor.panel.simulation;
