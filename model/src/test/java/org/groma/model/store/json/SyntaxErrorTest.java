package org.groma.model.store.json;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import java.util.ArrayList;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class SyntaxErrorTest {

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '`',
      value = {
        "{`a`:1,}            | 1:8  | there is a comma too many before '}'",
        "[1,2,]              | 1:6  | there is a comma too many before ']'",
        "{`a`:1 `b`:2}       | 1:8  | expected ',' or '}', found '\"'",
        "[1 2]               | 1:4  | expected ',' or ']', found '2'",
        "{a:1}               | 1:2  | expected a field name in double quotes or '}', found 'a'",
        "{`b`:1,a:1}         | 1:8  | expected a field name in double quotes, found 'a'",
        "{'a':1}             | 1:2  | expected a field name in double quotes or '}', found '''",
        "{`a` 1}             | 1:6  | expected ':', found '1'",
        "{`a`:}              | 1:6  | expected a value, found '}'",
        "{`a`:oops}          | 1:6  | expected a value, found 'oops'",
        "[tru]               | 1:2  | expected a value or ']', found 'tru'",
        "{`a`:01}            | 1:7  | expected a number such as 12 or -0.5, found '1'",
        "{`a`:1.}            | 1:7  | expected a number such as 12 or -0.5, found '.'",
        "[-]                 | 1:3  | expected the next digit of a number, found ']'",
        "[1}                 | 1:3  | expected ',' or ']', found '}'",
        "/* hello */ {}      | 1:1  | expected '{', found '/'",
        "{} x                | 1:4  | expected the end of the file, found 'x'",
      })
  void saysWhatItWouldHaveLiked(String text, String at, String message) {
    Unparsable broken =
        catchThrowableOfType(
            Unparsable.class,
            () -> TreeReader.read(JsonText.of(text.replace('`', '"')), new ArrayList<>()));
    Complaint complaint = broken.complaint();
    assertThat(complaint.at().line() + ":" + complaint.at().column() + " " + complaint.message())
        .isEqualTo(at + " " + message);
  }
}
