package org.groma.exporters.atlas;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.groma.exporters.atlas.Entry.Source;
import org.groma.model.project.Project;
import org.groma.model.sources.Edition;
import org.groma.model.value.Origins;
import org.groma.model.value.Provenance;

/** Says in short where the values of a row come from. */
final class Citations {

  private final Map<String, String> titles = new TreeMap<>();

  Citations(Project project) {
    for (Edition edition : project.settings().sources()) {
      titles.put(edition.id().slug(), edition.title());
    }
  }

  /** The sources of a record, that of the whole first. */
  List<Source> of(Origins origins) {
    return of("", origins);
  }

  /**
   * The sources of a record that is shown together with another.
   *
   * @param owner what the record is, such as {@code city}
   */
  List<Source> of(String owner, Origins origins) {
    List<Source> sources = new ArrayList<>();
    origins.whole().ifPresent(whole -> sources.add(source(owner, whole)));
    origins
        .fields()
        .forEach(
            (field, provenance) -> sources.add(source((owner + " " + field).strip(), provenance)));
    return sources;
  }

  private Source source(String of, Provenance provenance) {
    if (provenance.kind() != Provenance.Kind.PRINTED) {
      return new Source(of, provenance.toString(), "");
    }
    String where = (provenance.edition() + " " + provenance.section()).strip();
    return new Source(
        of,
        provenance.note().isEmpty() ? where : where + ": " + provenance.note(),
        titles.getOrDefault(provenance.edition(), ""));
  }
}
