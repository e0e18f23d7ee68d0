package org.groma.engine.cycles.story;

import java.util.List;
import java.util.Locale;
import java.util.stream.Collectors;
import org.groma.engine.cycles.setting.Ruling;
import org.groma.engine.cycles.state.World;

/** How things of a game are called. */
final class Names {

  private final World world;

  Names(World world) {
    this.world = world;
  }

  /** What it is now; counters that stand for another people are told apart from its own. */
  String position(int position) {
    String own = world.setting().position(position).name();
    return world.people(position) == position
        ? own
        : world.peopleOf(position).name() + " (counters of " + own + ")";
  }

  String seat(int seat) {
    return world.setting().scenario().players().get(seat).name();
  }

  String owner(int unit) {
    return position(world.owner(unit));
  }

  String kind(int kind) {
    return world.setting().kinds().get(kind).name();
  }

  String unit(int unit) {
    return world.kindOf(unit).name() + " of " + owner(unit);
  }

  String units(List<Integer> units) {
    return units.stream().map(this::unit).collect(Collectors.joining(", "));
  }

  String leader(int leader) {
    return "the leader of " + position(world.leaderOwner(leader));
  }

  String place(int place) {
    return place < 0 ? "the box" : world.board().name(place);
  }

  String city(int city) {
    return world.board().cities().get(city).name();
  }

  static String halves(int halves) {
    return halves / 2 + (halves % 2 == 0 ? "" : "½");
  }

  static String ruling(Ruling ruling) {
    return ruling.word() == Ruling.Word.NUMBER
        ? String.valueOf(ruling.number())
        : ruling.word().name().toLowerCase(Locale.ROOT).replace('_', ' ');
  }
}
