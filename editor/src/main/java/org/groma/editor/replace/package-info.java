/**
 * Find and replace over a whole project.
 *
 * <ul>
 *   <li><b>Text</b>: what people wrote to be read, in any field of any entry and in open data. Ids,
 *       words of the vocabulary and citations are none: changing these is renaming.
 *   <li><b>Place</b>: one text of one entry, by the path that leads there.
 * </ul>
 *
 * <p>Nothing here knows a window.
 */
package org.groma.editor.replace;
