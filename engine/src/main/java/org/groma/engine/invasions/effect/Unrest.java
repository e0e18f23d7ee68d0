package org.groma.engine.invasions.effect;

import java.util.ArrayList;
import java.util.List;
import org.groma.engine.invasions.administration.Heresies;
import org.groma.engine.invasions.administration.RevoltArea;
import org.groma.engine.invasions.administration.Revolts;
import org.groma.engine.invasions.event.Activity;
import org.groma.engine.invasions.play.Play;
import org.groma.engine.invasions.state.World;
import org.groma.engine.kernel.Rule;

/** Revolts and heresies that cards and calamities bring. */
@Rule({"XVI.A", "XXXI.C"})
final class Unrest {

  private final Play play;
  private final World world;
  private final EffectContext context;

  Unrest(Play play, EffectContext context) {
    this.play = play;
    this.world = play.world();
    this.context = context;
  }

  /** A heresy; returns the Area it was meant for, -1 without one. */
  int heresy(Parameters given) {
    boolean sparesCapitals = given.texts("immune").contains("capital-area");
    int area = hereticArea(given.text("area"), sparesCapitals);
    if (area >= 0) {
      Heresies.breakOut(play, area, sparesCapitals);
    }
    return area;
  }

  /** Where it is meant for a nation, one of its Areas that can be struck is picked blindly. */
  private int hereticArea(String word, boolean sparesCapitals) {
    return switch (word) {
      case "random-civilized" -> RevoltArea.anywhere(play);
      case "own-random" -> {
        List<Integer> areas = new ArrayList<>();
        for (int area : Targets.areas(world, context.subject())) {
          if (Heresies.canStrike(world, area, sparesCapitals)) {
            areas.add(area);
          }
        }
        yield areas.isEmpty()
            ? World.NOBODY
            : areas.get(areas.size() == 1 ? 0 : play.table().dice().below(areas.size()));
      }
      case "chosen" -> choose("heresy", Targets.areas(world, context.subject()));
      default -> world.setting().board().areaNamed(word);
    };
  }

  /** Revolts; returns the Area they were meant for, -1 where that is left to the chapter. */
  int revolt(Parameters given) {
    String word = given.text("area");
    int nation = context.subject();
    int area =
        switch (word) {
          case "random-civilized" -> RevoltArea.anywhere(play);
          case "heretical" -> choose("revolt", restless(HereticalAreas.of(world, nation), nation));
          case "chosen" -> choose("revolt", restless(Targets.areas(world, nation), nation));
          default -> Revolts.ANY_AREA;
        };
    if (word.equals("random-civilized")) {
      nation = world.incumbent(area);
    }
    boolean nowhere = area < 0 && !word.equals("own-random");
    if (nowhere || nation < 0 || world.activity(nation) != Activity.ACTIVE) {
      return area;
    }
    for (int i = 0; i < given.number("count"); i++) {
      Revolts.breakOut(play, nation, area);
    }
    return area;
  }

  private List<Integer> restless(List<Integer> areas, int nation) {
    List<Integer> found = new ArrayList<>();
    for (int area : areas) {
      if (!Revolts.eligible(world, nation, area).isEmpty()) {
        found.add(area);
      }
    }
    return found;
  }

  private int choose(String word, List<Integer> areas) {
    return ChooseTarget.ask(play, context.nation(), ChooseTarget.Kind.AREA, word, areas);
  }
}
