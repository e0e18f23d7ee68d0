package org.groma.editor.scan;

/** A point of a picture, from its upper left corner, y downwards. */
public record Pixel(double x, double y) {}
