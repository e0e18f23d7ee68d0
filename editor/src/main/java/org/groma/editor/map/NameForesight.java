package org.groma.editor.map;

import java.util.List;
import java.util.function.BooleanSupplier;
import org.groma.exporters.picture.Typeface;
import org.groma.model.gazetteer.MapLabel;
import org.groma.model.gazetteer.Province;
import org.groma.model.gazetteer.Sea;
import org.groma.model.id.Place;
import org.groma.model.label.LabelBook;
import org.groma.model.project.Project;
import org.groma.model.topology.Face;

/**
 * Finds room for names that are too small to be read yet, while nobody waits: a first look from
 * nearer would have to wait for all of them at once.
 */
final class NameForesight {

  /** Enough for what one is likely to look at next; a large map would keep the machine busy. */
  private static final int MOST = 600;

  private final Frame frame;
  private final Spots spots;
  private final LabelBook labels;

  NameForesight(Frame frame, Spots spots) {
    this.frame = frame;
    this.spots = spots;
    this.labels = LabelBook.of(frame.project());
  }

  /**
   * @param givenUp asked between names
   */
  void look(BooleanSupplier givenUp) {
    int left = frame.shows(MapLayer.LABELS) ? MOST : 0;
    for (Face face : frame.index().facesIn(frame.viewport().visible())) {
      if (left-- <= 0 || givenUp.getAsBoolean()) {
        return;
      }
      face.place().ifPresent(this::look);
    }
  }

  private void look(Place place) {
    Project project = frame.project();
    String name =
        place.isSea()
            ? place.sea().flatMap(project.seas()::find).map(Sea::name).orElse("")
            : place.province().flatMap(project.provinces()::find).map(Province::name).orElse("");
    if (!name.isBlank()) {
      List<String> broken =
          labels.kept(place.toString(), name).map(MapLabel::lines).orElse(List.of());
      Typeface cut = place.isSea() ? Typeface.ITALIC : Typeface.ROMAN;
      Spots.mainFace(project.map(), place)
          .ifPresent(face -> spots.name(project.map(), face, name, broken, cut));
    }
  }
}
