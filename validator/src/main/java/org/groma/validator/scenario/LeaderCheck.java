package org.groma.validator.scenario;

import org.groma.model.entry.Kind;
import org.groma.model.id.LeaderId;
import org.groma.model.pieces.Leader;
import org.groma.model.project.Kinds;
import org.groma.validator.check.EntryCheck;

/** Looks at leaders, one by one. */
interface LeaderCheck extends EntryCheck<LeaderId, Leader> {

  @Override
  default Kind<LeaderId, Leader> kind() {
    return Kinds.LEADERS;
  }
}
