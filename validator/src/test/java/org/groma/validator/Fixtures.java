package org.groma.validator;

import java.util.List;
import java.util.stream.Stream;
import org.groma.validator.adjacency.AdjacencyFixtures;
import org.groma.validator.gazetteer.GazetteerFixtures;
import org.groma.validator.provenance.ProvenanceFixtures;
import org.groma.validator.references.ReferenceFixtures;
import org.groma.validator.ruleset.RulesetFixtures;
import org.groma.validator.scenario.ScenarioFixtures;
import org.groma.validator.topology.TopologyFixtures;

/** The fixtures of all families. */
public final class Fixtures {

  private Fixtures() {}

  public static List<CheckFixture> all() {
    return Stream.of(
            ReferenceFixtures.all(),
            ProvenanceFixtures.all(),
            RulesetFixtures.all(),
            TopologyFixtures.all(),
            AdjacencyFixtures.all(),
            GazetteerFixtures.all(),
            ScenarioFixtures.all())
        .flatMap(List::stream)
        .toList();
  }
}
