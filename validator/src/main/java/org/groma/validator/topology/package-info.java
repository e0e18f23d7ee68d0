/** Checks of the drawing: what is valid as a subdivision and still no good map. */
package org.groma.validator.topology;
