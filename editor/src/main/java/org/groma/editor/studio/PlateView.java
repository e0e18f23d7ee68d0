package org.groma.editor.studio;

import java.util.Optional;
import javafx.scene.image.ImageView;
import org.groma.editor.map.Frame;
import org.groma.editor.map.PlateMaker.Plate;
import org.groma.editor.map.Viewport;

/**
 * Shows a plate where it belongs in another viewport: moved and scaled, which costs next to
 * nothing.
 */
final class PlateView extends ImageView {

  private Optional<Frame> shown = Optional.empty();

  PlateView() {
    setMouseTransparent(true);
    setManaged(false);
    setSmooth(true);
  }

  void show(Plate plate) {
    setImage(Pictures.sharing(plate.image()));
    shown = Optional.of(plate.frame());
  }

  /** What the plate is a picture of. */
  Optional<Frame> shown() {
    return shown;
  }

  void place(Viewport now) {
    shown
        .map(Frame::viewport)
        .ifPresent(then -> {
          double zoom = now.scale() / then.scale();
          setX(now.screenX(then.mapX(0)));
          setY(now.screenY(then.mapY(0)));
          setFitWidth(then.width() * zoom);
          setFitHeight(then.height() * zoom);
        });
  }
}
