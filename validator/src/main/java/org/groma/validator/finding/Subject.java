package org.groma.validator.finding;

import java.util.Comparator;
import java.util.Optional;
import org.groma.model.entry.Entry;
import org.groma.model.entry.Kind;
import org.groma.model.id.Id;
import org.groma.model.id.Place;
import org.groma.model.project.Kinds;
import org.groma.model.topology.Arc;
import org.groma.model.topology.Face;

/**
 * What a finding is about: an entry ({@code province:moesia-inferior}), a part of the drawing
 * ({@code arc:12}), a file, or the project as a whole.
 *
 * @param kind the word of its kind
 * @param id what it is called there
 */
public record Subject(String kind, String id) implements Comparable<Subject> {

  public static final String NODE = "node";
  public static final String ARC = "arc";
  public static final String FACE = "face";
  public static final String FILE = "file";

  /** Settings and vocabulary, which are no entries. */
  public static final Subject SETTINGS = new Subject("project", "settings");

  public static final Subject VOCABULARY = new Subject("project", "vocabulary");

  private static final Comparator<Subject> ORDER =
      Comparator.comparing(Subject::kind).thenComparing(Subject::id, Subject::compareIds);

  public static <I extends Id, E extends Entry<I>> Subject of(Kind<I, E> kind, I id) {
    return new Subject(kind.word(), id.slug());
  }

  public static <E extends Entry<?>> Subject of(Kind<?, E> kind, E entry) {
    return new Subject(kind.word(), entry.id().slug());
  }

  public static Subject of(Place place) {
    return new Subject(place.kind().word(), place.slug());
  }

  public static Subject of(Arc arc) {
    return new Subject(ARC, String.valueOf(arc.id()));
  }

  public static Subject of(Face face) {
    return new Subject(FACE, String.valueOf(face.id()));
  }

  public static Subject node(int id) {
    return new Subject(NODE, String.valueOf(id));
  }

  public static Subject file(String path) {
    return new Subject(FILE, path);
  }

  /** From {@code kind:id}. */
  public static Subject parse(String written) {
    int colon = written.indexOf(':');
    if (colon < 0) {
      throw new IllegalArgumentException("'" + written + "' is not KIND:ID");
    }
    return new Subject(written.substring(0, colon), written.substring(colon + 1));
  }

  /** The same of what a person may have written; nothing if it is not KIND:ID. */
  public static Optional<Subject> read(String written) {
    return written.indexOf(':') < 0 ? Optional.empty() : Optional.of(parse(written));
  }

  /** The kind of entry that it is, unless it is none. */
  public Optional<Kind<?, ?>> entryKind() {
    return Kinds.byWord(kind);
  }

  /** Numbers of arcs and faces by their value, words by the alphabet. */
  private static int compareIds(String a, String b) {
    boolean numbers = isNumber(a) && isNumber(b);
    return numbers && a.length() != b.length()
        ? Integer.compare(a.length(), b.length())
        : a.compareTo(b);
  }

  private static boolean isNumber(String text) {
    return !text.isEmpty() && text.chars().allMatch(c -> c >= '0' && c <= '9');
  }

  @Override
  public int compareTo(Subject other) {
    return ORDER.compare(this, other);
  }

  @Override
  public String toString() {
    return kind + ":" + id;
  }
}
