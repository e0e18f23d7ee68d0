package org.groma.engine.romanitas.campaign;

import static org.assertj.core.api.Assertions.assertThat;
import static org.groma.engine.romanitas.RomanitasSample.nation;
import static org.groma.engine.romanitas.RomanitasSample.territory;
import static org.groma.engine.romanitas.RomanitasSample.unit;

import java.util.List;
import org.groma.engine.romanitas.RomanitasSample;
import org.groma.engine.romanitas.RomanitasScene;
import org.groma.engine.romanitas.event.NationEvent;
import org.groma.engine.romanitas.event.TurnEvent;
import org.groma.engine.romanitas.force.Muster;
import org.groma.engine.romanitas.setting.Face;
import org.groma.engine.romanitas.state.Post;
import org.junit.jupiter.api.Test;

class CampaignTest {

  private final RomanitasScene scene = RomanitasScene.of().with(8);

  private static final Muster SMALL =
      new Muster(
          List.of(unit("boukellaroi", 0), unit("boukellaroi", 1), unit("cataphracts", 0)),
          List.of(0),
          false);

  private boolean isRefused(Sally sally) {
    return new Campaigning(scene.empire, true).refusal(sally).isPresent();
  }

  private void run(Sally sally) {
    scene.answers.answer(Campaigning.class, sally);
    scene.answers.answer(Campaigning.class, new Sally.Hold());
    new Campaign(scene.play).run(true);
  }

  private static int zone(String id) {
    for (int i = 0; i < RomanitasSample.SETTING.board().zones().size(); i++) {
      if (RomanitasSample.SETTING.board().zone(i).id().equals(id)) {
        return i;
      }
    }
    throw new IllegalArgumentException(id);
  }

  @Test
  void onlyBarbariansBesideRomeAreAttackedOverLand() {
    assertThat(isRefused(new Sally.Attack(List.of(territory("thapsus")), SMALL))).isFalse();
    assertThat(isRefused(new Sally.Attack(List.of(territory("carthago-spartaria")), SMALL)))
        .isTrue();
    assertThat(isRefused(new Sally.Attack(List.of(territory("persia")), SMALL))).isTrue();
    assertThat(isRefused(new Sally.Attack(List.of(territory("nicaea")), SMALL))).isTrue();
    assertThat(
            isRefused(new Sally.Attack(List.of(territory("thapsus"), territory("salonae")), SMALL)))
        .as("they do not lie together, and a Comes takes one")
        .isTrue();
  }

  @Test
  void aTerritoryIsTakenByABattleAgainstThree() {
    scene.dice.picks(0, 0, 0); // the Vandals
    scene.enemyDraws(Face.SIEGE);
    // two Boukellaroi shoot, both hit; the third lane fights
    scene.dice.d6(6, 6).d6(6, 1);
    scene.dice.d6(1); // the Comes is unhurt
    run(new Sally.Attack(List.of(territory("thapsus")), SMALL));

    assertThat(scene.empire.isRoman(territory("thapsus"))).isTrue();
    assertThat(scene.empire.points()).as("1 paid, 1 won").isEqualTo(8);
    assertThat(scene.empire.isAtWar(nation("vandals"))).isTrue();
    assertThat(scene.empire.unit(unit("boukellaroi", 0))).isEqualTo(Post.READY);
  }

  @Test
  void aFleetIsHuntedDown() {
    int aegean = zone("aegean");
    assertThat(isRefused(new Sally.Hunt(aegean, -1))).as("nobody is there").isTrue();
    scene.after(new NationEvent.FleetCame(nation("vandals"), aegean));
    scene.dice.d6(3, 3, 6, 1); // once without effect, then won
    run(new Sally.Hunt(aegean, 0));

    assertThat(scene.empire.fleetAt(nation("vandals"))).isEqualTo(-1);
    assertThat(scene.empire.points()).as("1 paid, 1 won").isEqualTo(8);
  }

  @Test
  void aFleetThatDoesNotWinInFourPassesIsBeatenButAfloat() {
    int aegean = zone("aegean");
    scene.after(new NationEvent.FleetCame(nation("vandals"), aegean));
    scene.dice.d6(3, 3, 3, 3, 3, 3, 3, 3);
    run(new Sally.Hunt(aegean, -1));

    assertThat(scene.empire.fleetAt(nation("vandals"))).isEqualTo(aegean);
    assertThat(scene.empire.readyFleet()).isNotNegative();
    assertThat(scene.empire.points()).isEqualTo(7);
  }

  @Test
  void whoIsBeatenOnTheWayLosesHisForce() {
    int from = territory("corinthus");
    int to = territory("syracusae");
    List<Integer> passage = RomanitasSample.SETTING.board().passage(from, to);
    assertThat(passage).isNotEmpty();
    scene.after(new NationEvent.FleetCame(nation("vandals"), passage.getFirst()));
    scene.dice.d6(1, 6, 1, 6, 1, 6, 1, 6); // 6 to 7 with the Magister aboard: afloat, but beaten
    assertThat(isRefused(new Sally.Landing(from, List.of(to), SMALL)))
        .as("a Comes attacks next to Rome and goes nowhere by sea")
        .isTrue();
    run(new Sally.Landing(from, List.of(to), new Muster(SMALL.units(), List.of(1), false)));

    assertThat(scene.empire.unit(unit("cataphracts", 0))).isEqualTo(Post.ELIMINATED);
    assertThat(scene.empire.isRoman(to)).isFalse();
    assertThat(scene.empire.points())
        .as("1 for the force, 1 for its Magister, 2 for the fleet")
        .isEqualTo(4);
  }

  @Test
  void persiaIsInvadedWithSixUnderTheMagister() {
    Muster six =
        new Muster(
            List.of(
                unit("boukellaroi", 0),
                unit("boukellaroi", 1),
                unit("cataphracts", 0),
                unit("isaurians", 0),
                unit("scholae-palatinae", 0),
                unit("excubites", 0)),
            List.of(1),
            false);
    assertThat(isRefused(new Sally.Expedition(six))).isFalse();
    assertThat(isRefused(new Sally.Expedition(SMALL))).isTrue();
    scene.after(new NationEvent.ExpeditionBegan());
    assertThat(isRefused(new Sally.Expedition(six))).as("one a turn").isTrue();
    scene.after(new TurnEvent.TurnBegan(2));
    assertThat(isRefused(new Sally.Expedition(six))).isFalse();
  }

  @Test
  void whatIsOfferedIsLegal() {
    scene.after(new NationEvent.FleetCame(nation("vandals"), zone("aegean")));
    Campaigning campaigning = new Campaigning(scene.empire, false);
    assertThat(campaigning.options())
        .hasSizeGreaterThan(10)
        .allSatisfy(sally -> assertThat(campaigning.refusal(sally)).isEmpty());
  }
}
