package org.groma.engine.romanitas.setting;

/** A monument counter. */
public record Monument(MonumentKind kind, int cost) {}
