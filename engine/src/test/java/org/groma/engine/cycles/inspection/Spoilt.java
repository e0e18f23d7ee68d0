package org.groma.engine.cycles.inspection;

import static org.groma.engine.cycles.Sample.PROJECT;

import java.util.List;
import org.groma.engine.Rewrite;
import org.groma.engine.kernel.Objection;
import org.groma.model.entry.Entry;
import org.groma.model.entry.Kind;
import org.groma.model.graph.MapGraph;
import org.groma.model.id.Id;
import org.groma.model.project.Kinds;
import org.groma.model.project.Project;

/**
 * The sample with one passage of one entry spoilt, and the objection that must follow. Passages are
 * written with single quotes.
 */
record Spoilt(
    String inspection,
    Project project,
    String scenario,
    String subject,
    String field,
    String message) {

  /** The first scenario, in which the map and the tables are looked at. */
  private static final String FIRST = "alexander";

  static Spoilt scenario(String inspection, String id, String passage, String other) {
    return spoilt(inspection, Kinds.SCENARIOS, id, passage, other).in(id);
  }

  static Spoilt table(String inspection, String id, String passage, String other) {
    return spoilt(inspection, Kinds.TABLES, id, passage, other);
  }

  static Spoilt area(String inspection, String id, String passage, String other) {
    return spoilt(inspection, Kinds.PROVINCES, id, passage, other);
  }

  static Spoilt province(String id, String passage, String other) {
    return spoilt("gazetteer.boundary-open", Kinds.AREAS, id, passage, other);
  }

  static Spoilt link(String id, String passage, String other) {
    return spoilt("gazetteer.arrow-ends", Kinds.LINKS, id, passage, other);
  }

  static Spoilt spoilt(
      String inspection, Kind<?, ?> kind, String id, String passage, String other) {
    return new Spoilt(inspection, replaced(kind, id, passage, other), FIRST, "", "", "");
  }

  private static <I extends Id, E extends Entry<I>> Project replaced(
      Kind<I, E> kind, String id, String passage, String other) {
    return Rewrite.replace(PROJECT, kind, id, passage.replace('\'', '"'), other.replace('\'', '"'));
  }

  /** The objection that must follow. */
  Spoilt says(String inSubject, String inField, String words) {
    return new Spoilt(inspection, project, scenario, inSubject, inField, words);
  }

  /** Looked at in another scenario. */
  Spoilt in(String other) {
    return new Spoilt(inspection, project, other, subject, field, message);
  }

  List<Objection> objections() {
    return objections(project, scenario);
  }

  static List<Objection> objections(Project project, String scenario) {
    return Inspections.carryOut(
        project, MapGraph.of(project), project.get(Kinds.SCENARIOS).find(scenario).orElseThrow());
  }

  @Override
  public String toString() {
    return inspection + ": " + message;
  }
}
