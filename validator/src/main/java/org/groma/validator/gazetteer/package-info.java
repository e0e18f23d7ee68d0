/**
 * Checks of the rows of the gazetteer: sums, cities, terrain, names, and what the editions print.
 */
package org.groma.validator.gazetteer;
