package org.groma.editor.map;

import org.groma.model.project.Project;

/**
 * Everything that a picture of the map depends on.
 *
 * @param index of the project's map
 */
public record Frame(
    Project project,
    MapIndex index,
    Viewport viewport,
    LayerStack layers,
    Dressing dressing,
    Inks inks) {

  public Frame at(Viewport other) {
    return new Frame(project, index, other, layers, dressing, inks);
  }

  public Frame with(LayerStack other) {
    return new Frame(project, index, viewport, other, dressing, inks);
  }

  public boolean shows(MapLayer layer) {
    return layers.shows(layer);
  }
}
