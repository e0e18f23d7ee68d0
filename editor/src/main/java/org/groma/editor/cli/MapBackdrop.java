package org.groma.editor.cli;

import java.util.Optional;
import org.groma.exporters.picture.MapPicture;
import org.groma.exporters.picture.PictureStyle;
import org.groma.exporters.picture.Scene;
import org.groma.exporters.picture.SvgPicture;
import org.groma.model.project.Project;
import org.groma.validator.report.Backdrop;

/** Draws the map that findings are pinned on. */
final class MapBackdrop {

  private static final int WIDTH = 1600;

  private MapBackdrop() {}

  /** The map of a project; nothing where there is none, or none that can be drawn. */
  static Optional<Backdrop> of(Project project, Shell shell) {
    if (project.map().faceCount() < 2) {
      return Optional.empty();
    }
    shell.announce("Drawing the map");
    try {
      return Optional.of(of(MapPicture.of(project, PictureStyle.of(WIDTH))));
    } catch (RuntimeException undrawable) {
      // a map that is reported to be broken may be so broken that no picture can be made of it
      shell.say("The map cannot be drawn as it is; the page has the findings alone.");
      return Optional.empty();
    }
  }

  private static Backdrop of(Scene scene) {
    return new Backdrop(
        SvgPicture.write(scene),
        scene.width(),
        scene.height(),
        scene.page().west(),
        scene.page().north(),
        1 / scene.pixel());
  }
}
