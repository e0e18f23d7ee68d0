/**
 * The desktop studio: it opens a project, shows its map and tables, and changes them through the
 * edits of the model.
 *
 * <p>Every change passes one gate, so that each gesture is one undo step and the validator sees
 * each revision.
 */
package org.groma.editor;
