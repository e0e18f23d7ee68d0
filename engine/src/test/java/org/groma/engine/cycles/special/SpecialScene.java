package org.groma.engine.cycles.special;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.function.IntPredicate;
import java.util.stream.IntStream;
import org.groma.engine.cycles.event.Account;
import org.groma.engine.cycles.event.CityEvent;
import org.groma.engine.cycles.event.CyclesEvent;
import org.groma.engine.cycles.event.MoneyEvent;
import org.groma.engine.cycles.event.PositionEvent;
import org.groma.engine.cycles.event.TurnEvent;
import org.groma.engine.cycles.event.UnitEvent;
import org.groma.engine.cycles.play.Play;
import org.groma.engine.cycles.sequence.CyclesGame;
import org.groma.engine.cycles.setting.Board;
import org.groma.engine.cycles.setting.Setting;
import org.groma.engine.cycles.setting.Stage;
import org.groma.engine.cycles.state.World;
import org.groma.engine.kernel.Decision;
import org.groma.engine.kernel.Event;
import org.groma.engine.kernel.Player;
import org.groma.engine.kernel.ScriptedDice;
import org.groma.engine.kernel.ScriptedPlayer;
import org.groma.engine.kernel.Table;
import org.groma.model.project.Kinds;
import org.groma.model.project.Project;
import org.groma.model.store.LoadResult;
import org.groma.model.store.ProjectStore;

/**
 * A board of the sample on which nothing stands yet, with scripted dice and answers. What is not
 * scripted is answered by the first option: nothing, where that is possible.
 */
public final class SpecialScene {

  private static final Project PROJECT =
      ((LoadResult.Loaded)
              ProjectStore.loadStrictly(Path.of("..", "sample-data", "barbarian-kingdom-empire")))
          .project();

  public final ScriptedDice dice = new ScriptedDice();
  public final ScriptedPlayer answers = new ScriptedPlayer(new FirstOption());
  public final World world;
  public final Play play;
  public final List<Event> log = new ArrayList<>();

  private static final class FirstOption implements Player {
    @Override
    public <A> A decide(Decision<A> decision) {
      return decision.options().getFirst();
    }
  }

  public SpecialScene(String scenario) {
    world =
        new World(Setting.of(PROJECT, PROJECT.get(Kinds.SCENARIOS).find(scenario).orElseThrow()));
    play = new Play(world, new Table(dice, _ -> answers, log::add));
  }

  /** The same with everything set up, whoever chooses taking the first option. */
  public SpecialScene opened() {
    CyclesGame game = new CyclesGame(world.setting(), new Table(dice, _ -> answers, this::hear));
    game.step();
    return this;
  }

  private void hear(Event event) {
    log.add(event);
    world.apply((CyclesEvent) event);
  }

  public Board board() {
    return world.board();
  }

  public int area(String id) {
    return found(board().area(id), id);
  }

  public int city(String id) {
    return found(board().cityNamed(id), id);
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

  /** The first area of a sort. */
  public int areaWhere(IntPredicate sort) {
    return IntStream.range(0, board().areas()).filter(sort).findFirst().orElseThrow();
  }

  public List<Integer> near(int area) {
    return IntStream.range(0, board().degree(area))
        .map(i -> board().near(area, i))
        .boxed()
        .toList();
  }

  /** Changes the state as if something had happened. */
  public SpecialScene after(CyclesEvent... events) {
    for (CyclesEvent event : events) {
      world.apply(event);
    }
    return this;
  }

  /** A position that begins in this turn. */
  public int begin(String id, Stage stage) {
    int position = position(id);
    after(new PositionEvent.Began(position, stage));
    return position;
  }

  public SpecialScene turn(int turn) {
    return after(new TurnEvent.TurnBegan(turn));
  }

  public int put(int position, String kind, int area) {
    int unit = world.inBox(position, kind(kind));
    after(new UnitEvent.Raised(unit, kind(kind), area));
    return unit;
  }

  public int put(int position, String kind, String area) {
    return put(position, kind, area(area));
  }

  public SpecialScene own(int position, String... cities) {
    for (String city : cities) {
      after(new CityEvent.Owned(city(city), position));
    }
    return this;
  }

  /** All cities of a province. */
  public SpecialScene ownProvince(int position, String province) {
    for (int city = 0; city < board().cities().size(); city++) {
      if (board()
          .provinceId(board().province(board().cities().get(city).area()))
          .equals(province)) {
        after(new CityEvent.Owned(city, position));
      }
    }
    return this;
  }

  public SpecialScene capital(int position, String area) {
    return after(new PositionEvent.CapitalMoved(position, area(area)));
  }

  public SpecialScene treasury(int position, int money) {
    return after(new MoneyEvent.Changed(position, money - world.treasury(position), Account.START));
  }

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
