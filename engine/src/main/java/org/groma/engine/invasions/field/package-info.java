/**
 * Battles on the map: from units in a province to two forces, and from the result back to losses,
 * fallen leaders, retreats and submission. The fighting itself is in {@code combat}.
 */
package org.groma.engine.invasions.field;
