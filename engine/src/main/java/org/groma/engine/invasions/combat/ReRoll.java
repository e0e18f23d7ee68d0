package org.groma.engine.invasions.combat;

/** A die to be rolled again: whose, and which of its pool. */
public record ReRoll(Side pool, int die) {}
