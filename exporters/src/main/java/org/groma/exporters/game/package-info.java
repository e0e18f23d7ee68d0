/**
 * The JSON document that a game reads, {@code groma.game/1}, its JSON Schema, and its reader.
 *
 * <p>Terms:
 *
 * <ul>
 *   <li><b>Game document</b>: rules data, scenarios and the map of a project as one file, without
 *       the drawing, the origin of values and what people said in reviewing it. It plays the same
 *       games as the project it was made from.
 *   <li><b>Border</b>: an adjacency, said outright. Who touches whom has been worked out from the
 *       drawing, links and overrides, so a reader needs no geometry.
 *   <li><b>Description</b>: the fields of an object of the document: name, type, whether it must be
 *       given, meaning, example. The records here say the first three; the writer, the reader and
 *       the schema go by them. Meanings and examples are in {@code meanings.txt}, and a field
 *       without one, or a meaning without a field, is an error.
 *   <li><b>Addition</b>: a field beyond the designed shape of the document, always optional.
 * </ul>
 *
 * <p>Invariants: what is written can be read; what was written, read and written again is the same
 * text; the adjacency of what is read is that of what was written, but for the lengths of borders.
 */
package org.groma.exporters.game;
