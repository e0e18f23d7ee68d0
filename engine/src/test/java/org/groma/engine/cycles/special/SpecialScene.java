package org.groma.engine.cycles.special;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.groma.engine.cycles.event.CityEvent;
import org.groma.engine.cycles.event.CyclesEvent;
import org.groma.engine.cycles.event.LeaderEvent;
import org.groma.engine.cycles.event.PositionEvent;
import org.groma.engine.cycles.event.TurnEvent;
import org.groma.engine.cycles.play.Play;
import org.groma.engine.cycles.setting.Board;
import org.groma.engine.cycles.setting.Position;
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
import org.groma.model.value.Datum;

/**
 * A scenario of the sample in its first turn, with cities and capitals but without units. What is
 * not scripted is answered by the first option.
 */
public final class SpecialScene {

  public static final Project PROJECT =
      ((LoadResult.Loaded)
              ProjectStore.loadStrictly(Path.of("..", "sample-data", "barbarian-kingdom-empire")))
          .project();

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

  public SpecialScene(String scenario) {
    this(scenario(scenario));
  }

  public SpecialScene(Scenario scenario) {
    Setting setting = Setting.of(PROJECT, scenario);
    world = new World(setting);
    play = new Play(world, new Table(dice, _ -> answers, log::add));
    board = setting.board();
    for (int i = 0; i < setting.positions(); i++) {
      Position position = setting.position(i);
      after(new PositionEvent.Began(i, position.stage()));
      for (int city : position.owned()) {
        after(new CityEvent.Owned(city, i));
      }
      after(new PositionEvent.CapitalMoved(i, position.capital()));
    }
    after(new TurnEvent.TurnBegan(1));
  }

  public static Scenario scenario(String id) {
    return PROJECT.get(Kinds.SCENARIOS).find(id).orElseThrow();
  }

  /** A scenario with other special rules. */
  public static Scenario with(String id, List<Datum> special) {
    Scenario base = scenario(id);
    return new Scenario(
        base.id(),
        base.name(),
        base.aliases(),
        base.firstTurn(),
        base.lastTurn(),
        base.players(),
        base.setups(),
        base.relations(),
        base.markers(),
        base.options(),
        special,
        base.victory(),
        base.attributes(),
        base.origin());
  }

  public SpecialScene after(CyclesEvent... events) {
    for (CyclesEvent event : events) {
      world.apply(event);
    }
    return this;
  }

  public int position(String id) {
    return world.setting().positionNamed(id);
  }

  public int area(String id) {
    int found = board.area(id);
    if (found < 0) {
      throw new IllegalArgumentException(id);
    }
    return found;
  }

  public int city(String id) {
    return board.cityNamed(id);
  }

  public int province(String id) {
    return board.provinceNamed(id);
  }

  public int kind(String id) {
    return world.setting().kinds().find(id);
  }

  public int put(String position, String kind, String area) {
    return play.raise(position(position), kind(kind), area(area));
  }

  public void lead(String position, String area) {
    int leader = position(position) * world.setting().leaders();
    after(new LeaderEvent.Posted(leader, area(area)));
  }

  public void own(String position, String... cities) {
    for (String city : cities) {
      after(new CityEvent.Owned(city(city), position(position)));
    }
  }

  public <E> List<E> told(Class<E> type) {
    return log.stream().filter(type::isInstance).map(type::cast).toList();
  }
}
