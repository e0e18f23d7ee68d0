package org.groma.editor.studio;

import java.util.List;
import java.util.Optional;
import javafx.scene.image.Image;
import javafx.scene.image.ImageView;
import org.groma.editor.map.Frame;
import org.groma.editor.map.PlateMaker.Plate;
import org.groma.editor.map.Viewport;
import org.groma.editor.map.WrittenName;

/**
 * Shows a plate where it belongs in another viewport: moved by whole pixels, or enlarged on a sheet
 * of the window's size.
 */
final class PlateView extends ImageView {

  private Optional<Plate> plate = Optional.empty();

  /** The plate as the window shows it; made once, for each one takes megabytes. */
  private Image whole;

  /** Kept from zoom to zoom for the same reason. */
  private Optional<Enlargement> sheet = Optional.empty();

  PlateView() {
    setMouseTransparent(true);
    setManaged(false);
    setSmooth(false);
  }

  /** Takes another plate; it is seen when it is placed. */
  void show(Plate made) {
    plate = Optional.of(made);
    whole = Pictures.sharing(made.image());
  }

  /** Lets the pixels go, which are most of what a window holds. */
  void clear() {
    plate = Optional.empty();
    sheet = Optional.empty();
    whole = null;
    setImage(null);
  }

  /** What the plate is a picture of. */
  Optional<Frame> shown() {
    return plate.map(Plate::frame);
  }

  List<WrittenName> names() {
    return plate.map(Plate::names).orElse(List.of());
  }

  /** Whether it fills a view. */
  boolean covers(Viewport now) {
    return shown().filter(frame -> frame.viewport().visible().contains(now.visible())).isPresent();
  }

  void place(Viewport now) {
    plate.ifPresent(made -> {
      Viewport then = made.frame().viewport();
      double zoom = now.scale() / then.scale();
      double x = now.screenX(then.mapX(0));
      double y = now.screenY(then.mapY(0));
      if (Math.abs(zoom - 1) < 1e-9) {
        setImage(whole);
        // whole pixels are copied; between them every one would be mixed of four
        setX(Math.rint(x));
        setY(Math.rint(y));
      } else {
        Enlargement onto = sheet.filter(one -> one.fits(now)).orElseGet(() -> new Enlargement(now));
        sheet = Optional.of(onto);
        onto.draw(made.image(), x, y, zoom);
        onto.refresh();
        setImage(onto.image());
        setX(0);
        setY(0);
      }
    });
  }
}
