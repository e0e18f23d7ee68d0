package org.groma.engine.cycles;

import java.util.List;
import org.groma.engine.kernel.Caption;
import org.groma.model.entry.Kind;
import org.groma.model.project.Kinds;

/**
 * The words on the map: start positions (4.2), areas marked A (13.2.2), and the seas that tribes
 * may cross (13.1.1).
 */
final class MapWords {

  private static final String START = "Start position";
  private static final String ENTRY = "Arabs and Africans enter";
  private static final String CROSSED = "Tribes of that name cross";

  private static final List<Caption> AREAS =
      List.of(
          new Caption("start-german-1", "German 1", START),
          new Caption("start-german-2", "German 2", START),
          new Caption("start-hun", "Hun", START),
          new Caption("start-pict", "Pict", START),
          new Caption("start-slav-1", "Slav 1", START),
          new Caption("start-slav-2", "Slav 2", START),
          new Caption("start-turk", "Turk", START),
          new Caption("start-viking", "Viking", START),
          new Caption("a", "A", ENTRY));

  private static final List<Caption> SEAS =
      List.of(
          new Caption("arab", "Arab", CROSSED),
          new Caption("pict", "Pict", CROSSED),
          new Caption("viking", "Viking", CROSSED));

  private MapWords() {}

  static List<Caption> of(Kind<?, ?> kind) {
    return kind.equals(Kinds.PROVINCES) ? AREAS : kind.equals(Kinds.SEAS) ? SEAS : List.of();
  }
}
