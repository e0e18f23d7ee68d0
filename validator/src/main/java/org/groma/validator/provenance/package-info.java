/**
 * Where values are said to come from: whether what an origin speaks of is there, whether the
 * edition has the section, and whether a decision gives its reason.
 *
 * <ul>
 *   <li><b>Stated origin</b>: one line of provenance in a record, of a field or of the whole.
 *   <li><b>Section list</b>: the sections that an edition has. An edition says them in a
 *       transcribed table {@code sections}; of one that does not, they are learned from those that
 *       cite it.
 * </ul>
 */
package org.groma.validator.provenance;
