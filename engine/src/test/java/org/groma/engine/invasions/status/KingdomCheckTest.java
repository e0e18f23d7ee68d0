package org.groma.engine.invasions.status;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import org.groma.engine.invasions.Sample;
import org.groma.engine.invasions.Scene;
import org.groma.engine.invasions.event.Activity;
import org.groma.engine.invasions.event.NationEvent;
import org.groma.engine.invasions.event.RealmTold;
import org.groma.engine.invasions.event.Religion;
import org.groma.engine.invasions.play.Play;
import org.groma.engine.invasions.setting.Status;
import org.groma.engine.invasions.state.World;
import org.groma.engine.kernel.Event;
import org.groma.engine.kernel.ScriptedDice;
import org.groma.engine.kernel.ScriptedPlayer;
import org.groma.engine.kernel.Table;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class KingdomCheckTest {

  private static final int FRANKS = Sample.nation("franks");
  private static final int HUNS = Sample.nation("huns");

  private final ScriptedDice dice = new ScriptedDice();
  private final ScriptedPlayer player = new ScriptedPlayer();
  private final List<Event> told = new ArrayList<>();

  private static Scene at(String nation, int age) {
    return Scene.empty()
        .with(new NationEvent.ActivityChanged(Sample.nation(nation), Activity.ACTIVE))
        .with(new NationEvent.AgeSet(Sample.nation(nation), age));
  }

  private World start(World world, int nation) {
    KingdomCheck.atStartOfTurn(new Play(world, new Table(dice, _ -> player, told::add)), nation);
    assertThat(dice.isSpent()).isTrue();
    assertThat(player.isSpent()).isTrue();
    return world;
  }

  /** A young Kingdom keeps to its gods. */
  private KingdomCheckTest pagan() {
    player.answer(KingdomFounding.ChooseFaith.class, Religion.PAGAN);
    return this;
  }

  private KingdomCheckTest answering(boolean answer) {
    player.answer(KingdomCheck.FoundKingdom.class, answer);
    return this;
  }

  @Test
  void beforeAgeThreeNobodyIsAsked() {
    World world = at("franks", 2).world();
    World before = world.copy();

    assertThat(start(world, FRANKS)).isEqualTo(before);
  }

  @Test
  void fromAgeThreeTheTransitionIsAnnouncedWithoutARoll() {
    World world = answering(true).pagan().start(at("franks", 3).world(), FRANKS);

    assertThat(world.status(FRANKS)).isEqualTo(Status.KINGDOM);
  }

  @ParameterizedTest
  @ValueSource(ints = {3, 4})
  void whoDeclinesBeforeAgeFiveRollsNothing(int age) {
    World world = answering(false).start(at("franks", age).world(), FRANKS);

    assertThat(world.status(FRANKS)).isEqualTo(Status.BARBARIAN);
    assertThat(told).isEmpty();
  }

  @ParameterizedTest
  @CsvSource({
    "5, 5, true",
    "5, 6, false",
    "6, 6, true",
    "6, 7, false",
    "7, 7, true",
    "7, 8, false"
  })
  void fromAgeFiveWhoDeclinesRollsItsAgeOrLess(int age, int roll, boolean founded) {
    dice.d10(roll);
    KingdomCheckTest asked = founded ? answering(false).pagan() : answering(false);
    World world = asked.start(at("franks", age).world(), FRANKS);

    assertThat(world.status(FRANKS) == Status.KINGDOM).isEqualTo(founded);
    assertThat(told).contains(new RealmTold.KingdomChecked(FRANKS, roll, age, founded));
  }

  @Test
  void whoAnnouncesAtAgeFiveRollsNothing() {
    World world = answering(true).pagan().start(at("franks", 5).world(), FRANKS);

    assertThat(world.status(FRANKS)).isEqualTo(Status.KINGDOM);
  }

  @ParameterizedTest
  @CsvSource({"0, 0", "19, 0", "20, -1", "39, -1", "40, -2", "75, -3"})
  void everyFullTenGoldHelps(int halves, int modifier) {
    World world = at("franks", 5).with(new NationEvent.GoldChanged(FRANKS, halves)).world();

    assertThat(KingdomCheck.modifier(world, FRANKS)).isEqualTo(modifier);
  }

  @Test
  void aHordeInABarbarianAreaHinders() {
    assertThat(KingdomCheck.modifier(at("franks", 5).horde("franks", "rhenus").world(), FRANKS))
        .isEqualTo(2);
    assertThat(KingdomCheck.modifier(at("franks", 5).horde("franks", "belgae").world(), FRANKS))
        .isZero();
  }

  @Test
  void modifiersCountInTheRoll() {
    Scene scene = at("franks", 5).horde("franks", "rhenus");
    dice.d10(4);
    World world = answering(false).start(scene.world(), FRANKS);
    assertThat(world.status(FRANKS)).as("4 + 2 > 5").isEqualTo(Status.BARBARIAN);

    world.apply(new NationEvent.GoldChanged(FRANKS, 20));
    dice.d10(4);
    assertThat(answering(false).pagan().start(world, FRANKS).status(FRANKS))
        .isEqualTo(Status.KINGDOM);
  }

  @Test
  void federatesMayNotFoundAKingdom() {
    World world = at("franks", 6).federate("franks", "romans").world();
    World before = world.copy();

    assertThat(start(world, FRANKS)).isEqualTo(before);
    KingdomCheck.roll(Sample.play(world, dice, player), FRANKS);
    assertThat(world).isEqualTo(before);
  }

  @Test
  void hunsNeverCheck() {
    World world = at("huns", 7).world();
    World before = world.copy();

    assertThat(start(world, HUNS)).isEqualTo(before);
  }

  @Test
  void vassalsMayFoundAKingdom() {
    World world =
        answering(true).pagan().start(at("franks", 3).vassal("franks", "huns").world(), FRANKS);

    assertThat(world.status(FRANKS)).isEqualTo(Status.KINGDOM);
    assertThat(world.diplomacy().suzerain(FRANKS)).isEqualTo(HUNS);
  }

  @Test
  void bothAnswersAreLegal() {
    KingdomCheck.FoundKingdom choice = new KingdomCheck.FoundKingdom(Sample.empty(), FRANKS);

    assertThat(choice.options()).containsExactly(false, true);
    assertThat(choice.options()).allMatch(answer -> choice.refusal(answer).isEmpty());
  }
}
