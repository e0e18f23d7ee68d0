package org.groma.validator.catalogue;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.Function;
import java.util.stream.Stream;
import org.groma.engine.Rulesets;
import org.groma.engine.kernel.Ruleset;
import org.groma.model.project.Project;
import org.groma.validator.accept.IdleAcceptances;
import org.groma.validator.adjacency.AdjacencyChecks;
import org.groma.validator.check.Check;
import org.groma.validator.check.Profile;
import org.groma.validator.files.LoadFindings;
import org.groma.validator.gazetteer.GazetteerChecks;
import org.groma.validator.house.HouseChecks;
import org.groma.validator.play.PlayChecks;
import org.groma.validator.provenance.ProvenanceChecks;
import org.groma.validator.references.ReferenceChecks;
import org.groma.validator.ruleset.DataShapeCheck;
import org.groma.validator.ruleset.MissingTableCheck;
import org.groma.validator.ruleset.RulesetCheck;
import org.groma.validator.ruleset.UnknownRulesetCheck;
import org.groma.validator.scenario.ScenarioChecks;
import org.groma.validator.topology.TopologyChecks;

/** The list of all checks. */
public final class Catalogue {

  private Catalogue() {}

  /** The static checks that every project gets, unless its ruleset declares them senseless. */
  public static List<Check> general() {
    return Stream.of(
            ReferenceChecks.ALL,
            ProvenanceChecks.ALL,
            TopologyChecks.ALL,
            AdjacencyChecks.ALL,
            GazetteerChecks.ALL,
            ScenarioChecks.ALL,
            List.<Check>of(new ObsoleteAcceptanceCheck(), new UnknownRulesetCheck()))
        .flatMap(List::stream)
        .toList();
  }

  /** The static checks of a project. */
  public static List<Check> of(Project project) {
    Optional<Ruleset> ruleset = Rulesets.find(project.settings().ruleset());
    Set<String> without = ruleset.map(Ruleset::withoutChecks).orElse(Set.of());
    List<Check> checks = new ArrayList<>();
    for (Check check : general()) {
      if (!without.contains(check.profile().id())) {
        checks.add(check);
      }
    }
    ruleset.map(RulesetCheck::new).ifPresent(checks::add);
    ruleset.map(DataShapeCheck::new).ifPresent(checks::add);
    ruleset.map(MissingTableCheck::new).ifPresent(checks::add);
    checks.add(new HouseChecks());
    return List.copyOf(checks);
  }

  /** What there is to know of every check, those of rulesets among them, in the order of ids. */
  public static List<Profile> profiles() {
    return Stream.of(
            LoadFindings.profiles().stream(),
            HouseChecks.profiles().stream(),
            Stream.of(RulesetCheck.general(), IdleAcceptances.PROFILE),
            DataShapeCheck.profiles().stream(),
            general().stream().map(Check::profile),
            PlayChecks.profiles().stream(),
            Rulesets.all().stream().flatMap(each -> RulesetCheck.profiles(each).stream()))
        .flatMap(Function.identity())
        .sorted(Comparator.comparing(Profile::id))
        .toList();
  }
}
