/**
 * Checks of the data of scenarios that every game has: set-ups, seats, relations, time table,
 * decks, tables.
 */
package org.groma.validator.scenario;
