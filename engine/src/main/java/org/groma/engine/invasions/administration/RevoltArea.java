package org.groma.engine.invasions.administration;

import java.util.Optional;
import org.groma.engine.invasions.event.Roll;
import org.groma.engine.invasions.play.Play;
import org.groma.engine.invasions.setting.Board;
import org.groma.engine.invasions.setting.Country;
import org.groma.engine.invasions.setting.Setting;
import org.groma.engine.invasions.state.World;
import org.groma.engine.kernel.Die;
import org.groma.engine.kernel.Rule;

/**
 * A Civilized Area at random: for an Empire on the half of the map where its capital is, otherwise
 * on a half rolled for (ruling C49).
 */
@Rule("XVI.C")
public final class RevoltArea {

  private RevoltArea() {}

  /** Any Civilized Area of the tables. */
  public static int anywhere(Play play) {
    return roll(play, rolledHalf(play));
  }

  /**
   * An Area in which the Empire has a province, rolled until there is one; {@link Board#NONE} if it
   * has none in any Area of the tables.
   */
  public static int ofEmpire(Play play, int empire) {
    World world = play.world();
    Country.Half half = half(play, empire);
    if (!hasAnyOn(world, empire, half)) {
      half = half == Country.Half.WEST ? Country.Half.EAST : Country.Half.WEST;
      if (!hasAnyOn(world, empire, half)) {
        return Board.NONE;
      }
    }
    int area = roll(play, half);
    while (!holdsIn(world, empire, area)) {
      area = roll(play, half);
    }
    return area;
  }

  private static int roll(Play play, Country.Half half) {
    int roll = play.table().roll(Die.D10, Roll.REVOLT_AREA);
    return play.setting().board().areaNamed(play.setting().figures().revolt().area(half, roll));
  }

  private static Country.Half half(Play play, int empire) {
    Setting setting = play.setting();
    int capital = play.world().capital(empire);
    Optional<Country.Half> half =
        capital < 0 || setting.board().area(capital) < 0
            ? Optional.empty()
            : setting.country().half(setting.board().area(capital));
    return half.isPresent() ? half.get() : rolledHalf(play);
  }

  private static Country.Half rolledHalf(Play play) {
    return play.table().d2(Roll.REVOLT_HALF) ? Country.Half.WEST : Country.Half.EAST;
  }

  private static boolean hasAnyOn(World world, int empire, Country.Half half) {
    Country country = world.setting().country();
    for (int area = 0; area < world.setting().board().areas(); area++) {
      if (country.half(area).filter(half::equals).isPresent() && holdsIn(world, empire, area)) {
        return true;
      }
    }
    return false;
  }

  private static boolean holdsIn(World world, int nation, int area) {
    Board board = world.setting().board();
    for (int i = 0; i < board.provinceCount(area); i++) {
      if (world.holder(board.province(area, i)) == nation) {
        return true;
      }
    }
    return false;
  }
}
