package org.groma.engine.cycles;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import org.groma.engine.cycles.event.Account;
import org.groma.engine.cycles.event.CityEvent;
import org.groma.engine.cycles.event.CyclesEvent;
import org.groma.engine.cycles.event.LeaderEvent;
import org.groma.engine.cycles.event.MoneyEvent;
import org.groma.engine.cycles.event.PositionEvent;
import org.groma.engine.cycles.event.TurnEvent;
import org.groma.engine.cycles.play.Play;
import org.groma.engine.cycles.sequence.CyclesGame;
import org.groma.engine.cycles.setting.Board;
import org.groma.engine.cycles.setting.Position;
import org.groma.engine.cycles.setting.Setting;
import org.groma.engine.cycles.setting.Stage;
import org.groma.engine.cycles.state.World;
import org.groma.engine.kernel.Event;
import org.groma.engine.kernel.ScriptedDice;
import org.groma.engine.kernel.ScriptedPlayer;
import org.groma.engine.kernel.Table;
import org.groma.model.scenario.Scenario;

/**
 * A scenario of the sample that a test sets up as it needs it, with scripted dice and answers. What
 * is not scripted is answered by the first option: nothing, where that is possible.
 */
public final class Scene {

  /** Settings never change and take time to read, so scenes of a scenario share one. */
  private static final Map<Scenario, Setting> SETTINGS = new ConcurrentHashMap<>();

  public static final Setting OPEN = setting(Sample.scenario("open"));

  /** Peoples of the open scenario without rules of their own. */
  public static final int ME = OPEN.positionNamed("german-1");

  public static final int YOU = OPEN.positionNamed("slav-1");
  public static final int THIRD = OPEN.positionNamed("german-2");

  public final ScriptedDice dice = new ScriptedDice();
  public final ScriptedPlayer answers = new ScriptedPlayer(new FirstOption());
  public final List<Event> log = new ArrayList<>();
  public final World world;
  public final Play play;
  public final Terrain land;
  private final Play before;

  private Scene(Setting setting) {
    world = new World(setting);
    play = new Play(world, new Table(dice, _ -> answers, log::add));
    before = new Play(world, new Table(dice, _ -> answers, _ -> {}));
    land = new Terrain(world);
  }

  private static Setting setting(Scenario scenario) {
    return SETTINGS.computeIfAbsent(scenario, each -> Setting.of(Sample.PROJECT, each));
  }

  // how a scene begins

  /** An empty map, before the first turn. */
  public static Scene of(Scenario scenario) {
    return new Scene(setting(scenario));
  }

  public static Scene of(String scenario) {
    return of(Sample.scenario(scenario));
  }

  /** The open scenario, with a position for each player. */
  public static Scene open() {
    return dealt(of("open"));
  }

  private static Scene dealt(Scene scene) {
    for (int seat = 0; seat < scene.world.setting().seats(); seat++) {
      scene.after(new PositionEvent.Taken(seat, seat, seat));
    }
    return scene;
  }

  /** The open scenario with more switches. */
  public static Scene with(String... switches) {
    return dealt(of(Sample.withOptions("open", switches)));
  }

  /** The first turn, with cities and capitals but without units. */
  public static Scene begun(Scenario scenario) {
    Scene scene = of(scenario);
    for (int i = 0; i < scene.world.setting().positions(); i++) {
      Position position = scene.world.setting().position(i);
      scene.after(new PositionEvent.Began(i, position.stage()));
      for (int city : position.owned()) {
        scene.after(new CityEvent.Owned(city, i));
      }
      scene.after(new PositionEvent.CapitalMoved(i, position.capital()));
    }
    return scene.turn(1);
  }

  public static Scene begun(String scenario) {
    return begun(Sample.scenario(scenario));
  }

  /** Everything is set up, whoever chooses taking the first option. */
  public static Scene deployed(String scenario) {
    return deployed(Sample.scenario(scenario));
  }

  public static Scene deployed(Scenario scenario, int... dice) {
    Scene scene = of(scenario);
    scene.dice.d6(dice);
    Table table = new Table(scene.dice, _ -> scene.answers, scene::hear);
    new CyclesGame(scene.world.setting(), table).step();
    return scene;
  }

  private void hear(Event event) {
    log.add(event);
    if (event instanceof CyclesEvent ours) {
      world.apply(ours);
    }
  }

  // what things are called

  public Board board() {
    return world.board();
  }

  public int area(String id) {
    return found(board().area(id), id);
  }

  public int city(String id) {
    return found(board().cityNamed(id), id);
  }

  public int province(String id) {
    return found(board().provinceNamed(id), id);
  }

  public int kind(String id) {
    return found(world.setting().kinds().find(id), id);
  }

  public int position(String id) {
    return found(world.setting().positionNamed(id), id);
  }

  private static int found(int number, String id) {
    if (number < 0) {
      throw new IllegalArgumentException(id);
    }
    return number;
  }

  // what has happened before

  /** Changes the state as if something had happened. */
  public Scene after(CyclesEvent... events) {
    for (CyclesEvent event : events) {
      world.apply(event);
    }
    return this;
  }

  public Scene turn(int turn) {
    return after(new TurnEvent.TurnBegan(turn));
  }

  /** A position that begins in this turn. */
  public int begin(String id, Stage stage) {
    int position = position(id);
    after(new PositionEvent.Began(position, stage));
    return position;
  }

  /** A unit stands somewhere; the log does not tell how it came there. */
  public int put(int position, String kind, int place) {
    return found(before.raise(position, kind(kind), place), "another " + kind);
  }

  public int put(int position, String kind, String area) {
    return put(position, kind, area(area));
  }

  public int put(String position, String kind, String area) {
    return put(position(position), kind, area(area));
  }

  /** The first leader of a position is in a place. */
  public int lead(int position, int place) {
    int leader = position * world.setting().leaders();
    after(new LeaderEvent.Posted(leader, place));
    return leader;
  }

  public int lead(String position, String area) {
    return lead(position(position), area(area));
  }

  /** A leader for whom this was rolled. */
  public int lead(int position, int place, int kind) {
    int leader = lead(position, place);
    after(new LeaderEvent.Proved(leader, kind));
    return leader;
  }

  public Scene garrison(int area) {
    return after(new CityEvent.Garrisoned(area));
  }

  public Scene own(int position, String... cities) {
    for (String city : cities) {
      after(new CityEvent.Owned(city(city), position));
    }
    return this;
  }

  public Scene own(String position, String... cities) {
    return own(position(position), cities);
  }

  /** All cities of a province. */
  public Scene ownProvince(int position, String province) {
    for (int city = 0; city < board().cities().size(); city++) {
      if (board().province(board().cities().get(city).area()) == province(province)) {
        after(new CityEvent.Owned(city, position));
      }
    }
    return this;
  }

  public Scene capital(int position, String area) {
    return after(new PositionEvent.CapitalMoved(position, area(area)));
  }

  public Scene treasury(int position, int money) {
    return after(new MoneyEvent.Changed(position, money - world.treasury(position), Account.START));
  }

  // what came of it

  public int owner(String city) {
    return world.cityOwner(city(city));
  }

  public int tax(String city) {
    return board().cities().get(city(city)).tax();
  }

  /** The events of a sort, in order. */
  public <E> List<E> told(Class<E> type) {
    return log.stream().filter(type::isInstance).map(type::cast).toList();
  }
}
