/**
 * A whole project as one immutable value: its settings, the map, and a ledger of entries for every
 * kind.
 *
 * <p>Two projects that share most of their content share it in memory, so keeping every state of a
 * long session for undo is cheap.
 */
package org.groma.model.project;
