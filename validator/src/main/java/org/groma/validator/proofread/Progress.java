package org.groma.validator.proofread;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.groma.model.gazetteer.Area;
import org.groma.model.project.Project;
import org.groma.validator.finding.Subject;
import org.groma.validator.proofread.Signing.Standing;

/**
 * How far proofreading has come with an area, or with the entries of a kind that lie in none.
 *
 * @param id of the area; the plural of the kind for what lies in none
 * @param rows how many there are
 * @param signed of these, signed and unchanged since
 * @param changed signed once and changed since
 * @param differing rows in which an edition says something else
 */
public record Progress(String id, String title, int rows, int signed, int changed, int differing) {

  /** Area by area in the order of names, then the rest kind by kind. */
  public static List<Progress> of(Proof proof, Project project) {
    Map<String, List<Row>> areas = new TreeMap<>();
    Map<String, List<Row>> others = new TreeMap<>();
    for (Row row : proof.rows()) {
      row.area()
          .map(area -> areas.computeIfAbsent(area.slug(), _ -> new ArrayList<>()))
          .orElseGet(() -> others.computeIfAbsent(plural(row.subject()), _ -> new ArrayList<>()))
          .add(row);
    }
    List<Progress> all = new ArrayList<>();
    areas.forEach(
        (id, rows) -> all.add(of(id, project.areas().find(id).map(Area::name).orElse(id), rows)));
    others.forEach((plural, rows) -> all.add(of(plural, plural, rows)));
    return List.copyOf(all);
  }

  private static Progress of(String id, String title, List<Row> rows) {
    return new Progress(
        id,
        title,
        rows.size(),
        count(rows, Standing.SIGNED),
        count(rows, Standing.CHANGED),
        (int) rows.stream().filter(row -> row.differs() || row.isMissing()).count());
  }

  private static int count(List<Row> rows, Standing standing) {
    return (int) rows.stream().filter(row -> row.signing().standing() == standing).count();
  }

  private static String plural(Subject subject) {
    return subject.entryKind().orElseThrow().plural();
  }
}
