/**
 * Single mistakes in the samples, each of which must be found, and edits that are right, of which
 * nothing may be said.
 *
 * <p>Lines of {@code resources/…/corpus/GAME/FAMILY.jsonl} say a mistake as JSON: {@code in} names
 * the record ({@code table:loot}), {@code set}, {@code drop}, {@code append} or {@code
 * rename-field} the way to a value in it, {@code to} what it becomes; {@code add} and {@code
 * remove} a whole record; {@code file} with {@code move}, {@code delete}, {@code create} or {@code
 * replace} and {@code with} what happens to a file. {@code expect} lists the records or files of
 * which one must be named; otherwise it is the one that was changed. {@code play} marks what only
 * games can show.
 */
package org.groma.validator.corpus;
