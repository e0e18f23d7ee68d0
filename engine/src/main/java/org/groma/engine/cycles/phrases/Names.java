package org.groma.engine.cycles.phrases;

import java.util.List;
import java.util.Optional;
import org.groma.engine.kernel.Spelling;
import org.groma.model.id.NationId;
import org.groma.model.pieces.Nation;
import org.groma.model.pieces.UnitType;
import org.groma.model.project.Kinds;
import org.groma.model.project.Project;
import org.groma.model.tables.RuleTable;

/**
 * What a project calls things by their ids, in the words of this game: its areas are provinces of
 * the model and the other way round. An id that leads nowhere is spelt out.
 */
record Names(Project project) {

  String city(String id) {
    return Spelling.name(project.cities(), id);
  }

  String area(String id) {
    return Spelling.name(project.provinces(), id);
  }

  /** An area with the people that starts there: {@code Sclaveni (start of Slav 1)}. */
  String start(String id) {
    String people =
        project.provinces().find(id).stream()
            .flatMap(area -> area.tags().words().stream())
            .filter(tag -> tag.startsWith("start-"))
            .flatMap(tag ->
                project.vocabulary().provinceTags().stream()
                    .filter(term -> term.word().equals(tag)))
            .map(term -> " (" + Spelling.small(term.name()) + ")")
            .findFirst()
            .orElse("");
    return area(id) + people;
  }

  Optional<Nation> find(NationId nation) {
    return project.get(Kinds.NATIONS).find(nation);
  }

  String province(String id) {
    return Spelling.name(project.areas(), id);
  }

  String nation(String id) {
    return Spelling.name(project.get(Kinds.NATIONS), id);
  }

  String table(String id) {
    return Spelling.name(project.get(Kinds.TABLES), id);
  }

  List<String> cities(List<String> ids) {
    return ids.stream().map(this::city).toList();
  }

  List<String> provinces(List<String> ids) {
    return ids.stream().map(this::province).toList();
  }

  String nations(List<String> ids) {
    return Spelling.and(ids.stream().map(this::nation).toList());
  }

  Optional<RuleTable> find(String table) {
    return project.get(Kinds.TABLES).find(table);
  }

  /** What is printed on a counter; its name where it bears no numbers. */
  String code(String id) {
    return project
        .get(Kinds.UNITS)
        .find(id)
        .flatMap(unit -> unit.aliases().stream().findFirst())
        .orElseGet(() -> Spelling.spelt(id));
  }

  /** {@code Elite 5-3}. */
  String unit(String id) {
    return project
        .get(Kinds.UNITS)
        .find(id)
        .map(UnitType::name)
        .map(name -> name + " " + code(id))
        .orElseGet(() -> Spelling.spelt(id));
  }

  /** {@code 4 × 4-2}, {@code 2 × garrison (4)-0}. */
  String counted(int count, String id) {
    return count + " × " + counter(id);
  }

  /** What is printed on a counter, with the name where it cannot attack and says so in brackets. */
  private String counter(String id) {
    String code = code(id);
    return code.startsWith("(") ? Spelling.spelt(id) + " " + code : code;
  }
}
