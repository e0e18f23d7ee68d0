package org.groma.engine.invasions.movement;

import static org.assertj.core.api.Assertions.assertThat;
import static org.groma.engine.invasions.movement.MarchScene.at;
import static org.groma.engine.invasions.movement.MarchScene.nation;

import org.groma.engine.invasions.Sample;
import org.groma.engine.invasions.control.Attitude;
import org.groma.engine.invasions.event.Activity;
import org.groma.engine.invasions.event.NationEvent;
import org.groma.engine.invasions.event.SequenceEvent;
import org.groma.engine.invasions.state.Stance;
import org.junit.jupiter.api.Test;

class DeclaringTest {

  private final MarchScene scene = new MarchScene();
  private final int visigoths = nation("visigoths");
  private final int huns = nation("huns");

  private Stance inDacia() {
    return Attitude.between(scene.world, visigoths, huns, at("dacia"));
  }

  @Test
  void barbariansBecomeHostileInBarbarianAreasUntilTheTurnEnds() {
    scene.active("visigoths");
    assertThat(inDacia()).isEqualTo(Stance.NEUTRAL);

    scene.order(new Order.Declare(huns), Phase.OPENING);

    assertThat(inDacia()).isEqualTo(Stance.HOSTILE);
    scene.world.apply(new SequenceEvent.TurnBegan(2));
    assertThat(inDacia()).isEqualTo(Stance.NEUTRAL);
  }

  @Test
  void itIsDeclaredAtTheStartOnly() {
    scene.active("visigoths");

    scene.refuses(new Order.Declare(huns), Phase.UNIT_STACKS, "XII.D");
    scene.refuses(new Order.Declare(huns), Phase.campaign(0), "XII.D");
  }

  @Test
  void itIsDeclaredOnce() {
    scene.active("visigoths");
    scene.order(new Order.Declare(huns), Phase.OPENING);

    scene.refuses(new Order.Declare(huns), Phase.OPENING, "XII.D");
  }

  @Test
  void itIsForBarbariansWhoAreNotBoundToEachOther() {
    scene.active("visigoths");
    scene.happened(new NationEvent.Allied(visigoths, nation("franks")));
    scene.happened(new NationEvent.PactMade(visigoths, nation("vandals")));

    scene.refuses(new Order.Declare(nation("romans")), Phase.OPENING, "XII.D");
    scene.refuses(new Order.Declare(nation("franks")), Phase.OPENING, "XII.D");
    scene.refuses(new Order.Declare(nation("vandals")), Phase.OPENING, "XII.D");
    scene.refuses(new Order.Declare(visigoths), Phase.OPENING, "XII.D");
    scene.refuses(new Order.Declare(-1), Phase.OPENING, "XII.D");
    scene.refuses(new Order.Declare(Sample.SETTING.nations()), Phase.OPENING, "XII.D");
    scene.active("romans");
    scene.refuses(new Order.Declare(huns), Phase.OPENING, "XII.D");
  }

  @Test
  void othersMayDeclareItWhenOneIsActivated() {
    scene.put("visigoths", "infantry", 1, "dacia");
    scene.put("huns", "cavalry", 1, "hunnia");
    scene.horde("franks", "rhenus").horde("vandals", "thracia");
    for (String each : new String[] {"huns", "franks", "vandals"}) {
      scene.happened(new NationEvent.ActivityChanged(nation(each), Activity.ACTIVE));
    }
    scene.active("visigoths");
    scene.player.answer(Declaring.Question.class, false).answer(Declaring.Question.class, true);

    Declaring.hear(scene.play, visigoths);

    assertThat(scene.world.diplomacy().haveDeclared(visigoths, nation("franks"))).isFalse();
    assertThat(scene.world.diplomacy().haveDeclared(visigoths, huns)).isTrue();
    scene.spent(); // the Vandals, in Civilized land, were not asked
    scene.player.answer(Declaring.Question.class, false);
    Declaring.hear(scene.play, visigoths);
    scene.spent(); // the Huns are not asked again
  }

  @Test
  void nobodyIsAskedWhenACivilizedNationIsActivated() {
    scene.horde("franks", "rhenus");
    scene.happened(new NationEvent.ActivityChanged(nation("franks"), Activity.ACTIVE));

    Declaring.hear(scene.play, nation("romans"));

    assertThat(scene.log).isEmpty();
  }

  @Test
  void theInactiveAreNotAsked() {
    scene.horde("franks", "rhenus");
    scene.happened(new NationEvent.ActivityChanged(nation("franks"), Activity.INACTIVE));

    Declaring.hear(scene.play, visigoths);

    assertThat(scene.log).isEmpty();
  }

  @Test
  void theQuestionIsForTheOther() {
    var question = new Declaring.Question(scene.world, huns, visigoths);

    assertThat(question.chooser()).isEqualTo(huns);
    assertThat(question.options()).containsExactly(true, false);
    assertThat(question.refusal(true)).isEmpty();
  }
}
