package org.groma.engine.invasions.inspection;

import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.function.Consumer;
import org.groma.engine.kernel.Inspection;
import org.groma.engine.kernel.Objection;
import org.groma.engine.kernel.inspection.Scrutiny;
import org.groma.model.review.Severity;
import org.groma.model.scenario.Marker;

/** Markers that lie on a province instead of an Area, or the other way round. */
final class MarkerOnWrongGround implements Scrutiny<Ground> {

  private static final Inspection ABOUT =
      new Inspection(
          "scenario.marker-on-wrong-ground",
          Severity.ERROR,
          "XXXI.C",
          "Marker on a place of the wrong kind",
          "The marker lies where the rules never look for it.",
          "350 AD places a heresy in Numidia, which is no Area.",
          "Put heresies on Areas, all other markers on provinces.");

  @Override
  public Inspection about() {
    return ABOUT;
  }

  private static final String HERESY = "heresy";
  private static final Set<String> OF_PROVINCES =
      Set.of("pillage", "fortification", "dismantled", "revolt", "revolt-plus");

  @Override
  public void look(Ground ground, Consumer<Objection> out) {
    List<Marker> markers = ground.scenario().markers();
    for (int i = 0; i < markers.size(); i++) {
      Marker marker = markers.get(i);
      boolean wrong =
          marker.kind().equals(HERESY)
              ? marker.place().area().isEmpty()
              : OF_PROVINCES.contains(marker.kind()) && !marker.place().isProvince();
      if (wrong) {
        out.accept(
            ground.object(
                ABOUT,
                String.format(
                    Locale.ROOT,
                    "%s places a %s in %s, which is no %s.",
                    ground.scenario().name(),
                    marker.kind(),
                    ground.name(marker.place()),
                    marker.kind().equals(HERESY) ? "Area" : "province"),
                "markers[" + i + "].place",
                marker.place().toString()));
      }
    }
  }
}
