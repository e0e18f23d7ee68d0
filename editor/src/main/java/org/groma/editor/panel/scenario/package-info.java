/**
 * The scenario panel: who is in play, what stands where, and the tables of the game.
 *
 * <ul>
 *   <li><b>Roll</b>: the list of nations, those that are set up first.
 *   <li><b>Tile</b>: a counter of the pool or of a place, with how many there are. It is dragged to
 *       the map; or plus and minus put it where something is selected and take it away again.
 *   <li><b>Page</b>: one side of the scenario: nations, the game itself, players, options, special
 *       rules, conditions of victory, or a worksheet.
 *   <li><b>Form</b>: open data as fields, made of what the ruleset declares in {@link
 *       org.groma.engine.kernel.open}.
 *   <li><b>Worksheet</b>: one table of the scenario as a grid. What its columns show and how typed
 *       text is read is described in {@link org.groma.exporters.table}.
 * </ul>
 *
 * <p>Each drop, key or typed value is one step of the history. More than the pool has cannot be
 * placed; what the checks object to is shown in red on the map and said beside the nation.
 */
package org.groma.editor.panel.scenario;
