package org.groma.engine.cycles.special;

import org.groma.engine.cycles.event.Cast;
import org.groma.engine.cycles.play.Play;
import org.groma.engine.cycles.setting.Ruling;
import org.groma.engine.cycles.setting.Said;
import org.groma.engine.cycles.setting.Special;
import org.groma.engine.kernel.Rule;

/** On an odd number of the administration table some cities of a position revolt. */
@Rule("14.2.8")
public record OddRevolts(int position) implements Special {

  public static OddRevolts of(Said said) {
    said.expect("on", "odd-number");
    said.expect("count", "d6");
    return new OddRevolts(said.position("nation"));
  }

  @Override
  public boolean concerns(int who) {
    return who == position;
  }

  /** How many cities revolt because of a result of administration. */
  public static int of(Play play, int position, Ruling ruling) {
    return ruling.word() == Ruling.Word.NUMBER
            && ruling.number() % 2 == 1
            && play.setting().specials().of(OddRevolts.class, position).isPresent()
        ? play.roll(Cast.SPECIAL)
        : 0;
  }
}
