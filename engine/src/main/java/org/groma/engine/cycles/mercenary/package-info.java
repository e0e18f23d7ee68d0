/**
 * Barbarians lease units to kingdoms and empires. The <em>lessor</em> owns them, the
 * <em>lessee</em> uses them as if they were his own; an agreement is for one turn and is made anew
 * at the start of the next.
 */
package org.groma.engine.cycles.mercenary;
