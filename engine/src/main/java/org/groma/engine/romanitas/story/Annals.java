package org.groma.engine.romanitas.story;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.stream.Collectors;
import org.groma.engine.kernel.Audience;
import org.groma.engine.kernel.Chapter;
import org.groma.engine.kernel.Event;
import org.groma.engine.kernel.Rolled;
import org.groma.engine.kernel.Spelling;
import org.groma.engine.kernel.Storyteller;
import org.groma.engine.romanitas.event.ActaEvent;
import org.groma.engine.romanitas.event.BattleTold;
import org.groma.engine.romanitas.event.CountTold;
import org.groma.engine.romanitas.event.DeedTold;
import org.groma.engine.romanitas.event.LandEvent;
import org.groma.engine.romanitas.event.NationEvent;
import org.groma.engine.romanitas.event.PointsEvent;
import org.groma.engine.romanitas.event.RomanitasEvent;
import org.groma.engine.romanitas.event.TroopEvent;
import org.groma.engine.romanitas.event.TurnEvent;
import org.groma.engine.romanitas.setting.Setting;
import org.groma.engine.romanitas.state.Empire;

/** The story of a game, told while its events come in. */
public final class Annals implements Storyteller {

  private final Setting setting;
  private final Empire empire;
  private final Audience audience;
  private final Names names;
  private final BattleStory battles;
  private final List<String> dice = new ArrayList<>();
  private String phase = "";

  public Annals(Setting setting, Audience audience) {
    this.setting = setting;
    this.audience = audience;
    this.empire = new Empire(setting);
    this.names = new Names(setting);
    this.battles = new BattleStory(names);
    audience.enter(new Chapter(setting.scenario().firstTurn() - 1, List.of()));
    audience.line(setting.scenario().name());
  }

  @Override
  public void hear(Event event) {
    switch (event) {
      case Rolled(String purpose, _, int result) -> dice.add(purpose + " " + result);
      case RomanitasEvent ours -> {
        empire.apply(ours);
        tell(ours);
      }
      default -> {
        // not of this game
      }
    }
  }

  @Override
  public void finish() {
    dice.clear();
  }

  private void tell(RomanitasEvent event) {
    switch (event) {
      case TurnEvent turn -> turn(turn);
      case ActaEvent acta -> acta(acta);
      case PointsEvent.Changed(int by, var reason) ->
          say(
              String.format(
                  Locale.ROOT, "%s RP (%s), %d now", signed(by), names.of(reason), empire.points()),
              reason.section());
      case LandEvent land -> land(land);
      case TroopEvent troop -> troop(troop);
      case NationEvent nation -> nation(nation);
      case DeedTold deed -> deed(deed);
      case CountTold(var reason, int by) ->
          say(
              String.format(
                  Locale.ROOT, "%s: %s RP", Spelling.capital(names.of(reason)), signed(by)),
              reason.section());
      case BattleTold battle -> say(battles.sentence(battle), BattleStory.section(battle));
    }
  }

  private static String signed(int points) {
    return (points > 0 ? "+" : "−") + Math.abs(points);
  }

  /** A line with the dice that were rolled for it. */
  private void say(String sentence, String section) {
    String rolled =
        dice.isEmpty() ? "" : dice.stream().collect(Collectors.joining(", ", " [", "]"));
    dice.clear();
    audience.line("  " + sentence + rolled + " (" + section + ")");
  }

  private void turn(TurnEvent event) {
    switch (event) {
      case TurnEvent.TurnBegan(int turn) -> {
        audience.enter(new Chapter(turn, List.of()));
        audience.line("Turn " + turn);
      }
      case TurnEvent.PhaseBegan(var began) -> {
        phase = began.word();
        audience.enter(new Chapter(empire.turn(), List.of(phase)));
        audience.line(Spelling.capital(phase) + ", " + empire.points() + " RP");
      }
      case TurnEvent.Ended(var grade, var ending) ->
          say(
              names.of(ending, empire.organised())
                  + " The game ends in a "
                  + names.plain(grade)
                  + ".",
              "3.3");
    }
  }

  private void acta(ActaEvent event) {
    switch (event) {
      case ActaEvent.Entered(var box, int placed, int modified) ->
          say(
              Spelling.capital(names.plain(box))
                  + (placed == modified
                      ? " with a " + placed
                      : " with a " + placed + ", counted as " + modified),
              "4.2");
      case ActaEvent.FavourTaken(var favour) ->
          say("The favour of the year: " + names.plain(favour), "4.2");
      case ActaEvent.FavourUsed(var favour) ->
          say("The favour is used: " + names.plain(favour), "4.2");
      case ActaEvent.FreeActionUsed(boolean diplomacy) ->
          say(diplomacy ? "Diplomacy costs nothing" : "An elite costs nothing", "4.2.3");
      case ActaEvent.Struck(var mishap) -> say("Event: " + names.plain(mishap), "8.7");
      case ActaEvent.Confined(int unit) ->
          say(names.unit(unit) + " cannot be used this turn", "8.7");
    }
  }

  private void land(LandEvent event) {
    switch (event) {
      case LandEvent.Desolated(int space) -> say(names.space(space) + " is laid waste", "3.2");
      case LandEvent.Restored(int space) -> say(names.space(space) + " is rebuilt", "5.5");
      case LandEvent.Taken(int territory, int nation) ->
          say(names.nation(nation) + " take " + names.territory(territory), "7.1.4");
      case LandEvent.MonumentBuilt(int monument, int space) ->
          say(
              Spelling.capital(names.monument(monument)) + " built in " + names.space(space),
              "5.6");
      case LandEvent.MonumentGone(int monument) ->
          say(Spelling.capital(names.monument(monument)) + " destroyed", "5.6");
    }
  }

  private void troop(TroopEvent event) {
    switch (event) {
      case TroopEvent.Mustered(var units, var figures) ->
          say("Called up: " + names.force(units, figures), "5.2.2");
      case TroopEvent.UnitEliminated(int unit) -> say(names.unit(unit) + " destroyed", "7.1.2");
      case TroopEvent.UnitReturned(int unit) -> say(names.unit(unit) + " back", "5.4");
      case TroopEvent.UnitImproved(int unit) -> say(names.unit(unit) + " become elite", "5.4");
      case TroopEvent.FleetEliminated _ -> say("The fleet is sunk", "7.3");
      case TroopEvent.FleetReturned _ -> say("A fleet is built", "5.4");
      case TroopEvent.FigureWounded(int figure) ->
          say("The " + names.figure(figure) + " is wounded", "7.5");
      case TroopEvent.FigureEliminated(int figure) ->
          say("The " + names.figure(figure) + " is killed", "7.5");
      case TroopEvent.FigureReturned(int figure) -> say("A new " + names.figure(figure), "5.4");
      case TroopEvent.Dismissed _, TroopEvent.UnpaidReturnUsed _, TroopEvent.MagisterDefeated _ -> {
        // follows from what was told
      }
    }
  }

  private void nation(NationEvent event) {
    switch (event) {
      case NationEvent.WarBegan(int nation) ->
          say(names.nation(nation) + " are at war with Rome", "6.1");
      case NationEvent.FleetCame(int nation, int zone) ->
          say("A fleet of the " + names.nation(nation) + " in the " + names.zone(zone), "7.3");
      case NationEvent.FleetGone(int nation) ->
          say("The fleet of the " + names.nation(nation) + " is gone", "7.3");
      case NationEvent.PeacePromised(int nation) ->
          say(names.nation(nation) + " promise peace for the next turn", "5.3");
      case NationEvent.CaesarNamed(int nation) ->
          say("The king of the " + names.nation(nation) + " is made Caesar", "4.2.1");
      case NationEvent.ExpeditionBegan _ -> say("Rome invades Persia", "6.3");
      case NationEvent.ClientTurned(int client, boolean roman) ->
          say(names.client(client) + (roman ? " sides with Rome" : " sides with Persia"), "6.2.2");
      case NationEvent.Pirated _, NationEvent.EnvoySent _ -> {
        // told otherwise
      }
    }
  }

  private void deed(DeedTold event) {
    switch (event) {
      case DeedTold.AttitudeFound(int nation, _, int total, String row, var deed) -> {
        audience.enter(new Chapter(empire.turn(), List.of(phase, setting.nationId(nation))));
        say(
            String.format(
                Locale.ROOT,
                "%s: %s (%d, row %s)",
                names.nation(nation),
                names.plain(deed),
                total,
                row),
            "6.1");
      }
      case DeedTold.CameToNothing(int nation, var why) ->
          say(names.nation(nation) + ": " + names.of(why), "6.1");
      case DeedTold.ReconquestBegan(int nation, int territory) -> {
        audience.enter(new Chapter(empire.turn(), List.of(phase, setting.nationId(nation))));
        say(names.nation(nation) + " want " + names.territory(territory) + " back", "6.2.5");
      }
      case DeedTold.AttackBegan(int territory, boolean bySea) ->
          say(
              "Rome attacks " + names.territory(territory) + (bySea ? " from the sea" : ""),
              bySea ? "7.4" : "6.4");
      case DeedTold.EnvoyHeard(var envoy, boolean heard) ->
          say(Spelling.capital(envoy.word()) + (heard ? ": agreed" : ": in vain"), "5.3");
    }
  }
}
