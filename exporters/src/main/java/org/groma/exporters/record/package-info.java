/**
 * Blank record sheets as workbooks that reckon: what a ruleset declares as a {@link
 * org.groma.engine.kernel.RecordSheet}, a workbook for each scenario and in it a sheet for each
 * nation that somebody plays.
 *
 * <ul>
 *   <li><b>Opening</b>: the row before the first turn, with what a nation begins with.
 *   <li><b>Begun</b>: a row in which the first number is written down. Only such rows reckon; the
 *       others show nothing.
 * </ul>
 */
package org.groma.exporters.record;
