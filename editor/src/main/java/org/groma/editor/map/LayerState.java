package org.groma.editor.map;

/**
 * What the map maker chose for a layer.
 *
 * @param locked whether tools leave it alone
 * @param opacity 0 for invisible to 1
 */
public record LayerState(boolean shown, boolean locked, double opacity) {

  public LayerState {
    opacity = Math.clamp(opacity, 0.0, 1.0);
  }

  public LayerState shown(boolean other) {
    return new LayerState(other, locked, opacity);
  }

  public LayerState locked(boolean other) {
    return new LayerState(shown, other, opacity);
  }

  public LayerState opacity(double other) {
    return new LayerState(shown, locked, other);
  }
}
