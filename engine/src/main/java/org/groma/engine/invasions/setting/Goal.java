package org.groma.engine.invasions.setting;

import java.util.List;
import org.groma.engine.kernel.Rule;

/** What earns a nation points. Points are counted in halves; sets are words with a bit each. */
@Rule("V.B")
public sealed interface Goal {

  int halves();

  /**
   * Each of these provinces that is controlled.
   *
   * @param vassals whether provinces of vassals count
   */
  record Provinces(int halves, List<Integer> provinces, boolean vassals) implements Goal {
    public Provinces {
      provinces = List.copyOf(provinces);
    }
  }

  /** Each of these Areas that is controlled. */
  record Areas(int halves, List<Integer> areas) implements Goal {
    public Areas {
      areas = List.copyOf(areas);
    }
  }

  /** So many of these provinces together. */
  record AtLeast(int halves, int count, List<Integer> provinces, boolean vassals) implements Goal {
    public AtLeast {
      provinces = List.copyOf(provinces);
    }
  }

  /** The nation is in play and has a capital or a horde. */
  record Standing(int halves) implements Goal {}

  record Clients(int halves) implements Goal {}

  /** Each nation federated, when it happens. */
  record Federates(int halves) implements Goal {}

  /** A Kingdom or an Empire is founded with its capital inside these Areas, or outside them. */
  record Foundation(int halves, Status status, long areas, boolean outside) implements Goal {}

  /**
   * Each enemy unit eliminated.
   *
   * @param of whose; 0 for anybody's
   * @param notOf whose not
   * @param areas where; 0 for anywhere
   * @param others whether it counts only units that no other line counts
   * @param raiding whether it counts only raids
   */
  record Kills(int halves, long of, long notOf, long areas, boolean others, boolean raiding)
      implements Goal {}

  /** Each level of a looted city. */
  record Loot(int halves) implements Goal {}

  /** Each Area with so many pillage markers and own units; once an Area. */
  record PillagedArea(int halves, int markers, boolean presence) implements Goal {}

  record RevoltSubdued(int halves) implements Goal {}

  /** Each submission of one of these nations. */
  record Submission(int halves, long of) implements Goal {}

  /** All these nations have been made to submit; once. */
  record Submissions(int halves, long of) implements Goal {}

  /** Each Gold of Catholic land, when the nation converts. */
  record Conversion(int halves) implements Goal {}

  /** Each turn under Foedus; the rules give it to everybody (ruling C41). */
  record FoedusTurn(int halves) implements Goal {}

  /** A Raid marker; the rules give it to everybody (ruling C43). */
  record RaidMarker(int halves) implements Goal {}
}
