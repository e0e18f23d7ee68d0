package org.groma.model.store;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.NavigableMap;
import java.util.Optional;
import org.groma.model.entry.Entry;
import org.groma.model.entry.Kind;
import org.groma.model.id.Id;
import org.groma.model.project.Kinds;
import org.groma.model.project.Project;
import org.groma.model.project.Settings;
import org.groma.model.project.Vocabulary;
import org.groma.model.store.json.Complaint;
import org.groma.model.store.json.JsonPath;
import org.groma.model.store.json.RecordReader;
import org.groma.model.store.json.Unparsable;

/**
 * Makes a project of the bytes of its files. Every file is tried, whatever is wrong with others.
 */
final class ProjectReader {

  private final NavigableMap<String, byte[]> files;
  private final List<LoadProblem> problems;
  private final DocumentReader documents;
  private final Map<Kind<?, ?>, EntryReader<?, ?>> entries = new HashMap<>();

  private ProjectReader(Snapshot snapshot, List<Migration> migrations) {
    this.files = snapshot.files();
    this.problems = new ArrayList<>(snapshot.problems());
    this.documents = new DocumentReader(migrations, problems);
  }

  static LoadResult read(Snapshot snapshot, List<Migration> migrations) {
    return new ProjectReader(snapshot, migrations).read();
  }

  private LoadResult read() {
    Optional<Settings> settings = record(ProjectFiles.PROJECT, Format.PROJECT, Settings.class);
    Optional<Vocabulary> vocabulary =
        files.containsKey(ProjectFiles.VOCABULARY)
            ? record(ProjectFiles.VOCABULARY, Format.VOCABULARY, Vocabulary.class)
            : Optional.of(Vocabulary.EMPTY);
    Optional<MapFile> map =
        files.containsKey(ProjectFiles.TOPOLOGY) ? map() : Optional.of(MapFile.none());
    // stands in for settings with a problem, so that the entries are looked at all the same
    Project project =
        Project.empty(settings.orElse(new Settings("?", "?", Optional.empty(), List.of())));
    for (Kind<?, ?> kind : Kinds.ALL) {
      project = with(project, kind);
    }
    if (!problems.isEmpty()) {
      return new LoadResult.Unreadable(sorted(problems));
    }
    Project whole =
        project
            .with(vocabulary.orElseThrow())
            .with(map.orElseThrow().projection())
            .with(map.orElseThrow().map());
    ReferencePlaces places = new ReferencePlaces(files, this::placeOf, map.orElseThrow().places());
    return new LoadResult.Loaded(
        whole, sorted(places.locate(References.in(whole))), Fingerprint.of(files));
  }

  private static List<LoadProblem> sorted(List<LoadProblem> problems) {
    return problems.stream()
        .sorted(
            Comparator.comparing(LoadProblem::file)
                .thenComparingInt(LoadProblem::line)
                .thenComparingInt(LoadProblem::column))
        .toList();
  }

  private <T> Optional<T> record(String file, Format format, Class<T> type) {
    if (!files.containsKey(file)) {
      return Optional.empty(); // it is there but could not be read, which is a problem already
    }
    List<Complaint> complaints = new ArrayList<>();
    Optional<T> record =
        documents
            .read(file, files.get(file), format)
            .flatMap(document -> new RecordReader(complaints).read(type, document, JsonPath.ROOT));
    complaints.forEach(complaint -> problems.add(LoadProblem.of(file, complaint)));
    return record;
  }

  private Optional<MapFile> map() {
    String file = ProjectFiles.TOPOLOGY;
    return documents
        .open(file, files.get(file), Format.TOPOLOGY)
        .flatMap(opened -> {
          List<Complaint> complaints = new ArrayList<>();
          List<LoadProblem> found = new ArrayList<>();
          Optional<MapFile> map = Optional.empty();
          try {
            map = TopologyReader.read(opened.text(), complaints, found);
          } catch (Unparsable broken) {
            complaints.add(broken.complaint());
          }
          complaints.forEach(complaint -> found.add(LoadProblem.of(file, complaint)));
          found.forEach(
              problem -> problems.add(opened.migrated() ? problem.withoutLine() : problem));
          return map;
        });
  }

  private <I extends Id, E extends Entry<I>> Project with(Project project, Kind<I, E> kind) {
    EntryReader<I, E> reader = new EntryReader<>(kind, documents, problems);
    entries.put(kind, reader);
    return project.with(kind, reader.read(files));
  }

  private JsonPath placeOf(Kind<?, ?> kind, String slug) {
    return entries.get(kind).placeOf(slug);
  }
}
