package org.groma.engine.invasions.reinforcement;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.groma.engine.invasions.event.LeaderEvent;
import org.groma.engine.invasions.play.Play;
import org.groma.engine.invasions.setting.LeaderCard;
import org.groma.engine.invasions.setting.TimeTable;
import org.groma.engine.invasions.state.World;
import org.groma.engine.kernel.Decision;
import org.groma.engine.kernel.Refusal;
import org.groma.engine.kernel.Rule;

/**
 * Leaders come and go: named ones for the turns they are known for, unnamed ones where no named one
 * stands in their way. An unnamed leader is a new man every turn, so he may begin anywhere.
 */
@Rule("IX.C")
public final class Leadership {

  private Leadership() {}

  /**
   * In which of the nation's provinces a leader begins.
   *
   * @param options where troops or the seat are; any province only if there are none of them
   */
  public record PostLeader(World world, int chooser, int leader, List<Integer> options)
      implements Decision<Integer> {

    public PostLeader {
      options = List.copyOf(options);
    }

    static PostLeader of(World world, int chooser, int leader) {
      List<Integer> busy = new ArrayList<>();
      List<Integer> all = new ArrayList<>();
      for (int province = world.nextOwn(chooser, 0);
          province >= 0;
          province = world.nextOwn(chooser, province + 1)) {
        if (isOpen(world, chooser, province)) {
          all.add(province);
          boolean seat = world.capital(chooser) == province || world.horde(chooser) == province;
          if (seat || world.countAt(province, 1L << chooser) > 0) {
            busy.add(province);
          }
        }
      }
      return new PostLeader(world, chooser, leader, busy.isEmpty() ? all : busy);
    }

    @Override
    public Optional<Refusal> refusal(Integer answer) {
      return isOpen(world, chooser, answer)
          ? Optional.empty()
          : Optional.of(new Refusal("IX.C", "A leader begins in one of his nation's provinces"));
    }

    /** A nation may control land that is closed to it (XVIII.K). */
    private static boolean isOpen(World world, int chooser, int province) {
      return Placement.isOwn(world, chooser, province)
          && world.setting().access().mayEnter(chooser, province, world.turn());
    }
  }

  static void renew(Play play, int nation) {
    for (int i = 0; i < play.setting().leaderCount(nation); i++) {
      int leader = play.setting().leader(nation, i);
      LeaderCard card = play.setting().leader(leader);
      if (!card.intrinsic()
          && play.world().isInPlay(leader)
          && card.leaves() < play.world().turn()) {
        play.happen(new LeaderEvent.Retired(leader));
      }
    }
    arrive(play, nation);
    for (int i = 0; i < play.setting().leaderCount(nation); i++) {
      int leader = play.setting().leader(nation, i);
      if (play.setting().leader(leader).intrinsic()) {
        renewUnnamed(play, nation, leader);
      }
    }
  }

  /** Also somebody whose first turn has passed, if only now his nation is there. */
  private static void arrive(Play play, int nation) {
    int turn = play.world().turn();
    for (TimeTable.Entry entry : play.setting().timeTable().leaders(nation)) {
      if (entry.turn() <= turn
          && entry.leader() >= 0
          && !entry.byRuleOnly()
          && play.setting().leader(entry.leader()).leaves() >= turn
          && isWaiting(play.world(), entry.leader())) {
        post(play, nation, entry.leader());
      }
    }
  }

  private static boolean isWaiting(World world, int leader) {
    return !world.isInPlay(leader) && !world.hasFallen(leader);
  }

  private static void renewUnnamed(Play play, int nation, int leader) {
    if (play.setting().destinies().isBesideRuler(leader) || !hasNamed(play.world(), nation)) {
      post(play, nation, leader);
    } else if (play.world().isInPlay(leader)) {
      play.happen(new LeaderEvent.Retired(leader));
    }
  }

  private static boolean hasNamed(World world, int nation) {
    for (int i = 0; i < world.setting().leaderCount(nation); i++) {
      int leader = world.setting().leader(nation, i);
      if (!world.setting().leader(leader).intrinsic() && world.isInPlay(leader)) {
        return true;
      }
    }
    return false;
  }

  private static void post(Play play, int nation, int leader) {
    PostLeader choice = PostLeader.of(play.world(), nation, leader);
    List<Integer> options = choice.options();
    if (!options.isEmpty()) {
      int place = options.size() == 1 ? options.getFirst() : play.table().ask(choice);
      play.happen(new LeaderEvent.Posted(leader, place));
    }
  }
}
