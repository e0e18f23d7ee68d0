package org.groma.engine.kernel;

import org.groma.model.review.Severity;

/**
 * One kind of mistake that a ruleset looks for in the data of a scenario, before anything is
 * played.
 *
 * @param id a stable name, {@code scenario.over-stacking}; the first word says what the data are
 * @param section the section of the rulebook that such data offend
 * @param title the mistake in a few words
 * @param protects what would go wrong in the game
 * @param example an objection as it reads
 * @param mend what to do about it
 */
public record Inspection(
    String id,
    Severity severity,
    String section,
    String title,
    String protects,
    String example,
    String mend) {}
