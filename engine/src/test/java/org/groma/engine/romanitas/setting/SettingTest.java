package org.groma.engine.romanitas.setting;

import static org.assertj.core.api.Assertions.assertThat;

import org.groma.engine.Rewrite;
import org.groma.engine.kernel.Shortfall;
import org.groma.engine.romanitas.RomanitasSample;
import org.groma.model.entry.Entry;
import org.groma.model.entry.Kind;
import org.groma.model.id.Id;
import org.groma.model.project.Kinds;
import org.junit.jupiter.api.Test;

/** A word that stands for nothing is noted, and nothing else is guessed in its place. */
class SettingTest {

  private static <I extends Id, E extends Entry<I>> void assertNoted(
      Kind<I, E> kind, String id, String passage, String other, String problem) {
    var spoilt =
        Rewrite.replace(
            RomanitasSample.PROJECT,
            kind,
            id,
            passage.replace('\'', '"'),
            other.replace('\'', '"'));

    assertThat(Setting.of(spoilt, RomanitasSample.scenario("528-ad")).shortfalls())
        .extracting(Shortfall::problem)
        .containsExactly(problem);
  }

  @Test
  void theSampleLacksNothing() {
    assertThat(RomanitasSample.SETTING.shortfalls()).isEmpty();
    assertThat(RomanitasSample.OPTIONAL.shortfalls()).isEmpty();
  }

  @Test
  void unknownWordsAreNoted() {
    assertNoted(
        Kinds.TABLES,
        "grades",
        "'historic-victory'",
        "'triumph'",
        "nothing is known by the word 'triumph'");
    assertNoted(
        Kinds.TABLES,
        "survival",
        "'wounded'",
        "'bruised'",
        "nothing is known by the word 'bruised'");
    assertNoted(
        Kinds.TABLES,
        "random-events",
        "'storm':'1-3'",
        "'storm':'often'",
        "expected rolls such as 1-2, not 'often'");
    assertNoted(
        Kinds.UNITS,
        "limitanei",
        "'category':'infantry'",
        "'category':'camels'",
        "'camels' is neither infantry, cavalry nor fleet");
    assertNoted(Kinds.LEADERS, "comes", "'naval':1", "'navy':1", "the value 'naval' is missing");
  }

  @Test
  void aCityThatReligionHangsOnMustBeThere() {
    assertNoted(
        Kinds.TABLES,
        "acta-modifiers",
        "{'religiousCity':'carthage'}",
        "{'religiousCity':'cartagena'}",
        "there is no city space 'cartagena'");
  }

  @Test
  void aBonusOfDiplomacyThatCannotBeReadIsNoted() {
    String problem = "expected a list in which each item names a client and a city";
    assertNoted(
        Kinds.TABLES, "diplomacy", "{'client':'lazica',", "{'clientele':'lazica',", problem);
    assertNoted(
        Kinds.TABLES,
        "diplomacy",
        "[{'client':'lazica','city':'chersonesos'},{'client':'iberia','city':'trapezus'}]",
        "{'client':'lazica','city':'chersonesos'}",
        problem);
  }
}
