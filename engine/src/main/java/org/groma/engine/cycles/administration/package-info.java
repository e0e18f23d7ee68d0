/**
 * The administration phase: recovery of cities, the administration roll and the rebellions it may
 * bring, the rise from stage to stage, and the end of a cycle.
 *
 * <p>Terms: a city <em>revolts</em> when it becomes nobody's and gets a neutral garrison; units
 * that stand in it are removed. A position <em>falls</em> when all it has is taken off the board.
 */
package org.groma.engine.cycles.administration;
