package org.groma.engine.cycles.economy;

import java.util.List;
import org.groma.engine.cycles.event.Account;
import org.groma.engine.cycles.event.MoneyEvent;
import org.groma.engine.cycles.event.Mood;
import org.groma.engine.cycles.event.PositionEvent;
import org.groma.engine.cycles.play.Play;
import org.groma.engine.cycles.setting.Numbers;
import org.groma.engine.cycles.setting.Stage;
import org.groma.engine.cycles.special.WarIncome;
import org.groma.engine.cycles.state.World;
import org.groma.engine.kernel.Rule;

/** A position collects its taxes, its capital's bonus, and booty. */
@Rule({"4.5.1", "9.4", "10.3", "10.6.2"})
public final class Taxation {

  private Taxation() {}

  public static void play(Play play, int position) {
    World world = play.world();
    boolean lost = Capitals.isLost(world, position);
    if (lost) {
      Capitals.plunder(play, position);
    } else {
      Capitals.placeIfOffBoard(play, position);
    }
    if (world.stage(position) == Stage.BARBARIAN) {
      Pillage.play(play, position);
    }
    List<Integer> cities = Holdings.taxable(world, position);
    int taxes = Holdings.value(world, cities);
    Mood mood = world.mood(position);
    boolean capital = !lost && world.capital(position) != World.BOX;
    play.happen(new MoneyEvent.Assessed(position, taxes + (capital ? usual(world) : 0)));
    int income = taxes + WarIncome.of(play, position);
    play.pay(position, modified(income, mood), Account.TAXES);
    if (capital) {
      play.pay(position, bonus(world.setting().numbers(), mood), Account.CAPITAL);
    }
    if (mood != Mood.USUAL) {
      play.happen(new PositionEvent.MoodChanged(position, Mood.USUAL));
    }
    if (lost) {
      Capitals.flee(play, position);
    }
  }

  /** What a capital adds to the unmodified tax income, whatever comes of it. */
  @Rule("10.6.1")
  private static int usual(World world) {
    return bonus(world.setting().numbers(), Mood.USUAL);
  }

  /** What comes of taxes: half as much again under a good ruler, half in corruption, rounded up. */
  public static int modified(int taxes, Mood mood) {
    return switch (mood) {
      case USUAL -> taxes;
      case GOOD_RULER -> (3 * taxes + 1) / 2;
      case CORRUPTION -> (taxes + 1) / 2;
    };
  }

  /** What a capital adds. */
  public static int bonus(Numbers numbers, Mood mood) {
    return switch (mood) {
      case USUAL -> numbers.capital();
      case GOOD_RULER -> numbers.capitalOfGoodRuler();
      case CORRUPTION -> numbers.capitalInCorruption();
    };
  }
}
