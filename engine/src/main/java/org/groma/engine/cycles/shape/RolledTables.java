package org.groma.engine.cycles.shape;

import static org.groma.engine.kernel.open.OpenField.flag;
import static org.groma.engine.kernel.open.OpenField.part;
import static org.groma.engine.kernel.open.OpenField.whole;

import java.util.List;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.groma.engine.cycles.setting.Rebellion;
import org.groma.engine.cycles.setting.Result;
import org.groma.engine.cycles.special.OppositionKind;
import org.groma.engine.cycles.special.SolitaireEvent;
import org.groma.engine.kernel.open.OpenField;
import org.groma.engine.kernel.open.OpenType;
import org.groma.engine.kernel.open.TableLaw;
import org.groma.engine.kernel.open.TableShape;

/** The tables that dice are rolled on. */
final class RolledTables {

  private static final String TWO_DICE = "2d6";
  private static final String DIE = "d6";
  private static final String RESULT = "result";
  private static final String AREA = "area";
  private static final String COUNT = "count";

  /** The most that solitaire events are rolled with: two dice and five columns. */
  private static final int MOST_OF_EVENTS = 17;

  /** No empire comes before the fourth turn of a kingdom (15), so that no number is smaller. */
  private static final int EARLIEST_EMPIRE = 3;

  private static final int LATEST_STAGE = 19;

  private static final List<String> RESULTS = Stream.of(Result.values()).map(Enum::name).toList();

  private RolledTables() {}

  static List<TableShape> all() {
    return List.of(
        administration(),
        combat(),
        leaders(),
        rebellion(),
        rebellionsInstead(),
        events(),
        opposition());
  }

  /** What was spent, and what the dice give: who pays or rolls more is never worse off. */
  private static TableShape administration() {
    List<String> ranks =
        Stream.of(
                Stream.of("rebellion", "corruption"),
                IntStream.rangeClosed(2, LATEST_STAGE).mapToObj(String::valueOf),
                Stream.of("good-ruler", "revival"))
            .flatMap(each -> each)
            .toList();
    return TableShape.rolled("administration", "2.2.4", TWO_DICE, 2, 12)
        .columns(
            CyclesWords.either(
                new OpenType.Whole(EARLIEST_EMPIRE, LATEST_STAGE),
                CyclesWords.words("rebellion", "corruption", "good-ruler", "revival")),
            "0",
            "10",
            "20",
            "30",
            "40",
            "50")
        .laws(
            new TableLaw.Down(TableLaw.Course.RISING, List.of(), ranks),
            new TableLaw.Across(TableLaw.Course.RISING, ranks));
  }

  /** Better odds and higher rolls are never worse for the attacker. */
  private static TableShape combat() {
    return TableShape.rolled("combat", "2.2.1", TWO_DICE, 2, 12)
        .columns(
            CyclesWords.words(RESULTS.toArray(String[]::new)),
            "1-3",
            "1-2",
            "2-3",
            "1-1",
            "3-2",
            "2-1",
            "5-2",
            "3-1",
            "4-1",
            "5-1",
            "6-1")
        .laws(
            new TableLaw.Down(TableLaw.Course.RISING, List.of(), RESULTS),
            new TableLaw.Across(TableLaw.Course.RISING, RESULTS));
  }

  private static TableShape leaders() {
    return TableShape.rolled("optional-leaders", "13.6", DIE, 1, 6)
        .columns(
            OpenField.prose("leader"),
            whole("land", 0, 3),
            whole("naval", 0, 3),
            whole("sinking", 1, 3).optional(),
            flag("kept", "Kept in the empire stage"),
            flag("swift", "Moves as the fastest"),
            whole("administration", 10, 50).optional(),
            whole("tribute", 1, 20).optional(),
            whole("ransom", 1, 20).optional())
        .laws(new TableLaw.Distinct("leader"));
  }

  private static TableShape rebellion() {
    return TableShape.rolled("rebellion", "2.2.5", TWO_DICE, 2, 12)
        .columns(ofRebellions())
        .laws(new TableLaw.Distinct(RESULT));
  }

  /** Tables of scenarios, which a special rule names. */
  private static TableShape rebellionsInstead() {
    return TableShape.rolled("rebellions-*", "14.2", TWO_DICE, 2, 12)
        .columns(ofRebellions())
        .laws(new TableLaw.Distinct(AREA));
  }

  private static OpenField[] ofRebellions() {
    return new OpenField[] {
      part(RESULT, CyclesWords.worded(Rebellion.values())),
      part(AREA, CyclesWords.PROVINCE).optional(),
      part(COUNT, CyclesWords.either(new OpenType.Whole(1, 99), CyclesWords.words(DIE))).optional()
    };
  }

  private static TableShape events() {
    return TableShape.rolled("solitaire-events", "14.2.4", TWO_DICE, 2, MOST_OF_EVENTS)
        .columns(part(RESULT, CyclesWords.worded(SolitaireEvent.values())), whole(COUNT, -10, 10))
        .ifAny();
  }

  private static TableShape opposition() {
    return TableShape.rolled("solitaire-opposition", "14.2.4", DIE, 1, 6)
        .columns(CyclesWords.worded(OppositionKind.values()), RESULT)
        .laws(new TableLaw.Distinct(RESULT))
        .ifAny();
  }
}
