package org.groma.engine.cycles.special;

import java.util.List;
import org.groma.engine.cycles.Scene;
import org.groma.engine.cycles.event.Mark;
import org.groma.engine.cycles.event.ScenarioEvent;
import org.groma.engine.cycles.setting.City;

/** Rome in the first turn of its rise, and what it finds around it. */
record RisingRome(Scene scene) {

  static final String ROME = "rising-rome";

  RisingRome() {
    this(Scene.begun("rise-of-rome"));
  }

  List<City> cities(String province) {
    return scene.board().cities().stream()
        .filter(city -> scene.board().province(city.area()) == scene.province(province))
        .toList();
  }

  /** Rome has come near a province, and this is there. */
  @SuppressWarnings("EnumOrdinal") // a mark is a number
  void find(String province, OppositionKind kind) {
    Opposition rule = scene.world.setting().specials().one(Opposition.class).orElseThrow();
    scene.after(
        new ScenarioEvent.Marked(Mark.OPPOSITION, scene.province(province), kind.ordinal() + 1));
    new Arrival(scene.play, rule, scene.province(province)).of(kind);
  }
}
