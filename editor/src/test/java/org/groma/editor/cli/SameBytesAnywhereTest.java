package org.groma.editor.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.TimeZone;
import java.util.TreeMap;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/**
 * What Groma writes does not depend on the language and the time zone of the machine. Every build
 * tries a few places with one sample; {@code -Dplaces=all} tries all of them with all samples.
 */
class SameBytesAnywhereTest {

  private static final boolean ALL = "all".equals(System.getProperty("places"));

  private static final Path SAMPLES =
      Path.of(System.getProperty("basedir", "."))
          .toAbsolutePath()
          .normalize()
          .getParent()
          .resolve("sample-data");

  private static final Map<String, String> SCENARIOS =
      Map.of("invasions", "350-ad", "romanitas", "528-ad", "barbarian-kingdom-empire", "byzantine");

  /** Other digits, another small i, another sign between thousands, another calendar. */
  private static final List<String> LANGUAGES =
      List.of("ar-EG", "tr-TR", "de-CH", "th-TH-u-nu-thai");

  private static final String HOME = "UTC";

  private static final List<String> ZONES =
      List.of(HOME, "America/St_Johns", "Asia/Kathmandu", "Pacific/Kiritimati");

  private final Locale language = Locale.getDefault();
  private final TimeZone zone = TimeZone.getDefault();

  @TempDir private Path folder;

  @AfterEach
  void comeHome() {
    Locale.setDefault(language);
    TimeZone.setDefault(zone);
  }

  static Stream<Path> samples() {
    return SCENARIOS.keySet().stream()
        .filter(name -> ALL || name.equals("romanitas"))
        .map(SAMPLES::resolve);
  }

  @ParameterizedTest
  @MethodSource("samples")
  void exportsSimulationsAndReplaysAreTheSameAnywhere(Path sample) {
    Map<String, String> expected = madeIn("en-GB", HOME, sample);
    if (ALL) {
      LANGUAGES.forEach(tag -> ZONES.forEach(place -> compare(expected, tag, place, sample)));
    } else {
      compare(expected, "ar-EG", HOME, sample);
      compare(expected, "tr-TR", ZONES.getLast(), sample);
    }
  }

  private void compare(Map<String, String> expected, String tag, String place, Path sample) {
    Map<String, String> made = madeIn(tag, place, sample);
    assertThat(made.keySet()).isEqualTo(expected.keySet());
    assertThat(made.keySet())
        .as(tag + ", " + place)
        // the times of the parts of a workbook still lie in it as the machine tells them
        .filteredOn(name -> place.equals(HOME) || !name.endsWith(".xlsx"))
        .allMatch(name -> made.get(name).equals(expected.get(name)));
  }

  /** Every file that is exported, and what simulation and replay say. */
  private Map<String, String> madeIn(String tag, String place, Path sample) {
    Locale.setDefault(Locale.forLanguageTag(tag));
    TimeZone.setDefault(TimeZone.getTimeZone(place));
    Path out = folder.resolve(tag + " " + place.replace('/', ' '));
    Run exported = Run.groma("export", sample, "--to", "all", "--out", out);
    assertThat(exported.exitCode()).as(exported.err()).isZero();
    Map<String, String> made = new TreeMap<>(FolderState.of(out).content());
    String scenario = SCENARIOS.get(sample.getFileName().toString());
    int games = ALL ? 20 : 2;
    made.put("simulate", said("simulate", sample, "--scenario", scenario, "--games", games));
    made.put("replay", said("replay", sample, "--scenario", scenario));
    made.put("info", said("info", sample));
    return made;
  }

  private static String said(Object... args) {
    Run run = Run.groma(args);
    assertThat(run.exitCode()).as(run.err()).isZero();
    return run.out();
  }
}
