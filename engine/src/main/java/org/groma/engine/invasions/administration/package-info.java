/** Money and what it is spent on, and what goes wrong: chapters XIII to XVI. */
package org.groma.engine.invasions.administration;
