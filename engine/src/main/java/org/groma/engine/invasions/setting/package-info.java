/**
 * What does not change while a game of Invasions is played, compiled from a project into arrays:
 * the board, the kinds of units, nations, leaders and the figures of the tables.
 */
package org.groma.engine.invasions.setting;
