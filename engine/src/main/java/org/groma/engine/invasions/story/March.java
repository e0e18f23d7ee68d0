package org.groma.engine.invasions.story;

import java.util.ArrayList;
import java.util.List;
import org.groma.engine.invasions.event.UnitEvent;
import org.groma.engine.invasions.event.UnitSet;

/** Units on the march, province after province. */
final class March implements Sentence {

  private final Names names;
  private final int nation;
  private final int leader;
  private final List<Integer> path = new ArrayList<>();
  private final String section;
  private UnitSet units;

  March(Names names, int nation, UnitEvent.Marched first, int from, String section) {
    this.names = names;
    this.nation = nation;
    this.leader = first.leader();
    this.units = first.units();
    this.section = section;
    path.add(from);
    path.add(first.to());
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
        leader < 0 ? names.capital(nation) + " send " : names.leader(leader) + " marches with ";
    return who + names.brief(units, nation) + " " + way() + " (" + section + ")";
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
