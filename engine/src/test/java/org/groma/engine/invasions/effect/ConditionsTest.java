package org.groma.engine.invasions.effect;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.groma.engine.invasions.Sample.area;
import static org.groma.engine.invasions.Sample.leader;
import static org.groma.engine.invasions.Sample.nation;
import static org.groma.engine.invasions.Sample.province;
import static org.groma.engine.invasions.effect.Data.condition;

import java.util.List;
import org.groma.engine.invasions.Sample;
import org.groma.engine.invasions.Scene;
import org.groma.engine.invasions.event.Activity;
import org.groma.engine.invasions.event.Contract;
import org.groma.engine.invasions.event.LeaderEvent;
import org.groma.engine.invasions.event.NationEvent;
import org.groma.engine.invasions.event.RealmEvent;
import org.groma.engine.invasions.event.Religion;
import org.groma.engine.invasions.event.SequenceEvent;
import org.groma.engine.invasions.event.UnitEvent;
import org.groma.engine.invasions.setting.Status;
import org.groma.engine.invasions.state.World;
import org.groma.engine.kernel.ScriptedDice;
import org.groma.model.value.Datum;
import org.junit.jupiter.api.Test;

class ConditionsTest {

  private final World world = Sample.opened();
  private final int romans = nation("romans");

  private boolean holds(Object... namesAndValues) {
    return Conditions.holds(world, romans, condition(namesAndValues));
  }

  private boolean rolls(int roll, Object... die) {
    return Conditions.holds(
        Sample.play(world, new ScriptedDice().d10(roll), null),
        EffectContext.of(romans),
        condition("die", Data.of(die)));
  }

  @Test
  void turnsAreNumbersOrRanges() {
    world.apply(new SequenceEvent.TurnBegan(3));
    assertThat(holds("turn", 3)).isTrue();
    assertThat(holds("turn", 4)).isFalse();
    assertThat(holds("turns", "1-3")).isTrue();
    assertThat(holds("turns", "4+")).isFalse();
    assertThat(holds("turns", "3+")).isTrue();
  }

  @Test
  void allAnyAndNotCombineOthers() {
    Object first = Data.of("turn", 1);
    Object never = Data.of("turn", 99);
    assertThat(holds("all", List.of(first, first))).isTrue();
    assertThat(holds("all", List.of(first, never))).isFalse();
    assertThat(holds("any", List.of(never, first))).isTrue();
    assertThat(holds("any", List.of(never))).isFalse();
    assertThat(holds("not", never)).isTrue();
    assertThat(holds("not", first)).isFalse();
    assertThat(holds("turn", 1, "status", "empire")).isTrue();
    assertThat(holds("turn", 1, "status", "kingdom")).isFalse();
  }

  @Test
  void aStepIsUpToWhoeverAsks() {
    assertThat(holds("step", "purchases")).isTrue();
  }

  @Test
  void aDieDecidesByNumberOrCheck() {
    assertThat(rolls(6, "roll", "d10", "at-least", 6)).isTrue();
    assertThat(rolls(5, "roll", "d10", "at-least", 6)).isFalse();
    assertThat(rolls(4, "roll", "d2", "result", "pass")).isTrue();
    assertThat(rolls(5, "roll", "d2", "result", "pass")).isFalse();
    assertThat(rolls(5, "roll", "d2", "result", "fail")).isTrue();
    assertThatThrownBy(() -> holds("die", Data.of("roll", "d10", "at-least", 6)))
        .isInstanceOf(IllegalArgumentException.class);
  }

  @Test
  void statusAndSectionAreThoseOfTheNation() {
    assertThat(holds("status", "empire")).isTrue();
    assertThat(holds("drawn-by", "civilized")).isTrue();
    assertThat(holds("drawn-by", "barbarian")).isFalse();
    world.apply(new NationEvent.AgeSet(romans, 1));
    assertThat(holds("section", "young")).isTrue();
    world.apply(new NationEvent.AgeSet(romans, 12));
    assertThat(holds("section", "young")).isFalse();
    assertThat(holds("section", "old")).isTrue();
    world.apply(new NationEvent.StatusChanged(romans, Status.BARBARIAN));
    assertThat(holds("section", "old")).isFalse();
    assertThat(holds("drawn-by", "barbarian")).isTrue();
  }

  @Test
  void declineHasLevels() {
    world.apply(new NationEvent.DeclineSet(romans, 0));
    assertThat(holds("in-decline", true)).isFalse();
    assertThat(holds("in-decline", false)).isTrue();
    world.apply(new NationEvent.DeclineSet(romans, 1));
    assertThat(holds("in-decline", true)).isTrue();
    assertThat(holds("in-decline", "doubled")).isFalse();
    world.apply(new NationEvent.DeclineSet(romans, 2));
    assertThat(holds("in-decline", "doubled")).isTrue();
  }

  @Test
  void heresyStandsInOwnAreasOrInTheCapitals() {
    for (int i = 0; i < Sample.SETTING.board().areas(); i++) {
      world.apply(new RealmEvent.HeresySet(i, Religion.CATHOLIC, 0));
    }
    assertThat(holds("heresy", "none")).isTrue();
    assertThat(holds("heresy", "own-area")).isFalse();
    world.apply(new RealmEvent.HeresySet(area("africa"), Religion.CATHOLIC, 1));
    assertThat(holds("heresy", "own-area")).isTrue();
    assertThat(holds("heresy", "capital-area")).isFalse();
    assertThat(holds("heresy", "none")).isFalse();
    world.apply(new RealmEvent.HeresySet(area("italia"), Religion.CATHOLIC, 2));
    assertThat(holds("heresy", "capital-area")).isTrue();
  }

  @Test
  void islamIsCreatedOnce() {
    assertThat(holds("islam-created", true)).isFalse();
    world.apply(new RealmEvent.IslamCreated());
    assertThat(holds("islam-created", true)).isTrue();
  }

  @Test
  void leadersAreInPlayOrEliminated() {
    assertThat(holds("leader-in-play", "aetius")).isFalse();
    world.apply(new LeaderEvent.Posted(leader("aetius"), province("latium")));
    assertThat(holds("leader-in-play", "aetius")).isTrue();
    assertThat(holds("leader-eliminated", "aetius")).isFalse();
    world.apply(new LeaderEvent.Fell(leader("aetius")));
    assertThat(holds("leader-eliminated", "aetius")).isTrue();
  }

  @Test
  void nationsStandUntilTheyCollapseOrVanish() {
    assertThat(holds("nation-stands", "byzantines")).isTrue();
    assertThat(holds("nation-stands", "avars")).isFalse();
    assertThat(holds("nation-collapsed", "byzantines")).isFalse();
    world.apply(new RealmEvent.Collapsed(nation("byzantines")));
    assertThat(holds("nation-collapsed", "byzantines")).isTrue();
    assertThat(holds("nation-stands", "byzantines")).isFalse();
    world.apply(new NationEvent.ActivityChanged(romans, Activity.GONE));
    assertThat(holds("nation-collapsed", "romans")).isTrue();
    world.apply(new NationEvent.ActivityChanged(nation("huns"), Activity.GONE));
    assertThat(holds("nation-collapsed", "huns")).isFalse();
  }

  @Test
  void controlOfAreasAndCitiesIsOfTheNationNamedOrTheOwn() {
    Scene.of(world).incumbent("romans", "italia").held("byzantines", "latium");
    assertThat(holds("controls-area", Data.of("area", "italia"))).isTrue();
    assertThat(holds("controls-area", Data.of("area", "italia", "nation", "huns"))).isFalse();
    String rome = Sample.SETTING.board().city(province("latium")).orElseThrow().id();
    assertThat(holds("controls-city", Data.of("city", rome))).isFalse();
    assertThat(holds("controls-city", Data.of("city", rome, "nation", "byzantines"))).isTrue();
    assertThat(holds("controls-city", Data.of("city", "atlantis"))).isFalse();
    world.apply(new NationEvent.CapitalMoved(romans, province("latium")));
    assertThat(holds("capital-at", rome)).isTrue();
    world.apply(new NationEvent.CapitalMoved(romans, province("lotharingia")));
    assertThat(holds("capital-at", rome)).isFalse();
  }

  @Test
  void hiredUnitsCountAsLentAndOthersDoNot() {
    int huns = nation("huns");
    Datum lent = condition("lent-mercenaries", true);
    int unit = Sample.fromPool(world, "huns", "horse-archer", 1).get(0);
    world.apply(new UnitEvent.Lent(unit, romans));
    assertThat(Conditions.holds(world, huns, lent)).isFalse();
    world.apply(new RealmEvent.Contracted(unit, Contract.HIRED));
    assertThat(Conditions.holds(world, huns, lent)).isTrue();
  }

  @Test
  void theTargetOfACardKeepsThePeaceOrNot() {
    Datum peace = condition("not-attacked", "self");
    EffectContext context = EffectContext.of(romans).against(nation("huns"));
    assertThat(Conditions.holds(Sample.play(world, null, null), context, peace)).isTrue();
    world.apply(new RealmEvent.Attacked(nation("huns"), romans));
    assertThat(Conditions.holds(Sample.play(world, null, null), context, peace)).isFalse();
  }

  @Test
  void whatIsNoConditionIsAMistake() {
    assertThatThrownBy(() -> holds("raining", true)).isInstanceOf(IllegalArgumentException.class);
    assertThat(Conditions.holds(world, romans, Datum.text("always"))).isFalse();
  }
}
