package org.groma.validator.proofread;

import org.groma.model.id.SourceTableId;

/**
 * A printed row that speaks of no entry of the project.
 *
 * @param row its position in the table, from 0
 * @param of the id that it was matched with, if it was; there is no such entry
 */
public record Unmatched(
    SourceTableId table, String kind, int row, String section, String printed, String of) {}
