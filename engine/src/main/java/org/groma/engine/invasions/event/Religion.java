package org.groma.engine.invasions.event;

import java.util.Arrays;
import java.util.Locale;
import java.util.Optional;
import org.groma.engine.kernel.Rule;

/** What a nation or an Area believes. */
@Rule("XXXI.A")
public enum Religion {
  PAGAN,
  ARIAN,
  CATHOLIC,
  MONOPHYSITE,
  MAZDAIST;

  public static Optional<Religion> of(String word) {
    return Arrays.stream(values()).filter(each -> each.word().equals(word)).findFirst();
  }

  public String word() {
    return name().toLowerCase(Locale.ROOT);
  }
}
