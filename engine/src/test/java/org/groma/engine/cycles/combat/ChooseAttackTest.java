package org.groma.engine.cycles.combat;

import static org.assertj.core.api.Assertions.assertThat;
import static org.groma.engine.cycles.Scene.ME;
import static org.groma.engine.cycles.Scene.YOU;

import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.groma.engine.cycles.Scene;
import org.groma.engine.cycles.event.PositionEvent;
import org.groma.engine.cycles.event.UnitEvent;
import org.groma.engine.cycles.setting.Stage;
import org.groma.engine.kernel.Refusal;
import org.junit.jupiter.api.Test;

final class ChooseAttackTest {

  private final Scene scene = Scene.open();
  private final Battlefield battle = new Battlefield(scene);
  private final int field = scene.land.field();
  private final int open = scene.land.beside(field, false);
  private final int other = scene.land.beside(field, false, open);

  private Optional<Refusal> refusal(Scene where, Fray fray, int area, Integer... units) {
    return new ChooseAttack(where.world, ME, fray)
        .refusal(Optional.of(new Assault(area, List.of(units))));
  }

  private Optional<Refusal> refusal(Integer... units) {
    return refusal(scene, Fray.NONE, field, units);
  }

  @Test
  void whatIsOfferedIsAllowedAndHoldsTheFewestUnitsForEachColumnAndAllOfThem() {
    int infantry = scene.put(ME, "infantry", open);
    int bow = scene.put(ME, "bow", open);
    int horse = scene.put(ME, "barbarian-horse", other);
    scene.put(YOU, "infantry", field);
    ChooseAttack asked = new ChooseAttack(scene.world, ME, Fray.NONE);
    assertThat(asked.options())
        .containsExactly(
            Optional.empty(),
            Optional.of(new Assault(field, List.of(infantry))),
            Optional.of(new Assault(field, List.of(infantry, horse))),
            Optional.of(new Assault(field, List.of(infantry, horse, bow))));
    assertThat(asked.options()).allMatch(option -> asked.refusal(option).isEmpty());
    assertThat(refusal(bow, horse)).isEmpty();
  }

  @Test
  void anAttackBelowTheTableIsRefused() {
    int ship = scene.put(ME, "ship", open);
    scene.put(YOU, "infantry", field);
    assertThat(refusal(ship)).map(Refusal::section).hasValue("7.1");
    assertThat(new ChooseAttack(scene.world, ME, Fray.NONE).options())
        .containsExactly(Optional.empty());
  }

  @Test
  void nobodyAttacksTwiceOrFromAfarOrAsSomebodyElse() {
    int infantry = scene.put(ME, "infantry", open);
    int far = scene.land.find(area -> scene.board().steps(area, field) == 2);
    int distant = scene.put(ME, "infantry", far);
    int yours = scene.put(YOU, "infantry", field);
    assertThat(refusal(infantry)).isEmpty();
    assertThat(refusal(infantry, infantry)).isPresent();
    assertThat(refusal(distant)).isPresent();
    assertThat(refusal(yours)).isPresent();
    assertThat(refusal()).isPresent();
    scene.after(new UnitEvent.Attacked(List.of(infantry)));
    assertThat(refusal(infantry)).isPresent();
  }

  @Test
  void nobodyIsAttackedTwiceAndWhoRetreatedOntoOthersAddsNothing() {
    int infantry = scene.put(ME, "infantry", open);
    int beaten = scene.put(YOU, "bow", field);
    Fray fray = new Fray(Set.of(beaten), Set.of());
    assertThat(refusal(scene, fray, field, infantry)).isPresent();
    int fresh = scene.put(YOU, "infantry", field);
    assertThat(refusal(scene, fray, field, infantry)).isEmpty();
    Defence defence = Defence.of(scene.world, field, ME, fray).orElseThrow();
    assertThat(defence.strength()).isEqualTo(4);
    assertThat(defence.units()).containsExactlyInAnyOrder(beaten, fresh);
    assertThat(refusal(scene, new Fray(Set.of(), Set.of(field)), field, infantry)).isPresent();
  }

  @Test
  void tribesAttackOnlyTribesAndGarrisonsNobody() {
    int tribe = scene.put(ME, "tribe", open);
    int infantry = scene.put(ME, "infantry", other);
    int enemy = scene.put(YOU, "tribe", field);
    assertThat(refusal(tribe)).isEmpty();
    assertThat(refusal(tribe, infantry)).isEmpty();
    scene.after(new UnitEvent.Inverted(tribe));
    assertThat(refusal(tribe)).isPresent();
    scene.play.remove(enemy);
    scene.put(YOU, "ship", field);
    int second = scene.put(ME, "tribe", scene.land.beside(field, false, open, other));
    assertThat(refusal(second, infantry)).map(Refusal::section).hasValue("9.3.2");
    scene.play.remove(second);
    int garrison = scene.put(ME, "garrison", scene.land.beside(field, false, open, other));
    assertThat(refusal(garrison, infantry)).isPresent();
    assertThat(refusal(infantry)).isEmpty();
  }

  @Test
  void tribesOfPictsAttackGarrisonsInTheirProvinceOfOriginOnly() {
    assertThat(isAllowed(Scene.open(), "pict", "britannia")).isTrue();
    assertThat(isAllowed(Scene.open(), "pict", "gaul")).isFalse();
    assertThat(isAllowed(Scene.open(), "german-1", "britannia")).isFalse();
    assertThat(isAllowed(Scene.open(), "african", "mauretania")).isTrue();
    assertThat(isAllowed(Scene.of("byzantine"), "arabs", "mauretania")).isFalse();
  }

  private static boolean isAllowed(Scene here, String nation, String province) {
    int position = here.world.setting().positionNamed(nation);
    int area =
        here.land.find(each ->
            here.board().cityAt(each) >= 0
                && here.board().degree(each) > 0
                && here.board().provinceId(here.board().province(each)).equals(province));
    here.garrison(area);
    int tribe = here.put(position, "tribe", here.board().near(area, 0));
    Defence defence = Defence.of(here.world, area, position, Fray.NONE).orElseThrow();
    return Attackers.refusal(here.world, position, defence, tribe).isEmpty();
  }

  @Test
  void afterACoupElitesAttackOnlyByTheCapital() {
    int elite = scene.put(ME, "elite", open);
    scene.put(YOU, "bow", field);
    scene.after(
        new PositionEvent.Began(ME, Stage.EMPIRE),
        new PositionEvent.CapitalMoved(ME, open),
        new PositionEvent.CoupTried(ME, true));
    assertThat(refusal(elite)).isEmpty();
    scene.after(new PositionEvent.CapitalMoved(ME, scene.land.near(open).getFirst()));
    assertThat(refusal(elite)).as("beside it").isEmpty();
    int far = scene.land.find(area -> scene.board().steps(area, open) == 2);
    scene.after(new PositionEvent.CapitalMoved(ME, far));
    assertThat(refusal(elite)).map(Refusal::section).hasValue("11.7");
  }

  @Test
  void aShipBeforeACoastMustAttackIt() {
    int coast =
        scene.land.find(area -> scene.board().isCoastal(area) && scene.board().degree(area) > 1);
    int sea = scene.board().sea(coast, 0);
    int ship = scene.put(ME, "ship", sea);
    int cargo = scene.put(ME, "infantry", sea);
    battle.aim(coast, ship, cargo);
    scene.put(YOU, "bow", coast);
    ChooseAttack asked = new ChooseAttack(scene.world, ME, Fray.NONE);
    assertThat(asked.refusal(Optional.empty())).map(Refusal::section).hasValue("8.2");
    assertThat(asked.options())
        .containsExactly(Optional.of(new Assault(coast, List.of(cargo, ship))));
    assertThat(refusal(scene, Fray.NONE, coast, ship)).isPresent();
  }
}
