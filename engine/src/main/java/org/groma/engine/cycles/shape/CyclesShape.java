package org.groma.engine.cycles.shape;

import java.util.List;
import java.util.stream.Stream;
import org.groma.engine.cycles.setting.CyclesFields;
import org.groma.engine.kernel.open.DataShape;
import org.groma.engine.kernel.open.TableShape;

/** All that the rules read of a project. */
public final class CyclesShape {

  public static final DataShape ALL =
      CyclesPlaces.in(CyclesPieces.in(CyclesSetups.in(DataShape.of(CyclesFields.ALL))))
          .with(tables());

  private CyclesShape() {}

  private static List<TableShape> tables() {
    return Stream.of(RolledTables.all(), ListedTables.all()).flatMap(List::stream).toList();
  }
}
