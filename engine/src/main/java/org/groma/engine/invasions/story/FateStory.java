package org.groma.engine.invasions.story;

import org.groma.engine.invasions.event.RealmTold;
import org.groma.engine.invasions.event.UnitSet;
import org.groma.engine.invasions.phrases.Amounts;

/** Realms that rise and fall, nations that arrive and vanish. */
final class FateStory {

  private final Tale tale;
  private final Names names;

  FateStory(Tale tale) {
    this.tale = tale;
    this.names = tale.names;
  }

  void tell(RealmTold told) {
    switch (told) {
      case RealmTold.KingdomChecked(int nation, int result, int age, boolean founded) ->
          tale.say(
              "Do "
                  + names.the(nation)
                  + " found a Kingdom? "
                  + roll(result)
                  + ", at most "
                  + age
                  + " needed: "
                  + (founded ? "yes" : "no")
                  + " (VII.C)");
      case RealmTold.EmpireChecked(int nation, int result, boolean founded) ->
          tale.say(
              "Do "
                  + names.the(nation)
                  + " found an Empire? "
                  + roll(result)
                  + ": "
                  + (founded ? "yes" : "no")
                  + " (VIII.B)");
      case RealmTold.TrialHeld(int nation, int result, boolean founded) ->
          tale.say(
              "Empire or nothing for "
                  + names.the(nation)
                  + ": "
                  + roll(result)
                  + ": "
                  + (founded ? "an Empire" : "nothing")
                  + " (VII.A)");
      case RealmTold.Vanished(int nation) ->
          tale.say(names.capital(nation) + " vanish from history (IX.G)");
      case RealmTold.Arrived _ -> {
        // told by their units and horde
      }
      case RealmTold.Reinforced(int _, int _, UnitSet _), RealmTold.Recovered(int _, UnitSet _) ->
          tale.page
              .growing(Transfer.class)
              .ifPresent(transfer -> transfer.because(Transfer.Cause.REINFORCEMENT));
      case RealmTold.Merged(int nation, int into) ->
          tale.say(names.capital(nation) + " merge into " + names.the(into) + " (IX.A)");
    }
  }

  private String roll(int result) {
    return (tale.dice.isEmpty() ? "" : "Die " + tale.dice.take() + ", ")
        + "in all "
        + Amounts.number(result);
  }
}
