package org.groma.engine.invasions.story;

import java.util.Optional;
import org.groma.engine.invasions.event.FieldTold;
import org.groma.engine.invasions.event.UnitSet;
import org.groma.engine.invasions.phrases.Amounts;
import org.groma.engine.invasions.setting.Terrain;
import org.groma.engine.invasions.state.World;

/** What happens around a battle on land. */
final class FieldStory {

  private final Tale tale;
  private final World world;
  private final Names names;
  private final BattleStory battles;

  FieldStory(Tale tale, BattleStory battles) {
    this.tale = tale;
    this.world = tale.world;
    this.names = tale.names;
    this.battles = battles;
  }

  void tell(FieldTold told) {
    switch (told) {
      case FieldTold.BattleJoined joined -> join(joined);
      case FieldTold.Fought fought -> end(fought);
      case FieldTold.SatOut(int nation, UnitSet units) ->
          tale.say(
              tale.below,
              names.units(units, nation)
                  + " of "
                  + names.the(nation)
                  + " sit the battle out, there is no room for them (XVII.B)");
      case FieldTold.Retreated(int nation, int from, UnitSet _) ->
          tale.page
              .growing(Transfer.class)
              .ifPresent(transfer -> transfer.because(reason(nation, from)));
      case FieldTold.CutOff _ -> {
        // that they are lost will be told
      }
      case FieldTold.Intercepted(int nation, int from, int _, int result, boolean succeeded) -> {
        reaction(nation, "try to intercept", from, result, succeeded, "XIX.A");
        move(Transfer.Cause.INTERCEPTION, from, succeeded);
      }
      case FieldTold.Fled(int nation, int from, int result, boolean succeeded) -> {
        reaction(nation, "try to flee", from, result, succeeded, "XIX.B");
        move(Transfer.Cause.FLIGHT, from, succeeded);
      }
      case FieldTold.Subdued _ -> {
        // that it submitted has been told
      }
      case FieldTold.Displaced(int _, int from, UnitSet _) ->
          move(Transfer.Cause.DISPLACEMENT, from, true);
    }
  }

  /** Not only the beaten leave. */
  private Transfer.Cause reason(int nation, int from) {
    if (tale.setback.befell(nation, from)) {
      return tale.setback.cause();
    }
    if (tale.suzerain != nation) {
      return Transfer.Cause.WITHDRAWAL;
    }
    return world.isBarbarian(tale.vassal)
        ? Transfer.Cause.EVACUATION
        : Transfer.Cause.LEFT_TO_A_KINGDOM;
  }

  private void move(Transfer.Cause cause, int from, boolean succeeded) {
    tale.motive = succeeded ? Optional.of(new Motive(cause, from)) : Optional.empty();
  }

  private void join(FieldTold.BattleJoined joined) {
    int place = joined.province();
    Terrain terrain = world.setting().board().terrain(place);
    boolean open = world.setting().figures().combat().isOpen(terrain);
    battles.join(
        joined.attacker(),
        joined.defender(),
        world.setting().options().advancedCombat() ? "XXI.F" : "XX.H",
        "Battle of "
            + names.place(place)
            + " (XX): "
            + battles.side(joined.attacker(), joined.attackers(), joined.attackerLeader(), place)
            + " against "
            + battles.side(joined.defender(), joined.defenders(), joined.defenderLeader(), place)
            + "; "
            + BattleStory.ground(terrain, open));
  }

  private void end(FieldTold.Fought fought) {
    int loser = fought.attackerWon() ? fought.defender() : fought.attacker();
    tale.setback = Setback.battle(loser, fought.province());
    battles.end(
        "lost: "
            + losses(fought.attacker(), fought.attackersLost())
            + "; "
            + losses(fought.defender(), fought.defendersLost()));
  }

  private String losses(int nation, UnitSet units) {
    return names.nation(nation) + " " + (units.isEmpty() ? "nothing" : names.units(units, nation));
  }

  private void reaction(
      int nation, String deed, int from, int result, boolean succeeded, String section) {
    String die = tale.dice.isEmpty() ? "" : "die " + tale.dice.take() + ", ";
    tale.say(
        tale.below,
        names.capital(nation)
            + " "
            + deed
            + " from "
            + names.place(from)
            + ": "
            + die
            + "in all "
            + Amounts.number(result)
            + ", "
            + (succeeded ? "success" : "in vain")
            + " ("
            + section
            + ")");
  }
}
