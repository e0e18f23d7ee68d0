/**
 * The special rules of scenarios (14.2): each is a record that {@code setting.Specials} reads from
 * the scenario's data, with its procedure. The chapters ask for it in one line; where a scenario
 * does not have the rule, nothing happens.
 *
 * <p>Terms: a <em>mark</em> is what a scenario has to remember besides the state that all have; an
 * <em>automaton</em> is a position that nobody plays and that moves by procedure.
 */
package org.groma.engine.cycles.special;
