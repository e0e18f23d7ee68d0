package org.groma.editor.document;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Arrays;
import org.groma.model.entry.Ledger;
import org.groma.model.gazetteer.Area;
import org.groma.model.id.AreaId;
import org.junit.jupiter.api.Test;

class FollowedIdTest {

  private static final AreaId GAUL = new AreaId("gaul");

  private static Ledger<AreaId, Area> areas(String... ids) {
    return Ledger.of(Arrays.stream(ids).map(id -> Area.named(new AreaId(id), id)).toList());
  }

  @Test
  void whatIsThereStillIsItself() {
    assertThat(FollowedId.after(GAUL, areas("gaul"), areas("gaul", "spain"))).contains(GAUL);
  }

  @Test
  void oneThatIsGoneWhereOneIsNewHasAnotherId() {
    assertThat(FollowedId.after(GAUL, areas("gaul", "spain"), areas("gallia", "spain")))
        .contains(new AreaId("gallia"));
  }

  @Test
  void whereMoreChangesNobodyCanTell() {
    assertThat(FollowedId.after(GAUL, areas("gaul"), areas())).isEmpty();
    assertThat(FollowedId.after(GAUL, areas("gaul"), areas("a", "b"))).isEmpty();
    assertThat(FollowedId.after(GAUL, areas("gaul", "spain"), areas("italy"))).isEmpty();
  }
}
