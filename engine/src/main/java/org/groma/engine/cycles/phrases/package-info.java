/**
 * The data of Barbarian, Kingdom and Empire in words for player aids and spreadsheets: tables as
 * charts, set-ups and terms of scenarios, the sequence of play, the turn record sheet.
 *
 * <ul>
 *   <li><b>Code</b>: what is printed on a counter, strength and movement: {@code 4-2}. Players call
 *       units by it, and so do charts.
 *   <li><b>Term</b>: a sentence about what one scenario lays down.
 * </ul>
 *
 * <p>Nothing here fails: what is not understood is shown as it stands.
 */
package org.groma.engine.cycles.phrases;
