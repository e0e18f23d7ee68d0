/**
 * Leaders: what they are worth, and what becomes of them when leaders are rolled for (13.6).
 *
 * <p>A <em>shift</em> is a number of columns by which the odds of a stack move in its favour. The
 * <em>kind</em> of a leader is what was rolled for him. A <em>captive</em> is a leader whom a unit
 * of somebody else holds: that unit is his <em>holder</em>, its owner the <em>captor</em>.
 */
package org.groma.engine.cycles.leader;
