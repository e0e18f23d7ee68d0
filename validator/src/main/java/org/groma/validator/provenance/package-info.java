/**
 * Where values are said to come from: whether what an origin speaks of is there, whether the
 * edition has the section and prints the value there, and whether a decision gives a reason that
 * can be followed.
 *
 * <ul>
 *   <li><b>Stated origin</b>: one line of provenance in a record, of a field or of the whole.
 *   <li><b>Section list</b>: the sections that an edition has. An edition says them in a
 *       transcribed table {@code sections}; of one that does not, they are learned from those that
 *       cite it.
 *   <li><b>Reading</b> cited by a reason: {@code ruling C12}, {@code part D.4}. A source that
 *       nothing is printed in declares them as its sections.
 *   <li><b>Claim</b>: a stated origin with what the transcriptions print of the values that it is
 *       the origin of.
 * </ul>
 */
package org.groma.validator.provenance;
