package org.groma.editor.pieces;

import org.groma.model.entry.Entry;
import org.groma.model.id.LeaderId;
import org.groma.model.id.NationId;
import org.groma.model.id.UnitTypeId;
import org.groma.model.project.Kinds;
import org.groma.model.project.Project;
import org.groma.model.value.Tags;

/** One piece of a nation. */
public sealed interface Piece {

  NationId nation();

  /**
   * A unit.
   *
   * @param tags what the set-up says of it beside its type
   */
  record Unit(NationId nation, UnitTypeId type, Tags tags) implements Piece {}

  /** A leader. */
  record Chief(NationId nation, LeaderId leader) implements Piece {}

  /** What people call it. */
  default String name(Project project) {
    return switch (this) {
      case Unit(var _, UnitTypeId type, var _) ->
          project.get(Kinds.UNITS).find(type).map(Entry::name).orElse(type.slug());
      case Chief(var _, LeaderId leader) ->
          project.get(Kinds.LEADERS).find(leader).map(Entry::name).orElse(leader.slug());
    };
  }
}
