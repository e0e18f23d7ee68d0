package org.groma.validator.gazetteer;

import java.util.List;
import org.groma.validator.check.Check;

/** The checks of this family. */
public final class GazetteerChecks {

  public static final List<Check> ALL =
      List.of(
          new AlikeColoursCheck(),
          new BlankNameCheck(),
          new CellDiffersCheck(),
          new ClashingAliasCheck(),
          new DoubledRowCheck(),
          new DuplicateNameCheck(),
          new EditionDiffersCheck(),
          new EditionsApartCheck(),
          new FortifiedSiteCheck(),
          new GarbledNameCheck(),
          new GoodsFlagCheck(),
          new IdleAliasCheck(),
          new IdleColumnCheck(),
          new IncompleteListCheck(),
          new JoinedNamesCheck(),
          new KingdomIncomeCheck(),
          new LoneTerrainCheck(),
          new MalformedColourCheck(),
          new MismatchedRowCheck(),
          new MissingValueCheck(),
          new MixedScriptCheck(),
          new NearDuplicateNameCheck(),
          new NegativeIncomeCheck(),
          new OutlyingIncomeCheck(),
          new PrintedOtherwiseCheck(),
          new RowOrderCheck(),
          new SeaColourCheck(),
          new SecondCityCheck(),
          new StaleSignatureCheck(),
          new StrangeCellCheck(),
          new StrangeColumnCheck(),
          new StrangeWordCheck(),
          new StrayExtentCheck(),
          new StraySectionCheck(),
          new UnbuiltCapitalCheck(),
          new UnlikeIdCheck(),
          new UnlistedSpellingCheck(),
          new UnmarkedCityCheck(),
          new UnmatchedRowCheck(),
          new UnprintedEntryCheck(),
          new UntidyNameCheck(),
          new UnusualWallCheck(),
          new UselessWallCheck(),
          new WallWithoutFortificationCheck());

  private GazetteerChecks() {}
}
