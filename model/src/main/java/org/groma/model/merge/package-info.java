/**
 * Two people change one project, each on their own: what does not touch is put together.
 *
 * <p>Terms:
 *
 * <ul>
 *   <li><b>Base</b>: the state that both started from. <b>Mine</b> and <b>theirs</b>: what each
 *       made of it.
 *   <li><b>To touch</b>: to change the same field of the same entry, and not to the same value. The
 *       map with its projection is one thing, because borders hang together. Open data, tags and
 *       origins are looked at by name, parts of a list that have a key of their own (a set-up by
 *       its nation, a card by its id) by that key.
 *   <li><b>Clash</b>: where they touch, or where one side needs what the other deleted.
 * </ul>
 *
 * <p>One clash, and nothing is merged: half of somebody's work is worse than a question.
 */
package org.groma.model.merge;
