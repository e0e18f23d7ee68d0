/**
 * The command palette: one box that finds every action and everything that has a name, and does or
 * shows it.
 */
package org.groma.editor.palette;
