/**
 * Proofreading: what printed editions say of the entries of a project, against the project and
 * against one another.
 *
 * <ul>
 *   <li><b>Column</b>: a column of a printed table, and which value of an entry it gives. {@code
 *       Columns} is the one list of them for gazetteers. Of rules data the column is the path of
 *       the value in its record, {@code cost.kingdom}, or for a table of the rules its own column.
 *   <li><b>Reading</b>: what one edition prints of one value, and how it compares.
 *   <li><b>Line</b>: one value of an entry with all readings of it.
 *   <li><b>Row</b>: one entry with its lines: what a proofreader looks at and signs.
 *   <li><b>Listing</b>: an edition <em>lists</em> a kind when a table of it speaks of more than
 *       half of the entries of that kind. Only then does silence mean anything.
 *   <li><b>Erratum</b>: a reading that is wrong, for the sheet that goes with the printed edition.
 * </ul>
 *
 * <p>Invariant: proofreading changes nothing. Signing a row is an ordinary edit; a signature holds
 * as long as the row and all that is printed of it stay as they were.
 */
package org.groma.validator.proofread;
