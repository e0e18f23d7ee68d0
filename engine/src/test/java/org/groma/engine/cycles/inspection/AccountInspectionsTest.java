package org.groma.engine.cycles.inspection;

import static org.groma.engine.cycles.inspection.Spoilt.scenario;

import java.util.List;
import java.util.stream.Stream;

/** What set-ups own, and the printed sums of it. */
final class AccountInspectionsTest implements MistakesAreFound {

  static List<Spoilt> cases() {
    return Stream.of(owned(), accounts()).flatMap(List::stream).toList();
  }

  private static List<Spoilt> owned() {
    return List.of(
        scenario(
                "scenario.owned-without-city",
                "roman-empire",
                "'province:tyre'",
                "'province:novae'")
            .says(
                "scenario:roman-empire",
                "$.setups[4].controls[46]",
                "Romans in Roman Empire: they own Novae, where there is no city."),
        scenario(
                "scenario.owned-without-city",
                "roman-empire",
                "'seat':'province:rome'",
                "'seat':'province:novae'")
            .says(
                "scenario:roman-empire",
                "$.setups[4].seat",
                "Romans in Roman Empire: their capital is in Novae, where there is no city."),
        scenario(
                "scenario.owned-without-city",
                "east-and-west",
                "'seat':'province:rome'",
                "'seat':'province:athens'")
            .says(
                "scenario:east-and-west",
                "$.setups[4].seat",
                "Western Empire in Eastern and Western Empire: their capital is in Athens, a city"
                    + " that they do not own."));
  }

  private static List<Spoilt> accounts() {
    return List.of(
        scenario(
                "scenario.printed-accounts",
                "roman-empire",
                "{'place':'province:novae','unit':'garrison','count':1},",
                "")
            .says(
                "scenario:roman-empire",
                "$.attributes.printed.romans.upkeep",
                "Romans in Roman Empire: the upkeep is 51, and 52 is printed."),
        scenario("scenario.printed-accounts", "roman-empire", ",'province:tyre'", "")
            .says(
                "scenario:roman-empire",
                "$.attributes.printed.romans.income",
                "Romans in Roman Empire: the income is 65, and 66 is printed."),
        scenario(
                "scenario.printed-accounts",
                "roman-empire",
                "'printed':{'romans'",
                "'printed':{'romani'")
            .says(
                "scenario:roman-empire",
                "$.attributes.printed.romani",
                "Roman Empire has a printed income for romani, who is not set up."));
  }
}
