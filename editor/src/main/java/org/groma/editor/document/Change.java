package org.groma.editor.document;

import org.groma.model.edit.Reach;
import org.groma.model.project.Project;

/**
 * From one state of a document to the next.
 *
 * @param name what was done, as the history lists it
 * @param reach what depends on nothing of this need not be looked at again
 * @param revision of the state after it
 */
public record Change(String name, Project before, Project after, Reach reach, long revision) {}
