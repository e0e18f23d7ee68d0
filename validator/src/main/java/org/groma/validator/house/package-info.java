/**
 * Checks that a project brings along, written by its makers in {@code checks.json}.
 *
 * <ul>
 *   <li><b>Condition</b>: what an entry must meet to be found, a small tree of tests.
 *   <li><b>Field</b>: a dotted way from an entry to values, through what it refers to and what
 *       refers to it: {@code area.status}, {@code city.level}. It leads to none, one or many.
 *   <li><b>Query</b>: a condition that is asked once, and not kept in the project.
 *   <li><b>Example</b>: a record, as much of it as matters, that a check must find or pass over.
 * </ul>
 *
 * <p>Invariant: whatever a project's file says, running its checks ends after a bounded number of
 * steps; a check that is written wrongly is a finding and never an exception.
 */
package org.groma.validator.house;
