package org.groma.engine.invasions.reinforcement;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.groma.engine.invasions.movement.Stacking;
import org.groma.engine.invasions.play.Play;
import org.groma.engine.invasions.state.World;
import org.groma.engine.kernel.Decision;
import org.groma.engine.kernel.Refusal;

/**
 * Where something is put.
 *
 * @param purpose what for, for players who want to know
 */
public record ChooseProvince(World world, int chooser, Purpose purpose, List<Integer> provinces)
    implements Decision<Integer> {

  /** What is put somewhere. */
  public enum Purpose {
    RECOVERED_UNIT("XXVII.C"),
    GUESTS("VI.K");

    private final String section;

    Purpose(String section) {
      this.section = section;
    }
  }

  public ChooseProvince {
    provinces = List.copyOf(provinces);
  }

  @Override
  public List<Integer> options() {
    return provinces;
  }

  @Override
  public Optional<Refusal> refusal(Integer answer) {
    return provinces.contains(answer)
        ? Optional.empty()
        : Optional.of(
            new Refusal(purpose.section, "It goes to a province of the nation that has room"));
  }

  /** Asks only when there is something to choose; -1 when there is nothing. */
  static int ask(Play play, int chooser, Purpose purpose, List<Integer> provinces) {
    return switch (provinces.size()) {
      case 0 -> World.NOBODY;
      case 1 -> provinces.getFirst();
      default -> play.table().ask(new ChooseProvince(play.world(), chooser, purpose, provinces));
    };
  }

  /** The provinces that a nation controls or stands in and where so many more units have room. */
  static List<Integer> withRoom(World world, int nation, int units) {
    List<Integer> provinces = new ArrayList<>();
    for (int province = world.nextOwn(nation, 0);
        province >= 0;
        province = world.nextOwn(nation, province + 1)) {
      if (Stacking.counted(world, nation, province) + units
          <= Stacking.limit(world, nation, province)) {
        provinces.add(province);
      }
    }
    return provinces;
  }
}
