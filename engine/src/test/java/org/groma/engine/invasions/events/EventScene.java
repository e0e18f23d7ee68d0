package org.groma.engine.invasions.events;

import static org.groma.engine.invasions.Sample.nation;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;
import org.groma.engine.invasions.Hand;
import org.groma.engine.invasions.Sample;
import org.groma.engine.invasions.Theatre;
import org.groma.engine.invasions.event.Activity;
import org.groma.engine.invasions.event.CardEvent;
import org.groma.engine.invasions.event.CardList;
import org.groma.engine.invasions.event.NationEvent;
import org.groma.engine.invasions.event.SequenceEvent;
import org.groma.engine.invasions.play.Play;
import org.groma.engine.invasions.state.World;
import org.groma.engine.kernel.Dice;
import org.groma.engine.kernel.Die;
import org.groma.engine.kernel.Event;
import org.groma.engine.kernel.Table;

/**
 * A procedure of the game that runs twice on the same situation: once with a card and once without.
 *
 * @param seat who holds the card
 * @param roll what all dice show
 * @param world the situation
 * @param procedure what is played
 */
record EventScene(int seat, int roll, World world, Consumer<Play> procedure) {

  /** What came of it. */
  record Run(World world, List<Event> log) {

    boolean has(Class<? extends Event> type) {
      return count(type) > 0;
    }

    long count(Class<? extends Event> type) {
      return log.stream().filter(type::isInstance).count();
    }

    /** The first event of a kind. */
    <E extends Event> E first(Class<E> type) {
      return log.stream().filter(type::isInstance).map(type::cast).findFirst().orElseThrow();
    }
  }

  /** All dice show the same, and lots fall on the first. */
  private record Loaded(int shown) implements Dice {
    @Override
    public int roll(Die die) {
      return Math.min(shown, die.faces());
    }

    @Override
    public int below(int bound) {
      return 0;
    }
  }

  /** The scenario of 350 in its second turn. */
  static EventScene opened(int seat, int roll, Consumer<Play> procedure) {
    World world = Sample.opened();
    world.apply(new SequenceEvent.TurnBegan(2));
    return new EventScene(seat, roll, world, procedure);
  }

  /** Visigoths march from one province into another, where Byzantines stand. */
  static EventScene attack(
      int roll, String from, String to, int defenders, Consumer<Play> procedure) {
    Theatre theatre = new Theatre();
    theatre.active("visigoths").holds("byzantines", to);
    if (defenders > 0) {
      theatre.put("byzantines", "infantry", defenders, to);
    }
    theatre.march(theatre.put("visigoths", "infantry", 4, from), -1, to);
    for (String nation : List.of("visigoths", "byzantines")) {
      theatre.world.apply(new NationEvent.ActivityChanged(nation(nation), Activity.ACTIVE));
    }
    return new EventScene(Hand.PERSIAN, roll, theatre.world, procedure);
  }

  EventScene by(int other) {
    return new EventScene(other, roll, world, procedure);
  }

  EventScene with(Consumer<World> change) {
    World changed = world.copy();
    change.accept(changed);
    return new EventScene(seat, roll, changed, procedure);
  }

  /**
   * A private card is dealt; a public one lies on top of the pile, under it one that does little.
   */
  Run play(String card) {
    World copy = world.copy();
    if (Sample.SETTING.events().named(card).isPublic()) {
      int below = Hand.held("ruse").card();
      copy.apply(
          new CardEvent.EventsShuffled(
              CardList.of(below, below, below, below, Hand.held(card).card())));
    } else {
      Hand.deal(copy, seat, card);
    }
    return run(copy);
  }

  Run playNone() {
    World copy = world.copy();
    int card = Hand.held("ruse").card();
    copy.apply(new CardEvent.EventsShuffled(CardList.of(card, card, card, card)));
    return run(copy);
  }

  private Run run(World copy) {
    List<Event> log = new ArrayList<>();
    Table table = new Table(new Loaded(roll), _ -> new Bearer(), log::add);
    procedure.accept(new Play(copy, table));
    return new Run(copy, log);
  }
}
