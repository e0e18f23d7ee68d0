package org.groma.engine.invasions.field;

import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.groma.engine.invasions.event.UnitSet;
import org.groma.engine.invasions.state.World;
import org.groma.engine.kernel.Decision;
import org.groma.engine.kernel.Refusal;
import org.groma.engine.kernel.Rule;

/**
 * Where a stack that gives way goes.
 *
 * @param company who goes, and who goes with them
 * @param voluntary whether units, leaders and hordes may stay behind, as in a flight
 */
@Rule({"XIX.B", "XX.L"})
public record ChooseWithdrawal(World world, Company company, Ways ways, boolean voluntary)
    implements Decision<Withdrawal> {

  @Override
  public int chooser() {
    return company.stack().nation();
  }

  @Override
  public Optional<Refusal> refusal(Withdrawal answer) {
    UnitSet gone = UnitSet.NONE;
    Set<Integer> provinces = new LinkedHashSet<>();
    for (Withdrawal.Party party : answer.parties()) {
      if (!ways.isStop(party.to()) || !provinces.add(party.to())) {
        return refuse("The stack cannot end in " + name(party.to()));
      }
      if (party.units().isEmpty() || party.units().any(gone::contains)) {
        return refuse("A unit goes to one province");
      }
      if (!company.stack().units().containsAll(party.units())) {
        return refuse("Only units of the stack go");
      }
      if (!party.units().all(unit -> ways.mayHold(unit, party.to()))) {
        return refuse("Some units may not enter " + name(party.to()));
      }
      if (party.units().size() > ways.room(party.to(), leaderTo(answer, party.to()))) {
        return refuse("The stacking limit of " + name(party.to()) + " is exceeded");
      }
      if (ways.overrunOnTheWayTo(party.to()) >= 0 && party.units().size() < ways.overrunUnits()) {
        return refuse("Too few units overrun who is in the way to " + name(party.to()));
      }
      gone = gone.plus(party.units());
    }
    Optional<Refusal> ofLeaders = refusalOfLeaders(answer);
    if (ofLeaders.isPresent()) {
      return ofLeaders;
    }
    Optional<Refusal> ofHordes = refusalOfHordes(answer);
    return ofHordes.isPresent() || voluntary ? ofHordes : refusalOfStaying(answer, gone);
  }

  private Optional<Refusal> refusalOfLeaders(Withdrawal answer) {
    boolean nowhere = answer.leaders() < 0;
    if (nowhere
        ? company.leaders() && !voluntary && !answer.parties().isEmpty()
        : !company.leaders() || !answer.hasPartyTo(answer.leaders())) {
      return refuse("Leaders go with units");
    }
    return Optional.empty();
  }

  /** A horde flees by itself, but retreats only with a unit of its own nation. */
  private Optional<Refusal> refusalOfHordes(Withdrawal answer) {
    if (answer.hordes() < 0) {
      boolean could = !voluntary && hordeStop(answer.parties()) >= 0;
      return could ? refuse("A horde retreats with its units") : Optional.empty();
    }
    boolean reachable =
        company.hordes() != 0
            && ways.isStop(answer.hordes())
            && ways.overrunOnTheWayTo(answer.hordes()) < 0;
    boolean accompanied =
        voluntary
            || answer.parties().stream()
                .anyMatch(party -> party.to() == answer.hordes() && hasOwn(party));
    return reachable && accompanied
        ? Optional.empty()
        : refuse("The horde cannot go to " + name(answer.hordes()));
  }

  private Optional<Refusal> refusalOfStaying(Withdrawal answer, UnitSet gone) {
    UnitSet left = company.stack().units().minus(gone);
    for (int stop : left.isEmpty() ? new int[0] : ways.stops()) {
      int arriving = arriving(answer, stop);
      boolean free =
          arriving < ways.room(stop, leaderTo(answer, stop))
              && (ways.overrunOnTheWayTo(stop) < 0 || arriving >= ways.overrunUnits());
      if (free && left.any(unit -> ways.mayHold(unit, stop))) {
        return refuse("There is room for more units in " + name(stop));
      }
    }
    return Optional.empty();
  }

  private static int arriving(Withdrawal answer, int province) {
    int count = 0;
    for (Withdrawal.Party party : answer.parties()) {
      count += party.to() == province ? party.units().size() : 0;
    }
    return count;
  }

  private int leaderTo(Withdrawal answer, int province) {
    return answer.leaders() == province ? company.leaderTo(world, province) : -1;
  }

  private boolean hasOwn(Withdrawal.Party party) {
    return party.units().any(unit -> (company.hordes() & 1L << world.master(unit)) != 0);
  }

  private int hordeStop(List<Withdrawal.Party> parties) {
    for (Withdrawal.Party party : parties) {
      if (hasOwn(party) && ways.overrunOnTheWayTo(party.to()) < 0) {
        return party.to();
      }
    }
    return Withdrawal.NOWHERE;
  }

  private String name(int province) {
    return world.setting().board().name(province);
  }

  private Optional<Refusal> refuse(String reason) {
    return Optional.of(new Refusal(voluntary ? "XIX.B" : "XX.L", reason));
  }

  /** As many as possible to each province in turn, the others to the nearest that has room. */
  @Override
  public List<Withdrawal> options() {
    Set<Withdrawal> options = new LinkedHashSet<>();
    for (int stop : ways.stops()) {
      Withdrawal option = filling(stop);
      if (refusal(option).isEmpty()) {
        options.add(option);
      }
    }
    if (options.isEmpty()) {
      options.add(new Withdrawal(List.of(), Withdrawal.NOWHERE, Withdrawal.NOWHERE));
    }
    return List.copyOf(options);
  }

  /** The first of the options: the nearest province for as many as possible. */
  public Withdrawal nearest() {
    for (int pace = 1; pace <= ways.paces(); pace++) {
      for (int stop : ways.stops(pace)) {
        Withdrawal option = filling(stop);
        if (refusal(option).isEmpty()) {
          return option;
        }
      }
    }
    return new Withdrawal(List.of(), Withdrawal.NOWHERE, Withdrawal.NOWHERE);
  }

  private Withdrawal filling(int favourite) {
    List<Withdrawal.Party> parties = new ArrayList<>();
    UnitSet left =
        send(parties, company.stack().units(), favourite, company.leaderTo(world, favourite));
    for (int stop : left.isEmpty() ? new int[0] : ways.stops()) {
      if (stop != favourite && !left.isEmpty()) {
        int leader = parties.isEmpty() ? company.leaderTo(world, stop) : -1;
        left = send(parties, left, stop, leader);
      }
    }
    boolean led = company.leaders() && !parties.isEmpty();
    int horde = company.hordes() == 0 ? -1 : voluntary ? favourite : hordeStop(parties);
    return new Withdrawal(parties, led ? parties.getFirst().to() : -1, horde);
  }

  private UnitSet send(List<Withdrawal.Party> parties, UnitSet units, int to, int leader) {
    UnitSet able = units.where(unit -> ways.mayHold(unit, to));
    UnitSet sent = able.first(ways.room(to, leader));
    boolean tooFew = ways.overrunOnTheWayTo(to) >= 0 && sent.size() < ways.overrunUnits();
    if (sent.isEmpty() || tooFew) {
      return units;
    }
    parties.add(new Withdrawal.Party(to, sent));
    return units.minus(sent);
  }
}
