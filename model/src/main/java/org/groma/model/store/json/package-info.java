/**
 * Records as JSON, and JSON as records, in words a map maker understands.
 *
 * <p>Jackson splits the text into tokens and its annotations say how a record is written; the rest
 * is done here and not by its data binding, because that stops at the first mistake of a document,
 * speaks of Java types, and forgets where in the file a value stood that a constructor refuses.
 *
 * <p>Terms:
 *
 * <ul>
 *   <li><b>Spot</b>: line and column in a text file, counted from 1 in characters.
 *   <li><b>Path</b>: the way to a value in a document, {@code $.provinces[12].area}.
 *   <li><b>Complaint</b>: one thing wrong in a document, with its path and spot.
 *   <li><b>Shape</b>: the fields of a record class, which of them must be given, and what the
 *       others are when they are left out. Reading and writing go by the same shape.
 *   <li><b>Default</b>: the value of a field that is not written. A field that is required, and
 *       every sum of money, is written whatever its value.
 * </ul>
 *
 * <p>Invariants: what is written is read back as an equal value; the same value is always written
 * as the same text; nothing is written that could not be read.
 */
package org.groma.model.store.json;
