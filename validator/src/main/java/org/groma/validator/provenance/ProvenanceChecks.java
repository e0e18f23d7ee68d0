package org.groma.validator.provenance;

import java.util.List;
import org.groma.validator.check.Check;

/** The checks of origins. */
public final class ProvenanceChecks {

  public static final List<Check> ALL =
      List.of(
          new MissingOriginCheck(),
          new OriginOfNothingCheck(),
          new PrintedAfterAllCheck(),
          new PrintedElsewhereCheck(),
          new UnknownReadingCheck(),
          new UnknownSectionCheck(),
          new UnprintedValueCheck(),
          new UnreasonedOriginCheck());

  private ProvenanceChecks() {}
}
