package org.groma.engine.cycles.inspection;

import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.function.Consumer;
import org.groma.engine.cycles.setting.Facts;
import org.groma.engine.kernel.Inspection;
import org.groma.engine.kernel.Objection;
import org.groma.engine.kernel.inspection.Scrutiny;
import org.groma.model.pieces.Nation;
import org.groma.model.project.Kinds;
import org.groma.model.review.Severity;

/** Positions whose number in the order of moves differs from the order of a scenario. */
final class MoveOrder implements Scrutiny<Ground> {

  private static final Inspection ABOUT =
      new Inspection(
          "scenario.move-order",
          Severity.ERROR,
          "4.1",
          "Order of moves that differs from the numbers of the positions",
          "Historical scenarios fix who moves first; players read the number on the card of their"
              + " nation.",
          "Romans in Roman Empire move after German 2, but their number 1 comes before 4.",
          "Correct the order of the scenario or the initiative of the nation.");

  @Override
  public Inspection about() {
    return ABOUT;
  }

  @Override
  public void look(Ground ground, Consumer<Objection> out) {
    List<Nation> order =
        Facts.words(ground.scenario().attributes().get("order")).stream()
            .flatMap(id -> ground.project().get(Kinds.NATIONS).find(id).stream())
            .toList();
    boolean numbered = order.stream().anyMatch(nation -> nation.initiative().isPresent());
    Optional<Nation> before = Optional.empty();
    for (Nation nation : order) {
      if (numbered && nation.initiative().isEmpty()) {
        out.accept(
            Objection.of(
                ABOUT,
                String.format(
                    Locale.ROOT,
                    "%s moves in %s and has no number in the order, as the others have.",
                    nation.name(),
                    ground.scenario().name()),
                "initiative",
                "nation:" + nation.id(),
                ground.subject()));
      }
      if (before.isPresent() && !isLater(nation, before.get())) {
        out.accept(objection(ground, nation, before.get()));
      }
      before = nation.initiative().isPresent() ? Optional.of(nation) : before;
    }
  }

  private static boolean isLater(Nation nation, Nation before) {
    return nation.initiative().isEmpty()
        || nation.initiative().get() > before.initiative().orElse(Integer.MIN_VALUE);
  }

  private static Objection objection(Ground ground, Nation nation, Nation before) {
    return Objection.of(
        ABOUT,
        String.format(
            Locale.ROOT,
            "In %s %s moves after %s, but its number %d does not come after %d.",
            ground.scenario().name(),
            nation.name(),
            before.name(),
            nation.initiative().orElseThrow(),
            before.initiative().orElseThrow()),
        "attributes.order",
        ground.subject(),
        "nation:" + nation.id(),
        "nation:" + before.id());
  }
}
