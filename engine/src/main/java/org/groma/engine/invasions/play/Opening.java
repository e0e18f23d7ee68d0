package org.groma.engine.invasions.play;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import org.groma.engine.invasions.control.Settlement;
import org.groma.engine.invasions.event.Activity;
import org.groma.engine.invasions.event.LandEvent;
import org.groma.engine.invasions.event.LeaderEvent;
import org.groma.engine.invasions.event.NationEvent;
import org.groma.engine.invasions.event.RealmEvent;
import org.groma.engine.invasions.event.Religion;
import org.groma.engine.invasions.event.SequenceEvent;
import org.groma.engine.invasions.event.UnitEvent;
import org.groma.engine.invasions.event.UnitSet;
import org.groma.engine.invasions.setting.Board;
import org.groma.engine.invasions.setting.NationCard;
import org.groma.engine.invasions.setting.Roster;
import org.groma.engine.invasions.setting.Setting;
import org.groma.engine.invasions.setting.Status;
import org.groma.engine.invasions.setting.TimeTable;
import org.groma.engine.invasions.state.World;
import org.groma.engine.kernel.Rule;
import org.groma.engine.kernel.Shortfall;
import org.groma.model.id.Place;
import org.groma.model.scenario.Marker;
import org.groma.model.scenario.Relation;
import org.groma.model.scenario.Setup;

/** Sets a scenario up on an empty map. */
@Rule("V.A")
public final class Opening {

  private static final int HERESY_PLUS = 2;

  private final Play play;
  private final Setting setting;
  private final Board board;
  private final List<Shortfall> shortfalls = new ArrayList<>();

  private Opening(Play play) {
    this.play = play;
    this.setting = play.setting();
    this.board = setting.board();
  }

  /** Puts everything where the scenario says; what cannot be put is returned. */
  public static List<Shortfall> setUp(Play play) {
    Opening opening = new Opening(play);
    opening.cities();
    opening.religions();
    opening.raiders();
    setUpNations(opening);
    opening.setting.scenario().markers().forEach(opening::mark);
    opening.setting.scenario().relations().forEach(opening::relate);
    opening.control();
    opening.invasions();
    play.happen(new SequenceEvent.TurnBegan(opening.setting.scenario().firstTurn()));
    return opening.shortfalls;
  }

  private static void setUpNations(Opening opening) {
    opening.setting.scenario().setups().forEach(opening::nation);
  }

  private void cities() {
    for (int province = 0; province < board.provinces(); province++) {
      int at = province;
      board
          .city(province)
          .filter(site -> board.isInPlay(at) && site.level() > 0)
          .ifPresent(site -> {
            play.happen(new LandEvent.CityGrown(at, site.level()));
            if (site.fortified()) {
              play.happen(new LandEvent.WallsSet(at, true));
            }
          });
    }
  }

  /** What nations believe; everybody is pagan unless the data say otherwise. */
  private void religions() {
    for (int nation = 0; nation < setting.nations(); nation++) {
      String word = setting.destinies().religion(nation);
      Optional<Religion> religion = Religion.of(word);
      if (religion.isEmpty()) {
        shortfalls.add(
            new Shortfall(
                "nation " + setting.nation(nation).id(), "'" + word + "' is no religion"));
      } else if (religion.get() != Religion.PAGAN) {
        play.happen(new RealmEvent.ReligionSet(nation, religion.get()));
      }
    }
  }

  /** Who is on the map already and invades in the first turn. */
  private void invasions() {
    int turn = setting.scenario().firstTurn();
    for (TimeTable.Entry entry : setting.timeTable().entries(turn, TimeTable.Kind.INVASION)) {
      if (entry.atSetup()) {
        play.happen(new NationEvent.InvasionSet(entry.nation(), true));
      }
    }
  }

  private void raiders() {
    for (int nation = 0; nation < setting.nations(); nation++) {
      if (setting.nation(nation).raider()) {
        play.happen(new NationEvent.ActivityChanged(nation, Activity.RAIDER));
      }
    }
  }

  private void nation(Setup setup) {
    int nation = setting.nation(setup.nation().slug());
    NationCard card = setting.nation(nation);
    Status status = setup.status().flatMap(Status::of).orElse(card.status());
    boolean inactive = setup.tags().has("inactive") || card.inactive();
    play.happen(
        new NationEvent.ActivityChanged(nation, inactive ? Activity.INACTIVE : Activity.ACTIVE));
    if (status != card.status()) {
      play.happen(new NationEvent.StatusChanged(nation, status));
    }
    setup.age().ifPresent(age -> play.happen(new NationEvent.AgeSet(nation, age)));
    setup
        .treasury()
        .filter(gold -> gold.count() != 0)
        .ifPresent(gold -> play.happen(new NationEvent.GoldChanged(nation, gold.count())));
    setup.seat().ifPresent(seat -> seat(nation, status, seat));
    setup.units().forEach(placed -> units(nation, placed));
    for (Setup.Posted posted : setup.leaders()) {
      number(posted.place(), "leader " + posted.leader())
          .ifPresent(place ->
              play.happen(new LeaderEvent.Posted(setting.leader(posted.leader().slug()), place)));
    }
  }

  private void seat(int nation, Status status, Place seat) {
    number(seat, setting.nation(nation).id())
        .ifPresent(place -> {
          if (status == Status.BARBARIAN) {
            play.happen(new NationEvent.HordeMoved(nation, place));
          } else if (play.world().hasCity(place)) {
            play.happen(new NationEvent.CapitalMoved(nation, place));
          }
        });
  }

  private void units(int nation, Setup.Placed placed) {
    OptionalInt place = number(placed.place(), setting.nation(nation).id());
    if (place.isEmpty()) {
      return;
    }
    Roster roster = setting.roster();
    int[] found = new int[Math.min(placed.count(), roster.end(nation) - roster.first(nation))];
    int count = 0;
    for (int unit = roster.first(nation); unit < roster.end(nation); unit++) {
      if (count < found.length
          && play.world().place(unit) == World.POOL
          && roster.kind(unit).id().equals(placed.unit().slug())) {
        found[count++] = unit;
      }
    }
    if (count < placed.count()) {
      shortfalls.add(
          new Shortfall(
              "set-up of " + setting.nation(nation).id() + ", " + placed.place(),
              "the pool has only " + count + " " + placed.unit() + " left of " + placed.count()));
    }
    UnitSet units = UnitSet.of(Arrays.copyOf(found, count));
    if (!units.isEmpty()) {
      play.happen(new UnitEvent.Placed(units, place.getAsInt()));
      if (placed.tags().has("damaged")) {
        play.happen(new UnitEvent.Damaged(units));
      }
    }
  }

  private void mark(Marker marker) {
    if (!marker.place().isProvince()) {
      markArea(marker);
      return;
    }
    OptionalInt place = number(marker.place(), "marker " + marker.kind());
    if (place.isEmpty()) {
      return;
    }
    int at = place.getAsInt();
    int nation = marker.nation().map(id -> setting.nation(id.slug())).orElse(World.NOBODY);
    switch (marker.kind()) {
      case "limes" -> play.happen(new LandEvent.LimesSet(at, nation));
      case "pillage" -> play.happen(new LandEvent.PillageSet(at, true));
      case "fortification" -> play.happen(new LandEvent.WallsSet(at, true));
      case "dismantled" -> play.happen(new LandEvent.WallsSet(at, false));
      case "revolt" -> play.happen(new LandEvent.RevoltSet(at, 1));
      case "revolt-plus" -> play.happen(new LandEvent.RevoltSet(at, 2));
      default -> {
        // markers of nations belong to other chapters
      }
    }
  }

  /** A heresy is of the religion of the nation that its marker names, else of the people's. */
  private void markArea(Marker marker) {
    if (marker.kind().equals("heresy")) {
      int area = board.areaNamed(marker.place().slug());
      Religion religion =
          marker
              .nation()
              .map(nation -> play.world().realms().religion(setting.nation(nation.slug())))
              .orElse(setting.country().faith(area));
      if (religion == Religion.PAGAN) {
        shortfalls.add(
            new Shortfall("set-up, heresy in " + marker.place(), "no pagan is a heretic"));
        return;
      }
      play.happen(new RealmEvent.HeresySet(area, religion, HERESY_PLUS));
    }
  }

  private void relate(Relation relation) {
    int from = setting.nation(relation.from().slug());
    int to = setting.nation(relation.to().slug());
    switch (relation.kind()) {
      case "client" -> play.happen(new NationEvent.Sworn(from, to));
      case "vassal" -> play.happen(new NationEvent.Submitted(from, to));
      case "foedus" -> play.happen(new NationEvent.Federated(from, to));
      case "alliance", "united" -> play.happen(new NationEvent.Allied(from, to));
      case "pact", "neutral" -> play.happen(new NationEvent.PactMade(from, to));
      case "hostile" -> play.happen(new NationEvent.HostilityDeclared(from, to));
      default -> {
        // the Goths' exchange of mercenaries is a rule of their own
      }
    }
  }

  /** What the scenario gives a nation is its own before anything is counted. */
  private void control() {
    for (Setup setup : setting.scenario().setups()) {
      int nation = setting.nation(setup.nation().slug());
      for (Setup.Placed placed : setup.units()) {
        hold(nation, placed.place());
      }
      setup.seat().ifPresent(place -> hold(nation, place));
      setup.controls().forEach(place -> hold(nation, place));
    }
    Incumbents.first(play);
    Settlement.settle(play);
  }

  private void hold(int nation, Place place) {
    board
        .number(place)
        .ifPresent(province -> {
          if (board.isProvince(province)) {
            play.happen(new LandEvent.HolderChanged(province, nation));
          }
        });
  }

  private OptionalInt number(Place place, String what) {
    OptionalInt number = board.number(place);
    if (number.isEmpty() || !board.isInPlay(number.getAsInt())) {
      shortfalls.add(new Shortfall("set-up, " + what, place + " is not on the map in play"));
      return OptionalInt.empty();
    }
    return number;
  }
}
