package org.groma.editor.scan;

import org.groma.model.topology.Point;

/** A point of a picture, and where it belongs on the map. */
public record Match(Pixel pixel, Point point) {}
