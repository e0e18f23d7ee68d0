package org.groma.engine.invasions.story;

import org.groma.engine.invasions.event.DiplomacyTold;
import org.groma.engine.invasions.event.UnitSet;

/** Envoys and what they achieve. */
final class EnvoyStory {

  private final Tale tale;
  private final Names names;

  EnvoyStory(Tale tale) {
    this.tale = tale;
    this.names = tale.names;
  }

  void tell(DiplomacyTold told) {
    String die = tale.dice.isEmpty() ? "" : "die " + tale.dice.take() + ", ";
    switch (told) {
      case DiplomacyTold.CardPlayed(int nation, int card, int target) ->
          errand(nation, card).to(target);
      case DiplomacyTold.AllianceRefused(int nation, int target) ->
          tale.say(
              names.capital(target)
                  + " refuse an alliance with "
                  + names.the(nation)
                  + ending(die)
                  + " (XXX.B)");
      case DiplomacyTold.ClienteleRefused(int nation, int target) ->
          tale.say(
              names.capital(target)
                  + " refuse to be clients of "
                  + names.the(nation)
                  + ending(die)
                  + " (XXX.B)");
      case DiplomacyTold.BondTried(int nation, int one, int other, boolean broken) ->
          tale.say(
              names.capital(nation)
                  + " try to part "
                  + names.the(one)
                  + " from "
                  + names.the(other)
                  + ": "
                  + die
                  + (broken ? "success" : "in vain")
                  + " (XXX.B)");
      case DiplomacyTold.FoedusProposed(
              int federator,
              int federate,
              int first,
              int second,
              boolean accepted) ->
          tale.say(
              names.capital(federator)
                  + " offer "
                  + names.the(federate)
                  + " "
                  + names.place(first)
                  + (second < 0 ? "" : " and " + names.place(second))
                  + " as a Foedus: "
                  + (accepted ? "they accept" : "they decline")
                  + " (XXVIII.A)");
      case DiplomacyTold.BreachTried(int federate, int federator, boolean succeeded) ->
          tale.say(
              names.capital(federate)
                  + " would leave their Foedus with "
                  + names.the(federator)
                  + ": "
                  + die
                  + (succeeded ? "they do" : "they stay")
                  + " (XXVIII.G)");
      case DiplomacyTold.Rebelled(int vassal, int suzerain, boolean succeeded) ->
          tale.say(
              names.capital(vassal)
                  + " rebel against "
                  + names.the(suzerain)
                  + ": "
                  + die
                  + (succeeded ? "they are free" : "in vain")
                  + " (XXIX.G)");
      case DiplomacyTold.Deserted(int unit, int master, int province) ->
          tale.say(
              1,
              names.units(UnitSet.of(unit), master)
                  + " deserts "
                  + names.the(master)
                  + " in "
                  + names.place(province)
                  + " before the battle (XXVI.B)");
      case DiplomacyTold.SiegeLifted(int nation, int besieger, int province) -> {
        tale.setback = Setback.siege(besieger, province);
        tale.note(
            names.the(besieger)
                + " are bribed by "
                + names.the(nation)
                + " to lift the siege of "
                + names.city(province));
      }
      case DiplomacyTold.Baptised(int _) -> tale.note("baptised (XXXI)");
    }
  }

  /** That the card left the hand has perhaps been told. */
  private Errand errand(int nation, int card) {
    return tale.page
        .unremarked(Errand.class)
        .filter(each -> each.is(nation, card))
        .orElseGet(() -> {
          Errand begun = new Errand(names, nation, card);
          tale.open(0, begun);
          return begun;
        });
  }

  private static String ending(String die) {
    return die.isEmpty() ? "" : ": " + die.substring(0, die.length() - ", ".length());
  }
}
