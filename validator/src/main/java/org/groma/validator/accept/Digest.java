package org.groma.validator.accept;

import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.util.ArrayList;
import java.util.HexFormat;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.groma.model.content.Sha256;
import org.groma.model.entry.Entry;
import org.groma.model.project.Project;
import org.groma.model.store.json.Json;
import org.groma.model.store.json.JsonPath;
import org.groma.model.store.json.Printer;
import org.groma.model.store.json.RecordWriter;
import org.groma.model.store.json.Unwritable;
import org.groma.model.topology.Arc;
import org.groma.model.topology.Topology;
import org.groma.validator.finding.Subject;

/**
 * A short number for what a check looked at, so that it shows when that changes. It is taken from
 * what would be written to the files, not from how the program holds it.
 *
 * <p>A check tells what it saw in its sentence; beyond that only the value that a finding points at
 * counts, and the course of lines. Of a record that was seen in games, which tell it anew each
 * time, all counts that is not for people to look at.
 */
public final class Digest {

  private static final int BYTES = 8;

  /** Values that people read or see, and no rule goes by. */
  private static final Set<String> FOR_PEOPLE =
      Set.of("name", "aliases", "origin", "note", "colour", "description", "at");

  private Digest() {}

  /**
   * The digest of a finding that a check made of the data.
   *
   * @param field the value of the first subject that it is about
   * @param said its sentence
   */
  static String of(Project project, List<Subject> subjects, Optional<String> field, String said) {
    List<String> parts = new ArrayList<>();
    parts.add(said);
    for (Subject subject : subjects) {
      parts.add(subject.toString());
      parts.add(drawn(project, subject).orElse(""));
    }
    field.ifPresent(path -> parts.add(value(project, subjects.getFirst(), path).orElse("")));
    return hash(parts);
  }

  /** The digest of a finding of play, which says something else after every series of games. */
  static String ofPlay(Project project, List<Subject> subjects, Optional<String> field) {
    List<String> parts = new ArrayList<>();
    for (int i = 0; i < subjects.size(); i++) {
      Subject subject = subjects.get(i);
      Optional<String> pointed =
          i == 0 ? field.flatMap(path -> value(project, subject, path)) : Optional.empty();
      parts.add(subject.toString());
      parts.add(
          pointed
              .or(() -> drawn(project, subject))
              .or(() -> written(project, subject).map(Digest::forRules).map(Printer::line))
              .orElseGet(() -> rest(project, subject)));
    }
    return hash(parts);
  }

  private static String hash(List<String> parts) {
    MessageDigest digest = Sha256.begin();
    for (String part : parts) {
      digest.update(part.getBytes(StandardCharsets.UTF_8));
      digest.update((byte) 0); // so that no two lists run together to the same bytes
    }
    return HexFormat.of().formatHex(digest.digest(), 0, BYTES);
  }

  private static Optional<String> drawn(Project project, Subject subject) {
    Topology map = project.map();
    Optional<Integer> part = number(subject.id());
    return switch (subject.kind()) {
      case Subject.ARC -> part.filter(map::hasArc).map(id -> text(map.arc(id)));
      case Subject.FACE -> part.filter(map::hasFace).map(id -> face(map, id));
      case Subject.NODE -> part.filter(map::hasNode).map(id -> map.nodePoint(id).toString());
      default -> Optional.empty();
    };
  }

  private static String text(Arc arc) {
    return arc.border() + " " + arc.line();
  }

  private static String face(Topology map, int face) {
    StringBuilder text = new StringBuilder(map.face(face).use().toString());
    map.arcsOf(face).forEach(arc -> text.append(' ').append(text(map.arc(arc))));
    return text.toString();
  }

  private static Optional<Json> written(Project project, Subject subject) {
    return subject
        .entryKind()
        .flatMap(kind -> project.get(kind).find(subject.id()))
        .flatMap(Digest::written);
  }

  private static Optional<Json> written(Entry<?> entry) {
    try {
      return Optional.of(RecordWriter.object(entry, 0));
    } catch (Unwritable beyondMeasure) {
      return Optional.empty(); // it cannot be saved, so nobody accepts it for long
    }
  }

  /** The value that a path leads to; nothing where the record has none there. */
  private static Optional<String> value(Project project, Subject subject, String path) {
    Optional<Json> at = written(project, subject);
    for (JsonPath.Step step : JsonPath.parse(path).steps()) {
      at =
          at.flatMap(json ->
              switch (step) {
                case JsonPath.Name(String name) when json instanceof Json.Fields fields ->
                    fields.get(name);
                case JsonPath.Index(int index)
                    when json instanceof Json.Items(List<Json> items, _) && index < items.size() ->
                    Optional.of(items.get(index));
                default -> Optional.empty();
              });
    }
    return at.map(Printer::line);
  }

  private static Json forRules(Json record) {
    Json.Fields fields = (Json.Fields) record;
    for (String field : FOR_PEOPLE) {
      fields = fields.without(field);
    }
    Optional<Json> attributes = fields.get("attributes");
    return attributes.isPresent() && attributes.get() instanceof Json.Fields open
        ? fields.with("attributes", open.without("colour"))
        : fields;
  }

  private static String rest(Project project, Subject subject) {
    if (subject.equals(Subject.SETTINGS)) {
      return project.settings().ruleset();
    }
    return subject.equals(Subject.VOCABULARY) ? project.vocabulary().toString() : "";
  }

  private static Optional<Integer> number(String id) {
    return id.matches("\\d{1,9}") ? Optional.of(Integer.valueOf(id)) : Optional.empty();
  }
}
