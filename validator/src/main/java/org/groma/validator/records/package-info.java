/**
 * Records as the rest of a project speaks of them, so that one can be renamed or removed with
 * nothing left that leads nowhere.
 *
 * <ul>
 *   <li><b>Mention</b>: a place in an entry that speaks of another one: a typed id, the id in a
 *       signature or an acceptance, a text or a key in open data.
 *   <li><b>Role</b>: what a text in open data is there, told by the fields that it stands in. All
 *       texts of a role speak of the same kind of record.
 *   <li><b>Doubtful</b>: a mention of which the role does not tell what it speaks of, because two
 *       kinds have such an id.
 * </ul>
 *
 * <p>Nothing here knows a record class by its fields: entries are changed as they would be written
 * to their files, and what the reader then refuses is not done.
 */
package org.groma.validator.records;
