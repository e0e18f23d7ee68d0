package org.groma.engine.invasions.story;

import java.util.ArrayList;
import java.util.List;
import org.groma.engine.invasions.phrases.Wording;

/** Places that somebody goes through, from the first to the last. */
final class Way {

  private final Names names;
  private final List<Integer> places = new ArrayList<>();

  Way(Names names, int from, int to) {
    this.names = names;
    places.add(from);
    places.add(to);
  }

  void extend(int to) {
    places.add(to);
  }

  int end() {
    return places.getLast();
  }

  /** How often a border was crossed. */
  int legs() {
    return places.size() - 1;
  }

  /** Where a number of legs leads. */
  int after(int legs) {
    return places.get(legs);
  }

  String text() {
    List<String> between = places.subList(1, legs()).stream().map(names::place).toList();
    return "from "
        + names.place(places.getFirst())
        + (between.isEmpty() ? "" : " through " + Wording.list(between))
        + " to "
        + names.place(end());
  }
}
