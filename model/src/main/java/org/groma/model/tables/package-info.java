/**
 * The numbers of a rulebook as data: decks of cards, tables read with dice, the time table of
 * turns. A ruleset says which of them it needs; what their effects mean is its business.
 */
package org.groma.model.tables;
