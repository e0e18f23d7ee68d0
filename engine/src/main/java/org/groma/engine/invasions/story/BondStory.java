package org.groma.engine.invasions.story;

import org.groma.engine.invasions.event.NationEvent;
import org.groma.engine.invasions.state.World;

/** Bonds between nations: vassals, clients, federates, allies, pacts, hostility. */
final class BondStory {

  private final Tale tale;
  private final World world;
  private final Names names;

  BondStory(Tale tale) {
    this.tale = tale;
    this.world = tale.world;
    this.names = tale.names;
  }

  /** Tells those events of nations that are about two of them. */
  void tell(NationEvent event) {
    String die = die();
    if (event instanceof NationEvent.Submitted(int vassal, int suzerain)) {
      tale.vassal = vassal;
      tale.suzerain = suzerain;
    } else if (event instanceof NationEvent.Sworn(int client, int patron)) {
      tale.vassal = client;
      tale.suzerain = patron;
    }
    if (event instanceof NationEvent.HostilityDeclared(int nation, int other)) {
      hostility(nation, other);
    } else {
      String words = words(event);
      if (!words.isEmpty()) {
        tale.say(Character.toUpperCase(words.charAt(0)) + words.substring(1) + die);
      }
    }
  }

  private String die() {
    return tale.dice.isEmpty() ? "" : ": die " + tale.dice.take();
  }

  private String words(NationEvent event) {
    return switch (event) {
      case NationEvent.Submitted(int vassal, int suzerain) ->
          pair(vassal, " become vassals of ", suzerain, "XXIX");
      case NationEvent.Freed(int vassal) ->
          pair(vassal, " are no longer vassals of ", world.diplomacy().suzerain(vassal), "XXIX");
      case NationEvent.Sworn(int client, int patron) ->
          pair(client, " become clients of ", patron, "XXVII");
      case NationEvent.Released(int client) ->
          pair(client, " are no longer clients of ", world.diplomacy().patron(client), "XXVII");
      case NationEvent.Federated(int federate, int federator) ->
          pair(federate, " become federates of ", federator, "XXVIII");
      case NationEvent.FoedusEnded(int federate) ->
          pair(federate, " are no longer federates of ", federator(federate), "XXVIII");
      case NationEvent.Allied(int nation, int other) ->
          pair(nation, " become allies of ", other, "XXVI");
      case NationEvent.AllianceEnded(int nation, int other) ->
          pair(nation, " are no longer allies of ", other, "XXVI");
      case NationEvent.PactMade(int nation, int other) ->
          pair(nation, " make a pact with ", other, "XXX.B");
      case NationEvent.PactEnded(int nation, int other) ->
          pair(nation, " are no longer bound by a pact with ", other, "XXX.B");
      case NationEvent.HostilityDeclared _,
          NationEvent.ActivityChanged _,
          NationEvent.StatusChanged _,
          NationEvent.AgeSet _,
          NationEvent.DeclineSet _,
          NationEvent.GoldChanged _,
          NationEvent.PointsScored _,
          NationEvent.InvasionSet _,
          NationEvent.HordeMoved _,
          NationEvent.HordeMarched _,
          NationEvent.Trespassed _,
          NationEvent.CapitalMoved _,
          NationEvent.PillageDrawn _ ->
          "";
    };
  }

  private int federator(int federate) {
    return world.diplomacy().federator(federate);
  }

  private String pair(int one, String bond, int other, String section) {
    return names.the(one) + bond + names.the(other) + " (" + section + ")";
  }

  private void hostility(int nation, int other) {
    tale.page
        .unremarked(Hostility.class)
        .filter(each -> each.isTo(other))
        .orElseGet(() -> {
          Hostility begun = new Hostility(names, other);
          tale.open(0, begun);
          return begun;
        })
        .add(nation);
  }
}
