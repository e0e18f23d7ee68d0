package org.groma.validator.proofread;

import org.groma.model.id.EditionId;

/**
 * What one edition prints of one value.
 *
 * @param table the transcribed table it stands in
 * @param section where it is printed; empty for what is not printed
 * @param printed as printed; empty for what is not printed
 * @param verdict how it compares with the project
 */
public record Reading(
    EditionId edition, String table, String section, String printed, Verdict verdict) {

  public boolean differs() {
    return verdict.differs();
  }
}
