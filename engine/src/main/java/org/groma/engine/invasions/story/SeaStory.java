package org.groma.engine.invasions.story;

import org.groma.engine.invasions.event.SeaTold;
import org.groma.engine.invasions.event.UnitSet;
import org.groma.engine.invasions.phrases.Amounts;

/** What happens at sea. */
final class SeaStory {

  /** Whose fleets are named by their nation: all. */
  private static final int NOBODY = -1;

  private final Tale tale;
  private final Names names;
  private final BattleStory battles;

  SeaStory(Tale tale, BattleStory battles) {
    this.tale = tale;
    this.names = tale.names;
    this.battles = battles;
  }

  void tell(SeaTold told) {
    switch (told) {
      case SeaTold.Intercepted(
              int nation,
              UnitSet fleets,
              UnitSet target,
              int sea,
              boolean succeeded) ->
          tale.say(
              tale.below,
              names.capital(nation)
                  + " try to catch "
                  + names.units(target, nation)
                  + " with "
                  + names.units(fleets, nation)
                  + " in "
                  + names.place(sea)
                  + ": "
                  + die()
                  + (succeeded ? "success" : "in vain")
                  + " (XXV.B)");
      case SeaTold.BattleRefused(int nation, int sea) ->
          tale.say(
              tale.below,
              names.capital(nation) + " refuse battle in " + names.place(sea) + " (XXV.B)");
      case SeaTold.BattleJoined joined -> join(joined);
      case SeaTold.BattleFought(int _, int _, int _, int winner) ->
          battles.end(
              (winner < 0 ? "nobody has won" : names.the(winner) + " command the sea")
                  + (tale.fallen.isEmpty() ? "" : ", sunk: " + names.units(tale.fallen, NOBODY)));
      case SeaTold.LandingRisked(int nation, int to, int roll, int modifier, boolean succeeded) -> {
        tale.dice.take();
        tale.say(
            tale.below,
            names.capital(nation)
                + " land in "
                + names.place(to)
                + ": die "
                + roll
                + ", modifier "
                + Amounts.modifier(modifier)
                + ", "
                + (succeeded ? "they come ashore" : "the sea takes its toll")
                + " (XXV.E)");
      }
      case SeaTold.CrossingCancelled(int nation, int to) ->
          tale.say(
              tale.below,
              names.capital(nation) + " do not cross to " + names.place(to) + " (XXV.B)");
    }
  }

  private String die() {
    return tale.dice.isEmpty() ? "" : "die " + tale.dice.take() + ", ";
  }

  private void join(SeaTold.BattleJoined joined) {
    int sea = joined.sea();
    battles.join(
        joined.attacker(),
        joined.defender(),
        "XXV.C",
        "Naval battle in "
            + names.place(sea)
            + " (XXV.C): "
            + battles.side(joined.attacker(), joined.attackers(), joined.attackerLeader(), sea)
            + " against "
            + battles.side(joined.defender(), joined.defenders(), joined.defenderLeader(), sea));
  }
}
