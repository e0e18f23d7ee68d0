/**
 * What a ruleset reads of the open data of a project, declared so that people can fill it in.
 *
 * <ul>
 *   <li><b>Open field</b>: one name in the data, with what people call it, the section of the
 *       rulebook that it belongs to, and its type.
 *   <li><b>Open type</b>: what may stand there: a switch, a number, a word out of a list, the id of
 *       an entry, a list, or fields within it.
 * </ul>
 *
 * <p>Data that nobody declared are carried and shown all the same; a check tells of them.
 */
package org.groma.engine.kernel.open;
