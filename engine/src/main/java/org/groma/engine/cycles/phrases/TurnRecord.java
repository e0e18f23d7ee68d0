package org.groma.engine.cycles.phrases;

import java.util.List;
import org.groma.engine.kernel.RecordSheet;
import org.groma.engine.kernel.RecordSheet.Column;
import org.groma.engine.kernel.RecordSheet.Entry;
import org.groma.engine.kernel.RecordSheet.Opening;
import org.groma.engine.kernel.RecordSheet.Summand;
import org.groma.engine.kernel.Rule;

/** The turn record sheet with its eleven columns. */
@Rule("14.3.3")
final class TurnRecord {

  private static final int TAX = 2;
  private static final int CHANGES = 3;
  private static final int POINTS = 4;
  private static final int MONEY = 5;
  private static final int UPKEEP = 6;
  private static final int BOUGHT = 7;
  private static final int SPENT = 8;
  private static final int BALANCE = 9;

  static final RecordSheet SHEET =
      new RecordSheet(
          "Turn record",
          "Write down the tax income of every turn first, 0 if there is none. Books are open, and"
              + " mistakes are put right at once.",
          List.of(
              new Column("Turn", "", new Entry.Turn(), Opening.NOTHING),
              number("Tax income", "unmodified"),
              number(
                  "Changes", "corruption, good ruler, pillage, plunder, pay, tribute, ransom: ±"),
              new Column(
                  "Victory points",
                  "2 + 3 + last turn",
                  sum(Summand.plus(TAX), Summand.plus(CHANGES), Summand.carried(POINTS)),
                  Opening.ZERO),
              new Column(
                  "Money",
                  "2 + 3 + balance of last turn",
                  sum(Summand.plus(TAX), Summand.plus(CHANGES), Summand.carried(BALANCE)),
                  Opening.NOTHING),
              number("Upkeep", "of all units on the board"),
              number("Bought", "units, at twice the upkeep"),
              number("Administration", "spent"),
              new Column(
                  "Balance",
                  "5 − 6 − 7 − 8, never less than 0",
                  sum(
                      Summand.plus(MONEY),
                      Summand.minus(UPKEEP),
                      Summand.minus(BOUGHT),
                      Summand.minus(SPENT)),
                  Opening.TREASURY),
              new Column(
                  "%", "8 of 2, whole tens", new Entry.Share(SPENT, TAX, 10), Opening.NOTHING),
              new Column(
                  "Result",
                  "of administration and rebellions",
                  new Entry.Written(true),
                  Opening.NOTHING)),
          TAX);

  private TurnRecord() {}

  private static Column number(String head, String note) {
    return new Column(head, note, new Entry.Written(false), Opening.NOTHING);
  }

  private static Entry sum(Summand... summands) {
    return new Entry.Sum(List.of(summands));
  }
}
