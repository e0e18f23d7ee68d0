package org.groma.exporters.table;

/**
 * One line of a list that an entry has: a set-up of a scenario, a card of a deck.
 *
 * @param entry the id of the entry
 * @param id what the line goes by, unlike any other of the table
 */
public record Part<P>(String entry, String id, P value) {

  Part<P> with(P other) {
    return new Part<>(entry, id, other);
  }
}
