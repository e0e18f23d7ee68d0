package org.groma.engine.invasions.story;

import org.groma.engine.invasions.event.Contract;
import org.groma.engine.invasions.event.UnitSet;

/** Units of a nation enter the service of another, or go home. */
final class Service implements Sentence {

  private final Names names;
  private final int owner;
  private final int before;
  private final int master;
  private UnitSet units = UnitSet.NONE;
  private Contract contract = Contract.NONE;

  Service(Names names, int owner, int before, int master) {
    this.names = names;
    this.owner = owner;
    this.before = before;
    this.master = master;
  }

  boolean includes(int ofNation, int from, int to) {
    return owner == ofNation && before == from && master == to;
  }

  void add(int unit) {
    units = units.plus(UnitSet.of(unit));
  }

  void on(Contract terms) {
    contract = terms;
  }

  @Override
  public String text() {
    String who = names.units(units, owner) + " of " + names.the(owner);
    boolean one = units.size() == 1;
    return master == owner
        ? who + (one ? " leaves " : " leave ") + names.the(before)
        : who + (one ? " serves " : " serve ") + names.the(master) + terms();
  }

  private String terms() {
    return switch (contract) {
      case NONE -> "";
      case CLIENT -> " as troops of a client (XXVII)";
      case FEDERATE -> " as troops of a federate (XXVIII)";
      case VASSAL -> " as troops of a vassal (XXIX)";
      case CARD -> " for their next activation (XXX.H)";
      case HIRED -> " for pay this turn (XXX.B)";
      case EXCHANGE -> " for good (XXVI.B)";
    };
  }
}
