package org.groma.engine.invasions.story;

import static org.assertj.core.api.Assertions.assertThat;
import static org.groma.engine.invasions.Sample.leader;
import static org.groma.engine.invasions.Sample.nation;
import static org.groma.engine.invasions.Sample.province;

import org.groma.engine.invasions.event.DiplomacyTold;
import org.groma.engine.invasions.event.FieldTold;
import org.groma.engine.invasions.event.LandEvent;
import org.groma.engine.invasions.event.LeaderEvent;
import org.groma.engine.invasions.event.NationEvent;
import org.groma.engine.invasions.event.PlunderTold;
import org.groma.engine.invasions.event.Roll;
import org.groma.engine.invasions.event.SequenceEvent;
import org.groma.engine.invasions.event.UnitEvent;
import org.groma.engine.invasions.event.UnitSet;
import org.groma.engine.invasions.setting.Status;
import org.junit.jupiter.api.Test;

/** Who leaves a place, and why. */
class WithdrawalStoryTest {

  private static final int NONE = -1;

  private final Told story = new Told();
  private final UnitSet huns = story.put("huns", "horse-archer", 2, "latium");

  private void leave(UnitSet units, String nation, String to) {
    story.hear(
        new UnitEvent.Placed(units, province(to)),
        new FieldTold.Retreated(nation(nation), province("latium"), units));
  }

  private String lastLine() {
    return story.text().lines().toList().getLast();
  }

  @Test
  void whoLosesABattleRetreats() {
    UnitSet romans = story.put("romans", "legion", 1, "latium");
    story.step("activations");
    story.hear(
        new FieldTold.Fought(
            province("latium"),
            nation("huns"),
            nation("romans"),
            true,
            UnitSet.NONE,
            UnitSet.NONE));
    leave(romans, "romans", "umbria");

    assertThat(lastLine()).isEqualTo("  The Romans retreat from Latium: 1 Legion to Umbria (XX.L)");
  }

  @Test
  void whoBesiegesInVainWithdraws() {
    story.with(new LandEvent.CityGrown(province("latium"), 3)).step("activations");
    story.hear(
        new PlunderTold.SiegeLaid(province("latium"), nation("huns"), huns, false, -2),
        new PlunderTold.SiegeFailed(province("latium"), nation("huns")));
    leave(huns, "huns", "umbria");

    assertThat(lastLine())
        .isEqualTo("  The Huns withdraw from Latium: 2 Horse Archers to Umbria (XXIV.C)");
  }

  @Test
  void whoGivesUpASiegeThatWentOnWithdraws() {
    story
        .with(new LandEvent.SiegeKept(province("latium"), leader("attila")))
        .step("activations")
        .hear(new SequenceEvent.ActivationBegan(nation("huns")))
        .hear(new LandEvent.SiegeKept(province("latium"), NONE));
    leave(huns, "huns", "umbria");

    assertThat(lastLine())
        .isEqualTo("  The Huns withdraw from Latium: 2 Horse Archers to Umbria (XXIV.C)");
  }

  @Test
  void whoIsBribedToLiftASiegeWithdraws() {
    story.step("activations");
    story.hear(new DiplomacyTold.SiegeLifted(nation("romans"), nation("huns"), province("latium")));
    leave(huns, "huns", "umbria");

    assertThat(lastLine())
        .isEqualTo("  The Huns withdraw from Latium: 2 Horse Archers to Umbria (XXIV.C)");
  }

  @Test
  void aSuzerainWithdrawsFromItsNewVassal() {
    story.step("activations").hear(new NationEvent.Submitted(nation("vandals"), nation("huns")));
    leave(huns, "huns", "umbria");

    assertThat(story.text())
        .isEqualTo(
            """
              The Vandals become vassals of the Huns (XXIX)
              The Huns withdraw from Latium: 2 Horse Archers to Umbria (XXIX.B)\
            """);
  }

  @Test
  void aKingdomIsLeftAloneByAnotherSection() {
    story
        .step("activations")
        .hear(new NationEvent.StatusChanged(nation("vandals"), Status.KINGDOM));
    story.hear(new NationEvent.Submitted(nation("vandals"), nation("huns")));
    leave(huns, "huns", "umbria");

    assertThat(lastLine())
        .isEqualTo("  The Huns withdraw from Latium: 2 Horse Archers to Umbria (XXIX.C)");
  }

  @Test
  void aMinorKingdomThatBecomesAClientIsLeftAloneToo() {
    story.step("activations").hear(new NationEvent.Sworn(nation("armenians"), nation("huns")));
    leave(huns, "huns", "umbria");

    assertThat(lastLine())
        .isEqualTo("  The Huns withdraw from Latium: 2 Horse Archers to Umbria (XXIX.C)");
  }

  @Test
  void whoLeavesUnbeatenDoesNotRetreat() {
    story.step("activations");
    story.hear(
        new FieldTold.Fought(
            province("umbria"),
            nation("huns"),
            nation("romans"),
            false,
            UnitSet.NONE,
            UnitSet.NONE));
    leave(huns, "huns", "venetia");

    assertThat(lastLine())
        .isEqualTo("  The Huns withdraw from Latium: 2 Horse Archers to Venetia (XX.L)");
  }

  @Test
  void whoIsDisplacedMakesRoom() {
    story.step("reinforcements");
    story.hear(
        new FieldTold.Displaced(nation("huns"), province("latium"), huns),
        new UnitEvent.Placed(huns, province("umbria")));

    assertThat(lastLine())
        .isEqualTo("  The Huns make room in Latium: 2 Horse Archers to Umbria (IX.B)");
  }

  /** A leader whose last unit fell to the Limes rides back before the interceptors come. */
  @Test
  void onlyThoseWhoComeFromWhereItWasRolledIntercept() {
    UnitSet romans = story.put("romans", "legion", 2, "rhaetia");
    story.with(new LeaderEvent.Posted(leader("attila"), province("latium"))).step("activations");
    story.d10(Roll.INTERCEPTION, 5);
    story.hear(
        new FieldTold.Intercepted(
            nation("romans"), province("rhaetia"), province("latium"), 8, true),
        new LeaderEvent.Posted(leader("attila"), province("umbria")),
        new UnitEvent.Placed(romans, province("latium")));

    assertThat(story.text())
        .isEqualTo(
            """
              The Romans try to intercept from Rhaetia: die 5, in all 8, success (XIX.A)
              The Huns redeploy from Latium: Attila to Umbria
              The Romans intercept from Rhaetia: 2 Legions to Latium (XIX.A)\
            """);
  }
}
