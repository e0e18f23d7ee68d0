package org.groma.engine.cycles.inspection;

import java.util.Locale;
import java.util.function.Consumer;
import org.groma.engine.cycles.setting.Board;
import org.groma.engine.cycles.setting.Position;
import org.groma.engine.kernel.Inspection;
import org.groma.engine.kernel.Objection;
import org.groma.engine.kernel.inspection.Scrutiny;
import org.groma.model.review.Severity;

/** Garrisons set up where none may be. */
final class GarrisonOutOfPlace implements Scrutiny<Ground> {

  private static final Inspection ABOUT =
      new Inspection(
          "scenario.garrison-out-of-place",
          Severity.ERROR,
          "11.3",
          "Garrison set up in a desert or outside the imperial boundary",
          "No garrison may be built there, and one outside the boundary is unsupported (11.5).",
          "Romans in Roman Empire: a garrison stands in Palmyra, which is a desert.",
          "Set the garrison up elsewhere, or correct the area.");

  @Override
  public Inspection about() {
    return ABOUT;
  }

  @Override
  public void look(Ground ground, Consumer<Objection> out) {
    Board board = ground.board();
    for (int i = 0; i < ground.setting().positions(); i++) {
      Position position = ground.setting().position(i);
      position.units().stream()
          .filter(stationed -> stationed.kind() == ground.setting().kinds().garrison())
          .map(Position.Stationed::area)
          .distinct()
          .forEach(area -> {
            if (board.isDesert(area)) {
              out.accept(object(ground, position, area, "which is a desert"));
            } else if (ground.setting().options().boundary() && !board.isInside(area)) {
              out.accept(
                  object(ground, position, area, "which lies outside the imperial boundary"));
            }
          });
    }
  }

  private static Objection object(Ground ground, Position position, int area, String why) {
    return Objection.of(
        ABOUT,
        String.format(
            Locale.ROOT,
            "%s in %s: a garrison stands in %s, %s.",
            position.name(),
            ground.scenario().name(),
            ground.board().name(area),
            why),
        "setups",
        ground.subject(),
        "province:" + ground.board().id(area));
  }
}
