/**
 * Where single values are typed: a field that knows the list its value is chosen from, and that
 * stays open with a sentence when the value cannot be read. The grid of the gazetteer and the
 * inspector use the same one.
 */
package org.groma.editor.panel.field;
