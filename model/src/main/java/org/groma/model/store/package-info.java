/**
 * A project in its folder: loading, saving, and the journal of what is not saved yet.
 *
 * <p>Terms:
 *
 * <ul>
 *   <li><b>Project file</b>: a file that holds a part of a project. Which these are is said by
 *       {@link org.groma.model.project.Kinds} and {@code ProjectFiles}; all other files in the
 *       folder are left alone.
 *   <li><b>Snapshot</b>: the bytes of all project files at one moment.
 *   <li><b>Fingerprint</b>: a checksum of a snapshot; two folders with the same one hold the same
 *       project, byte for byte.
 *   <li><b>Format</b>: the first field of every project file, {@code groma.provinces/1}: what is in
 *       it, and in which version of the spelling.
 *   <li><b>Migration</b>: a change of a document from one version of its format to the next.
 *   <li><b>Pending save</b>: a save that is decided, its new files complete in {@code
 *       .groma/save.ready}, but not all of them in their places.
 *   <li><b>Journal</b>: the edits since the last save, in {@code .groma/journal.jsonl}.
 *   <li><b>Lock</b>: the right to write into the folder, held by one window or command from before
 *       it reads the project until it is done with it, in {@code .groma/lock}.
 * </ul>
 *
 * <p>Invariants:
 *
 * <ul>
 *   <li>A project that is saved and loaded is equal to what it was; saving it again changes no byte
 *       and touches no file.
 *   <li>At every instant, even if the machine stops, the folder loads as the project before a save
 *       or as the project after it. The rename of {@code save.tmp} to {@code save.ready} is the
 *       moment of decision; loading reads through a pending save, and the next save first finishes
 *       it.
 *   <li>Loading writes nothing.
 *   <li>A save writes and deletes project files alone, and nothing through a link. What lies in
 *       {@code .groma} may come from a stranger.
 *   <li>A disk that cannot say whether something is there has not said that it is not: {@code
 *       Disk.isThere} throws where {@code Files.exists} would say no.
 *   <li>Nothing is written into a folder but by whoever has its lock, and a journal belongs to that
 *       one. A save that says what it was made from is refused if the files are others by now.
 *   <li>A project with a broken file is not loaded in part. A project whose files are whole but
 *       which names something that does not exist is loaded, and the broken reference told.
 * </ul>
 */
package org.groma.model.store;
