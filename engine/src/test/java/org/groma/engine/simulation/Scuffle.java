package org.groma.engine.simulation;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import org.groma.engine.kernel.Audience;
import org.groma.engine.kernel.Census;
import org.groma.engine.kernel.Contest;
import org.groma.engine.kernel.Decision;
import org.groma.engine.kernel.Dice;
import org.groma.engine.kernel.Event;
import org.groma.engine.kernel.Game;
import org.groma.engine.kernel.Inventory;
import org.groma.engine.kernel.Named;
import org.groma.engine.kernel.Player;
import org.groma.engine.kernel.RandomPlayer;
import org.groma.engine.kernel.Refusal;
import org.groma.engine.kernel.Skill;
import org.groma.engine.kernel.Storyteller;
import org.groma.engine.kernel.Table;
import org.groma.engine.kernel.Tally;
import org.groma.engine.kernel.Violation;
import org.groma.engine.kernel.Watch;

/**
 * A game small enough to work out by hand. Two players and a nation of nobody's take turns in
 * seizing one of three provinces; the last belongs to nobody at first. A game of two turns has two
 * steps a turn; whoever rolls more over the game wins, and gets half of that in points.
 *
 * @param breaksOn a roll that breaks the game down, or 0
 * @param foulOn a roll that a watch finds wrong, or 0
 */
record Scuffle(int breaksOn, int foulOn) implements Contest {

  /** Nothing is wrong with it. */
  static final Scuffle SOUND = new Scuffle(0, 0);

  static final int TURNS = 2;
  private static final int FIRST_TURN = 4;
  private static final int D10 = 10;

  /** A province was seized. */
  record Seized(int nation, int province) implements Event {}

  /** A nation rolled. */
  record Threw(int nation, int roll) implements Event {}

  /** A nation was there from the beginning. */
  record Present(int nation) implements Event {}

  private record ChooseProvince(int chooser) implements Decision<Integer> {

    @Override
    public List<Integer> options() {
      return List.of(0, 1, 2);
    }

    @Override
    public Optional<Refusal> refusal(Integer answer) {
      return Optional.empty();
    }
  }

  @Override
  public List<Named> seats() {
    return List.of(new Named("white", "White"), new Named("black", "Black"));
  }

  @Override
  public List<Named> nations() {
    return List.of(
        new Named("whites", "Whites"), new Named("blacks", "Blacks"), new Named("grey", "Greys"));
  }

  @Override
  public int seat(int nation) {
    return nation < 2 ? nation : -1;
  }

  @Override
  public List<Named> provinces() {
    return List.of(
        new Named("east", "East"), new Named("mid", "Middle"), new Named("west", "West"));
  }

  @Override
  public Player player(Skill skill, Dice luck) {
    return switch (skill) {
      case RANDOM -> new RandomPlayer(luck);
      case STEADY ->
          new Player() {
            @Override
            public <A> A decide(Decision<A> decision) {
              return decision.options().getFirst();
            }
          };
    };
  }

  @Override
  public List<Named> parts() {
    return List.of();
  }

  @Override
  public Storyteller storyteller(Audience audience) {
    throw new UnsupportedOperationException("there is nothing to tell of it");
  }

  @Override
  public Inventory inventory() {
    throw new UnsupportedOperationException("nobody asks what it uses");
  }

  @Override
  public Watch watch() {
    return new ScuffleWatch();
  }

  @Override
  public Census census() {
    return new Census() {
      @Override
      public List<Named> milestones() {
        return List.of(new Named("seized", "seized"), new Named("present", "present"));
      }

      @Override
      public List<Named> fights() {
        return List.of(new Named("seizure", "seizures"));
      }

      @Override
      public void count(Event event, Tally tally) {
        if (event instanceof Seized(int nation, int province)) {
          tally.befell(0, nation);
          tally.fought(0, province);
          tally.fought(0, provinces().size()); // somewhere off the map
          tally.entered(province);
          tally.entered(provinces().size());
        } else if (event instanceof Present(int nation)) {
          tally.befell(1, nation);
        }
      }
    };
  }

  @Override
  public Game start(Table table) {
    table.tell(new Present(0));
    return new ScuffleGame(table);
  }

  private final class ScuffleGame implements Game {

    private final Table table;
    private final int[] holders = {0, 1, -1};
    private final int[] rolled = new int[3];
    private int steps;

    ScuffleGame(Table table) {
      this.table = table;
    }

    @Override
    public void step() {
      for (int nation = 0; nation < rolled.length; nation++) {
        int roll = 1 + table.dice().below(D10 * D10);
        if (roll == breaksOn) {
          throw new IllegalStateException("a " + roll + " was rolled");
        }
        rolled[nation] += roll;
        table.tell(new Threw(nation, roll));
      }
      int nation = steps % rolled.length;
      int province = table.ask(new ChooseProvince(nation));
      holders[province] = nation;
      table.tell(new Seized(nation, province));
      steps++;
    }

    @Override
    public boolean isOver() {
      return steps == 2 * TURNS;
    }

    @Override
    public int turn() {
      return FIRST_TURN + Math.min(steps / 2, TURNS - 1);
    }

    @Override
    public double points(int seat) {
      return rolled[seat] / 2.0;
    }

    @Override
    public int holder(int province) {
      return holders[province];
    }

    @Override
    public OptionalInt winner() {
      return isOver() ? OptionalInt.of(rolled[1] > rolled[0] ? 1 : 0) : OptionalInt.empty();
    }

    @Override
    public void replay(Event event) {
      throw new UnsupportedOperationException();
    }

    @Override
    public List<String> brokenInvariants() {
      return List.of(Arrays.toString(holders));
    }
  }

  /** Looks at every roll; has to compare before it can be asked. */
  private final class ScuffleWatch implements Watch {

    private final List<Violation> broken = new ArrayList<>();
    private int events;
    private int seizures;
    private boolean compared;

    @Override
    public void accept(Event event) {
      events++;
      seizures += event instanceof Seized ? 1 : 0;
      if (event instanceof Threw(int nation, int roll) && roll == foulOn) {
        broken.add(
            new Violation(
                FIRST_TURN + seizures / 2,
                events,
                event.toString(),
                "rolls.fair",
                Optional.of("II.B"),
                nations().get(nation).name() + " rolled " + roll));
      }
    }

    @Override
    public void compare(Game game) {
      compared = game.isOver();
    }

    @Override
    public List<Violation> broken() {
      if (!compared) {
        throw new IllegalStateException("the log was never compared with the game");
      }
      return broken;
    }
  }
}
