package org.groma.engine.invasions.story;

import static org.assertj.core.api.Assertions.assertThat;
import static org.groma.engine.invasions.Sample.leader;
import static org.groma.engine.invasions.Sample.nation;
import static org.groma.engine.invasions.Sample.province;

import org.groma.engine.invasions.event.LeaderEvent;
import org.groma.engine.invasions.event.NationEvent;
import org.groma.engine.invasions.event.UnitEvent;
import org.groma.engine.invasions.event.UnitSet;
import org.groma.engine.invasions.setting.Border;
import org.junit.jupiter.api.Test;

/** Marches with the horde, and what makes them longer. */
class MarchStoryTest {

  private static final int NONE = -1;

  private final Told story = new Told();
  private final UnitSet riders = story.put("huns", "horse-archer", 3, "pannonia");

  private UnitEvent march(String to) {
    return new UnitEvent.Marched(riders, NONE, province(to), Border.LAND, 1);
  }

  private static NationEvent follow(String to) {
    return new NationEvent.HordeMarched(nation("huns"), province(to), 1);
  }

  private Told begun() {
    return story
        .with(new NationEvent.HordeMoved(nation("huns"), province("pannonia")))
        .step("activations");
  }

  @Test
  void theHordeThatGoesAlongIsPartOfTheMarch() {
    begun().hear(march("noricum"), follow("noricum"), march("rhaetia"), follow("rhaetia"));

    assertThat(story.text())
        .isEqualTo(
            """
              The Huns send 3 Horse Archers and the horde from Pannonia through Noricum to Rhaetia (XVIII.B,
                  XVIII.G)\
            """);
  }

  @Test
  void theHordeMayStayBehind() {
    begun().hear(march("noricum"), follow("noricum"), march("rhaetia"));

    assertThat(story.text())
        .isEqualTo(
            """
              The Huns send 3 Horse Archers from Pannonia through Noricum to Rhaetia (XVIII.B); the horde
                  follows to Noricum (XVIII.G)\
            """);
  }

  @Test
  void theHordeMayGoAWayOfItsOwn() {
    begun().hear(march("noricum"), march("rhaetia")).hear(follow("noricum"), follow("carnuntum"));

    assertThat(story.text())
        .isEqualTo(
            """
              The Huns send 3 Horse Archers from Pannonia through Noricum to Rhaetia (XVIII.B)
              The horde of the Huns moves from Pannonia through Noricum to Carnuntum (XVIII.G)\
            """);
  }

  @Test
  void whoIsHastenedHasMorePaces() {
    begun()
        .hear(
            march("noricum"),
            new UnitEvent.Hastened(riders, 2),
            new LeaderEvent.Hastened(leader("attila"), 2),
            new UnitEvent.Hastened(riders.first(1), 1));

    assertThat(story.text())
        .isEqualTo(
            """
              The Huns send 3 Horse Archers from Pannonia to Noricum (XVIII.B) · 3 Horse Archers have 2 more
                  paces (X.B) · 1 Horse Archer has 1 more pace (X.B)\
            """);
  }

  @Test
  void whoIsSpurredCampaignsOnceMore() {
    begun().hear(new LeaderEvent.Spurred(leader("attila"), 1));

    assertThat(story.text()).isEqualTo("  Attila has another campaign (X.B)");
  }
}
