package org.groma.editor.tool;

import java.util.Optional;
import java.util.Set;
import org.groma.editor.map.Dressing;
import org.groma.editor.map.LayerStack;
import org.groma.editor.map.MapIndex;
import org.groma.model.project.Project;
import org.groma.validator.finding.Subject;

/**
 * What a tool works on.
 *
 * @param index of the project's map
 * @param pixel map units a pixel: what is near to the hand depends on the zoom
 * @param choices what is set in the bar of the tool
 * @param scan the picture under the map
 */
public record Ground(
    Project project,
    MapIndex index,
    double pixel,
    Set<Subject> selection,
    Choices choices,
    LayerStack layers,
    Optional<Dressing.Scan> scan) {

  /** How near to something the pointer must be, in map units. */
  public double reach() {
    return 9 * pixel;
  }
}
