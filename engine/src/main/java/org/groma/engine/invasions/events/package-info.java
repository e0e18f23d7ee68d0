/** The Events step of the Time Phase: chapter X. What cards do is in {@code effect}. */
package org.groma.engine.invasions.events;
