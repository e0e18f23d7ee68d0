/**
 * Differences between two states of a project, as people read them before they agree to a change:
 * in the files, line by line, and in what the checks find. The command line prints them, the window
 * shows them.
 */
package org.groma.editor.diff;
