package org.groma.engine.invasions.effect;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.groma.engine.invasions.administration.Heresies;
import org.groma.engine.invasions.administration.RevoltArea;
import org.groma.engine.invasions.administration.Revolts;
import org.groma.engine.invasions.event.Activity;
import org.groma.engine.invasions.event.Religion;
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

  /**
   * A heresy; returns the Area it was meant for, -1 without one. The calamity, which spares the
   * Areas of capitals, is about the religion of the nation it strikes; of the event's religions one
   * is chosen.
   */
  int heresy(Parameters given) {
    boolean calamity = given.texts("immune").contains("capital-area");
    int area = hereticArea(given.text("area"), calamity);
    if (area >= 0) {
      religion(given, area, calamity)
          .ifPresent(religion -> Heresies.breakOut(play, area, religion));
    }
    return area;
  }

  private Optional<Religion> religion(Parameters given, int area, boolean calamity) {
    if (calamity) {
      int nation = context.subject();
      return Heresies.canStrike(world, nation, area)
          ? Optional.of(Heresies.ofCalamity(world, nation, area))
          : Optional.empty();
    }
    Set<Religion> religions = Heresies.inArea(world, area);
    if (given.has("religion")) {
      religions.removeIf(each -> !each.word().equals(given.text("religion")));
    }
    return ChooseHeresy.ask(play, context.chooser(), area, religions, false);
  }

  /** Where it is meant for a nation, one of its Areas that can be struck is picked blindly. */
  private int hereticArea(String word, boolean calamity) {
    return switch (word) {
      case "random-civilized" -> RevoltArea.anywhere(play);
      case "own-random" -> {
        List<Integer> areas = new ArrayList<>();
        for (int area : Targets.areas(world, context.subject())) {
          if (calamity
              ? Heresies.canStrike(world, context.subject(), area)
              : !Heresies.inArea(world, area).isEmpty()) {
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
