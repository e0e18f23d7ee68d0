package org.groma.engine.invasions.story;

import static org.assertj.core.api.Assertions.assertThat;
import static org.groma.engine.invasions.Sample.area;
import static org.groma.engine.invasions.Sample.leader;
import static org.groma.engine.invasions.Sample.nation;
import static org.groma.engine.invasions.Sample.province;

import org.groma.engine.invasions.event.BattleTold;
import org.groma.engine.invasions.event.CivilTold;
import org.groma.engine.invasions.event.FieldTold;
import org.groma.engine.invasions.event.LandEvent;
import org.groma.engine.invasions.event.LeaderEvent;
import org.groma.engine.invasions.event.NationEvent;
import org.groma.engine.invasions.event.PlunderTold;
import org.groma.engine.invasions.event.RaidMark;
import org.groma.engine.invasions.event.RealmEvent;
import org.groma.engine.invasions.event.RealmTold;
import org.groma.engine.invasions.event.Religion;
import org.groma.engine.invasions.event.Roll;
import org.groma.engine.invasions.event.SequenceEvent;
import org.groma.engine.invasions.event.UnitEvent;
import org.groma.engine.invasions.event.UnitSet;
import org.groma.engine.invasions.setting.Border;
import org.groma.engine.kernel.Die;
import org.junit.jupiter.api.Test;

/** Events in, lines out. */
class ChronicleTest {

  private static final int NONE = -1;

  private final Told story = new Told();

  @Test
  void aMarchThroughSeveralProvincesIsOneSentence() {
    UnitSet riders = story.put("huns", "horse-archer", 3, "pannonia");
    int attila = leader("attila");
    story.with(new LeaderEvent.Posted(attila, province("pannonia"))).step("activations");
    story.hear(
        new SequenceEvent.MovementBegan(nation("huns")),
        new UnitEvent.StackChosen(riders),
        new UnitEvent.Marched(riders, attila, province("noricum"), Border.LAND, 1),
        new LeaderEvent.Rode(attila, province("noricum"), 1),
        new UnitEvent.Marched(riders, attila, province("rhaetia"), Border.LAND, 1),
        new LeaderEvent.Rode(attila, province("rhaetia"), 1));

    assertThat(story.text())
        .isEqualTo(
            """
              Movement (XVIII)
                Attila marches with 3 Horse Archers from Pannonia through Noricum to Rhaetia (XVIII.B)\
            """);
  }

  @Test
  void aHeresyIsToldWithItsReligion() {
    int africa = area("africa");
    story.step("event-cards");
    story.hear(
        new RealmEvent.HeresySet(africa, Religion.ARIAN, 2),
        new RealmEvent.HeresySet(africa, Religion.CATHOLIC, 1),
        new RealmEvent.HeresySet(africa, Religion.MONOPHYSITE, 0));

    assertThat(story.text().replaceAll("\\s+", " "))
        .contains("Heresy breaks out among the Arians of Africa, Heresy + (XXXI.C)")
        .contains("the heresy among the Catholics of Africa fades, Heresy \u2212 (VI.F)")
        .contains("the heresy among the Monophysites of Africa ends (VI.F)");
  }

  @Test
  void sharedIncomeIsToldOfBothAllies() {
    story.put("romans", "legion", 1, "latium");
    story.put("byzantines", "legion", 1, "latium");
    story.with(new LandEvent.HolderChanged(province("latium"), nation("romans")));
    story.with(new NationEvent.Allied(nation("romans"), nation("byzantines")));
    story.step("income");
    story.hear(
        new CivilTold.IncomeCollected(nation("romans"), 10, 0, 10),
        new CivilTold.IncomeCollected(nation("byzantines"), 10, 0, 10));

    assertThat(story.text().replaceAll("\\s+", " "))
        .contains("the income of Latium is split with the Byzantines (XXVI.B)")
        .contains("the income of Latium is split with the Romans (XXVI.B)");
  }

  @Test
  void aBattleIsToldRoundByRoundWithItsDice() {
    UnitSet huns = story.put("huns", "horse-archer", 2, "noricum");
    UnitSet romans = story.put("romans", "legion", 1, "noricum");
    story.step("activations");
    story.hear(
        new SequenceEvent.CombatBegan(nation("huns")),
        new FieldTold.BattleJoined(
            province("noricum"), nation("huns"), huns, NONE, nation("romans"), romans, NONE));
    story.dice(Roll.ARCHERY, Die.WHITE, 4, 1);
    story.hear(
        new BattleTold.Shot(true, 1),
        new BattleTold.Shot(false, 0),
        new BattleTold.HitsTaken(false, 1, 0, false),
        new BattleTold.PoolsSet(1, 1, 1, 0));
    story.dice(Roll.MELEE, Die.WHITE, 1).dice(Roll.MELEE, Die.BLACK, 6);
    story.dice(Roll.MELEE, Die.WHITE, 5).dice(Roll.RE_ROLL, Die.WHITE, 6);
    story.hear(
        new BattleTold.ReRollUsed(true, true),
        new BattleTold.HitsTaken(false, 3, 1, false),
        new BattleTold.Won(true, BattleTold.Reason.ENEMY_ELIMINATED),
        new UnitEvent.Eliminated(romans),
        new FieldTold.Fought(
            province("noricum"), nation("huns"), nation("romans"), true, UnitSet.NONE, romans),
        new NationEvent.PointsScored(nation("huns"), 1, "eliminated"));

    assertThat(story.text())
        .isEqualTo(
            """
              Combat (XX)
                Battle of Noricum (XX): the Huns with 2 Horse Archers against the Romans with 1 Legion;
                    mountain, red swords do not count
                  Archery (XX.D): Huns white W – for 1 hit · Romans take 1 hit
                  Melee (XX.H): Huns white –, black WW; Romans white R · Huns re-roll a die of theirs: white
                      WR · Romans take 3 hits, 1 unit down
                  Huns win: no enemy is left (XX.I) · lost: Huns nothing; Romans 1 Legion · Huns +½ point for
                      enemies eliminated\
            """);
  }

  @Test
  void interceptorsAreToldWithTheirDieAndWhenceTheyCame() {
    UnitSet huns = story.put("huns", "horse-archer", 1, "noricum");
    UnitSet romans = story.put("romans", "legion", 2, "rhaetia");
    story.step("activations");
    story.hear(
        new SequenceEvent.MovementBegan(nation("huns")),
        new UnitEvent.Marched(huns, NONE, province("pannonia"), Border.LAND, 1));
    story.d10(Roll.INTERCEPTION, 5);
    story.hear(
        new FieldTold.Intercepted(
            nation("romans"), province("rhaetia"), province("pannonia"), 8, true),
        new UnitEvent.Placed(romans, province("pannonia")));

    assertThat(story.text())
        .isEqualTo(
            """
              Movement (XVIII)
                The Huns send 1 Horse Archer from Noricum to Pannonia (XVIII.B)
                  The Romans try to intercept from Rhaetia: die 5, in all 8, success (XIX.A)
                  The Romans intercept from Rhaetia: 2 Legions to Pannonia (XIX.A)\
            """);
  }

  @Test
  void aSiegeIsOneSentenceWithItsDiceItsEndAndItsLoot() {
    UnitSet huns = story.put("huns", "horse-archer", 2, "latium");
    story
        .with(new LandEvent.CityGrown(province("latium"), 3))
        .with(new LandEvent.HolderChanged(province("latium"), nation("romans")))
        .step("activations");
    story.hear(new PlunderTold.SiegeLaid(province("latium"), nation("huns"), huns, false, -2));
    story.d10(Roll.SIEGE, 3, 9);
    story.hear(
        new LandEvent.HolderChanged(province("latium"), nation("huns")),
        new PlunderTold.CityFell(province("latium"), nation("huns")),
        new PlunderTold.CityLooted(province("latium"), nation("huns"), 14),
        new NationEvent.GoldChanged(nation("huns"), 14));

    assertThat(story.text())
        .isEqualTo(
            """
              The Huns besiege Roma (Latium) with 2 Horse Archers, modifier −2 (XXIV.C): die 3, 9, it falls to
                  the Huns · looted for 7 Gold (XXIV.D) · Huns +7 Gold\
            """);
  }

  @Test
  void aRaidIsOneSentence() {
    UnitSet picts = story.put("picts", "amphibious-infantry", 2, "caledonia");
    story.step("raids");
    story.hear(new PlunderTold.RaidBegan(nation("picts"), picts, province("bernicia"), NONE, 0));
    story.d10(Roll.RAID, 3);
    story.hear(
        new PlunderTold.RaidFailed(nation("picts"), province("bernicia")),
        new UnitEvent.Removed(picts.first(1)));

    assertThat(story.text())
        .isEqualTo(
            """
              The Picts raid Bernicia with 2 Amphibious Infantry, modifier ±0 (XI.E) · die 3 · the raid fails ·
                  the Picts lose 1 Amphibious Infantry for good\
            """);
  }

  @Test
  void theMarkersOfEarlierRaidsGoQuietly() {
    story.step("raids");
    story.hear(new LandEvent.RaidMarked(province("bernicia"), RaidMark.NONE));

    assertThat(story.text()).doesNotContain("Raids (X.C)").doesNotContain("Bernicia");
  }

  @Test
  void whoGainsAndLosesControlIsToldTogether() {
    story
        .with(new LandEvent.HolderChanged(province("noricum"), nation("romans")))
        .with(new LandEvent.HolderChanged(province("rhaetia"), nation("romans")))
        .step("scoring");
    story.hear(
        new LandEvent.HolderChanged(province("noricum"), nation("huns")),
        new LandEvent.HolderChanged(province("rhaetia"), NONE),
        new LandEvent.HolderChanged(province("pannonia"), nation("huns")),
        new LandEvent.IncumbentChanged(area("italia"), nation("huns")));

    assertThat(story.text())
        .isEqualTo(
            """
              Control (XII.C): the Huns gain Noricum (from the Romans) and Pannonia; the Romans no longer hold
                  Rhaetia; the Huns now control the Area Italia\
            """);
  }

  @Test
  void aLimesThatMovesNeitherFallsNorIsRenewed() {
    story.with(new LandEvent.LimesSet(province("osroene"), nation("byzantines")));
    story.step("reinforcements");
    story.hear(new LandEvent.LimesMoved(province("osroene"), province("assyria")));

    assertThat(story.text())
        .isEqualTo("  The Limes of the Byzantines moves from Osroene to Assyria (XVIII.I)");
  }

  @Test
  void purchasesAreToldNationByNation() {
    UnitSet damaged = story.put("romans", "legion", 1, "latium");
    UnitSet recruits = story.put("byzantines", "legion", 1, "thracia");
    story.with(new UnitEvent.Eliminated(recruits)).with(new UnitEvent.Damaged(damaged));
    story.step("purchases");
    story.hear(
        new LandEvent.LimesSet(province("noricum"), nation("romans")),
        new NationEvent.GoldChanged(nation("romans"), -9),
        new UnitEvent.Restored(damaged),
        new NationEvent.GoldChanged(nation("byzantines"), -6),
        new UnitEvent.Placed(recruits, province("thracia")));

    assertThat(story.text())
        .isEqualTo(
            """
              The Romans renew the Limes in Noricum (XV.B)
              The Romans spend 4½ Gold and restore 1 Legion (XV.B)
              The Byzantines spend 3 Gold (XV.B)
              The Byzantines recruit: 1 Legion in Thracia (XV.B)\
            """);
  }

  @Test
  void checksOfRealmsAreToldAsQuestionsWithTheirAnswer() {
    story.step("status-of-nations").d10(Roll.KINGDOM, 4);
    story.hear(new RealmTold.KingdomChecked(nation("franks"), 5, 6, true));

    assertThat(story.text())
        .isEqualTo(
            "  Do the Franks found a Kingdom? Die 4, in all 5, at most 6 needed: yes (VII.C)");
  }

  @Test
  void diceThatNoEventExplainsAreToldAsTheyAre() {
    story.step("event-cards").d10(Roll.CARD, 8);
    story.hear(new CivilTold.RevoltVoid(nation("romans")));

    assertThat(story.text())
        .isEqualTo("    Revolt against the Romans: dice 8, nothing can rise (XVI.D)");
    story.d10(Roll.CARD, 7);
    assertThat(story.text()).endsWith("Die 7 for the card (X.B)");
  }

  @Test
  void aLeaderIsToldAsLost() {
    story.with(new LeaderEvent.Posted(leader("attila"), province("noricum"))).step("event-cards");
    story.hear(new LeaderEvent.Fell(leader("attila")));

    assertThat(story.text()).isEqualTo("  Attila is lost");
  }
}
