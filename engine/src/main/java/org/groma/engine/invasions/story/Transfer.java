package org.groma.engine.invasions.story;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.groma.engine.invasions.event.UnitSet;
import org.groma.engine.invasions.phrases.Wording;

/** Units and leaders of a nation are put from one place, or from off the map, to others. */
final class Transfer implements Sentence {

  /** Why they are moved. */
  enum Cause {
    ORDERS(""),
    REINFORCEMENT("IX"),
    PURCHASE("XV.B"),
    RETREAT("XX.L"),
    WITHDRAWAL("XX.L"),
    RAISED_SIEGE("XXIV.C"),
    EVACUATION("XXIX.B"),
    LEFT_TO_A_KINGDOM("XXIX.C"),
    DISPLACEMENT("IX.B"),
    FLIGHT("XIX.B"),
    INTERCEPTION("XIX.A");

    private final String section;

    Cause(String section) {
      this.section = section;
    }
  }

  private static final class Company {
    private UnitSet units = UnitSet.NONE;
    private final List<Integer> leaders = new ArrayList<>();
  }

  private final Names names;
  private final int nation;
  private final int from;
  private final Map<Integer, Company> companies = new LinkedHashMap<>();
  private Cause cause;

  Transfer(Names names, int nation, int from, Cause cause) {
    this.names = names;
    this.nation = nation;
    this.from = from;
    this.cause = cause;
  }

  /** Whether others of a nation who come from a place belong to it. */
  boolean includes(int other, int origin) {
    return nation == other && Math.max(from, -1) == Math.max(origin, -1);
  }

  void because(Cause reason) {
    cause = reason;
  }

  void add(UnitSet units, int to) {
    Company company = companies.computeIfAbsent(to, _ -> new Company());
    company.units = company.units.plus(units);
  }

  void add(int leader, int to) {
    companies.computeIfAbsent(to, _ -> new Company()).leaders.add(leader);
  }

  @Override
  public String text() {
    List<String> moves = new ArrayList<>();
    companies.forEach((to, company) -> moves.add(who(company) + " " + whither(to)));
    String origin = from < 0 ? "" : preposition() + names.place(from);
    String section = cause.section.isEmpty() ? "" : " (" + cause.section + ")";
    return names.capital(nation)
        + " "
        + verb()
        + origin
        + ": "
        + String.join("; ", moves)
        + section;
  }

  private String preposition() {
    return cause == Cause.DISPLACEMENT ? " in " : " from ";
  }

  private String whither(int to) {
    return from < 0 ? "in " + names.place(to) : "to " + names.place(to);
  }

  private String verb() {
    return switch (cause) {
      case ORDERS -> from < 0 ? "receive" : "redeploy";
      case REINFORCEMENT -> from < 0 ? "receive" : "redeploy";
      case PURCHASE -> from < 0 ? "recruit" : "redeploy";
      case RETREAT -> "retreat";
      case WITHDRAWAL, RAISED_SIEGE, EVACUATION, LEFT_TO_A_KINGDOM -> "withdraw";
      case DISPLACEMENT -> "make room";
      case FLIGHT -> "flee";
      case INTERCEPTION -> "intercept";
    };
  }

  private String who(Company company) {
    String leaders = Wording.list(company.leaders.stream().map(names::leader).toList());
    if (company.units.isEmpty()) {
      return leaders;
    }
    String units =
        from < 0 ? names.units(company.units, nation) : names.brief(company.units, nation);
    return leaders.isEmpty() ? units : leaders + " with " + units;
  }
}
