package org.groma.engine.invasions.phrases;

import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import org.groma.model.pieces.Nation;
import org.groma.model.project.Kinds;

/** Long lists of nations, cut short where nearly a whole family of peoples is meant. */
final class Peoples {

  private static final int LONG = 10;
  private static final int MOST_EXCEPTIONS = 2;

  private final Names names;

  Peoples(Names names) {
    this.names = names;
  }

  /** {@code Alans, Huns or Germanic nations except the Bavarians}. */
  String either(List<String> ids) {
    List<String> words = new ArrayList<>();
    Set<String> left = new LinkedHashSet<>(ids);
    if (ids.size() >= LONG) {
      for (String family : families()) {
        cut(family, left).ifPresent(words::add);
      }
    }
    words.addAll(0, left.stream().map(names::nation).toList());
    return Wording.either(words);
  }

  private Set<String> families() {
    Set<String> families = new TreeSet<>();
    names.project().get(Kinds.NATIONS).forEach(nation -> nation.family().ifPresent(families::add));
    return families;
  }

  /** A family instead of its members, if it makes the list shorter. */
  private Optional<String> cut(String family, Set<String> left) {
    List<String> members = new ArrayList<>();
    for (Nation nation : names.project().get(Kinds.NATIONS)) {
      if (nation.family().filter(family::equals).isPresent()) {
        members.add(nation.id().slug());
      }
    }
    List<String> missing = members.stream().filter(id -> !left.contains(id)).toList();
    if (missing.size() > MOST_EXCEPTIONS || members.size() < LONG) {
      return Optional.empty();
    }
    left.removeAll(Set.copyOf(members));
    String all = Wording.spelt(family) + " nations";
    return Optional.of(
        missing.isEmpty()
            ? all
            : all + " except " + Wording.list(missing.stream().map(names::the).toList()));
  }
}
