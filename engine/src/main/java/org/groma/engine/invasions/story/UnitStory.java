package org.groma.engine.invasions.story;

import java.util.Optional;
import org.groma.engine.invasions.event.MovementTold;
import org.groma.engine.invasions.event.UnitEvent;
import org.groma.engine.invasions.event.UnitSet;
import org.groma.engine.invasions.setting.Border;
import org.groma.engine.invasions.state.World;

/** Units that come, march, suffer and go. */
final class UnitStory {

  private final Tale tale;
  private final World world;
  private final Names names;

  /** Whose loss has been told before they were taken off the map. */
  private UnitSet toldLost = UnitSet.NONE;

  UnitStory(Tale tale) {
    this.tale = tale;
    this.world = tale.world;
    this.names = tale.names;
  }

  void tell(UnitEvent event) {
    switch (event) {
      case UnitEvent.Placed(UnitSet units, int place) -> place(units, place);
      case UnitEvent.Marched marched -> march(marched);
      case UnitEvent.Damaged(UnitSet units) -> {
        if (!tale.inBattle) {
          tale.note(names.units(units, owner(units)) + " damaged");
        }
      }
      case UnitEvent.Restored(UnitSet units) -> {
        Optional<Spending> spending =
            tale.page.growing(Spending.class).filter(each -> each.isOf(owner(units)));
        if (spending.isPresent()) {
          spending.get().restore(units);
        } else if (!tale.inBattle) {
          tale.note(names.units(units, owner(units)) + " restored");
        }
      }
      case UnitEvent.Eliminated(UnitSet units) -> lose(units, "");
      case UnitEvent.Removed(UnitSet units) -> lose(units, " for good");
      case UnitEvent.Lent(int unit, int master) -> lend(unit, master);
      case UnitEvent.Carried(UnitSet fleets) -> embark(fleets);
      case UnitEvent.Hastened(UnitSet units, int paces) ->
          tale.note(
              names.units(units, owner(units))
                  + (units.size() == 1 ? " has " : " have ")
                  + paces
                  + (paces == 1 ? " more pace" : " more paces")
                  + " (X.B)");
      case UnitEvent.Delayed _,
          UnitEvent.Halted _,
          UnitEvent.SetAside _,
          UnitEvent.Missed _,
          UnitEvent.StackChosen _,
          UnitEvent.Shipped _,
          UnitEvent.Challenged _ -> {}
    }
  }

  void tell(MovementTold told) {
    switch (told) {
      case MovementTold.Overran(int nation, int province, UnitSet riders, UnitSet victims) -> {
        tale.say(
            names.capital(nation)
                + " overrun "
                + (victims.isEmpty() ? "the horde" : names.units(victims, nation))
                + " in "
                + names.place(province)
                + " with "
                + names.brief(riders, nation)
                + " (XVIII.E)");
        toldLost = victims;
      }
      case MovementTold.PassageForced(int nation, int province, UnitSet holders) ->
          tale.say(
              names.units(holders, nation)
                  + " hold the defenders of "
                  + names.place(province)
                  + " down, so that other "
                  + names.nation(nation)
                  + " pass (XVIII.F)");
      case MovementTold.Overcrowded(int nation, int province, UnitSet lost) -> {
        tale.say(
            names.capital(nation)
                + " are too many in "
                + names.place(province)
                + " and lose "
                + names.units(lost, nation)
                + " (XVII.A)");
        toldLost = lost;
      }
    }
  }

  private int owner(UnitSet units) {
    return world.setting().roster().nation(units.get(0));
  }

  private void march(UnitEvent.Marched marched) {
    UnitSet units = marched.units();
    int from = world.place(units.get(0));
    Optional<March> march =
        tale.page
            .unremarked(March.class)
            .filter(each -> each.continues(units, marched.leader(), from));
    if (march.isPresent() && tale.dice.isEmpty()) {
      march.get().extend(units, marched.to());
    } else {
      tale.open(0, new March(names, world.master(units.get(0)), marched, from, section(marched)));
    }
  }

  private String section(UnitEvent.Marched marched) {
    if (marched.via() == Border.COAST) {
      return "XXV.D";
    }
    return world.setting().kind(marched.units().get(0)).isFleet() ? "XXV.A" : "XVIII.B";
  }

  /** The stack that is about to cross has been chosen before. */
  private void embark(UnitSet fleets) {
    int owner = world.master(fleets.get(0));
    UnitSet cargo = world.movingStack();
    tale.say(
        names.capital(owner)
            + " take "
            + (cargo.isEmpty() ? "a leader" : names.brief(cargo, owner))
            + " across "
            + names.place(world.place(fleets.get(0)))
            + " with "
            + names.units(fleets, owner)
            + " (XXV.D)");
  }

  private void place(UnitSet units, int to) {
    for (int i = 0; i < units.size(); i++) {
      int unit = units.get(i);
      if (world.place(unit) != to) {
        Transfers.at(tale, world.master(unit), world.place(unit)).add(UnitSet.of(unit), to);
      }
    }
  }

  /** In a battle the losses are told when it is over. */
  private void lose(UnitSet units, String howLong) {
    boolean raiders = tale.page.growing(Attempt.class).isPresent();
    UnitSet there = (raiders ? units : units.where(world::isOnMap)).minus(toldLost);
    toldLost = UnitSet.NONE;
    if (tale.inBattle) {
      tale.fallen = tale.fallen.plus(units);
    } else if (!there.isEmpty()) {
      int owner = world.master(there.get(0));
      tale.note(names.the(owner) + " lose " + names.units(there, owner) + howLong);
    }
  }

  private void lend(int unit, int master) {
    int owner = world.setting().roster().nation(unit);
    Service service =
        tale.page
            .growing(Service.class)
            .filter(each -> each.includes(owner, world.master(unit), master))
            .orElseGet(() -> {
              Service begun = new Service(names, owner, world.master(unit), master);
              tale.open(0, begun);
              return begun;
            });
    service.add(unit);
  }
}
