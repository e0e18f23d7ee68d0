package org.groma.engine.cycles.special;

/** A unit of a kind enters the board in an area. */
public record EntryPoint(int kind, int area) {}
