package org.groma.validator.report;

import com.fasterxml.jackson.annotation.JsonProperty;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** A SARIF 2.1.0 document, as far as we use the format; names are those of the standard. */
record SarifLog(@JsonProperty("$schema") String schema, String version, List<Run> runs) {

  record Run(Tool tool, String columnKind, List<Result> results, Map<String, Object> properties) {}

  record Tool(Driver driver) {}

  record Driver(String name, List<Rule> rules) {}

  record Rule(
      String id,
      Message shortDescription,
      Optional<Message> fullDescription,
      Optional<Help> help,
      Optional<String> helpUri,
      Configuration defaultConfiguration,
      Map<String, Object> properties) {}

  record Message(String text) {}

  record Help(String text, String markdown) {}

  record Configuration(String level) {}

  /** A finding. */
  record Result(
      String ruleId,
      Optional<Integer> ruleIndex,
      String level,
      Message message,
      List<Place> locations,
      Map<String, String> partialFingerprints,
      List<Suppression> suppressions,
      Map<String, Object> properties) {}

  /** Called location in the standard. */
  record Place(Optional<Physical> physicalLocation, List<Logical> logicalLocations) {}

  record Physical(Artifact artifactLocation, Optional<Region> region) {}

  record Artifact(String uri) {}

  record Region(int startLine, Optional<Integer> startColumn) {}

  record Logical(String name, String fullyQualifiedName, String kind) {}

  record Suppression(String kind, String status, String justification) {}
}
