package org.groma.engine.cycles.movement;

import static org.assertj.core.api.Assertions.assertThat;
import static org.groma.engine.cycles.Scene.ME;
import static org.groma.engine.cycles.Scene.YOU;

import java.util.List;
import org.groma.engine.cycles.Scene;
import org.groma.engine.cycles.combat.Battlefield;
import org.groma.engine.cycles.event.UnitEvent;
import org.groma.engine.cycles.setting.Stage;
import org.groma.engine.kernel.Rule;
import org.junit.jupiter.api.Test;

/** Who finds room on ships, before coasts and in areas. */
class LandingRoomTest {

  private final Scene scene = Scene.open();
  private final Battlefield battle = new Battlefield(scene);
  private final int from = scene.area("alexandria");
  private final int ship = scene.put(ME, "ship", from);
  private final Move.Voyage voyage =
      SeaReach.of(scene.world, ship).stream()
          .filter(each -> each.seas().size() == 1 && isCoast(each.seas().getFirst(), each.area()))
          .findFirst()
          .orElseThrow();
  private final int sea = voyage.seas().getFirst();

  private boolean isCoast(int water, int area) {
    return scene.board().seasOf(area).anyMatch(each -> each == water);
  }

  private boolean isOffered(Move.Voyage way) {
    ChooseMove choice = new ChooseMove(scene.world, ME, ship);
    assertThat(choice.options().contains(way)).isEqualTo(choice.refusal(way).isEmpty());
    return choice.options().contains(way);
  }

  private Move.Voyage with(int cargo) {
    return new Move.Voyage(voyage.seas(), voyage.area(), cargo, false);
  }

  @Test
  @Rule("5.2")
  void whoHasMovedOrIsHalfOfAnotherIsNotTakenAboard() {
    int bow = scene.put(ME, "bow", from);
    assertThat(isOffered(with(bow))).isTrue();
    scene.after(new UnitEvent.Moved(bow, from));
    assertThat(isOffered(with(bow))).isFalse();
    scene.turn(2).after(new UnitEvent.Inverted(bow));
    assertThat(isOffered(with(bow))).isFalse();
  }

  @Test
  @Rule("5.2")
  void tribesAndGarrisonsAreNotTakenAboard() {
    for (String kind : List.of("tribe", "garrison")) {
      int unit = scene.put(ME, kind, from);
      assertThat(isOffered(with(unit))).as(kind).isFalse();
      scene.play.remove(unit);
    }
  }

  @Test
  @Rule("8.2")
  void twoUnitsLandInAnAreaAndNotAThird() {
    scene.put(YOU, "infantry", voyage.area());
    int bow = scene.put(ME, "bow", from);
    int first = scene.put(ME, "ship", sea);
    int elsewhere = scene.land.find(area -> area != voyage.area() && scene.board().isCoastal(area));
    battle.aim(elsewhere, first);
    assertThat(isOffered(with(bow))).isTrue();
    battle.aim(voyage.area(), first);
    assertThat(isOffered(with(bow))).isFalse();
    assertThat(isOffered(voyage)).isTrue();
    battle.aim(voyage.area(), scene.put(ME, "ship", sea));
    assertThat(isOffered(voyage)).isFalse();
  }

  @Test
  @Rule("6")
  void afterMovementExcessUnitsAreRemovedAsTheirPlayerLikes() {
    int home = scene.area("lugii");
    int infantry = scene.put(ME, "infantry", home);
    int horse = scene.put(ME, "horse", home);
    scene.answers.answer(ChooseExcess.class, infantry);
    Movement.play(scene.play, ME);
    assertThat(scene.world.unitsAt(home)).containsExactly(horse);
  }

  @Test
  @Rule("13.1.1")
  void tribesCrossToOtherShoresWhereNobodyBarsThem() {
    int vikings = scene.begin("viking", Stage.BARBARIAN);
    int shore =
        scene.land.find(area ->
            scene
                .board()
                .seasOf(area)
                .anyMatch(water -> scene.board().isMarkedSea(water, "viking")));
    int tribe = scene.put(vikings, "tribe", shore);
    List<Integer> ends = Crossings.of(scene.world, tribe).stream().map(Move.Voyage::area).toList();
    assertThat(ends).isNotEmpty().doesNotContain(shore);
    int barred = ends.getFirst();
    scene.put(YOU, "infantry", barred);
    assertThat(Crossings.of(scene.world, tribe))
        .hasSize((int) ends.stream().filter(area -> area != barred).count())
        .noneMatch(crossing -> crossing.area() == barred);
  }
}
