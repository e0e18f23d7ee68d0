package org.groma.engine.invasions.story;

import java.util.Optional;
import org.groma.engine.invasions.event.Activity;
import org.groma.engine.invasions.event.NationEvent;
import org.groma.engine.invasions.phrases.Amounts;
import org.groma.engine.invasions.sequence.Step;
import org.groma.engine.invasions.setting.Status;
import org.groma.engine.invasions.state.World;

/** Nations: their age, wealth, hordes and capitals. */
final class NationStory {

  private final Tale tale;
  private final World world;
  private final Names names;
  private final BondStory bonds;

  NationStory(Tale tale, BondStory bonds) {
    this.tale = tale;
    this.world = tale.world;
    this.names = tale.names;
    this.bonds = bonds;
  }

  void tell(NationEvent event) {
    switch (event) {
      case NationEvent.ActivityChanged(int nation, Activity activity) -> become(nation, activity);
      case NationEvent.StatusChanged(int nation, Status status) -> {
        if (world.status(nation) != status) {
          tale.say(
              names.capital(nation) + " are now " + article(status) + " (" + rise(status) + ")");
        }
      }
      case NationEvent.AgeSet(int nation, int age) -> age(nation, age);
      case NationEvent.DeclineSet(int nation, int level) -> decline(nation, level);
      case NationEvent.GoldChanged(int nation, int halves) -> gold(nation, halves);
      case NationEvent.PointsScored(int nation, int halves, String reason) ->
          tale.page.tally().points(nation, halves, reason);
      case NationEvent.InvasionSet(int nation, boolean invading) -> {
        if (invading) {
          tale.say(names.capital(nation) + " are on an invasion this turn (XVIII.H)");
        }
      }
      case NationEvent.HordeMoved(int nation, int province) -> moveHorde(nation, province);
      case NationEvent.HordeMarched(int nation, int province, int _) ->
          marchHorde(nation, province);
      case NationEvent.Trespassed _ -> {}
      case NationEvent.CapitalMoved(int nation, int province) -> moveCapital(nation, province);
      case NationEvent.PillageDrawn(int _, int card) ->
          tale.note("pillage marker: " + names.marker(card));
      case NationEvent.Submitted _,
          NationEvent.Freed _,
          NationEvent.Sworn _,
          NationEvent.Released _,
          NationEvent.Federated _,
          NationEvent.FoedusEnded _,
          NationEvent.Allied _,
          NationEvent.AllianceEnded _,
          NationEvent.PactMade _,
          NationEvent.PactEnded _,
          NationEvent.HostilityDeclared _ ->
          bonds.tell(event);
    }
  }

  private void become(int nation, Activity activity) {
    if (world.activity(nation) == activity) {
      return;
    }
    switch (activity) {
      case ACTIVE -> tale.say(names.capital(nation) + " come into play (IX.A)");
      case INACTIVE -> tale.say(names.capital(nation) + " settle down and are inactive (VI.B)");
      case RAIDER -> tale.say(names.capital(nation) + " become raiders (VI.C)");
      case GONE -> tale.note(names.the(nation) + " are out of the game (IX.G)");
      case ABSENT -> tale.note(names.the(nation) + " leave the map");
    }
  }

  private static String article(Status status) {
    return switch (status) {
      case BARBARIAN -> "Barbarians";
      case KINGDOM -> "a Kingdom";
      case EMPIRE -> "an Empire";
    };
  }

  private static String rise(Status status) {
    return switch (status) {
      case BARBARIAN -> "VI.A";
      case KINGDOM -> "VII";
      case EMPIRE -> "VIII";
    };
  }

  /** Purchases are told with what is bought. */
  private void gold(int nation, int halves) {
    int limit = world.setting().figures().income().treasuryLimit();
    if (world.gold(nation) > limit && world.gold(nation) + halves == limit) {
      tale.say(
          names.capital(nation)
              + " forfeit "
              + Amounts.plain(halves)
              + " Gold beyond the limit of their treasury (XIV.A)");
    } else if (tale.step == Step.PURCHASES && halves < 0) {
      tale.open(0, new Spending(names, nation, halves));
    } else {
      tale.page.tally().gold(nation, halves);
    }
  }

  private void age(int nation, int age) {
    if (world.age(nation) == age) {
      return;
    }
    tale.page
        .unremarked(Ages.class)
        .orElseGet(() -> {
          Ages begun = new Ages(names);
          tale.open(0, begun);
          return begun;
        })
        .add(nation, age);
  }

  private void decline(int nation, int level) {
    int before = world.decline(nation);
    if (before != level) {
      tale.note(
          level == 0
              ? names.the(nation) + " are no longer in Decline (VI.E)"
              : names.the(nation)
                  + (level > before ? " fall into Decline " : " recover to Decline ")
                  + level
                  + " (VI.E)");
    }
  }

  private void moveHorde(int nation, int province) {
    int before = world.horde(nation);
    if (before == province) {
      return;
    }
    if (province < 0) {
      tale.note(names.the(nation) + " have no horde any more (III.D)");
    } else if (before < 0) {
      tale.note("their horde is in " + names.place(province) + " (III.D)");
    } else {
      String text = "the horde of " + names.the(nation) + " goes to " + names.place(province);
      boolean makesRoom =
          tale.motive.filter(motive -> motive.cause() == Transfer.Cause.DISPLACEMENT).isPresent();
      if (makesRoom) { // and its units after it
        tale.say(Character.toUpperCase(text.charAt(0)) + text.substring(1) + " (IX.B)");
      } else {
        tale.note(text);
      }
    }
  }

  /** With units, or on its own. */
  private void marchHorde(int nation, int province) {
    int from = world.horde(nation);
    boolean joined =
        tale.dice.isEmpty()
            && tale.page
                .unremarked(March.class)
                .map(march -> march.takeHorde(from, province))
                .orElse(false);
    if (joined) {
      return;
    }
    Optional<HordeMarch> alone =
        tale.page.unremarked(HordeMarch.class).filter(each -> each.continues(nation, from));
    if (alone.isPresent() && tale.dice.isEmpty()) {
      alone.get().extend(province);
    } else {
      tale.open(0, new HordeMarch(names, nation, from, province));
    }
  }

  private void moveCapital(int nation, int province) {
    int before = world.capital(nation);
    if (before == province) {
      return;
    }
    tale.note(
        province < 0
            ? names.the(nation) + " have lost their capital (III.G)"
            : "the capital of "
                + names.the(nation)
                + " is now "
                + names.city(province)
                + " (III.G)");
  }
}
