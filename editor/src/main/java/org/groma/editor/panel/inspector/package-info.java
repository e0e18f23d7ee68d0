/**
 * The inspector: the values of what is selected, each with what the checks say of it and where it
 * comes from, and what follows from the map.
 *
 * <ul>
 *   <li><b>Form</b>: the fields of the selected entries of one kind. Where they differ, a field is
 *       empty; what is typed goes to all of them as one step.
 *   <li><b>Border form</b>: the same for borders, which are no entries: kind, river and tags.
 *   <li><b>Fact</b>: something that is not typed but follows: neighbours, size, coasts.
 *   <li><b>Draft</b>: a typed value that cannot be read. It waits in its field, also while
 *       something else is selected.
 * </ul>
 *
 * <p>Fields are those of the tables ({@link org.groma.editor.sheet.Sheet}); nothing here describes
 * a field anew.
 */
package org.groma.editor.panel.inspector;
