/**
 * Land combat. An <em>assault</em> is all units that attack one area together; a <em>defence</em>
 * is what stands there: units, a neutral garrison, a capital that defends itself. Units
 * <em>retreat</em> by a <em>flight</em>; the victors may <em>advance</em> along a <em>route</em>,
 * the areas that somebody left. Strength of attacks is counted in halves. <em>Newcomers</em> are
 * units that were attacked and retreated onto others: they share the fate of a defence and add
 * nothing to it; the <em>fray</em> remembers them.
 */
package org.groma.engine.cycles.combat;
