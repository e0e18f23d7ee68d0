package org.groma.engine.cycles.phrases;

import java.util.List;

/** What stands below charts so that nobody needs the rulebook for their abbreviations. */
final class ChartNotes {

  static final List<String> COMBAT =
      List.of(
          "Odds are rounded in favour of the defender; below the first column no attack is made,"
              + " beyond the last one it is used.",
          "AE attackers removed.  AR attackers retreat so many areas.  EX the weaker side is"
              + " removed, the other loses as much.  DR defenders retreat.  DE defenders removed.",
          "Halved: attacks across mountains, a river or a red arrow, and units that land from"
              + " ships. A leader shifts one column.");

  static final List<String> ADMINISTRATION =
      List.of(
          "Columns: per cent of the tax income spent, each cost rounded up.",
          "Number: if it is less than the turns spent in this stage, or since the last revival, a"
              + " kingdom becomes an empire and an empire rolls for a rebellion.",
          "Good: a good ruler, next turn taxes × 1½, capital 3.  Corr.: corruption, taxes × ½,"
              + " capital 1.  Reb.: rebellion, roll on that table.  Rev.: revival, turns are"
              + " counted anew and the capital may move.");

  private ChartNotes() {}
}
