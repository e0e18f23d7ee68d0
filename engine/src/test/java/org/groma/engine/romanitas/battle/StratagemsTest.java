package org.groma.engine.romanitas.battle;

import static org.assertj.core.api.Assertions.assertThat;
import static org.groma.engine.romanitas.RomanitasSample.unit;

import java.util.List;
import org.groma.engine.romanitas.RomanitasSample;
import org.groma.engine.romanitas.RomanitasScene;
import org.groma.engine.romanitas.event.BattleTold;
import org.groma.engine.romanitas.event.TroopEvent;
import org.groma.engine.romanitas.setting.Arm;
import org.groma.engine.romanitas.setting.Face;
import org.groma.engine.romanitas.setting.Levy;
import org.groma.engine.romanitas.setting.Setting;
import org.groma.engine.romanitas.setting.Troop;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Every stratagem, by what it adds to dice. */
class StratagemsTest {

  private static Fighter roman(String type) {
    int unit = unit(type, 0);
    return new Fighter(true, unit, RomanitasSample.SETTING.army().get(unit), false);
  }

  private static Stratagems with(Setting setting, Face face) {
    Stratagems stratagems = new Stratagems(setting.options());
    stratagems.add(face);
    return stratagems;
  }

  /** Foot and horse on a wing and in the centre, in the first impulse and later. */
  @ParameterizedTest
  @CsvSource({
    // face, fire of a wing, melee: foot on a wing, foot in the centre, horse on a wing, horse in
    // the centre, all in the first impulse; then foot in the centre in the second
    "AMBUSH,2,2,2,2,2,0",
    "HARASSMENT,1,0,0,0,0,0",
    "MANOEUVRE,1,1,0,1,0,0",
    "FRONTAL_ASSAULT,0,0,1,0,1,1",
    "DEFENSIVE_WORKS,0,0,0,0,0,0",
    "RALLY,0,0,0,0,0,0",
    "RESERVE,0,0,0,0,0,0",
    "SIEGE,0,0,0,0,0,0"
  })
  void adds(Face face, int fire, int footWing, int foot, int horseWing, int horse, int later) {
    Stratagems ours = with(RomanitasSample.SETTING, face);
    Fighter infantry = roman("isaurians");
    Fighter cavalry = roman("cataphracts");

    assertThat(ours.fire(cavalry, Line.LEFT, 1)).isEqualTo(fire);
    assertThat(ours.melee(infantry, Line.RIGHT, 1)).isEqualTo(footWing);
    assertThat(ours.melee(infantry, Line.CENTRE, 1)).isEqualTo(foot);
    assertThat(ours.melee(cavalry, Line.LEFT, 1)).isEqualTo(horseWing);
    assertThat(ours.melee(cavalry, Line.CENTRE, 1)).isEqualTo(horse);
    assertThat(ours.melee(infantry, Line.CENTRE, 2)).isEqualTo(later);
  }

  @Test
  void byAnOptionalRuleManoeuvreIsForHorseAndAssaultForFoot() {
    Stratagems manoeuvre = with(RomanitasSample.OPTIONAL, Face.MANOEUVRE);
    assertThat(manoeuvre.melee(roman("isaurians"), Line.LEFT, 1)).isZero();
    assertThat(manoeuvre.melee(roman("cataphracts"), Line.LEFT, 1)).isEqualTo(1);
    Stratagems assault = with(RomanitasSample.OPTIONAL, Face.FRONTAL_ASSAULT);
    assertThat(assault.melee(roman("isaurians"), Line.CENTRE, 1)).isEqualTo(1);
    assertThat(assault.melee(roman("cataphracts"), Line.CENTRE, 1)).isZero();
  }

  @ParameterizedTest
  @CsvSource({
    "limitanei,1",
    "skoutatoi,1",
    "isaurians,0",
    "excubites,0",
    "symmachoi,0",
    "boukellaroi,0",
    "cataphracts,0",
    "scholae-palatinae,0",
    "mercenary-infantry,0",
    "mercenary-archers,0"
  })
  void aDefensiveTacticIsForLimitaneiAndSkoutatoi(String type, int bonus) {
    Stratagems tactic = with(RomanitasSample.SETTING, Face.DEFENSIVE_TACTIC);
    assertThat(tactic.melee(roman(type), Line.CENTRE, 3)).isEqualTo(bonus);
  }

  @Test
  void whatIsPlacedWorksWhereItLies() {
    Stratagems ours = with(RomanitasSample.SETTING, Face.FAVOURABLE_TERRAIN);
    ours.favour(Line.LEFT);
    assertThat(ours.shelter(Line.LEFT)).isEqualTo(1);
    assertThat(ours.cover(Line.LEFT)).isEqualTo(1);
    assertThat(ours.shelter(Line.CENTRE)).isZero();
    assertThat(ours.cover(Line.RIGHT)).isZero();

    Stratagems works = with(RomanitasSample.SETTING, Face.DEFENSIVE_WORKS);
    assertThat(works.shelter(Line.LEFT)).as("not against fire").isZero();
    assertThat(works.cover(Line.LEFT)).isEqualTo(1);

    Stratagems iron = with(RomanitasSample.SETTING, Face.IRON_DISCIPLINE);
    iron.discipline(unit("isaurians", 0));
    assertThat(iron.melee(roman("isaurians"), Line.CENTRE, 2)).isEqualTo(1);
    assertThat(iron.melee(roman("cataphracts"), Line.CENTRE, 2)).isZero();
  }

  @Test
  void byAnOptionalRuleEnemiesDrawUpAsTheirStratagemWants() {
    // drawn foot, horse, foot, foot, horse: one deep on the right, two elsewhere
    Line line =
        Line.drawn(
            List.of(
                enemy(0, FOOT), enemy(1, HORSE), enemy(2, FOOT), enemy(3, FOOT), enemy(4, HORSE)));
    assertThat(arms(line, Line.CENTRE)).containsExactly(Arm.CAVALRY, Arm.CAVALRY);
    line.regroup(Fighter::isCavalry, List.of(Line.LEFT, Line.RIGHT));
    assertThat(arms(line, Line.LEFT)).containsExactlyInAnyOrder(Arm.CAVALRY, Arm.INFANTRY);
    assertThat(arms(line, Line.CENTRE)).containsExactly(Arm.INFANTRY, Arm.INFANTRY);
    assertThat(arms(line, Line.RIGHT)).containsExactly(Arm.CAVALRY);
  }

  private static final Troop FOOT =
      new Troop("foot", "Foot", Arm.INFANTRY, Levy.OTHER, 1, 1, false, false);
  private static final Troop HORSE =
      new Troop("horse", "Horse", Arm.CAVALRY, Levy.OTHER, 1, 1, false, false);

  private static Fighter enemy(int number, Troop troop) {
    return new Fighter(false, number, troop, false);
  }

  private static List<Arm> arms(Line line, int lane) {
    return line.stack(lane).stream().map(fighter -> fighter.troop().arm()).toList();
  }

  @ParameterizedTest
  @CsvSource({
    // where the one on foot stands, drawn on the right of two horsemen, and on their left
    "MANOEUVRE,true,1,1",
    "FRONTAL_ASSAULT,true,1,1",
    "RALLY,true,2,0",
    "MANOEUVRE,false,2,0"
  })
  void aFightBeginsAsTheEnemysStratagemWants(Face face, boolean optional, int last, int first) {
    assertThat(footAt(face, optional, List.of(enemy(0, HORSE), enemy(1, HORSE), enemy(2, FOOT))))
        .isEqualTo(last);
    assertThat(footAt(face, optional, List.of(enemy(0, FOOT), enemy(1, HORSE), enemy(2, HORSE))))
        .isEqualTo(first);
  }

  private static int footAt(Face face, boolean optional, List<Fighter> drawn) {
    RomanitasScene scene =
        new RomanitasScene(optional ? RomanitasSample.OPTIONAL : RomanitasSample.SETTING);
    List<Integer> units = List.of(unit("skoutatoi", 0), unit("skoutatoi", 1), unit("skoutatoi", 2));
    scene.after(new TroopEvent.Mustered(units, List.of()));
    scene.enemyDraws(face);
    scene.dice.d6(1, 6, 1, 6, 1, 6); // all Romans fall
    Fight.of(scene.play, new Ground(0, -1, 1, false, false, false, false), units, List.of(), drawn);
    return scene.told(BattleTold.Met.class).stream()
        .map(BattleTold.Met::enemy)
        .toList()
        .indexOf("foot");
  }
}
