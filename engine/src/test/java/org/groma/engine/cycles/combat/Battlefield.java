package org.groma.engine.cycles.combat;

import static org.groma.engine.cycles.Scene.ME;
import static org.groma.engine.cycles.Scene.THIRD;

import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import org.groma.engine.cycles.Scene;
import org.groma.engine.cycles.event.LeaderEvent;
import org.groma.engine.cycles.event.UnitEvent;
import org.groma.engine.cycles.setting.Result;
import org.groma.engine.cycles.state.World;

/** Attacks and landings in a scene, with the dice for a result of the table. */
public record Battlefield(Scene scene) {

  /** Plans an attack of mine and the dice for a result. */
  public void attack(int area, Result result, int... units) {
    List<Integer> list = IntStream.of(units).boxed().toList();
    Defence defence = Defence.of(scene.world, area, ME, Fray.NONE).orElseThrow();
    roll(Math.max(0, Odds.column(scene.world, ME, defence, list)), result);
    scene.answers.answer(ChooseAttack.class, Optional.of(new Assault(area, list)));
  }

  /** The dice show a result in a column. */
  public void roll(int column, Result result) {
    for (int sum = 2; sum <= 12; sum++) {
      if (scene.world.setting().combat().result(column, sum) == result) {
        int one = Math.max(1, sum - 6);
        scene.dice.d6(one, sum - one);
        return;
      }
    }
    throw new IllegalArgumentException(
        scene.world.setting().combat().odds(column) + " has no " + result);
  }

  public void fight() {
    Combat.play(scene.play, ME);
  }

  /** Units lie at sea and must land in an area. */
  public void aim(int area, int... units) {
    for (int unit : units) {
      comeFrom(World.BOX, List.of(scene.world.place(unit)), area, unit);
    }
  }

  /** Units came over sea areas to land in an area. */
  public void comeFrom(int from, List<Integer> seas, int area, int... units) {
    for (int unit : units) {
      scene.after(new UnitEvent.Aimed(unit, area, from, seas));
    }
  }

  /** A leader lies at sea, aboard a ship. */
  public int aboard(int ship) {
    int leader = scene.lead(scene.world.owner(ship), scene.world.place(ship));
    scene.after(new LeaderEvent.Embarked(leader, ship));
    return leader;
  }

  /** A third position bars every area next to one, except those that are to be free. */
  public void wall(int area, Integer... free) {
    for (int next : scene.land.near(area)) {
      if (scene.world.occupant(next) == World.NOBODY && !List.of(free).contains(next)) {
        scene.put(THIRD, "ship", next);
      }
    }
  }
}
