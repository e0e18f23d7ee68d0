package org.groma.engine.cycles.story;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.stream.Collectors;
import org.groma.engine.cycles.event.BattleTold;
import org.groma.engine.cycles.event.CityEvent;
import org.groma.engine.cycles.event.CyclesEvent;
import org.groma.engine.cycles.event.DeedTold;
import org.groma.engine.cycles.event.LeaderEvent;
import org.groma.engine.cycles.event.MoneyEvent;
import org.groma.engine.cycles.event.PositionEvent;
import org.groma.engine.cycles.event.ScenarioEvent;
import org.groma.engine.cycles.event.TurnEvent;
import org.groma.engine.cycles.event.UnitEvent;
import org.groma.engine.cycles.setting.Setting;
import org.groma.engine.cycles.state.World;
import org.groma.engine.kernel.Audience;
import org.groma.engine.kernel.Chapter;
import org.groma.engine.kernel.Event;
import org.groma.engine.kernel.Rolled;
import org.groma.engine.kernel.Storyteller;

/** The story of a game, told while its events come in. */
public final class Annals implements Storyteller {

  private final World world;
  private final Audience audience;
  private final Names names;
  private final List<String> dice = new ArrayList<>();

  public Annals(Setting setting, Audience audience) {
    this.audience = audience;
    this.world = new World(setting);
    this.names = new Names(world);
    audience.enter(new Chapter(setting.scenario().firstTurn() - 1, List.of()));
    audience.line(setting.scenario().name());
  }

  @Override
  public void hear(Event event) {
    switch (event) {
      case Rolled(String purpose, _, int result) -> dice.add(purpose + " " + result);
      case CyclesEvent ours -> {
        if (isToldBefore(ours)) {
          tell(ours);
          world.apply(ours);
        } else {
          world.apply(ours);
          tell(ours);
        }
      }
      default -> {
        // not of this game
      }
    }
  }

  /** Who goes somewhere or leaves the board is named by where he stood. */
  private static boolean isToldBefore(CyclesEvent event) {
    return event instanceof UnitEvent.Removed
        || event instanceof UnitEvent.Hired
        || event instanceof UnitEvent.Released
        || event instanceof UnitEvent.Moved
        || event instanceof LeaderEvent.Lost
        || event instanceof LeaderEvent.Executed;
  }

  @Override
  public void finish() {
    dice.clear();
  }

  private void tell(CyclesEvent event) {
    switch (event) {
      case TurnEvent turn -> turn(turn);
      case UnitEvent unit -> unit(unit);
      case LeaderEvent leader -> leader(leader);
      case CityEvent city -> city(city);
      case MoneyEvent money -> money(money);
      case PositionEvent position -> position(position);
      case ScenarioEvent.Marked marked -> marked(marked);
      case BattleTold battle -> battle(battle);
      case DeedTold deed -> deed(deed);
    }
  }

  private void marked(ScenarioEvent.Marked event) {
    String subject =
        switch (event.mark().about()) {
          case GAME -> "the game";
          case PLACE -> names.place(event.subject());
          case POSITION -> names.position(event.subject());
          case PROVINCE -> world.board().provinceName(event.subject());
        };
    say(subject + ": " + event.mark().word() + " " + event.value(), event.mark().section());
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
      case TurnEvent.PhaseBegan(var phase, int position) -> {
        audience.enter(
            new Chapter(
                world.turn(), List.of(phase.word(), world.setting().position(position).id())));
        audience.line(names.position(position) + ", " + phase.word());
      }
      case TurnEvent.Came(int seat) -> say(names.seat(seat) + " enters the game", "14.3");
      case TurnEvent.Left(int seat) -> say(names.seat(seat) + " leaves the game", "14.3");
      case TurnEvent.Ended(int winner, int seat) -> ended(winner, seat);
    }
  }

  /** Where positions are chosen, players win; what they played may have been several things. */
  private void ended(int winner, int seat) {
    if (world.setting().freePositions().isPresent() && seat >= 0) {
      say(names.seat(seat) + " wins", world.setting().isOpen() ? "14.3" : "14.2");
    } else {
      say(winner < 0 ? "nobody wins" : names.position(winner) + " wins", "14.2");
    }
  }

  private void leader(LeaderEvent event) {
    switch (event) {
      case LeaderEvent.Posted(int leader, int place) ->
          say(names.leader(leader) + " is in " + names.place(place), "10.2");
      case LeaderEvent.Embarked(int leader, int ship) ->
          say(names.leader(leader) + " is with " + names.unit(ship), "8.2");
      case LeaderEvent.Lost(int leader) -> say(names.leader(leader) + " is lost", "10.2");
      case LeaderEvent.Proved(int leader, _) ->
          say(names.leader(leader) + " proves to be: " + world.leaderKind(leader).word(), "13.6");
      case LeaderEvent.Taken(int leader, int unit) ->
          say(names.leader(leader) + " is a captive of " + names.unit(unit), "13.6");
      case LeaderEvent.Freed(int leader) -> say(names.leader(leader) + " is free again", "13.6");
      case LeaderEvent.Executed(int leader) ->
          say(
              names.leader(leader) + " is executed by " + names.owner(world.holder(leader)),
              "13.6");
    }
  }

  /** Who is held by a unit that goes to the bottom or off the map goes with it. */
  private void removed(int unit) {
    say(names.unit(unit) + " is removed from " + names.place(world.place(unit)), removal());
    for (int leader = 0; leader < world.leaderCount(); leader++) {
      if (world.holder(leader) == unit) {
        say(names.leader(leader) + " is lost with it", "13.6");
      }
    }
  }

  private void unit(UnitEvent event) {
    switch (event) {
      case UnitEvent.Raised(int unit, int kind, int place) ->
          say(
              names.kind(kind) + " of " + names.owner(unit) + " in " + names.place(place),
              arrival());
      case UnitEvent.Moved(int unit, int place) -> {
        if (place != world.place(unit)) {
          String from = names.place(world.place(unit));
          say(names.unit(unit) + " moves from " + from + " to " + names.place(place), "5.1");
        }
      }
      case UnitEvent.Driven(int unit, int place) ->
          say(names.unit(unit) + " goes to " + names.place(place), "7.2");
      case UnitEvent.Turned(int unit, int kind) ->
          say("a counter of " + names.owner(unit) + " is " + names.kind(kind) + " now", "10.1");
      case UnitEvent.Removed(int unit) -> removed(unit);
      case UnitEvent.Aimed(int unit, int area, _, _) ->
          say(names.unit(unit) + " is about to land in " + names.place(area), "8.2");
      case UnitEvent.Hired(var hired, var as) ->
          say(
              names.units(hired)
                  + " in "
                  + names.place(world.place(hired.getFirst()))
                  + ": in the service of "
                  + names.owner(as.getFirst()),
              "13.4");
      case UnitEvent.Released(var hired, int place) ->
          say(names.units(hired) + ": no longer in service, in " + names.place(place), "13.4");
      case UnitEvent.Inverted _, UnitEvent.Attacked _ -> {
        // told by what comes of it
      }
    }
  }

  /** The section that takes units off the board in this phase. */
  private String removal() {
    return switch (world.phase()) {
      case COMBINATION, GROWTH, CREATION -> "9.1";
      case MOVEMENT -> "6";
      case COMBAT -> "7.2";
      case ECONOMY -> "10.4";
      case ADMINISTRATION -> "4.6";
    };
  }

  /** The section that puts units on the board in this phase. */
  private String arrival() {
    return switch (world.phase()) {
      case GROWTH -> "9.2";
      case ECONOMY -> "10.5";
      case ADMINISTRATION -> world.turn() == 0 ? "14.2" : "4.6";
      case COMBINATION, MOVEMENT, CREATION, COMBAT -> "9.1";
    };
  }

  private void city(CityEvent event) {
    switch (event) {
      case CityEvent.Owned(int city, int position) ->
          say(
              names.city(city)
                  + (position < 0 ? " is nobody's" : " belongs to " + names.position(position)),
              "3");
      case CityEvent.Pillaged(int city, int until) ->
          say(names.city(city) + " is pillaged and recovers in turn " + until, "9.5");
      case CityEvent.Recovered(int city) -> say(names.city(city) + " has recovered", "9.5");
      case CityEvent.Garrisoned(int area) ->
          say("a neutral garrison in " + names.place(area), "14.1");
      case CityEvent.GarrisonGone(int area) ->
          say("the neutral garrison of " + names.place(area) + " is gone", "14.1");
      case CityEvent.Founded(int area, int tax) ->
          say("a city that yields " + tax + " is founded in " + names.place(area), "14.2.8");
    }
  }

  private void money(MoneyEvent event) {
    switch (event) {
      case MoneyEvent.Changed(int position, int by, var account) ->
          say(
              String.format(
                  Locale.ROOT,
                  "%s: %s%d (%s), %d now",
                  names.position(position),
                  by > 0 ? "+" : "−",
                  Math.abs(by),
                  account.name().toLowerCase(java.util.Locale.ROOT),
                  world.treasury(position)),
              account.section());
      case MoneyEvent.Improved(int position, int columns) ->
          say(names.position(position) + " buys " + columns + " columns", "10.6.1");
      case MoneyEvent.Assessed _ -> {
        // the taxes are told when they come in
      }
    }
  }

  private void position(PositionEvent event) {
    switch (event) {
      case PositionEvent.Taken(int position, int seat, _) ->
          say(
              names.seat(seat) + " takes " + names.position(position),
              world.setting().isOpen() ? "4.2" : "14.2");
      case PositionEvent.Began(int position, var stage) ->
          say(names.position(position) + " begins as " + stage.word(), "4.2");
      case PositionEvent.Fell(int position) ->
          say(names.position(position) + " is no more", "14.3");
      case PositionEvent.Counting(int position, int until) ->
          say(names.position(position) + " will be a kingdom in turn " + until, "9.3.5");
      case PositionEvent.Rose(int position, var stage) ->
          say(names.position(position) + " has become: " + stage.word(), "3");
      case PositionEvent.Revived(int position) ->
          say(names.position(position) + " sees a revival", "10.6.2");
      case PositionEvent.MoodChanged(int position, var mood) ->
          say(
              names.position(position)
                  + ": "
                  + mood.name().toLowerCase(java.util.Locale.ROOT).replace('_', ' '),
              "10.6.2");
      case PositionEvent.CapitalMoved(int position, int area) ->
          say(
              "the capital of "
                  + names.position(position)
                  + (area < 0 ? " is off the board" : " is in " + names.place(area)),
              "10.3");
      case PositionEvent.RebellionDue(int position) ->
          say(names.position(position) + " faces a rebellion", "10.3");
      case PositionEvent.CoupTried(int position, boolean tied) ->
          say(
              tied
                  ? "the elites of " + names.position(position) + " stay by the capital"
                  : "the elites of " + names.position(position) + " are free again",
              "11.7");
      case PositionEvent.Scored(int position, int points) ->
          say(names.position(position) + " scores " + points, "14.2");
      case PositionEvent.Awaited(int position, int kind, int count) ->
          say(
              names.position(position) + " has " + count + " " + names.kind(kind) + " to enter yet",
              "14.2.8");
      case PositionEvent.Dated _, PositionEvent.Reckoned _, PositionEvent.RebellionRolled _ -> {
        // told by its result
      }
    }
  }

  private void battle(BattleTold event) {
    switch (event) {
      case BattleTold.Fought fought ->
          say(
              String.format(
                  Locale.ROOT,
                  "%s attack %s in %s, %s to %d, %s: %s",
                  names.position(fought.attacker()),
                  fought.defender() < 0 ? "a garrison" : names.position(fought.defender()),
                  names.place(fought.place()),
                  Names.halves(fought.attack()),
                  fought.defence(),
                  world.setting().combat().odds(fought.column()),
                  fought.result()),
              "7.1");
      case BattleTold.Sailed(int unit, int seas, boolean sunk) ->
          say(
              names.unit(unit) + " crosses " + seas + " sea areas" + (sunk ? " and sinks" : ""),
              "5.3");
    }
  }

  private void deed(DeedTold event) {
    switch (event) {
      case DeedTold.Drew(int seat, int sum) ->
          say(
              names.seat(seat) + " rolls " + sum + " for the choice of positions",
              world.setting().isOpen() ? "14.3" : "14.2");
      case DeedTold.Administered(int position, int column, var ruling) ->
          say(
              names.position(position)
                  + " rules with column "
                  + (column + 1)
                  + ": "
                  + Names.ruling(ruling),
              "10.6");
      case DeedTold.Rebelled(int position, var rebellion) ->
          say(names.position(position) + ": " + rebellion.word().replace('-', ' '), "11.7");
      case DeedTold.Restless(int position, int lost) ->
          say(names.position(position) + " is restless and loses " + lost + " units", "9.3.6");
    }
  }
}
