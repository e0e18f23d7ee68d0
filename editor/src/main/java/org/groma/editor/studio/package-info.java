/**
 * The window: a map in the middle, tools at the left, the inspector at the right, panels below.
 *
 * <p>Terms:
 *
 * <ul>
 *   <li><b>Workbench</b>: what all panels share while a project is open: the document, what is
 *       selected, what the checks say of it, the map, background work, actions and notices. Panels
 *       know the workbench and not each other.
 *   <li><b>Panel</b>: one tab of the lower part, or one side of the window.
 *   <li><b>Action</b>: something that can be done, with its name, key and icon. Menus, the tool bar
 *       and the command palette all show the same actions.
 * </ul>
 *
 * <p>Everything here runs on the thread of the window, except what {@link
 * org.groma.editor.studio.Background} takes away from it.
 */
package org.groma.editor.studio;
