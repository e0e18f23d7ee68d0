package org.groma.engine.kernel;

/** A die was rolled. Changes nothing by itself; what follows from it is told by other events. */
public record Rolled(String purpose, Die die, int result) implements Event {}
