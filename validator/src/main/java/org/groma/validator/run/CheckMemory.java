package org.groma.validator.run;

import java.util.Optional;
import org.groma.model.limit.HeapRoom;
import org.groma.model.limit.MapBulk;
import org.groma.model.project.Project;

/**
 * The memory that checking a project needs, by the size of its map. The figures fit what was
 * measured; see docs/reliability.md.
 */
public final class CheckMemory {

  private static final long BYTES_A_FACE = 5_000;
  private static final long BYTES_A_CORNER = 150;

  private CheckMemory() {}

  /** Why a project cannot be checked here; nothing where there is room for it. */
  public static Optional<String> lack(Project project, HeapRoom room) {
    MapBulk bulk = MapBulk.of(project.map());
    return room.lack(
        "To check a map of " + bulk,
        bulk.bytes(BYTES_A_FACE, BYTES_A_CORNER),
        "make the map simpler");
  }
}
