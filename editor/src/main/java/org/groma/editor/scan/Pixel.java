package org.groma.editor.scan;

/** A point of a picture, from its upper left corner, y downwards. */
public record Pixel(double x, double y) {

  public Pixel {
    x += 0.0; // there is no pixel at minus nothing
    y += 0.0;
  }
}
