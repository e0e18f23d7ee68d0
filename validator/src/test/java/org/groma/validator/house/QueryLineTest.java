package org.groma.validator.house;

import static org.assertj.core.api.Assertions.assertThat;

import java.math.BigDecimal;
import java.util.Set;
import java.util.stream.Collectors;
import org.groma.model.gazetteer.City;
import org.groma.model.gazetteer.Province;
import org.groma.model.project.Kinds;
import org.groma.validator.Sample;
import org.groma.validator.check.Survey;
import org.groma.validator.finding.Subject;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class QueryLineTest {

  private static final Survey SURVEY = Survey.of(Sample.PROJECT);

  private static Set<String> found(String line) {
    Query.Answer answer = QueryLine.read(line).orElseThrow().ask(SURVEY);
    assertThat(answer).isInstanceOf(Query.Answer.Found.class);
    return ((Query.Answer.Found) answer)
        .subjects().stream().map(Subject::toString).collect(Collectors.toSet());
  }

  private static Set<String> provinces(java.util.function.Predicate<Province> meeting) {
    return Sample.PROJECT.provinces().stream()
        .filter(meeting)
        .map(province -> "province:" + province.id())
        .collect(Collectors.toSet());
  }

  @Test
  void allPartsMustHold() {
    assertThat(found("terrain=clear income>1"))
        .isNotEmpty()
        .isEqualTo(
            provinces(province ->
                province.terrain().equals("clear")
                    && province.income().number().compareTo(BigDecimal.ONE) > 0));
  }

  @Test
  void aFieldAloneMustBeTrueAndWithAnExclamationMarkMustNot() {
    assertThat(found("granary")).isNotEmpty().isEqualTo(provinces(Province::granary));
    assertThat(found("!granary")).isEqualTo(provinces(province -> !province.granary()));
    assertThat(found("!area")).isEqualTo(provinces(province -> province.area().isEmpty()));
  }

  @Test
  void anotherKindIsNamedInFront() {
    assertThat(found("cities level>=2 port"))
        .isNotEmpty()
        .isEqualTo(
            Sample.PROJECT.cities().stream()
                .filter(city -> city.level() >= 2 && city.port().isPresent())
                .map((City city) -> "city:" + city.id())
                .collect(Collectors.toSet()));
  }

  @Test
  void namesMayHaveBlanksInQuotesOrAPattern() {
    assertThat(found("name=\"Moesia Inferior\"")).containsExactly("province:moesia-inferior");
    assertThat(found("name~Moesia*")).contains("province:moesia-inferior").hasSizeGreaterThan(1);
  }

  @Test
  void aFieldThatIsNotThereIsNamed() {
    assertThat(QueryLine.read("terain=forest").orElseThrow().ask(SURVEY))
        .isEqualTo(
            new Query.Answer.Malformed(
                "There is no field 'terain' here; probably 'terrain' is meant."));
  }

  @Test
  void orBeginsOtherPartsThatMayHoldInstead() {
    assertThat(found("terrain=steppe or terrain=forest income>1"))
        .isNotEmpty()
        .isEqualTo(
            provinces(province ->
                province.terrain().equals("steppe")
                    || (province.terrain().equals("forest")
                        && province.income().number().compareTo(BigDecimal.ONE) > 0)));
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "terrain=forest income>1",
        "city level>=2 port or !port name=\"Nova Roma\"",
        "name~Mo* or name=\"12\" or granary",
        "income!=2 or income<=3 income<9"
      })
  void aFormAndALineSayTheSame(String line) {
    QueryForm form = ((QueryLine.Parsed.Read) QueryLine.parse(line)).form();
    assertThat(form.line()).isEqualTo(line);
    assertThat(QueryLine.parse(form.line())).isEqualTo(new QueryLine.Parsed.Read(form));
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '\'',
      value = {
        "terrain=| A value is missing behind “terrain=” (character 9).",
        "granary =forest| A field is missing before “=” (character 9).",
        "name=\"open| A quotation mark is not closed (character 6).",
        "granary or| A condition is missing behind “or” (character 11).",
        "granary 12| “12” cannot be read; write a field and a value, such as terrain=forest"
            + " (character 9).",
        "!income=2| “!” stands before a field alone; to compare, write “!=” (character 1)."
      })
  void whatIsWrongIsSaidWithItsPlace(String line, String sentence) {
    assertThat(((QueryLine.Parsed.Wrong) QueryLine.parse(line)).sentence()).isEqualTo(sentence);
  }

  @Test
  void aFormKnowsTheFieldsOfAKindAndOfWhatItRefersTo() {
    assertThat(QueryForm.fields(Kinds.PROVINCES)).contains("terrain", "area.status", "city.level");
  }

  @ParameterizedTest
  @ValueSource(strings = {"", "   ", "=forest", "terrain= forest", "city", "name=\"open"})
  void whatIsNoQueryIsNotRead(String line) {
    assertThat(QueryLine.read(line)).isEmpty();
  }
}
