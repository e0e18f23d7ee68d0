package org.groma.engine.invasions.story;

import java.util.Optional;
import org.groma.engine.invasions.event.UnitSet;
import org.groma.engine.invasions.sequence.Step;
import org.groma.engine.invasions.setting.Setting;
import org.groma.engine.invasions.state.World;
import org.groma.engine.kernel.Audience;

/** What all who tell a part of the story share. */
final class Tale {

  /** The state as it was before the event that is being told. */
  final World world;

  final Names names;
  final Page page;
  final DiceCup dice = new DiceCup();

  Step step = Step.STATUS_OF_NATIONS;

  /** Why the next units that leave a place do. */
  Optional<Motive> motive = Optional.empty();

  /** What went wrong last, by which retreats are explained. */
  Setback setback = Setback.NONE;

  /** Who has submitted last, as a vassal or a client. */
  int vassal = World.NOBODY;

  /** To whom a nation has submitted last: it leaves its new vassal alone. */
  int suzerain = World.NOBODY;

  /** Whether a battle is being fought: what it costs is told when it is over. */
  boolean inBattle;

  /** Who has fallen in it so far. */
  UnitSet fallen = UnitSet.NONE;

  /** How far below a march or a siege its consequences stand: a battle, an interception. */
  int below;

  Tale(Setting setting, Audience audience) {
    world = World.empty(setting);
    names = new Names(setting);
    page = new Page(audience, names);
  }

  void say(String text) {
    say(0, text);
  }

  void say(int below, String text) {
    spill();
    page.say(below, text);
  }

  void open(int below, Sentence sentence) {
    spill();
    page.open(below, sentence);
  }

  void note(String remark) {
    spill();
    page.note(remark);
  }

  /** Dice that nobody has explained are told as they are. */
  void spill() {
    if (!dice.isEmpty()) {
      page.note(dice.takeWithPurposes());
    }
  }
}
