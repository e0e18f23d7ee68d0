package org.groma.validator.accept;

import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.util.ArrayList;
import java.util.HexFormat;
import java.util.List;
import java.util.Optional;
import org.groma.model.content.Sha256;
import org.groma.model.entry.Entry;
import org.groma.model.entry.Kind;
import org.groma.model.project.Project;
import org.groma.model.store.json.Printer;
import org.groma.model.store.json.RecordWriter;
import org.groma.model.store.json.Unwritable;
import org.groma.model.topology.Arc;
import org.groma.model.topology.Topology;
import org.groma.validator.finding.Subject;

/**
 * A short number for what subjects are like, so that it shows when they change. It is taken from
 * what would be written to the files, not from how the program holds it.
 */
public final class Digest {

  private static final int BYTES = 8;

  private Digest() {}

  /**
   * The digest of some subjects and of what was said of them.
   *
   * @param said sentences that must stay true as well
   */
  public static String of(Project project, List<Subject> subjects, String... said) {
    List<String> parts = new ArrayList<>(List.of(said));
    for (Subject subject : subjects) {
      parts.add(subject.toString());
      parts.add(text(project, subject));
    }
    MessageDigest digest = Sha256.begin();
    for (String part : parts) {
      digest.update(part.getBytes(StandardCharsets.UTF_8));
      digest.update((byte) 0); // so that no two lists run together to the same bytes
    }
    return HexFormat.of().formatHex(digest.digest(), 0, BYTES);
  }

  private static String text(Project project, Subject subject) {
    Topology map = project.map();
    Optional<Integer> part = number(subject.id());
    return switch (subject.kind()) {
      case Subject.ARC -> part.filter(map::hasArc).map(id -> text(map.arc(id))).orElse("");
      case Subject.FACE -> part.filter(map::hasFace).map(id -> face(map, id)).orElse("");
      case Subject.NODE ->
          part.filter(map::hasNode).map(id -> map.nodePoint(id).toString()).orElse("");
      default ->
          subject
              .entryKind()
              .flatMap(kind -> entry(project, kind, subject.id()))
              .orElseGet(() -> rest(project, subject));
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

  private static Optional<String> entry(Project project, Kind<?, ?> kind, String id) {
    return project.get(kind).find(id).map(Digest::written);
  }

  private static String written(Entry<?> entry) {
    try {
      return Printer.line(RecordWriter.object(entry, 0));
    } catch (Unwritable beyondMeasure) {
      return entry.toString(); // it cannot be saved, but it can still be told apart
    }
  }

  private static String rest(Project project, Subject subject) {
    if (subject.equals(Subject.SETTINGS)) {
      return project.settings().toString();
    }
    return subject.equals(Subject.VOCABULARY) ? project.vocabulary().toString() : "";
  }

  private static Optional<Integer> number(String id) {
    return id.matches("\\d{1,9}") ? Optional.of(Integer.valueOf(id)) : Optional.empty();
  }
}
