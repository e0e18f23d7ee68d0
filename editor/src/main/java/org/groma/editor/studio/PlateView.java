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
    setSmooth(false); // it is scaled for a moment only, and must not take longer than a frame
  }

  void show(Plate plate) {
    setImage(Pictures.sharing(plate.image()));
    shown = Optional.of(plate.frame());
  }

  /** What the plate is a picture of. */
  Optional<Frame> shown() {
    return shown;
  }

  /** Whether it fills a view. */
  boolean covers(Viewport now) {
    return shown.filter(frame -> frame.viewport().visible().contains(now.visible())).isPresent();
  }

  void place(Viewport now) {
    shown
        .map(Frame::viewport)
        .ifPresent(then -> {
          double zoom = now.scale() / then.scale();
          double x = now.screenX(then.mapX(0));
          double y = now.screenY(then.mapY(0));
          // whole pixels are copied; between them every one would be mixed of four
          boolean whole = Math.abs(zoom - 1) < 1e-9;
          setX(whole ? Math.rint(x) : x);
          setY(whole ? Math.rint(y) : y);
          setFitWidth(then.width() * zoom);
          setFitHeight(then.height() * zoom);
        });
  }
}
