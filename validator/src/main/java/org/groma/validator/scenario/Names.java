package org.groma.validator.scenario;

import org.groma.model.id.LeaderId;
import org.groma.model.id.NationId;
import org.groma.model.id.UnitTypeId;
import org.groma.model.pieces.Leader;
import org.groma.model.pieces.Nation;
import org.groma.model.pieces.UnitType;
import org.groma.model.project.Kinds;
import org.groma.validator.check.Reads;
import org.groma.validator.check.Survey;

/** The names that people read for what data refer to by id; the id itself where nothing has it. */
final class Names {

  /** What a check reads that names places. */
  static final Reads OF_PLACES = Reads.of(Kinds.PROVINCES, Kinds.SEAS, Kinds.AREAS);

  private Names() {}

  static String of(Survey survey, NationId id) {
    return survey.project().get(Kinds.NATIONS).find(id).map(Nation::name).orElse(id.slug());
  }

  static String of(Survey survey, UnitTypeId id) {
    return survey.project().get(Kinds.UNITS).find(id).map(UnitType::name).orElse(id.slug());
  }

  static String of(Survey survey, LeaderId id) {
    return survey.project().get(Kinds.LEADERS).find(id).map(Leader::name).orElse(id.slug());
  }
}
