package org.groma.editor.studio;

import java.awt.image.BufferedImage;
import java.util.Optional;
import javafx.scene.image.ImageView;
import javafx.scene.transform.Affine;
import org.groma.editor.map.Viewport;
import org.groma.editor.scan.CalibrationDraft;
import org.groma.editor.scan.Picture;
import org.groma.editor.scan.Placing;
import org.groma.editor.tool.Preview;

/** Shows the scanned picture over the map while it is being placed, so that both can be seen. */
final class ScanView extends ImageView {

  /** A finer picture would not follow the pointer. */
  private static final int SIDE = 2000;

  private static final double OPACITY = 0.6;

  private final Affine toScreen = new Affine();
  private Optional<Picture> shown = Optional.empty();

  ScanView() {
    setMouseTransparent(true);
    setManaged(false);
    setSmooth(true);
    setVisible(false);
    setOpacity(OPACITY);
    getTransforms().setAll(toScreen);
  }

  /** Shows the picture where the preview has it, if it has. */
  void show(Optional<CalibrationDraft> draft, Preview preview, Viewport view) {
    Optional<Placing> there =
        preview.shapes().stream()
            .filter(Preview.Picture.class::isInstance)
            .map(shape -> ((Preview.Picture) shape).placing())
            .findFirst();
    Optional<Picture> picture = draft.flatMap(each -> each.scan().picture());
    setVisible(picture.isPresent() && there.isPresent());
    if (isVisible()) {
      show(picture.get());
      place(picture.get(), there.get(), view);
    }
  }

  private void show(Picture picture) {
    if (!shown.equals(Optional.of(picture))) {
      shown = Optional.of(picture);
      setImage(Pictures.sharing(picture.levelWithin(SIDE)));
    }
  }

  private void place(Picture picture, Placing p, Viewport view) {
    BufferedImage level = picture.levelWithin(SIDE);
    double wide = view.scale() * picture.width() / level.getWidth();
    double high = view.scale() * picture.height() / level.getHeight();
    toScreen.setToTransform(
        p.a() * wide,
        p.b() * high,
        view.screenX(p.c()),
        -p.d() * wide,
        -p.e() * high,
        view.screenY(p.f()));
  }
}
