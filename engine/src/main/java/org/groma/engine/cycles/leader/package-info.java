/**
 * What leaders are worth. A <em>shift</em> is a number of columns by which the odds of a stack move
 * in its favour.
 */
package org.groma.engine.cycles.leader;
