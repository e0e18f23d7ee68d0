package org.groma.engine.romanitas.setting;

/** A stratagem counter: the side that enemies of Rome use, and the other. */
public record Counter(Face enemy, Face roman) {}
