package org.groma.engine.cycles.inspection;

import java.util.HashMap;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.function.Consumer;
import org.groma.engine.cycles.setting.Position;
import org.groma.engine.kernel.Inspection;
import org.groma.engine.kernel.Objection;
import org.groma.engine.kernel.inspection.Scrutiny;
import org.groma.model.pieces.Nation;
import org.groma.model.project.Kinds;
import org.groma.model.review.Severity;
import org.groma.model.scenario.Setup;

/** Set-ups at another stage than their nation is of, and positions that nobody can tell apart. */
final class PositionAtStart implements Scrutiny<Ground> {

  private static final Inspection ABOUT =
      new Inspection(
          "scenario.position-at-start",
          Severity.WARNING,
          "2.3",
          "Position that starts at another stage than its nation, or in the colour of another",
          "The stage fixes units and economy (3); each player has a set of a colour of his own.",
          "Germany starts as kingdom in Viking, Magyar and Saracen, and its nation is barbarian.",
          "Correct the status of nation or set-up, or the colour of one of both.");

  @Override
  public Inspection about() {
    return ABOUT;
  }

  @Override
  public void look(Ground ground, Consumer<Objection> out) {
    for (int i = 0; i < ground.scenario().setups().size(); i++) {
      Setup setup = ground.scenario().setups().get(i);
      Optional<Nation> nation = ground.project().get(Kinds.NATIONS).find(setup.nation());
      if (nation.isPresent()
          && !setup.status().orElse(nation.get().status()).equals(nation.get().status())) {
        out.accept(
            Objection.of(
                ABOUT,
                String.format(
                    Locale.ROOT,
                    "%s starts as %s in %s, and its nation is %s.",
                    nation.get().name(),
                    setup.status().orElseThrow(),
                    ground.scenario().name(),
                    nation.get().status()),
                "setups[" + i + "].status",
                ground.subject(),
                "nation:" + nation.get().id()));
      }
    }
    Map<String, Position> colours = new HashMap<>();
    for (int i = 0; i < ground.setting().positions(); i++) {
      Position position = ground.setting().position(i);
      Optional<String> colour =
          ground
              .project()
              .get(Kinds.NATIONS)
              .find(position.id())
              .flatMap(nation -> nation.attributes().text("colour"))
              .map(text -> text.toUpperCase(Locale.ROOT));
      Position before = colour.isPresent() ? colours.putIfAbsent(colour.get(), position) : null;
      if (before != null) {
        out.accept(
            Objection.of(
                ABOUT,
                String.format(
                    Locale.ROOT,
                    "%s and %s have the same colour in %s.",
                    before.name(),
                    position.name(),
                    ground.scenario().name()),
                "attributes.colour",
                "nation:" + position.id(),
                "nation:" + before.id(),
                ground.subject()));
      }
    }
  }
}
