package org.groma.engine.invasions.effect;

import java.util.ArrayList;
import java.util.List;
import org.groma.engine.invasions.event.LandEvent;
import org.groma.engine.invasions.event.RaidMark;
import org.groma.engine.invasions.event.RealmEvent;
import org.groma.engine.invasions.event.Religion;
import org.groma.engine.invasions.play.Play;
import org.groma.engine.invasions.setting.Board;
import org.groma.engine.invasions.state.World;
import org.groma.engine.kernel.Rule;

/** What cards do to cities, walls and markers on the map. */
@Rule({"III.F", "XXIII.C"})
final class LandEffects {

  private static final int LARGEST_CITY = 3;

  private final Play play;
  private final World world;
  private final EffectContext context;

  LandEffects(Play play, EffectContext context) {
    this.play = play;
    this.world = play.world();
    this.context = context;
  }

  void carryOut(String word, Parameters given) {
    switch (word) {
      case "city" -> city(given);
      case "walls" -> walls(given);
      case "place-marker" -> place(given);
      default -> remove(given);
    }
  }

  private void city(Parameters given) {
    int levels = given.has("levels") ? given.number("levels") : 1;
    int province = province("city", given.text("where"), context.subject());
    if (province < 0) {
      return;
    }
    int level = world.cityLevel(province);
    switch (given.text("change")) {
      case "shrink" -> resize(province, Math.max(least(province), level - levels));
      case "loot" -> play.happen(new LandEvent.PillageSet(province, true));
      default -> resize(province, Math.min(LARGEST_CITY, level + levels));
    }
  }

  /** A capital stays a city. */
  private int least(int province) {
    return world.capitalAt(province) >= 0 ? 1 : 0;
  }

  private void resize(int province, int level) {
    if (level != world.cityLevel(province)) {
      if (level == 0 && world.hasWalls(province)) {
        play.happen(new LandEvent.WallsSet(province, false)); // a mere site has none
      }
      play.happen(new LandEvent.CityGrown(province, level));
    }
  }

  /** Gates that are opened for one siege are up to the siege, see {@code events.RollCards}. */
  private void walls(Parameters given) {
    boolean raised = given.text("change").equals("raised");
    if (!raised && !given.text("change").equals("dismantled")) {
      return;
    }
    int province = province("walls", given.text("where"), context.subject());
    boolean changes =
        province >= 0
            && world.hasCity(province)
            && world.capitalAt(province) < 0
            && world.hasWalls(province) != raised;
    if (changes) {
      play.happen(new LandEvent.WallsSet(province, raised));
    }
  }

  private void place(Parameters given) {
    int count = given.has("count") ? given.number("count") : 1;
    for (int i = 0; i < count; i++) {
      int province = province("place-marker", given.text("where"), context.subject());
      if (province >= 0) {
        switch (given.text("marker")) {
          case "pillage" -> play.happen(new LandEvent.PillageSet(province, true));
          case "raid" -> play.happen(new LandEvent.RaidMarked(province, RaidMark.MINUS));
          default -> {
            // other markers come with their own effects
          }
        }
      }
    }
  }

  private void remove(Parameters given) {
    for (int i = 0; i < given.number("count"); i++) {
      if (given.text("marker").equals("heresy")) {
        removeHeresy();
      } else {
        removeFromProvince(given.text("marker"), given.text("where"));
      }
    }
  }

  private void removeHeresy() {
    List<Integer> areas = new ArrayList<>();
    for (int area = 0; area < world.setting().board().areas(); area++) {
      if (world.realms().isHeretical(area)) {
        areas.add(area);
      }
    }
    int area =
        ChooseTarget.ask(play, context.nation(), ChooseTarget.Kind.AREA, "remove-markers", areas);
    if (area >= 0) {
      List<Religion> religions = new ArrayList<>(List.of(Religion.values()));
      religions.removeIf(religion -> world.realms().heresy(area, religion) == 0);
      ChooseHeresy.ask(play, context.chooser(), area, religions, true)
          .ifPresent(religion -> play.happen(new RealmEvent.HeresySet(area, religion, 0)));
    }
  }

  private void removeFromProvince(String marker, String where) {
    List<Integer> provinces = new ArrayList<>();
    for (int province : candidates(where, context.subject())) {
      if (bears(province, marker)) {
        provinces.add(province);
      }
    }
    int province =
        ChooseTarget.ask(
            play, context.nation(), ChooseTarget.Kind.PROVINCE, "remove-markers", provinces);
    if (province < 0) {
      return;
    }
    switch (marker) {
      case "pillage" -> play.happen(new LandEvent.PillageSet(province, false));
      case "raid" -> play.happen(new LandEvent.RaidMarked(province, RaidMark.NONE));
      default -> play.happen(new LandEvent.RevoltSet(province, 0));
    }
  }

  private boolean bears(int province, String marker) {
    return switch (marker) {
      case "pillage" -> world.isPillaged(province);
      case "raid" -> world.raidMark(province) != RaidMark.NONE;
      default -> world.revolt(province) > 0;
    };
  }

  /** Where a word means any place on the map, whoever holds it. */
  private List<Integer> candidates(String where, int nation) {
    if (!where.equals("any-area")) {
      return Targets.provinces(world, where, nation);
    }
    Board board = world.setting().board();
    List<Integer> all = new ArrayList<>();
    for (int province = 0; province < board.provinces(); province++) {
      if (board.isInPlay(province)) {
        all.add(province);
      }
    }
    return all;
  }

  private int province(String word, String where, int nation) {
    if (context.province() >= 0) {
      return context.province();
    }
    List<Integer> provinces = Targets.provinces(world, where, nation);
    if (where.startsWith("random") && provinces.size() > 1) {
      return provinces.get(play.table().dice().below(provinces.size()));
    }
    return ChooseTarget.ask(play, context.nation(), ChooseTarget.Kind.PROVINCE, word, provinces);
  }
}
