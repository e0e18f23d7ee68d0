package org.groma.engine.invasions.invariant;

import org.groma.engine.invasions.setting.Setting;
import org.groma.engine.invasions.state.World;

/** Calls pieces and places by their names. */
record Names(Setting setting) {

  Names(World world) {
    this(world.setting());
  }

  String nation(int nation) {
    return nation < 0 ? "nobody" : setting.nation(nation).name();
  }

  String place(int place) {
    return switch (place) {
      case World.POOL -> "the pool";
      case World.GONE -> "the box";
      default ->
          place >= 0 && place < setting.board().size()
              ? setting.board().name(place)
              : "place " + place;
    };
  }

  String area(int area) {
    return area < 0 ? "no Area" : setting.board().areaId(area);
  }

  /** Such as {@code Cavalry 17 of Huns}. */
  String unit(int unit) {
    return setting.kind(unit).name() + " " + unit + " of " + nation(setting.roster().nation(unit));
  }

  String leader(int leader) {
    return setting.leader(leader).name();
  }
}
