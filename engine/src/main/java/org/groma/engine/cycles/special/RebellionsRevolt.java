package org.groma.engine.cycles.special;

import java.util.List;
import org.groma.engine.cycles.setting.Rebellion;
import org.groma.engine.cycles.setting.Said;
import org.groma.engine.cycles.setting.Setting;
import org.groma.engine.cycles.setting.Special;
import org.groma.engine.kernel.Rule;
import org.groma.engine.kernel.Worded;

/** Some results of the rebellion table make a city revolt and do nothing else. */
@Rule("14.2.8")
public record RebellionsRevolt(List<Rebellion> results) implements Special {

  public RebellionsRevolt {
    results = List.copyOf(results);
  }

  public static RebellionsRevolt of(Said said) {
    return new RebellionsRevolt(
        said.words("results").stream()
            .flatMap(
                word -> said.known("results", word, Worded.find(Rebellion.class, word)).stream())
            .toList());
  }

  /** What a result means in this scenario. */
  public static Rebellion instead(Setting setting, Rebellion rebellion) {
    return setting.specials().all(RebellionsRevolt.class).stream()
            .anyMatch(rule -> rule.results.contains(rebellion))
        ? Rebellion.CITY_REVOLTS
        : rebellion;
  }
}
