package org.groma.editor.document;

import java.util.ArrayList;
import java.util.List;
import org.groma.model.entry.Entry;
import org.groma.model.entry.Kind;
import org.groma.model.project.Kinds;
import org.groma.model.project.Project;

/** How two states of a project differ, in a sentence. */
public final class Differences {

  private static final int NAMED = 3;

  private Differences() {}

  /** {@code 2 provinces (Dacia, Tisia) and the map differ.} */
  public static String between(Project mine, Project theirs) {
    List<String> parts = new ArrayList<>();
    for (Kind<?, ?> kind : Kinds.ALL) {
      List<String> names = changed(kind, mine, theirs);
      if (!names.isEmpty()) {
        String some = String.join(", ", names.subList(0, Math.min(NAMED, names.size())));
        parts.add(
            names.size()
                + " "
                + (names.size() == 1 ? kind.word() : kind.plural()).replace('-', ' ')
                + " ("
                + some
                + (names.size() > NAMED ? ", …)" : ")"));
      }
    }
    if (!mine.map().equals(theirs.map())) {
      parts.add("the map");
    }
    if (!mine.settings().equals(theirs.settings())
        || !mine.vocabulary().equals(theirs.vocabulary())) {
      parts.add("the settings");
    }
    return parts.isEmpty()
        ? "nothing that is open differs."
        : String.join(", ", parts) + (parts.size() == 1 ? " differs." : " differ.");
  }

  private static List<String> changed(Kind<?, ?> kind, Project mine, Project theirs) {
    List<String> names = new ArrayList<>();
    for (Entry<?> entry : mine.get(kind)) {
      boolean same = theirs.get(kind).find(entry.id().slug()).filter(entry::equals).isPresent();
      if (!same) {
        names.add(name(entry));
      }
    }
    for (Entry<?> entry : theirs.get(kind)) {
      if (mine.get(kind).find(entry.id().slug()).isEmpty()) {
        names.add(name(entry));
      }
    }
    return names;
  }

  private static String name(Entry<?> entry) {
    return entry.name().isBlank() ? entry.id().slug() : entry.name();
  }
}
