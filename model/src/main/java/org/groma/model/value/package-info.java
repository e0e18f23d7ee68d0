/**
 * Small values that every record is made of.
 *
 * <ul>
 *   <li><b>Halves</b>: an exact multiple of one half; gold and incomes are never floating point.
 *   <li><b>Provenance</b>: where a value comes from: a printed edition, a reconstruction, or a
 *       house decision.
 *   <li><b>Datum</b>: an immutable piece of open data (text, number, flag, list, fields) for what a
 *       ruleset reads but the model does not interpret.
 * </ul>
 */
package org.groma.model.value;
