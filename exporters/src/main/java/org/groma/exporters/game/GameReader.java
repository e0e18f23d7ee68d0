package org.groma.exporters.game;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import org.groma.model.project.Project;
import org.groma.model.store.DocumentReader;
import org.groma.model.store.LoadProblem;
import org.groma.model.store.json.Complaint;
import org.groma.model.store.json.Json;
import org.groma.model.store.json.JsonPath;
import org.groma.model.store.json.JsonText;
import org.groma.model.store.json.Locator;
import org.groma.model.store.json.RecordReader;
import org.groma.model.store.json.Unparsable;

/** Reads a game document, strictly: everything wrong with it is told, and then nothing is taken. */
public final class GameReader {

  private final String file;
  private final byte[] bytes;
  private final List<LoadProblem> problems = new ArrayList<>();

  private GameReader(String file, byte[] bytes) {
    this.file = file;
    this.bytes = bytes;
  }

  /**
   * Reads the bytes of a file.
   *
   * @param file its name, for messages
   */
  public static GameReading read(String file, byte[] bytes) {
    GameReader reader = new GameReader(file, bytes);
    Optional<Project> project = reader.document().flatMap(reader::project);
    return project.isPresent() && reader.problems.isEmpty()
        ? new GameReading.Whole(project.get())
        : new GameReading.Refused(sorted(reader.problems));
  }

  private Optional<GameDocument> document() {
    List<Complaint> complaints = new ArrayList<>();
    Optional<Json.Fields> json =
        new DocumentReader(problems).read(file, bytes, GameDocument.FORMAT);
    Optional<GameDocument> document =
        json.flatMap(fields ->
            new RecordReader(complaints, Description::isWritten)
                .read(GameDocument.class, fields, JsonPath.ROOT));
    complaints.forEach(complaint -> problems.add(LoadProblem.of(file, complaint)));
    return document.filter(_ -> problems.isEmpty());
  }

  private Optional<Project> project(GameDocument document) {
    EntryPlaces places = EntryPlaces.of(document);
    if (!places.doubled().isEmpty()) {
      objectTo(places.doubled());
      return Optional.empty();
    }
    Project project = document.project();
    objectTo(Connections.loose(project, document.map(), places));
    return Optional.of(project);
  }

  private void objectTo(List<Objection> objections) {
    if (objections.isEmpty()) {
      return;
    }
    List<Locator.Found> found =
        Locator.find(text(), objections.stream().map(Objection::sought).toList());
    for (int i = 0; i < objections.size(); i++) {
      Objection objection = objections.get(i);
      problems.add(
          LoadProblem.of(
              file, objection.kind(), found.get(i).path(), found.get(i).at(), objection.message()));
    }
  }

  private JsonText text() {
    try {
      return JsonText.of(bytes);
    } catch (Unparsable impossible) {
      throw new IllegalStateException(file + " was read a moment ago", impossible);
    }
  }

  private static List<LoadProblem> sorted(List<LoadProblem> problems) {
    return problems.stream()
        .sorted(Comparator.comparingInt(LoadProblem::line).thenComparingInt(LoadProblem::column))
        .toList();
  }
}
