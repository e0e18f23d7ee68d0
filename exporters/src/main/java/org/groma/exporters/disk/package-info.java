/**
 * Files on their way out: the one place that writes what an export or an option {@code --out}
 * makes.
 *
 * <p>Terms:
 *
 * <ul>
 *   <li><b>Whole file</b>: a file that is complete before it takes its place. Until then it stands
 *       beside it under a name that nobody else has, made new and never through a link; what was in
 *       its place stays untouched if anything fails.
 *   <li><b>Scratch folder</b>: a temporary folder of one piece of work that nobody else may look
 *       into.
 *   <li><b>Leftovers</b>: what would stay behind if the process ended now. All of it is removed
 *       when the work ends, well or badly, and when somebody ends the process.
 * </ul>
 *
 * <p>What goes wrong is an {@link java.io.IOException}; {@link
 * org.groma.exporters.disk.WriteTrouble} makes a sentence of it.
 */
package org.groma.exporters.disk;
