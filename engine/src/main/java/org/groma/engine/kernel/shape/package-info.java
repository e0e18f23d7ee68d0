/**
 * Holds the open data of a project against what its ruleset declares of them.
 *
 * <ul>
 *   <li><b>Shape</b>: the declaration, {@link org.groma.engine.kernel.open.DataShape}.
 *   <li><b>Review</b>: the comparison. It says of each value that does not fit where it is, what it
 *       is and what should be there, and names the nearest word that would do.
 * </ul>
 *
 * <p>A review knows no game. What only one game knows of its data (a price against a table, a
 * set-up against a pool) is for the inspections of that game.
 */
package org.groma.engine.kernel.shape;
