package org.groma.validator.proofread;

import java.util.Optional;
import org.groma.model.edit.Edit;
import org.groma.model.edit.PutEntry;
import org.groma.model.edit.RemoveEntry;
import org.groma.model.entry.Entry;
import org.groma.model.entry.Kind;
import org.groma.model.id.Id;
import org.groma.model.id.SignOffId;
import org.groma.model.project.Kinds;
import org.groma.model.project.Project;
import org.groma.model.review.SignOff;
import org.groma.model.value.Slug;
import org.groma.validator.finding.Subject;

/** Signing rows, as edits. */
public final class SignOffs {

  private static final int LONGEST = 80;
  private static final int NUMBER = 9;

  private SignOffs() {}

  /**
   * Signs a row as it stands.
   *
   * @param by initials
   * @param on the day, {@code 2026-11-16}
   * @return nothing if there is no such entry
   */
  public static Optional<Edit> sign(Project project, Subject subject, String by, String on) {
    Proofreader reader = new Proofreader(project);
    return subject
        .entryKind()
        .flatMap(kind -> state(reader, project, kind, subject.id()))
        .map(state -> new SignOff(new SignOffId(idOf(subject)), subject.toString(), by, on, state))
        .map(signed -> PutEntry.of(Kinds.SIGN_OFFS, signed));
  }

  /** Takes a signature back; nothing if there is none. */
  public static Optional<Edit> unsign(Project project, Subject subject) {
    String id = idOf(subject);
    return project.get(Kinds.SIGN_OFFS).contains(id)
        ? Optional.of(new RemoveEntry(Kinds.SIGN_OFFS.word(), id))
        : Optional.empty();
  }

  /** The id of the signature of a row, {@code province-arabia-deserta}. */
  static String idOf(Subject subject) {
    String id = subject.kind() + "-" + subject.id().replace('/', '-');
    // one cut short gets a number to tell it from others that begin alike
    return id.length() <= LONGEST
        ? id
        : Slug.of(
            id.substring(0, LONGEST - NUMBER) + " " + Integer.toHexString(subject.hashCode()));
  }

  private static <I extends Id, E extends Entry<I>> Optional<String> state(
      Proofreader reader, Project project, Kind<I, E> kind, String id) {
    return project.get(kind).find(id).map(entry -> reader.state(kind, entry));
  }
}
