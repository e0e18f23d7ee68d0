package org.groma.engine.cycles.special;

import static org.assertj.core.api.Assertions.assertThat;
import static org.groma.engine.cycles.special.RisingRome.ROME;

import org.groma.engine.cycles.Sample;
import org.groma.engine.cycles.Scene;
import org.groma.engine.cycles.administration.Ascension;
import org.groma.engine.cycles.economy.Holdings;
import org.groma.engine.cycles.economy.Purchase;
import org.groma.engine.cycles.economy.Purchasing;
import org.groma.engine.cycles.event.Account;
import org.groma.engine.cycles.event.MoneyEvent;
import org.groma.engine.cycles.leader.LeaderKind;
import org.groma.engine.cycles.setting.Ruling;
import org.groma.engine.cycles.state.World;
import org.groma.engine.kernel.Rule;
import org.junit.jupiter.api.Test;

/** Rome itself: its events, leaders, revivals and what it builds. */
@Rule("14.2.4")
final class RiseOfRomeTest {

  private final RisingRome rising = new RisingRome();
  private final Scene scene = rising.scene();
  private final World world = scene.world;
  private final int rome = scene.position(ROME);

  @Test
  void eventsCountTheColumnsThatWerePaidFor() {
    scene.after(new MoneyEvent.Improved(rome, 4));
    scene.dice.d6(4, 4); // with four columns twelve
    SolitaireEvents.mayHappen(scene.play, rome);
    assertThat(world.treasury(rome)).isEqualTo(2);
  }

  @Test
  void aGreatRollBringsALeaderButNeverAThird() {
    scene.put(ROME, "horse", "rome");
    scene.after(new MoneyEvent.Improved(rome, 4));
    scene.dice.d6(6, 6, 6, 6, 6, 6);
    for (int i = 0; i < 3; i++) {
      SolitaireEvents.mayHappen(scene.play, rome);
    }
    assertThat(world.leaderAt(rome * 2)).isEqualTo(scene.area("rome"));
    assertThat(world.leaderAt(rome * 2 + 1)).isEqualTo(scene.area("rome"));
  }

  @Test
  void whoTheGreatRollBringsIsRolledForWhereLeadersDiffer() {
    Scene named = Scene.begun(Sample.withOptions("rise-of-rome", "namedLeaders"));
    named.put(ROME, "horse", "rome");
    named.after(new MoneyEvent.Improved(rome, 4));
    named.dice.d6(6, 6, 2);
    SolitaireEvents.mayHappen(named.play, rome);
    assertThat(named.world.leaderAt(rome * 2)).isEqualTo(named.area("rome"));
    assertThat(named.world.leaderKind(rome * 2)).isNotEqualTo(LeaderKind.ORDINARY);
  }

  @Test
  void aRevivalIsTakenOnceAndThenThereIsNoneInThatStage() {
    Ruling rebellion = new Ruling(Ruling.Word.REBELLION, 0);
    Ruling revival = new Ruling(Ruling.Word.REVIVAL, 0);
    scene.answers.answer(ChooseRevival.class, true);
    assertThat(RevivalOnce.become(scene.play, rome, rebellion)).contains(revival);
    assertThat(RevivalOnce.become(scene.play, rome, rebellion)).contains(rebellion);
    assertThat(RevivalOnce.become(scene.play, rome, revival)).isEmpty();
  }

  @Test
  void leadersAreKeptInTheEmpire() {
    scene.put(ROME, "bow", "rome");
    scene.put(ROME, "horse", "genua");
    scene.lead(ROME, "rome");
    Ascension.becomeEmpire(scene.play, rome);
    assertThat(world.leaderAt(rome * 2)).isEqualTo(scene.area("genua"));
  }

  @Test
  void romeBuildsInItalyAndInWholeProvinces() {
    scene.after(new MoneyEvent.Changed(rome, 50, Account.START));
    scene.own(ROME, "massilia");
    assertThat(refuses("rome")).isFalse();
    assertThat(refuses("massilia")).isTrue();
    rising.cities("gaul").forEach(city -> scene.own(ROME, city.id()));
    assertThat(refuses("massilia")).isFalse();
  }

  private boolean refuses(String area) {
    return Purchasing.refusal(world, rome, new Purchase(scene.kind("infantry"), scene.area(area)))
        .isPresent();
  }

  @Test
  void theCountersOfRomeAreItsOwn() {
    int infantry = scene.kind("infantry");
    int placed = 0;
    while (world.inBox(rome, infantry) >= 0) {
      scene.play.raise(rome, infantry, placed++);
    }
    assertThat(placed).isEqualTo(12);
    assertThat(Holdings.owned(world, rome)).isNotEmpty();
  }
}
