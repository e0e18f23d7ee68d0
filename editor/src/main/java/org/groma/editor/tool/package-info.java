/**
 * The tools of the map: what a person does with mouse and keys, turned into edits.
 *
 * <p>A {@link org.groma.editor.tool.Tool} is an immutable state. It is given an input and the
 * ground it works on and answers with the state it is in then, a preview to be drawn over the map,
 * and effects: an edit to be performed, something to be selected, a sentence to be said. So a
 * gesture is one edit and one step of undo, made when it ends; until then nothing has happened, and
 * Escape leads home by forgetting.
 *
 * <p>Whether something may be done is asked of the edit itself: the preview applies it to the
 * project and shows what comes out, or in red why it is refused. Nothing here knows JavaFX.
 *
 * <ul>
 *   <li><b>Sketch</b>: a line that is being drawn corner by corner; <b>snap</b>: where its next
 *       corner goes, on a corner or border that is near.
 *   <li><b>Attempt</b>: an edit tried on the project, for the preview and for the drop alike.
 *   <li><b>Lock</b>: a locked layer is left alone, and a sentence says so.
 *   <li><b>Succession</b>: what referred to a place that has joined another refers to that one.
 *   <li><b>Crosshair</b>: a pointer that is moved by keys and says to a tool what the mouse would.
 *   <li><b>Offer</b>: what the bar of a tool lets choose; <b>choices</b>: what is chosen.
 * </ul>
 */
package org.groma.editor.tool;
