/**
 * The state of a game of Invasions: arrays by unit, leader, place, Area and nation, cheap to copy,
 * changed by {@link org.groma.engine.invasions.state.World#apply} alone.
 *
 * <ul>
 *   <li><b>Master</b>: the nation that commands a unit; its own unless it is lent.
 *   <li><b>Holder</b>: the nation that controls a province. Settled at fixed moments (XII), so that
 *       a province stays its holder's while somebody marches in.
 *   <li><b>Incumbent</b>: the nation that controls an Area (ruling C4).
 *   <li>{@code -1} stands for nobody and nowhere throughout.
 * </ul>
 */
package org.groma.engine.invasions.state;
