package org.groma.engine.romanitas;

import java.util.ArrayList;
import java.util.List;
import org.groma.engine.kernel.Event;
import org.groma.engine.kernel.Player;
import org.groma.engine.kernel.ScriptedDice;
import org.groma.engine.kernel.ScriptedPlayer;
import org.groma.engine.kernel.Table;
import org.groma.engine.romanitas.event.PointsEvent;
import org.groma.engine.romanitas.event.Reason;
import org.groma.engine.romanitas.event.RomanitasEvent;
import org.groma.engine.romanitas.play.Play;
import org.groma.engine.romanitas.player.SteadyEmperor;
import org.groma.engine.romanitas.setting.Face;
import org.groma.engine.romanitas.setting.Setting;
import org.groma.engine.romanitas.state.Empire;

/** A moment of a game with scripted dice and answers; what is not scripted the player decides. */
public final class RomanitasScene {

  public final ScriptedDice dice = new ScriptedDice();
  public final ScriptedPlayer answers;
  public final Empire empire;
  public final Play play;
  public final List<Event> log = new ArrayList<>();

  public RomanitasScene(Setting setting) {
    this(setting, new SteadyEmperor());
  }

  private RomanitasScene(Setting setting, Player otherwise) {
    answers = new ScriptedPlayer(otherwise);
    empire = new Empire(setting);
    play = new Play(empire, new Table(dice, _ -> answers, log::add));
  }

  public static RomanitasScene of() {
    return new RomanitasScene(RomanitasSample.SETTING);
  }

  /** Changes the state as if something had happened. */
  public RomanitasScene after(RomanitasEvent... events) {
    for (RomanitasEvent event : events) {
      empire.apply(event);
    }
    return this;
  }

  /** The player has so many RP. */
  public RomanitasScene with(int points) {
    return after(new PointsEvent.Changed(points - empire.points(), Reason.CITIES));
  }

  /** The next counter that is drawn has this side for enemies. */
  public RomanitasScene enemyDraws(Face face) {
    for (int i = 0; i < empire.setting().counters().size(); i++) {
      if (empire.setting().counters().get(i).enemy() == face) {
        dice.picks(i);
        return this;
      }
    }
    throw new IllegalArgumentException(face.word());
  }

  /** The events of a sort, in order. */
  public <E> List<E> told(Class<E> type) {
    return log.stream().filter(type::isInstance).map(type::cast).toList();
  }
}
