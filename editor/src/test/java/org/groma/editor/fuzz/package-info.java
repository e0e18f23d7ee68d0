/**
 * Hostile files: every reader of the program is given files that were sound and then spoilt, by
 * chance that follows from a seed. A reader takes such a file or refuses it, in time and without
 * anything else: no exception, no exhausted memory, nothing written.
 *
 * <ul>
 *   <li><b>Seed</b>: a sound file. <b>Input</b>: a seed after some mutations; its number and the
 *       seed of the run make it again.
 *   <li><b>Mutation</b>: one change, to bytes or to the parts a format is made of.
 *   <li><b>Target</b>: a reader with its seeds.
 * </ul>
 */
package org.groma.editor.fuzz;
