package org.groma.validator.play;

import java.util.List;
import java.util.stream.Stream;
import org.groma.validator.check.Profile;

/** The checks of this family. */
public final class PlayChecks {

  public static final List<PlayCheck> ALL =
      List.of(
          new EngineError(),
          new BrokenInvariant(),
          new EndlessGame(),
          new DifferentGame(),
          new NationNeverEnters(),
          new NationNeverActs(),
          NeverSeen.MOVE,
          NeverSeen.ATTACK,
          NeverSeen.HOLD,
          new ProvinceNeverEntered(),
          new ObjectiveNeverReached(),
          new CardNeverDrawn(),
          new CardNeverPlayed(),
          NeverSeen.PIECE,
          NeverSeen.LEADER,
          NeverSeen.PURCHASE,
          NeverSeen.SPECIAL,
          NeverSeen.ENTRY,
          new RowNeverRead(),
          new RuleNeverExercised(),
          new NoWayOut(),
          new BankruptStart(),
          new SameEnding(),
          new OneSided(),
          new HopelessSeat());

  private PlayChecks() {}

  /** What there is to know of them, and of what keeps games from being played. */
  public static List<Profile> profiles() {
    return Stream.concat(Stream.of(NotPlayable.PROFILE), ALL.stream().map(PlayCheck::profile))
        .toList();
  }
}
