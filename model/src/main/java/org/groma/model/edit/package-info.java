/**
 * Changes to a project as values, and the history of them.
 *
 * <p>An {@link org.groma.model.edit.Edit} turns one project into the next, or is refused with a
 * reason. The editor's undo, the validator's fixes, the command line and the journal all apply the
 * same edits. {@link org.groma.model.edit.History} keeps the states before and after; states share
 * what they have in common.
 */
package org.groma.model.edit;
