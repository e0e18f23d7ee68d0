package org.groma.engine.invasions.status;

import org.groma.engine.invasions.control.AreaControl;
import org.groma.engine.invasions.state.World;
import org.groma.engine.kernel.Rule;

/** How much a nation controls, itself and by its vassals. */
@Rule("VIII.B")
final class Realm {

  private Realm() {}

  /** Its Areas in halves: a Barbarian Area counts half, and nothing is rounded. */
  static int areaHalves(World world, int nation) {
    return 2 * areas(world, nation, false) + areas(world, nation, true);
  }

  /** How many Areas it controls, Barbarian or Civilized ones. */
  static int areas(World world, int nation, boolean barbarian) {
    int count = 0;
    for (int area = 0; area < world.setting().board().areas(); area++) {
      if (AreaControl.isIn(world, nation, area)
          && world.setting().board().isBarbarianArea(area) == barbarian) {
        count++;
      }
    }
    return count;
  }

  static boolean holdsOneOf(World world, int nation, String... cities) {
    for (String city : cities) {
      int province = world.setting().board().provinceOfCity(city);
      if (province >= 0 && AreaControl.isOf(world, nation, world.holder(province))) {
        return true;
      }
    }
    return false;
  }
}
