package org.groma.engine.invasions.story;

import java.util.Locale;
import java.util.Optional;
import org.groma.engine.invasions.event.LandEvent;
import org.groma.engine.invasions.event.RaidMark;
import org.groma.engine.invasions.state.World;
import org.groma.engine.kernel.Spelling;

/** Provinces, cities and Areas. */
final class LandStory {

  private static final int FULL_REVOLT = 2;

  private final Tale tale;
  private final World world;
  private final Names names;

  LandStory(Tale tale) {
    this.tale = tale;
    this.world = tale.world;
    this.names = tale.names;
  }

  void tell(LandEvent event) {
    switch (event) {
      case LandEvent.HolderChanged(int province, int nation) -> hold(province, nation);
      case LandEvent.IncumbentChanged(int area, int nation) -> {
        if (world.incumbent(area) != nation) {
          control().area(area, nation);
        }
      }
      case LandEvent.LimesSet(int province, int nation) -> limes(province, nation);
      case LandEvent.LimesMoved(int from, int to) ->
          tale.say(
              0,
              String.format(
                  Locale.ROOT,
                  "The Limes of %s moves from %s to %s (XVIII.I)",
                  names.the(world.limes(from)),
                  names.place(from),
                  names.place(to)));
      case LandEvent.PillageSet(int province, boolean pillaged) -> pillage(province, pillaged);
      case LandEvent.RaidMarked(int _, RaidMark mark) -> raid(mark);
      case LandEvent.WallsSet(int province, boolean fortified) ->
          tale.note(
              fortified
                  ? names.city(province) + " gets walls (XXIII)"
                  : "the walls of " + names.city(province) + " are razed (XXIII)");
      case LandEvent.CityGrown(int province, int level) ->
          tale.note(
              level == 0
                  ? names.city(province) + " is no longer a city (III.F)"
                  : names.city(province) + " is now a city of level " + level + " (III.F)");
      case LandEvent.RevoltSet(int province, int level) -> revolt(province, level);
      case LandEvent.FoedusSet(int province, int federate) ->
          tale.note(
              federate < 0
                  ? names.place(province) + " is no longer a Foedus (XXVIII)"
                  : names.place(province)
                      + " is ceded to "
                      + names.the(federate)
                      + " as a Foedus (XXVIII)");
      case LandEvent.SiegeKept(int province, int leader) -> {
        if (leader >= 0) {
          tale.note("the siege goes on while " + names.leader(leader) + " campaigns (XXII.A)");
        } else {
          tale.setback = Setback.siege(world.active(), province);
        }
      }
    }
  }

  /** What falls by a siege is told with it; all else is counted together. */
  private void hold(int province, int nation) {
    if (world.holder(province) == nation) {
      return;
    }
    Optional<Attempt> attempt =
        tale.page.growing(Attempt.class).filter(each -> each.isAt(province));
    if (attempt.isPresent() && nation >= 0) {
      attempt.get().end(tale.dice.take(), "it falls to " + names.the(nation));
    } else {
      control().province(province, world.holder(province), nation);
    }
  }

  private Control control() {
    return tale.page
        .unremarked(Control.class)
        .orElseGet(() -> {
          Control begun = new Control(names);
          tale.open(0, begun);
          return begun;
        });
  }

  private void limes(int province, int nation) {
    if (nation >= 0) {
      tale.page
          .growing(Spending.class)
          .filter(each -> each.isOf(nation))
          .orElseGet(() -> {
            Spending begun = new Spending(names, nation, 0);
            tale.open(0, begun);
            return begun;
          })
          .renewLimes(province);
    } else if (world.limes(province) >= 0) {
      String whose = "the Limes of " + names.the(world.limes(province));
      boolean part =
          tale.page.growing(Round.class).isPresent()
              || tale.page.growing(Attempt.class).isPresent();
      if (part) {
        tale.note(whose + " is destroyed");
      } else {
        tale.say(
            tale.below,
            Spelling.capital(whose) + " in " + names.place(province) + " falls (XVIII.I)");
      }
    }
  }

  private void pillage(int province, boolean pillaged) {
    if (world.isPillaged(province) != pillaged) {
      tale.note(
          pillaged
              ? names.city(province) + " is pillaged (XI.F)"
              : names.city(province) + " recovers from pillage (XIV.I)");
    }
  }

  private void raid(RaidMark mark) {
    switch (mark) {
      case NONE -> {
        // the marker of an earlier turn is taken away
      }
      case MINUS -> tale.note("a small success, Raid \u2212 (XI.E)");
      case PLUS -> tale.note("a great success, Raid + (XI.E)");
    }
  }

  private void revolt(int province, int level) {
    if (level == 0) {
      tale.note("the revolt in " + names.place(province) + " is over");
    } else {
      tale.note(
          names.place(province)
              + (level < FULL_REVOLT
                  ? " is in revolt, Revolt \u2212"
                  : " is in full revolt, Revolt +")
              + " (XVI.E)");
    }
  }
}
