package org.groma.engine.invasions.story;

import org.groma.engine.invasions.event.UnitEvent;
import org.groma.engine.invasions.event.UnitSet;

/** Units on the march, province after province, perhaps with their horde. */
final class March implements Sentence {

  private final Names names;
  private final int nation;
  private final int leader;
  private final Way way;
  private final String section;
  private UnitSet units;

  /** How far the horde has come along. */
  private int hordeLegs;

  March(Names names, int nation, UnitEvent.Marched first, int from, String section) {
    this.names = names;
    this.nation = nation;
    this.leader = first.leader();
    this.units = first.units();
    this.section = section;
    this.way = new Way(names, from, first.to());
  }

  /** Whether these units go on from where the march has come to; others may have joined them. */
  boolean continues(UnitSet marching, int with, int from) {
    return leader == with && way.end() == from && marching.containsAll(units);
  }

  void extend(UnitSet marching, int to) {
    units = marching;
    way.extend(to);
  }

  boolean isLedBy(int rider) {
    return leader == rider;
  }

  /** Takes the horde along if it goes the same way; says whether it does. */
  boolean takeHorde(int from, int to) {
    boolean along = way.end() == to && hordeLegs == way.legs() - 1 && way.after(hordeLegs) == from;
    hordeLegs += along ? 1 : 0;
    return along;
  }

  @Override
  public String text() {
    String who =
        leader < 0 ? names.capital(nation) + " send " : names.leader(leader) + " marches with ";
    boolean together = hordeLegs == way.legs();
    return who
        + names.brief(units, nation)
        + (together ? " and the horde " : " ")
        + way.text()
        + (together ? " (" + section + ", XVIII.G)" : " (" + section + ")")
        + (hordeLegs == 0 || together
            ? ""
            : "; the horde follows to " + names.place(way.after(hordeLegs)) + " (XVIII.G)");
  }
}
