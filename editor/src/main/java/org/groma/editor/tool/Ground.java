package org.groma.editor.tool;

import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.groma.editor.map.LayerStack;
import org.groma.editor.map.MapIndex;
import org.groma.editor.map.OpenStack;
import org.groma.editor.map.WrittenName;
import org.groma.editor.scan.ScanShelf;
import org.groma.model.project.Project;
import org.groma.validator.finding.Subject;

/**
 * What a tool works on.
 *
 * @param index of the project's map
 * @param pixel map units a pixel: what is near to the hand depends on the zoom
 * @param choices what is set in the bar of the tool
 * @param scans the pictures under the map
 * @param habits how somebody likes tools to work
 * @param names what is written on the map as it was painted last
 * @param opened the stack of counters that is fanned out over the map
 */
public record Ground(
    Project project,
    MapIndex index,
    double pixel,
    Set<Subject> selection,
    Choices choices,
    LayerStack layers,
    ScanShelf scans,
    ToolHabits habits,
    List<WrittenName> names,
    Optional<OpenStack> opened) {

  /** The ground where no stack is open. */
  public Ground(
      Project project,
      MapIndex index,
      double pixel,
      Set<Subject> selection,
      Choices choices,
      LayerStack layers,
      ScanShelf scans,
      ToolHabits habits,
      List<WrittenName> names) {
    this(project, index, pixel, selection, choices, layers, scans, habits, names, Optional.empty());
  }

  /** The ground for somebody with the usual habits, where no name and no picture matters. */
  public Ground(
      Project project,
      MapIndex index,
      double pixel,
      Set<Subject> selection,
      Choices choices,
      LayerStack layers) {
    this(
        project,
        index,
        pixel,
        selection,
        choices,
        layers,
        ScanShelf.EMPTY,
        ToolHabits.USUAL,
        List.of());
  }

  /** How near to something the pointer must be, in map units. */
  public double reach() {
    return habits.reach() * pixel;
  }
}
