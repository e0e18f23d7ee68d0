/**
 * The project that is being edited: one gate through which every change passes.
 *
 * <p>Terms:
 *
 * <ul>
 *   <li><b>Document</b>: a project, the folder it lives in, its history and its journal. Every
 *       change of any tool, panel, fix or import goes through {@link
 *       org.groma.editor.document.Document#perform}, so every change can be undone and survives a
 *       crash.
 *   <li><b>Revision</b>: counts the states that the document has been in. Work on a state that is
 *       no longer the newest is told by its revision.
 *   <li><b>Change</b>: from one state to the next, with what it reached.
 * </ul>
 *
 * <p>Nothing here knows a window. A document belongs to one thread; what is handed out (projects,
 * changes) is immutable and may go anywhere.
 */
package org.groma.editor.document;
