package org.groma.engine.kernel;

/** Something of a game that a report speaks of: how data and how people call it. */
public record Named(String id, String name) {}
