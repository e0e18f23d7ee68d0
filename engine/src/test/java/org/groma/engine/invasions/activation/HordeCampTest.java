package org.groma.engine.invasions.activation;

import static org.assertj.core.api.Assertions.assertThat;
import static org.groma.engine.invasions.movement.MarchScene.at;
import static org.groma.engine.invasions.movement.MarchScene.nation;

import java.util.List;
import org.groma.engine.invasions.event.NationEvent;
import org.groma.engine.invasions.event.SequenceEvent;
import org.groma.engine.invasions.event.UnitEvent;
import org.groma.engine.invasions.event.UnitSet;
import org.groma.engine.invasions.movement.ChooseOrder;
import org.groma.engine.invasions.movement.MarchScene;
import org.groma.engine.invasions.movement.Order;
import org.groma.engine.kernel.Refusal;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

/** The horde is in Hunnia; Noricum is two provinces away, Umbria four. */
class HordeCampTest {

  private final MarchScene scene = new MarchScene();
  private final int huns = nation("huns");

  @BeforeEach
  void pitch() {
    scene.horde("huns", "hunnia").hold("huns", "hunnia");
    scene.world.apply(new SequenceEvent.TurnBegan(3));
  }

  private void drawIn() {
    HordeCamp.drawIn(scene.play, huns);
    scene.spent();
  }

  @Test
  void whoIsNearStays() {
    UnitSet near = scene.put("huns", "horse-archer", 1, "noricum");

    drawIn();

    assertThat(scene.places(near)).containsOnly(at("noricum"));
    assertThat(scene.log).isEmpty();
  }

  @Test
  void whoIsFartherThanThreeProvincesComesToTheHorde() {
    UnitSet far = scene.put("huns", "horse-archer", 2, "umbria");
    int attila = scene.lead("attila", "umbria");

    drawIn();

    assertThat(scene.places(far)).containsOnly(at("hunnia"));
    assertThat(scene.world.leaderPlace(attila)).isEqualTo(at("hunnia"));
  }

  @Test
  void thePlayerChoosesAmongOwnProvincesInRange() {
    scene.put("huns", "cavalry", 1, "noricum");
    UnitSet far = scene.put("huns", "horse-archer", 2, "umbria");
    scene.player.answer(HordeCamp.ChooseCamp.class, at("noricum"));

    drawIn();

    assertThat(scene.places(far)).containsOnly(at("noricum"));
    var choice = new HordeCamp.ChooseCamp(huns, far, List.of(at("noricum"), at("hunnia")));
    assertThat(choice.refusal(at("hunnia"))).isEmpty();
    assertThat(choice.refusal(at("umbria"))).map(Refusal::section).contains("III.D");
  }

  @Test
  void whoFindsNoRoomStays() {
    scene.put("huns", "horse-archer", 3, "hunnia");
    UnitSet far = scene.put("huns", "cavalry", 3, "umbria");
    int attila = scene.lead("attila", "umbria");

    drawIn();

    assertThat(scene.world.countAt(at("hunnia"), 1L << huns)).isEqualTo(4);
    assertThat(scene.world.countAt(at("umbria"), 1L << huns)).isEqualTo(2);
    assertThat(scene.world.leaderPlace(attila)).as("with his men").isEqualTo(at("umbria"));
    assertThat(far.size()).isEqualTo(3);
  }

  @Test
  void mercenariesOfTheHunsComeAndHunsInRomanPayDoNot() {
    UnitSet goths = scene.put("ostrogoths", "infantry", 1, "umbria");
    scene.world.apply(new UnitEvent.Lent(goths.get(0), huns));
    UnitSet hired = scene.put("huns", "horse-archer", 1, "latium");
    scene.world.apply(new UnitEvent.Lent(hired.get(0), nation("romans")));

    drawIn();

    assertThat(scene.places(goths)).containsOnly(at("hunnia"));
    assertThat(scene.places(hired)).containsOnly(at("latium"));
  }

  @Test
  void anEmpireWithoutAHordeStandsWhereItLikes() {
    scene.happened(new NationEvent.HordeMoved(huns, -1));
    UnitSet far = scene.put("huns", "horse-archer", 1, "umbria");

    drawIn();

    assertThat(scene.places(far)).containsOnly(at("umbria"));
  }

  @Test
  void itHappensAtTheEndOfAnActivationAlsoOfAnAlly() {
    UnitSet far = scene.put("huns", "horse-archer", 1, "umbria");
    scene.happened(new NationEvent.Allied(huns, nation("gepids")));
    scene.player.answer(ChooseOrder.class, new Order.Done());
    scene.player.answer(HordeCamp.ChooseCamp.class, at("hunnia"));

    Activation.run(scene.play, nation("gepids"));

    assertThat(scene.places(far)).containsOnly(at("hunnia"));
  }

  @Test
  void aVassalsUnitDoesNotFollowIntoClosedLand() {
    scene.horde("huns", "sarkil").hold("huns", "sarkil", "bolgar", "ucraina");
    int lent = scene.put("sklaves", "infantry", 1, "umbria").get(0);
    scene.world.apply(new UnitEvent.Lent(lent, huns));
    UnitSet own = scene.put("huns", "horse-archer", 1, "umbria");
    scene.player.answer(HordeCamp.ChooseCamp.class, at("bolgar"));
    scene.player.answer(HordeCamp.ChooseCamp.class, at("sarkil"));

    drawIn();

    assertThat(scene.places(own)).containsOnly(at("bolgar"));
    assertThat(scene.world.place(lent)).as("only to the horde").isEqualTo(at("sarkil"));
  }
}
