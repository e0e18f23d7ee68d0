package org.groma.engine.cycles.combat;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.IntPredicate;
import java.util.stream.IntStream;
import org.groma.engine.cycles.event.CityEvent;
import org.groma.engine.cycles.event.CyclesEvent;
import org.groma.engine.cycles.event.LeaderEvent;
import org.groma.engine.cycles.event.UnitEvent;
import org.groma.engine.cycles.play.Play;
import org.groma.engine.cycles.setting.Board;
import org.groma.engine.cycles.setting.Edge;
import org.groma.engine.cycles.setting.Result;
import org.groma.engine.cycles.setting.Setting;
import org.groma.engine.cycles.state.World;
import org.groma.engine.kernel.Decision;
import org.groma.engine.kernel.Event;
import org.groma.engine.kernel.Player;
import org.groma.engine.kernel.ScriptedDice;
import org.groma.engine.kernel.ScriptedPlayer;
import org.groma.engine.kernel.Table;
import org.groma.model.project.Kinds;
import org.groma.model.project.Project;
import org.groma.model.scenario.Scenario;
import org.groma.model.store.LoadResult;
import org.groma.model.store.ProjectStore;
import org.groma.model.value.Attributes;
import org.groma.model.value.Datum;

/**
 * An empty map of the sample on which a test places units of three positions. What is not scripted
 * is answered by the first option: no attack, no advance, the first way of retreat, yes.
 */
public final class Scene {

  private static final Project PROJECT =
      ((LoadResult.Loaded)
              ProjectStore.loadStrictly(Path.of("..", "sample-data", "barbarian-kingdom-empire")))
          .project();

  public static final Setting OPEN = Setting.of(PROJECT, scenario("open"));

  /** Peoples without rules of their own. */
  public static final int ME = OPEN.positionNamed("german-1");

  public static final int YOU = OPEN.positionNamed("slav-1");
  public static final int THIRD = OPEN.positionNamed("german-2");

  private static final class FirstOption implements Player {
    @Override
    public <A> A decide(Decision<A> decision) {
      return decision.options().getFirst();
    }
  }

  public final ScriptedDice dice = new ScriptedDice();
  public final ScriptedPlayer answers = new ScriptedPlayer(new FirstOption());
  public final World world;
  public final Play play;
  public final Board board;
  public final List<Event> log = new ArrayList<>();

  public Scene(Setting setting) {
    world = new World(setting);
    play = new Play(world, new Table(dice, _ -> answers, log::add));
    board = setting.board();
  }

  public static Scene open() {
    return new Scene(OPEN);
  }

  public static Scenario scenario(String id) {
    return PROJECT.get(Kinds.SCENARIOS).find(id).orElseThrow();
  }

  /** The open scenario with more switches. */
  public static Scene with(String... switches) {
    Scenario base = scenario("open");
    Attributes options = base.options();
    for (String each : switches) {
      options = options.with(each, new Datum.Flag(true));
    }
    return new Scene(
        Setting.of(
            PROJECT,
            new Scenario(
                base.id(),
                base.name(),
                base.aliases(),
                base.firstTurn(),
                base.lastTurn(),
                base.players(),
                base.setups(),
                base.relations(),
                base.markers(),
                options,
                base.special(),
                base.victory(),
                base.attributes(),
                base.origin())));
  }

  public static Scene of(String scenario) {
    return new Scene(Setting.of(PROJECT, scenario(scenario)));
  }

  public Scene after(CyclesEvent... events) {
    for (CyclesEvent event : events) {
      world.apply(event);
    }
    return this;
  }

  public int kind(String id) {
    return world.setting().kinds().find(id);
  }

  public int put(int position, String kind, int place) {
    return play.raise(position, kind(kind), place);
  }

  public int leader(int position, int place) {
    int leader = position * world.setting().leaders();
    after(new LeaderEvent.Posted(leader, place));
    return leader;
  }

  /** A leader for whom this was rolled. */
  public int leader(int position, int place, int kind) {
    int leader = leader(position, place);
    after(new LeaderEvent.Proved(leader, kind));
    return leader;
  }

  public Scene garrison(int area) {
    return after(new CityEvent.Garrisoned(area));
  }

  /** Units lie at sea and must land in an area. */
  public void aim(int area, int... units) {
    for (int unit : units) {
      comeFrom(World.BOX, List.of(world.place(unit)), area, unit);
    }
  }

  /** Units came over sea areas to land in an area. */
  public void comeFrom(int from, List<Integer> seas, int area, int... units) {
    for (int unit : units) {
      after(new UnitEvent.Aimed(unit, area, from, seas));
    }
  }

  /** A leader lies at sea, aboard a ship. */
  public int aboard(int ship) {
    int leader = leader(world.owner(ship), world.place(ship));
    after(new LeaderEvent.Embarked(leader, ship));
    return leader;
  }

  /** A third position bars every area next to one, except those that are to be free. */
  public void wall(int area, Integer... free) {
    near(area)
        .filter(next -> world.occupant(next) == World.NOBODY && !List.of(free).contains(next))
        .forEach(next -> put(THIRD, "ship", next));
  }

  public IntStream near(int area) {
    return IntStream.range(0, board.degree(area)).map(i -> board.near(area, i));
  }

  /** The first area of the map with a property. */
  public int find(IntPredicate property) {
    return IntStream.range(0, board.areas()).filter(property).findFirst().orElseThrow();
  }

  /** An area next to another, with nothing or with a hindrance between them. */
  public int beside(int area, boolean halves, Integer... not) {
    return IntStream.range(0, board.degree(area))
        .filter(i -> board.edge(area, i).halves() == halves)
        .map(i -> board.near(area, i))
        .filter(next -> !List.of(not).contains(next))
        .findFirst()
        .orElseThrow();
  }

  public long count(int area, Edge edge) {
    return IntStream.range(0, board.degree(area)).filter(i -> board.edge(area, i) == edge).count();
  }

  /** An inland area without city, with three neighbours at least over open ground. */
  public int field() {
    return find(area ->
        !board.isCoastal(area)
            && !board.isDesert(area)
            && board.cityAt(area) < 0
            && count(area, Edge.PLAIN) >= 3);
  }

  /** Plans an attack of mine and the dice for a result. */
  public void attack(int area, Result result, int... units) {
    List<Integer> list = IntStream.of(units).boxed().toList();
    Defence defence = Defence.of(world, area, ME, Fray.NONE).orElseThrow();
    roll(Math.max(0, Odds.column(world, ME, defence, list)), result);
    answers.answer(ChooseAttack.class, Optional.of(new Assault(area, list)));
  }

  /** The dice show a result in a column. */
  public void roll(int column, Result result) {
    for (int sum = 2; sum <= 12; sum++) {
      if (world.setting().combat().result(column, sum) == result) {
        int one = Math.max(1, sum - 6);
        dice.d6(one, sum - one);
        return;
      }
    }
    throw new IllegalArgumentException(world.setting().combat().odds(column) + " has no " + result);
  }

  public void fight() {
    Combat.play(play, ME);
  }

  public <E> List<E> told(Class<E> type) {
    return log.stream().filter(type::isInstance).map(type::cast).toList();
  }
}
