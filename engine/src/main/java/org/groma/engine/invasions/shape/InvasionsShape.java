package org.groma.engine.invasions.shape;

import org.groma.engine.invasions.setting.InvasionsFields;
import org.groma.engine.kernel.open.DataShape;

/** Everything that Invasions reads of a project, in one declaration. */
public final class InvasionsShape {

  public static final DataShape ALL =
      MapFields.in(PieceFields.in(CardFields.in(TimeFields.in(DataShape.of(InvasionsFields.ALL)))))
          .with(BattleTables.ALL)
          .with(RealmTables.ALL)
          .with(MoneyTables.ALL)
          .with(MarchTables.ALL)
          .with(SeaTables.ALL)
          .with(BondTables.ALL)
          .with(CourseTables.ALL);

  private InvasionsShape() {}
}
