package org.groma.engine.cycles.combat;

import static org.assertj.core.api.Assertions.assertThat;
import static org.groma.engine.cycles.Scene.ME;
import static org.groma.engine.cycles.Scene.THIRD;
import static org.groma.engine.cycles.Scene.YOU;

import java.util.Comparator;
import java.util.List;
import java.util.stream.IntStream;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.Combinators;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;
import org.groma.engine.cycles.Chance;
import org.groma.engine.cycles.Scene;
import org.groma.engine.cycles.event.UnitEvent;
import org.groma.engine.cycles.invariant.Invariants;
import org.groma.engine.cycles.movement.Stacking;
import org.groma.engine.cycles.state.World;

/** What holds after any combat phase, whoever stands where. */
class BattlePropertiesTest {

  /** Areas around the field in which units may stand. */
  private static final int THEATRE = 24;

  record Posted(int position, String kind, int where) {}

  @Provide
  Arbitrary<List<Posted>> posts() {
    return Combinators.combine(
            Arbitraries.of(ME, YOU, THIRD),
            Arbitraries.of("infantry", "horse", "bow", "elite", "ship", "garrison", "tribe"),
            Arbitraries.integers().between(0, THEATRE - 1))
        .as(Posted::new)
        .list()
        .ofMinSize(6)
        .ofMaxSize(30);
  }

  /** Whoever finds no room stays away. */
  private static Scene scene(List<Posted> posts, int middle) {
    Scene scene = Scene.open();
    int start = middle % scene.board().areas();
    List<Integer> theatre =
        IntStream.range(0, scene.board().areas())
            .boxed()
            .sorted(Comparator.comparingInt(area -> scene.board().steps(start, area)))
            .limit(THEATRE)
            .toList();
    for (Posted each : posts) {
      int area = theatre.get(each.where());
      int kind = scene.kind(each.kind());
      boolean ship = each.kind().equals("ship");
      boolean dry = each.kind().equals("tribe") || each.kind().equals("garrison");
      if (Stacking.fitsKind(scene.world, area, each.position(), kind)
          && scene.world.inBox(each.position(), kind) >= 0
          && (!ship || scene.board().isCoastal(area))
          && !(dry && scene.board().isDesert(area))) {
        scene.put(each.position(), each.kind(), area);
      }
    }
    return scene;
  }

  @Property(tries = 400)
  void nobodyIsOverstackedAndNobodyComesFromNowhere(
      @ForAll("posts") List<Posted> posts, @ForAll int middle, @ForAll long seed) {
    Scene scene = scene(posts, Math.floorMod(middle, 1000));
    World world = scene.world;
    int yours = world.count(YOU);
    int theirs = world.count(THIRD);
    int all = world.count(ME) + yours + theirs;
    Combat.play(Chance.in(scene, seed), ME);

    for (int area = 0; area < scene.board().areas(); area++) {
      assertThat(Stacking.isCrowded(world, area)).as(scene.board().id(area)).isFalse();
    }
    assertThat(Invariants.ofStates())
        .filteredOn(law -> law.id().equals("area.one-side") || law.id().equals("unit.ashore"))
        .allSatisfy(law -> assertThat(law.broken(world)).isEmpty());
    assertThat(world.count(YOU)).isLessThanOrEqualTo(yours);
    assertThat(world.count(THIRD)).isLessThanOrEqualTo(theirs);
    assertThat(world.count(ME) + world.count(YOU) + world.count(THIRD)) // a ship may change hands
        .isLessThanOrEqualTo(all);
  }

  @Property(tries = 400)
  void nobodyAttacksTwiceAndTribesAreNotDrivenIntoDeserts(
      @ForAll("posts") List<Posted> posts, @ForAll int middle, @ForAll long seed) {
    Scene scene = scene(posts, Math.floorMod(middle, 1000));
    Combat.play(Chance.in(scene, seed), ME);

    assertThat(scene.told(UnitEvent.Attacked.class).stream().flatMap(each -> each.units().stream()))
        .doesNotHaveDuplicates()
        .allMatch(unit -> scene.world.owner(unit) == ME);
    assertThat(scene.told(UnitEvent.Driven.class))
        .noneMatch(driven ->
            scene.world.kind(driven.unit()) == scene.kind("tribe")
                && !scene.board().isSea(driven.place())
                && scene.board().isDesert(driven.place()));
  }
}
