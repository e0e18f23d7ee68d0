package org.groma.engine.invasions.story;

import java.util.ArrayList;
import java.util.List;
import org.groma.engine.invasions.event.UnitSet;

/** Units on the march, province after province. */
final class March implements Sentence {

  private final Names names;
  private final int nation;
  private final int leader;
  private final List<Integer> path = new ArrayList<>();
  private UnitSet units;

  March(Names names, int nation, int leader, UnitSet units, int from, int to) {
    this.names = names;
    this.nation = nation;
    this.leader = leader;
    this.units = units;
    path.add(from);
    path.add(to);
  }

  /** Whether these units go on from where the march has come to; others may have joined them. */
  boolean continues(UnitSet marching, int with, int from) {
    return leader == with && path.getLast() == from && marching.containsAll(units);
  }

  void extend(UnitSet marching, int to) {
    units = marching;
    path.add(to);
  }

  boolean isLedBy(int rider) {
    return leader == rider;
  }

  @Override
  public String text() {
    String who =
        leader < 0
            ? names.brief(units, nation)
                + " of "
                + names.the(nation)
                + (units.size() == 1 ? " marches" : " march")
            : names.leader(leader) + " marches with " + names.brief(units, nation);
    return who + " " + way() + " (XVIII.B)";
  }

  private String way() {
    int last = path.size() - 1;
    List<String> between = path.subList(1, last).stream().map(names::place).toList();
    return "from "
        + names.place(path.getFirst())
        + (between.isEmpty() ? "" : " through " + Names.list(between))
        + " to "
        + names.place(path.getLast());
  }
}
