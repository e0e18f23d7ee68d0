package org.groma.model.store.json;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

/** Mistakes inside texts and in the encoding. */
class TextMistakesTest {

  @Test
  void aLineBreakInATextIsTold() {
    assertThat(complaint("{\"a\": \"one\ntwo\"}"))
        .isEqualTo(
            new Complaint(
                Complaint.Kind.SYNTAX,
                JsonPath.ROOT.field("a"),
                new Spot(1, 11),
                "a text in double quotes ends on the line it starts on; a line break inside it is"
                    + " written \\n, a tab \\t"));
  }

  @Test
  void anUnknownEscapeIsTold() {
    assertThat(complaint("[\"C:\\maps\"]"))
        .isEqualTo(
            new Complaint(
                Complaint.Kind.SYNTAX,
                JsonPath.ROOT.item(0),
                new Spot(1, 6),
                "a backslash in a text is followed by one of \" \\ / b f n r t or by u and four"
                    + " hexadecimal digits, not by 'maps'"));
  }

  @Test
  void columnsCountCharactersAsAnEditorDoes() {
    assertThat(complaint("{\"ḤÆ½\": x}").at()).isEqualTo(new Spot(1, 9));
  }

  @Test
  void aTextFileOfAnotherEncodingIsTold() {
    byte[] utf16 = {(byte) 0xFF, (byte) 0xFE, '{', 0, '}', 0};
    Unparsable broken = catchThrowableOfType(Unparsable.class, () -> JsonText.of(utf16));
    assertThat(broken.complaint().at()).isEqualTo(new Spot(1, 1));
    assertThat(broken.complaint().message())
        .isEqualTo("this is not UTF-8 text; save the file in the encoding UTF-8");
  }

  @Test
  void halfACharacterSurvivesBeingWrittenAndRead() throws Unparsable {
    String halves = "a\uD83D b\uDDFA \uD83D\uDDFA \u0000\u001F\u2028\"\\";
    String written = Quoted.append(new StringBuilder(), halves).toString();
    assertThat(written).contains("\\ud83d b\\uddfa \uD83D\uDDFA \\u0000\\u001f");
    List<Complaint> complaints = new ArrayList<>();
    Json read = TreeReader.read(JsonText.of("[" + written + "]"), complaints);
    assertThat(((Json.Items) read).items())
        .singleElement()
        .isInstanceOfSatisfying(Json.Text.class, text -> assertThat(text.text()).isEqualTo(halves));
  }

  @Test
  void aTextBeyondAllMeasureIsRefusedWhereItStands() {
    String longest = "a".repeat(JsonText.LONGEST_TEXT + 1);

    assertThat(complaint("{\n \"name\": \"" + longest + "\"}").message())
        .isEqualTo("a text or a name is longer than 10000000 characters");
    assertThat(complaint("{\n \"name\": \"" + longest + "\"}").at()).isEqualTo(new Spot(2, 10));
    assertThat(complaint("{\"" + longest + "\": 1}").message())
        .isEqualTo("a text or a name is longer than 10000000 characters");
  }

  private static Complaint complaint(String text) {
    return catchThrowableOfType(
            Unparsable.class, () -> TreeReader.read(JsonText.of(text), new ArrayList<>()))
        .complaint();
  }
}
