package org.groma.validator.references;

import java.util.List;
import org.groma.validator.check.Check;

/** The checks of this family. */
public final class ReferenceChecks {

  public static final List<Check> ALL =
      List.of(
          new UnresolvedIdCheck(),
          new UnknownWordCheck(),
          new UnresolvedBorderCheck(),
          new UnresolvedNameCheck(),
          new UnusedEntryCheck(),
          new UnusedWordCheck(),
          new UncitedEditionCheck(),
          new AmbiguousNameCheck(),
          new SharedAliasCheck(),
          new CardInTwoDecksCheck(),
          new ListedTwiceCheck(),
          new WordDeclaredTwiceCheck(),
          new AreaCycleCheck());

  private ReferenceChecks() {}
}
