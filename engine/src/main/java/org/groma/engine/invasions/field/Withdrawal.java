package org.groma.engine.invasions.field;

import java.util.List;
import org.groma.engine.invasions.event.UnitSet;
import org.groma.engine.kernel.Rule;

/**
 * How a stack that gives way spreads over the land.
 *
 * @param parties who goes where, one party a province
 * @param leaders where the leaders go; -1 where there are none, or where they stay
 * @param hordes where the hordes go; -1 likewise
 */
@Rule({"XIX.B", "XX.L"})
public record Withdrawal(List<Party> parties, int leaders, int hordes) {

  public static final int NOWHERE = -1;

  /** Units that go to the same province. */
  public record Party(int to, UnitSet units) {}

  public Withdrawal {
    parties = List.copyOf(parties);
  }

  /** Everybody goes to one province. */
  public static Withdrawal to(int province, UnitSet units) {
    return new Withdrawal(List.of(new Party(province, units)), NOWHERE, NOWHERE);
  }

  public Withdrawal withLeaders(int province) {
    return new Withdrawal(parties, province, hordes);
  }

  public Withdrawal withHordes(int province) {
    return new Withdrawal(parties, leaders, province);
  }

  UnitSet units() {
    UnitSet all = UnitSet.NONE;
    for (Party party : parties) {
      all = all.plus(party.units());
    }
    return all;
  }

  boolean hasPartyTo(int province) {
    for (Party party : parties) {
      if (party.to() == province) {
        return true;
      }
    }
    return false;
  }
}
