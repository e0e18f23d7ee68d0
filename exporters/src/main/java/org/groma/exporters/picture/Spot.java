package org.groma.exporters.picture;

/**
 * Where a name goes.
 *
 * @param x its middle
 * @param merit how good a place it is, to be compared only with others for the same name
 */
record Spot(TextBlock text, double x, double y, Turn turn, double size, double merit) {

  TextBox box() {
    return text.at(x, y, turn, size);
  }
}
