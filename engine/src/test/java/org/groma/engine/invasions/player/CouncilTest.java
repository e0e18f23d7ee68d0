package org.groma.engine.invasions.player;

import static org.assertj.core.api.Assertions.assertThat;
import static org.groma.engine.invasions.Sample.nation;

import java.util.List;
import org.groma.engine.invasions.Sample;
import org.groma.engine.invasions.Scene;
import org.groma.engine.invasions.administration.ChooseCard;
import org.groma.engine.invasions.administration.ChooseCardType;
import org.groma.engine.invasions.event.CardList;
import org.groma.engine.invasions.event.NationEvent;
import org.groma.engine.invasions.setting.AdministrationCard;
import org.groma.engine.invasions.setting.AdministrationDeck;
import org.groma.engine.invasions.setting.Status;
import org.groma.engine.invasions.state.World;
import org.junit.jupiter.api.Test;

class CouncilTest {

  private static final int PERSIANS = nation("persians");

  private static AdministrationCard.Type chosen(World world, int nation, int halves) {
    world.apply(new NationEvent.GoldChanged(nation, halves - world.gold(nation)));
    return Council.type(
        new ChooseCardType(
            world,
            nation,
            List.of(AdministrationCard.Type.MILITARY, AdministrationCard.Type.PASSIVE)));
  }

  private static int card(String id) {
    AdministrationDeck deck = Sample.SETTING.administration();
    for (int i = 0; i < deck.size(); i++) {
      if (deck.card(i).id().equals(id)) {
        return i;
      }
    }
    throw new AssertionError(id);
  }

  @Test
  void thePoorAreContentWithTheCheapest() {
    World world = Scene.empty().status("suebi", Status.KINGDOM).world();

    assertThat(chosen(world, nation("suebi"), 20)).isEqualTo(AdministrationCard.Type.PASSIVE);
  }

  @Test
  void theRichPayForTheirLeaders() {
    assertThat(chosen(Sample.opened(), PERSIANS, 160)).isEqualTo(AdministrationCard.Type.MILITARY);
  }

  @Test
  void theCardThatBringsMostIsPlayed() {
    CardList cards = CardList.of(card("tirones"), card("triumphus"), card("bellum"));

    assertThat(Council.card(new ChooseCard(Sample.opened(), PERSIANS, cards)))
        .isEqualTo(card("triumphus"));
  }
}
