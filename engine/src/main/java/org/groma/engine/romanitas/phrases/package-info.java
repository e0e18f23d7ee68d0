/**
 * The data of Romanitas in words for player aids and spreadsheets: the tables of the rules as
 * charts, the counters of stratagems, the options of a scenario, the sequence of play.
 *
 * <ul>
 *   <li><b>Chart</b>: a table whose every cell players can read. Numbers come from the data, and
 *       cities, zones and units are called by their names.
 *   <li><b>Clause</b>: what one effect does, to stand in a list of them.
 * </ul>
 *
 * <p>Nothing here fails: what is not understood is shown as it stands.
 */
package org.groma.engine.romanitas.phrases;
