/**
 * What a check is.
 *
 * <ul>
 *   <li><b>Check</b>: one kind of defect, a small stateless class. There are checks of entries of
 *       one kind or of all, of places, of faces, arcs and nodes of the drawing, and of the project
 *       as a whole. Which of these it is bounds what it may look at.
 *   <li><b>Profile</b>: its id, severity and documentation.
 *   <li><b>Survey</b>: the project as it is looked at, with everything derived from it.
 *   <li><b>Reads</b>: what a check looks at besides its subject.
 *   <li><b>Change</b>: what an edit did, in subjects that are due again.
 * </ul>
 *
 * <p>Invariant: looking again at what is due after an edit gives the same findings as looking at
 * everything anew.
 */
package org.groma.validator.check;
