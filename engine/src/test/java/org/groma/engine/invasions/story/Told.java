package org.groma.engine.invasions.story;

import java.util.ArrayList;
import java.util.List;
import org.groma.engine.invasions.Sample;
import org.groma.engine.invasions.event.InvasionsEvent;
import org.groma.engine.invasions.event.Roll;
import org.groma.engine.invasions.event.SequenceEvent;
import org.groma.engine.invasions.event.UnitEvent;
import org.groma.engine.invasions.event.UnitSet;
import org.groma.engine.invasions.state.World;
import org.groma.engine.kernel.Audience;
import org.groma.engine.kernel.Chapter;
import org.groma.engine.kernel.Die;
import org.groma.engine.kernel.Rolled;

/** A story that a test tells event by event, in the first turn of a map that is set by hand. */
final class Told {

  private final List<String> lines = new ArrayList<>();
  private final List<Chapter> chapters = new ArrayList<>();
  private final World world = Sample.empty();
  private final Chronicle chronicle;
  private boolean begun;

  Told() {
    chronicle =
        new Chronicle(
            Sample.SETTING,
            new Audience() {
              @Override
              public void enter(Chapter chapter) {
                chapters.add(chapter);
              }

              @Override
              public void line(String line) {
                lines.add(line);
              }
            });
  }

  /** Before the story begins: how the map is set. */
  Told with(InvasionsEvent event) {
    world.apply(event);
    chronicle.hear(event);
    return this;
  }

  /** Units from a pool, put on the map before the story begins. */
  UnitSet put(String nation, String kind, int count, String province) {
    UnitSet units = Sample.fromPool(world, nation, kind, count);
    with(new UnitEvent.Placed(units, Sample.province(province)));
    return units;
  }

  Told step(String word) {
    if (!begun) {
      begun = true;
      chronicle.hear(new SequenceEvent.TurnBegan(1));
    }
    return hear(new SequenceEvent.StepBegan(word));
  }

  Told hear(InvasionsEvent... events) {
    for (InvasionsEvent event : events) {
      chronicle.hear(event);
    }
    return this;
  }

  Told d10(Roll purpose, int... results) {
    return dice(purpose, Die.D10, results);
  }

  Told dice(Roll purpose, Die die, int... results) {
    for (int result : results) {
      chronicle.hear(new Rolled(purpose.word(), die, result));
    }
    return this;
  }

  /** The chapters so far, from the set-up on. */
  List<Chapter> chapters() {
    return chapters;
  }

  /** All lines, with the headings. */
  List<String> lines() {
    chronicle.finish();
    return lines;
  }

  /** All that was said after the heading of the step, one text. */
  String text() {
    chronicle.finish();
    int heading = 0;
    for (int i = 0; i < lines.size(); i++) {
      heading = lines.get(i).startsWith("Turn 1 ·") ? i : heading;
    }
    return String.join("\n", lines.subList(heading + 1, lines.size()));
  }
}
