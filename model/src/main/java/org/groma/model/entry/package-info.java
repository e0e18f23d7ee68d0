/**
 * What all records of a project have in common: an id, a name, and a place in a file.
 *
 * <ul>
 *   <li><b>Entry</b>: a record with a stable id.
 *   <li><b>Ledger</b>: all entries of one kind, sorted by id.
 *   <li><b>Kind</b>: the description of one sort of entry: its word, its record class and where it
 *       is stored. The list of kinds is {@link org.groma.model.project.Kinds}.
 * </ul>
 */
package org.groma.model.entry;
